"""Fixtures for the tests of the commands."""

from __future__ import annotations

from pathlib import Path

import pytest

from meowple.kernel.record import Record
from meowple.lab.playout import Moves, one_game
from tests.cli.run import Run, runner
from tests.pebbles import Pebbles


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(capsys)


@pytest.fixture
def record(pebbles: Pebbles) -> Record:
    """A finished game."""
    setup = pebbles.setup(2, {}, 7)
    moves: Moves = []
    one_game(pebbles, setup, ["random", "random"], moves)
    found = Record.of(pebbles, setup, salt="salt")
    state = pebbles.start(setup)
    for seat, action in moves:
        pebbles.play(state, seat, action)
        found.add(seat, action)
    found.close(pebbles, state)
    return found


@pytest.fixture
def record_file(record: Record, tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(record.text())
    return path
