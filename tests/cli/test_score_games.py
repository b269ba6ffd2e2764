"""`meowple score` with tables of our games, and commands with an owner's components."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from meowple.kernel.record import Record, verify
from tests.cli.run import Run
from tests.games.isle.boats import boards

FITS: dict[str, Any] = {
    "game": "fits",
    "options": {"advanced": False, "tied_kinds": "all"},
    "players": 2,
    "cells": [
        {"x": 0, "y": 0, "card": "B13", "turned": False},
        {"x": 1, "y": 0, "card": "B16", "turned": True},
        {"x": -3, "y": 4, "card": "B15"},
    ],
    "overlays": [{"kind": "cat", "player": 0, "between": [[0, 0], [1, 0]]}],
}


def boat(*tiles: object, **more: object) -> dict[str, Any]:
    """A table of the Isle with one boat."""
    player = {"boat": "blue", "tiles": tiles, **more}
    return {"game": "isle", "mode": "standard", "players": [player]}


def cat(*cells: list[int]) -> dict[str, object]:
    return {"kind": "common", "cells": cells}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "table.json"
    path.write_text(json.dumps(FITS))
    return path


# --- tables as they should be ---


@pytest.mark.parametrize(("printing", "total"), [("cs", 57), ("ru-uk", 59)])
def test_the_example_of_the_rulebook_is_scored(
    run: Run, file: Path, printing: str, total: int
) -> None:
    position: dict[str, Any] = boards()["X1"].position(public_lessons=[{"card": 148}])
    position["players"][0]["lessons"] = [135, 116, 131]
    file.write_text(json.dumps({**position, "options": {"printing": printing}}))
    ran = run("score", "isle", file, "--json")
    assert ran.code == 0
    assert json.loads(ran.out)["players"][0]["total"] == total
    assert str(total) in run("score", "isle", file).out


def test_a_table_is_scored_as_json(run: Run, file: Path) -> None:
    ran = run("score", "fits", file, "--json")
    assert (ran.code, ran.err) == (0, "")
    found = json.loads(ran.out)
    assert found["players"] == [{"total": 4, "penalties": 0}, {"total": 0, "penalties": 0}]
    assert found["boxes"][0]["points"] == {"0": 4}
    assert found["winners"] == [0]


def test_a_table_is_scored_for_people(
    run: Run, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    out = run("score", "fits", file).out
    rows = [[part.strip() for part in line.split("│")] for line in out.splitlines()]
    assert ["Total", "4", "0"] in rows
    assert ["Penalties", "0", "0"] in rows
    boxes = [row[:6] for row in rows]
    assert ["1", "0,0 1,0", "yes", "Y: 2", "0", "4"] in boxes
    assert ["2", "-3,4", "no", "P: 1", "1", "0"] in boxes
    assert any("Seat 0: 4" in row for row in rows)
    assert "Winner: Seat 0" in out


# --- tables that cannot be ---

BAD = {
    "isle: overlap": boat(cat([8, 4]), cat([8, 4])),
    "isle: off the boat": boat(cat([0, 0])),
    "isle: wrong shape": boat(cat([8, 4], [10, 4])),
    "isle: an unknown card": boat(lessons=[9999]),
    "fits: an unknown card": {**FITS, "cells": [{"x": 0, "y": 0, "card": "B99"}]},
    "fits: no such joint": {**FITS, "cells": FITS["cells"][:1]},
    "fits: another game": {**FITS, "game": "isle"},
    "fits: too many players": {**FITS, "players": 6},
    "fits: an unknown deck": {**FITS, "options": {"cards": "printed"}},
    "kyoto: no position is scored": {},
}


@pytest.mark.parametrize("what", BAD)
def test_a_bad_table_is_one_line_and_exit_code_one(run: Run, file: Path, what: str) -> None:
    file.write_text(json.dumps(BAD[what]))
    ran = run("score", what.partition(":")[0], file)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.count("\n") == 1
    assert "error." not in ran.err


def test_a_game_that_scores_no_positions_says_so(run: Run, file: Path) -> None:
    assert "kyoto can’t score positions." in run("score", "kyoto", file).err


def test_a_position_cannot_steer_the_terminal(run: Run, file: Path) -> None:
    file.write_text(json.dumps({"game": "isle", "mode": "\x1b[31m", "players": []}))
    ran = run("score", "isle", file)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err[:-1].isprintable()
    assert "[31m" in ran.err


# --- an owner's deck ---


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    """Our own deck with another name, and with three mice on one card."""
    ours = files("meowple.games.fits.data").joinpath("cards.toml").read_text("utf-8")
    path = tmp_path / "deck.toml"
    changed = ours.replace('name = "ours"', 'name = "my-box"')
    path.write_text(changed.replace('icons = "YY" },', 'icons = "MMM" },', 1))
    return path


def test_games_are_played_with_an_owners_deck(run: Run, tmp_path: Path, deck: Path) -> None:
    out = tmp_path / "games.jsonl"
    ran = run("sim", "fits", "--games", 2, "--data", deck, "--out", out, "--json")
    assert ran.code == 0
    assert json.loads(ran.out)["options"]["cards"] == "my-box"
    record = Record.parse(json.loads(out.read_text().splitlines()[0])["record"])
    assert all(check.passed for check in verify(record))


def test_a_table_is_scored_with_an_owners_deck(run: Run, file: Path, deck: Path) -> None:
    ran = run("score", "fits", file, "--data", deck, "--json")
    assert json.loads(ran.out)["players"][0]["total"] == 6


def test_a_bad_deck_is_one_line_and_exit_code_one(run: Run, deck: Path) -> None:
    deck.write_text(deck.read_text().replace('sides = "owww"', 'sides = "wwww"', 1))
    ran = run("sim", "fits", "--games", 1, "--data", deck)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err == (
        "meowple: Card B01 has no open side. (at box cards, card 0; lists count from 0)\n"
    )
