"""The road (rules 2): bike cards, bikes, and kittens in their way."""

from __future__ import annotations

import pytest

from meowple.games.kyoto.game import GAME
from tests.games.kyoto.tables import (
    able,
    actors,
    answer,
    asked,
    bike_spaces,
    bikes,
    decision,
    draw,
    ids,
    player,
    skill,
    table,
    turn_of,
    where,
)

# --- cards ---


def test_each_road_space_entered_draws_a_card() -> None:
    state = table(at="5,-1")
    draw(state, "1 5", "2 4", "3 3")
    events = answer(state, 0, "step 5,0", "step 6,0", "step 5,0")
    rides = [event.args for event in events if event.id == "kyoto.bikes"]
    assert rides == [
        {"purple": 1, "turquoise": 5},
        {"purple": 2, "turquoise": 4},
        {"purple": 3, "turquoise": 3},
    ]
    assert len(GAME.view(state, None).cards_left) == 13


def test_leaving_the_road_or_standing_on_it_draws_none() -> None:
    state = table(at="5,0")
    answer(state, 0, "step 5,-1", "step 5,-2", "done")
    assert len(state.deck) == 16
    answer(state, 1, "done")
    assert len(state.deck) == 16


def test_both_bikes_ride_clockwise_exactly_the_printed_numbers() -> None:
    state = table(at="5,-1")
    bikes(state, "0,0", "6,6")
    draw(state, "2 6")
    able(state, 0, agility=8)
    answer(state, 0, "step 5,0")
    assert bike_spaces(state) == ("2,0", "0,6")


def test_they_ride_around_corners_and_past_the_beginning_of_the_ring() -> None:
    state = table(at="5,-1")
    bikes(state, "0,2", "6,5")
    draw(state, "3 4")
    answer(state, 0, "step 5,0")
    assert bike_spaces(state) == ("1,0", "3,6")


def test_bikes_may_share_a_space() -> None:
    state = table(at="5,-1")
    bikes(state, "4,6", "6,6")
    draw(state, "2 4")
    answer(state, 0, "step 5,0")
    assert bike_spaces(state) == ("2,6", "2,6")


def test_the_cards_are_shuffled_anew_when_used_up() -> None:
    state = table(at="5,-1")
    state.deck = ()
    assert GAME.view(state, None).cards_left == ()
    events = answer(state, 0, "step 5,0")
    assert ids(events)[:3] == ["step", "cards_shuffled", "bikes"]
    assert len(state.deck) == 15
    drawn = (events[2].args["purple"], events[2].args["turquoise"])
    assert {*GAME.view(state, None).cards_left, drawn} == {*state.box.cards}


def test_all_16_cards_come_before_one_comes_again() -> None:
    state = table(at="5,-1", stamina="long")
    able(state, 0, agility=8)
    seen: list[tuple[object, object]] = []
    while len(seen) < 16:
        bikes(state, "6,6", "6,6")
        events = answer(state, 0, "step 5,0", "step 5,-1", "done")
        seen += [
            (e.args["purple"], e.args["turquoise"]) for e in events if "purple" in e.args
        ]
        answer(state, 1, "done")
    assert len({*seen}) == 16


# --- dodging ---


@pytest.mark.parametrize(
    ("purple", "meets"), [("0,0", True), ("4,0", True), ("5,0", False), ("6,0", False)]
)
def test_a_bike_meets_whom_it_passes_or_reaches(purple: str, meets: bool) -> None:
    """A bike rides five spaces; a kitten enters 5,0. From 0,0 the bike stops there."""
    state = table(at="5,-1")
    able(state, 0, agility=5)
    bikes(state, purple, "6,6")
    draw(state, "5 1")
    events = answer(state, 0, "step 5,0", dice="1" if meets else "")
    assert ("check" in ids(events)) == meets


def test_stepping_onto_a_bikes_space_is_safe_from_that_bike_alone() -> None:
    state = table(at="5,-1")
    able(state, 0, agility=5)
    bikes(state, "5,0", "3,0")
    draw(state, "1 5")
    events = answer(state, 0, "step 5,0", dice="1")
    assert ids(events).count("check") == 1
    assert bike_spaces(state) == ("6,0", "6,2")


def test_a_bike_that_stopped_short_meets_the_kitten_with_the_next_card() -> None:
    state = table(at="5,-1")
    able(state, 0, agility=5)
    bikes(state, "1,0", "6,6")
    draw(state, "3 3", "2 4")
    answer(state, 0, "step 5,0", dice="")
    assert bike_spaces(state)[0] == "4,0"
    answer(state, 0, "step 6,0", dice="1")
    assert bike_spaces(state)[0] == "6,0"


def test_a_bike_that_stopped_at_a_kitten_rides_off_without_meeting_it_again() -> None:
    state = table(at="5,-1 5,0")
    able(state, 1, agility=5)
    bikes(state, "4,0", "6,6")
    draw(state, "1 5", "1 6")
    able(state, 0, agility=5)
    answer(state, 0, "step 5,0", dice="1 1")
    answer(state, 0, "pass")
    answer(state, 1, "pass")
    answer(state, 0, "step 4,0", dice="")
    assert bike_spaces(state)[0] == "6,0"


def test_who_dodges_goes_on() -> None:
    state = table(at="5,-1")
    bikes(state, "4,0", "6,6")
    draw(state, "1 5")
    answer(state, 0, "step 5,0", dice="3")
    assert (turn_of(state), where(state)) == (0, "5,0")
    assert skill(state, 0, "agility") == 1


def test_who_fails_flees_one_and_its_turn_is_over() -> None:
    state = table(at="house-n")
    bikes(state, "2,0", "6,6")
    draw(state, "1 5")
    answer(state, 0, "step 3,0", dice="2")
    assert (turn_of(state), where(state)) == (1, "house-n")
    assert skill(state, 0, "agility") == 2


def test_x_teaches_two_here_as_well() -> None:
    state = table(at="house-n")
    bikes(state, "2,0", "6,6")
    draw(state, "1 5")
    answer(state, 0, "step 3,0", dice="X")
    assert skill(state, 0, "agility") == 3


def test_a_kitten_waiting_on_the_road_is_forced_to_dodge_in_anothers_move() -> None:
    state = table(at="house-n 6,3")
    bikes(state, "6,2", "6,6")
    draw(state, "1 5")
    able(state, 1, agility=3)
    events = answer(state, 0, "step 3,0", dice="1")
    assert [e.args["seat"] for e in events if e.id == "kyoto.check"] == [1]
    assert (turn_of(state), where(state, 1)) == (0, "6,3")


def test_it_flees_and_loses_no_turn() -> None:
    state = table(at="house-n 6,3")
    bikes(state, "6,2", "6,6")
    draw(state, "1 5")
    answer(state, 0, "step 3,0", dice="1")
    assert (where(state, 1), skill(state, 1, "agility")) == ("house-e", 2)
    # the mover goes on as if nothing had happened
    assert (turn_of(state), decision(state), asked(state).left) == (0, "turn", (2,))
    answer(state, 0, "done")
    assert (turn_of(state), asked(state).left) == (1, (3,))


def test_kittens_that_are_not_on_the_road_are_safe() -> None:
    state = table(at="5,-1 house-n")
    bikes(state, "0,0", "0,1")
    draw(state, "4 3")
    answer(state, 0, "step 5,0", dice="")


# --- purple, then turquoise ---


def test_purple_meets_all_before_turquoise_rides() -> None:
    state = table(seats=3, at="house-n 6,1 6,4")
    able(state, 1, agility=5)
    able(state, 2, agility=5)
    bikes(state, "6,3", "6,0")
    draw(state, "1 5")
    events = answer(state, 0, "step 3,0", dice="1 1 1")
    assert [e.args["seat"] for e in events if e.id == "kyoto.check"] == [2, 1, 2]
    assert bike_spaces(state) == ("6,4", "6,5")


def test_kittens_are_met_in_the_order_of_the_way() -> None:
    state = table(seats=4, at="5,-1 6,4 6,1 6,2")
    for seat in range(4):
        able(state, seat, agility=5)
    bikes(state, "4,0", "6,6")
    draw(state, "6 1")
    events = answer(state, 0, "step 5,0", dice="1 1 1 1")
    assert [e.args["seat"] for e in events if e.id == "kyoto.check"] == [0, 2, 3, 1]


def test_both_bikes_must_be_dodged() -> None:
    state = table(at="house-n")
    bikes(state, "2,0", "1,0")
    draw(state, "1 5")
    able(state, 0, agility=3)
    events = answer(state, 0, "step 3,0", dice="1 5")
    assert ids(events).count("check") == 2
    assert turn_of(state) == 0


def test_who_has_fled_faces_nothing_more_of_this_card() -> None:
    state = table("dog6 3,0", at="house-n 3,0")
    able(state, 1, agility=5)
    bikes(state, "2,0", "1,0")
    draw(state, "1 5")
    events = answer(state, 0, "step 3,0", dice="1 1 1")
    checks = [(e.args["seat"], e.args["paw"]) for e in events if e.id == "kyoto.check"]
    # the other one still meets both; the dog is met by nobody
    assert checks == [(0, "bike"), (1, "bike"), (1, "bike")]
    assert (where(state, 0), turn_of(state)) == ("house-n", 1)


def test_the_way_of_a_kitten_is_chosen_before_anything_else_goes_on() -> None:
    """Seat 1 stands in the corner, from where two ways lead home."""
    state = table(seats=3, at="house-n 6,0 6,2", homes="nsw")
    able(state, 2, agility=5)
    bikes(state, "5,0", "6,1")
    draw(state, "2 4")
    answer(state, 0, "step 3,0", dice="1")
    assert (decision(state), actors(state), asked(state).kitten) == ("flight", (2,), 1)
    assert bike_spaces(state)[1] == "6,1"
    # the second bike rides when the kitten is safe
    events = answer(state, 2, "flee 5,0", dice="1")
    assert ids(events) == ["runs", "check"]
    assert (turn_of(state), bike_spaces(state)[1]) == (0, "6,5")


def test_bikes_pass_figures_and_paws_as_if_they_were_not_there() -> None:
    state = table("dog6 4,0", "down rat4 5,-2", at="house-n")
    bikes(state, "3,0", "6,6")
    draw(state, "4 4")
    answer(state, 0, "step 2,0", dice="")
    assert player(state).at == "2,0"
