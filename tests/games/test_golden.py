"""The golden playthroughs under `tests/golden/` still go as they are written."""

from __future__ import annotations

import pytest

from meowple.kernel.record import Record, verify
from tests.games.fits import golden as fits
from tests.games.isle import golden as isle
from tests.games.kyoto import golden as kyoto
from tests.golden_games import FOLDER, Playthrough, told

# So that a difference can be read.
LARGEST = 250_000

PLAYTHROUGHS = [*fits.PLAYTHROUGHS, *isle.PLAYTHROUGHS, *kyoto.PLAYTHROUGHS]
each = pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda p: p.path.stem)


@each
def test_every_action_still_does_what_is_written(playthrough: Playthrough) -> None:
    game, stored = playthrough.game, playthrough.stored
    now = told(Record.parse(stored), game)
    module = f"tests.games.{game.info.id}.golden"
    again = f"if the change is meant: python -m {module} --write (or --new)"
    for number, (before, after) in enumerate(
        zip(stored.splitlines(), now.splitlines(), strict=False), start=1
    ):
        assert after == before, f"{playthrough.path.name}, line {number}; {again}"
    assert now == stored


@each
def test_a_playthrough_is_a_whole_record(playthrough: Playthrough) -> None:
    record, game = Record.parse(playthrough.stored), playthrough.game
    assert record.rules == playthrough.rules
    assert record.setup == Record.of(game, playthrough.setup).setup
    assert [check.passed for check in verify(record, game)] == [True, True]


@each
def test_a_playthrough_is_short_enough_to_be_read(playthrough: Playthrough) -> None:
    assert playthrough.path.stat().st_size < LARGEST


def test_no_playthrough_is_left_over() -> None:
    stored = {path.name for path in FOLDER.iterdir()}
    assert stored == {playthrough.path.name for playthrough in PLAYTHROUGHS}
