"""Random games, replayed through the eyes of a seat."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.cli.run import Run


def replay_of(
    game: str, run: Run, folder: Path, *arguments: object, seat: int
) -> list[dict[str, Any]]:
    """The steps that `replay --seat` tells of a game of three games."""
    out, file = folder / "games.jsonl", folder / "game.txt"
    assert run("sim", game, "--games", 3, *arguments, "--out", out).code == 0
    steps: list[dict[str, Any]] = []
    for line in out.read_text().splitlines():
        file.write_text(json.loads(line)["record"])
        found = json.loads(run("replay", file, "--seat", seat, "--json").out)
        steps += found["actions"]
    return steps
