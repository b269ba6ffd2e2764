"""The reach of a kitten in its turn, and what waits on the way."""

from __future__ import annotations

import pytest

from meowple.games.kyoto.extras.insight import Reach
from meowple.games.kyoto.game import GAME
from meowple.games.kyoto.rules.state import KyotoState
from meowple.kernel.errors import IllegalAction
from tests.games.kyoto.tables import able, answer, decision, draw, go, steps, table


def reach(state: KyotoState, seat: int = 0) -> dict[str, Reach]:
    found = GAME.insight(state, seat)
    assert found is not None
    return {one.space: one for one in found.reach}


def stepped(state: KyotoState, left: int) -> dict[str, int]:
    """The spaces that are offered step after step, each with its distance."""
    start = GAME.view(state, 0).players[0].at
    found, edge = {start: 0}, {start}
    for distance in range(1, left + 1):
        beyond: set[str] = set()
        for space in edge:
            go(state, 0, space)
            beyond |= steps(state) - found.keys()
        found |= dict.fromkeys(beyond, distance)
        edge = beyond
    go(state, 0, start)
    return {space: distance for space, distance in found.items() if distance}


@pytest.mark.parametrize("agility", [1, 4, 6])
@pytest.mark.parametrize("at", ["terrace-n", "4,4", "0,0", "house-e", "2,1"])
def test_a_kitten_reaches_what_its_steps_and_the_walls_allow(at: str, agility: int) -> None:
    state = table(at=at, centre="asymmetric")
    able(state, 0, agility=agility)
    assert {to: one.steps for to, one in reach(state).items()} == stepped(state, 3)


@pytest.mark.parametrize("agility", [1, 6])
def test_each_step_of_a_way_is_legal_where_nothing_happens(agility: int) -> None:
    state = table(at="1,2")
    able(state, 0, agility=agility)
    for space, found in reach(state).items():
        if not found.stops:
            walked = state.copy()
            answer(walked, 0, *found.path)
            assert GAME.view(walked, 0).players[0].at == space
            assert len(found.path) == found.steps


def test_with_fewer_steps_left_less_is_in_reach() -> None:
    state = table(at="1,2")
    near = {to for to, one in reach(state).items() if one.steps == 1}
    answer(state, 0, reach(state)[min(near)].path[0])
    assert max(one.steps for one in reach(state).values()) == 2
    answer(state, 0, f"step {min(steps(state))}")
    answer(state, 0, f"step {min(steps(state))}")
    assert reach(state) == {}


def test_a_road_is_told() -> None:
    state = table()
    road = GAME.view(state, None).board.loop
    assert {to for to, one in reach(state).items() if "road" in one.stops} >= {
        to for to in reach(state) if to in road
    }
    assert any(not one.stops for one in reach(state).values())


def test_paws_face_down_are_unknown_until_they_are_seen() -> None:
    state = table("down dog6 1,1", "down bug4 1,3", at="1,2")
    assert reach(state)["1,1"].stops == ("face_down",)
    assert reach(state)["1,3"].stops == ("face_down",)
    state.known[0] = state.down
    assert reach(state)["1,1"].stops == ("paw",)
    assert reach(state)["1,3"].stops == ()


def test_red_paws_and_kittens_are_told_and_others_are_not() -> None:
    state = table("dog6 1,1", "bug4 1,3", at="1,2 2,2")
    assert reach(state)["1,1"].stops == ("paw",)
    assert reach(state)["1,3"].stops == ()
    assert reach(state)["2,2"].stops == ("kitten",)


def test_of_ways_equally_short_the_quietest_is_told() -> None:
    for quiet, loud in (("3,1", "2,2"), ("2,2", "3,1")):
        state = table(f"dog6 {loud}", at="2,1")
        able(state, 0, agility=6)
        found = reach(state)["3,2"]
        assert found.path == (f"step {quiet}", "step 3,2")
        assert found.stops == ()


def test_what_waits_more_than_once_on_a_way_is_told_once() -> None:
    state = table("dog6 3,1", "dog6 2,2", "dog6 3,2", at="2,1")
    able(state, 0, agility=6)
    assert reach(state)["3,2"].stops == ("paw",)


def test_nothing_is_told_to_others_nor_at_other_times() -> None:
    state = table("heron5 1,3", at="1,2", scenario="river")
    assert GAME.insight(state, 1) is None
    assert GAME.insight(state, None) is None
    answer(state, 0, "step 1,3")
    assert decision(state) == "react"
    assert GAME.insight(state, 0) is None
    with pytest.raises(IllegalAction):
        GAME.insight(state, 2)


def test_a_kitten_that_bikes_passed_goes_on_from_the_road() -> None:
    state = table()
    road = next(one for one in reach(state).values() if one.stops == ("road",))
    draw(state, "1 5")
    answer(state, 0, *road.path)
    assert decision(state) == "turn"
    assert max(one.steps for one in reach(state).values()) == 3 - road.steps
