"""500 games of the agent that the rules describe land where its simulation landed."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from meowple.games.fits.game import GAME
from meowple.games.fits.rules.scoring import score
from meowple.kernel.rng import Rng
from tests.games.fits.playing import described_move

pytestmark = pytest.mark.uncounted

GAMES = 500


@dataclass
class Found:
    """The figures of the games."""

    points: list[int] = field(default_factory=list)
    closed: list[bool] = field(default_factory=list)
    ends: list[object] = field(default_factory=list)


@pytest.fixture(scope="module")
def found() -> Found:
    """As many games of each count, basic and advanced in turns."""
    brought = Found()
    for seed in range(GAMES):
        seats, advanced = 2 + seed % 4, bool(seed // 4 % 2)
        state = GAME.start(GAME.setup(seats, {"advanced": advanced}, seed))
        rng = Rng(f"statistics {seed}")
        while state.stack:
            events = GAME.play(state, state.seat, described_move(state, rng))
            brought.ends += [e.args["why"] for e in events if e.id == "fits.final"]
        result = GAME.result(state)
        assert result is not None
        brought.points += result.scores
        scored = score(state.table.boxes, seats, state.rules)
        brought.closed += [one.box.closed for one in scored if one.points]
    return brought


def test_mean_points_are_two_to_six(found: Found) -> None:
    assert 2 <= sum(found.points) / len(found.points) <= 6


def test_about_a_fifth_of_the_scoring_boxes_is_closed(found: Found) -> None:
    assert 0.12 <= sum(found.closed) / len(found.closed) <= 0.30


def test_both_ends_of_the_game_occur(found: Found) -> None:
    assert len(found.ends) == GAMES
    assert min(found.ends.count("deck"), found.ends.count("cats")) >= GAMES / 50
