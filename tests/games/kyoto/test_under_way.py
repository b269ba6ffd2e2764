"""Steps under way in a view, for players who come back in the middle of them."""

from __future__ import annotations

from tests.games.kyoto.tables import able, answer, asked, bikes, decision, draw, player
from tests.games.kyoto.tables import table as laid


def test_from_which_side_a_kitten_stepped_onto_the_road() -> None:
    state = laid(at="house-n 3,1")
    bikes(state, "0,0", "6,6")
    draw(state, "1 5", "1 5")
    assert player(state, 0).stepped_on is None
    answer(state, 0, "step 4,0", "done")
    answer(state, 1, "step 3,0")
    assert [player(state, seat).stepped_on for seat in (0, 1)] == ["outside", "inside"]


def test_that_a_bike_has_yet_to_ride_and_whom_it_has_yet_to_meet() -> None:
    state = laid("down bug4 3,1", at="house-n 3,0 3,0", homes="nse", seats=3)
    able(state, 1, agility=0)
    bikes(state, "1,0", "6,6")
    draw(state, "3 4")
    answer(state, 0, "step 2,0", dice="5 1")
    assert decision(state) == "flight"
    assert (asked(state).kitten, asked(state).still, asked(state).ride) == (1, (2,), 4)


def test_which_red_paws_are_still_to_be_answered() -> None:
    state = laid("dog6 5,-2", "rat4 5,-2")
    answer(state, 0, "step 5,-2")
    assert (decision(state), {*asked(state).paws}) == ("react", {"dog6", "rat4"})


def test_who_may_attack_next() -> None:
    state = laid(at="terrace-n 5,-2 5,-2", homes="nse", seats=3)
    answer(state, 0, "step 5,-2", "pass")
    assert (asked(state).seats, asked(state).still) == ((1,), (2,))
