"""The effect of tiles that a player plans to place."""

from __future__ import annotations

import pytest

from meowple.games.isle.extras.planning import IslePlan
from meowple.games.isle.game import GAME
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.errors import BadText
from tests.games.isle.tables import lay, turns


def plan(state: IsleState, *steps: str) -> IslePlan:
    digest = state.digest()
    found = GAME.plan(state, 0, steps)
    assert state.digest() == digest
    return found


def test_each_tile_comes_after_those_before_it() -> None:
    state = turns("red C16, blue C16")
    alone = plan(state, "red C16 8,4 r1")
    both = plan(state, "red C16 8,4 r1", "red C16 14,0")
    assert alone.tiles == both.tiles[:1]
    # the second one touches none of those before it
    assert [tile.error for tile in both.tiles] == [None, "tile.must_touch"]
    assert both.points == alone.points
    assert [tile.error for tile in plan(state, "red C16 14,0").tiles] == [None]


def test_points_are_those_that_the_placements_would_bring() -> None:
    state = turns("red C16, blue C16")
    lay(state, 0, "red C16", "8,4 r1")
    found = plan(state, "- K1 7,4").tiles[0]
    assert (found.error, found.points) == (None, sum(c.points for c in found.changes))


def test_a_tile_that_another_took_is_no_longer_there() -> None:
    state = turns("red C16")
    first, second = plan(state, "red C16 8,4 r1", "green C15 14,0").tiles
    assert (first.there, second.there) == (True, False)


@pytest.mark.parametrize(
    "step", ["C16", "red Z9 1,1", "- C16 1,1", "red K1 1,1", "red C16 somewhere"]
)
def test_a_step_that_names_no_tile_or_place_is_refused(step: str) -> None:
    with pytest.raises(BadText):
        plan(turns(), step)
