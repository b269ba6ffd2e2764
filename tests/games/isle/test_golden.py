"""The golden playthroughs under `tests/golden/` still go as they are written."""

from __future__ import annotations

import pytest

from meowple.games.isle.game import GAME
from meowple.kernel.record import Record, verify
from tests.games.isle import golden
from tests.games.isle.golden import FOLDER, LARGEST, PLAYTHROUGHS, Playthrough

AGAIN = "if the change is meant: python -m tests.games.isle.golden --write (or --new)"

each = pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda p: p.name)


@each
def test_every_action_still_does_what_is_written(playthrough: Playthrough) -> None:
    stored = playthrough.path.read_text("utf-8")
    now = golden.told(Record.parse(stored))
    for number, (before, after) in enumerate(
        zip(stored.splitlines(), now.splitlines(), strict=False), start=1
    ):
        assert after == before, f"{playthrough.path.name}, line {number}; {AGAIN}"
    assert now == stored


@each
def test_a_playthrough_is_a_whole_record(playthrough: Playthrough) -> None:
    record = Record.parse(playthrough.path.read_text("utf-8"))
    assert record.setup == Record.of(GAME, playthrough.setup).setup
    assert [check.passed for check in verify(record)] == [True, True]


@each
def test_a_playthrough_is_short_enough_to_be_read(playthrough: Playthrough) -> None:
    assert playthrough.path.stat().st_size < LARGEST


def test_no_playthrough_is_left_over() -> None:
    stored = {path.name for path in FOLDER.glob("isle-*")}
    assert stored == {playthrough.path.name for playthrough in PLAYTHROUGHS}
