"""The statistics of pace, which show what happened in a game."""

from __future__ import annotations

from meowple.kernel.record import Record
from tests.games.fits.golden import PLAYTHROUGHS
from tests.games.fits.pace import facts, means


def test_the_pace_of_stored_games_is_counted_from_their_records() -> None:
    stored = [playthrough.stored for playthrough in PLAYTHROUGHS]
    for text in stored:
        found, lines = facts(Record.parse(text)), text.splitlines()
        assert found["cards drawn"] == sum(line.endswith(" draw") for line in lines)
        assert found["sleeping cats"] == sum(line.endswith(" sleep") for line in lines)
        assert found["ended by cats"] + found["ended by deck"] == 1
    told = means(map(Record.parse, stored))
    assert told["games"] == len(stored)
    assert 0 <= told["the first player wins"] <= 1
