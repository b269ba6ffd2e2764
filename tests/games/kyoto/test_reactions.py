"""Red paws on the space entered (rules 2): they must be answered at once."""

from __future__ import annotations

import pytest

from tests.games.kyoto.tables import (
    able,
    actors,
    answer,
    bikes,
    decision,
    draw,
    ids,
    medals,
    on_boards,
    player,
    refusal,
    skill,
    steps,
    table,
    texts,
    turn_of,
    where,
)


def test_a_red_paw_rolls_at_once() -> None:
    state = table("dog6 5,-2")
    able(state, 0, agility=2)
    events = answer(state, 0, "step 5,-2", dice="4")
    assert ids(events) == ["step", "check"]
    assert events[1].args == {
        "seat": 0,
        "paw": "dog6",
        "skill": "agility",
        "die": "4",
        "value": 2,
        "target": 6,
        "good": 2,
        "cases": 6,
        "success": True,
        "learned": 0,
    }


def test_also_one_that_was_face_down() -> None:
    state = table("down dog6 5,-2")
    able(state, 0, agility=2)
    events = answer(state, 0, "step 5,-2", dice="4")
    assert ids(events) == ["step", "turned_up", "check"]


def test_a_success_lets_the_kitten_go_on_and_act() -> None:
    state = table("dog6 5,-2", "bug4 5,-1")
    able(state, 0, agility=5)
    answer(state, 0, "step 5,-2", dice="1")
    assert steps(state) == {"5,-1", "terrace-n"}
    answer(state, 0, "step 5,-1")
    answer(state, 0, "hunt bug4", dice="3")
    assert player(state).track == ("bug4",)


def test_a_reaction_does_not_use_up_the_action_on_its_own_space() -> None:
    state = table("dog6 5,-2", "bug4 5,-2")
    able(state, 0, agility=5)
    answer(state, 0, "step 5,-2", dice="1")
    assert texts(state, 0)[0] == "hunt bug4"


def test_agility_leaves_the_red_paw_where_it_is() -> None:
    state = table("dog6 5,-2")
    able(state, 0, agility=5)
    answer(state, 0, "step 5,-2", dice="1")
    assert on_boards(state) == ["dog6 5,-2"]
    assert player(state).track == ()


def test_fight_takes_it_to_the_track_and_the_kitten_goes_on() -> None:
    state = table("rat4 5,-2")
    answer(state, 0, "step 5,-2", dice="3")
    assert on_boards(state) == []
    assert player(state).track == ("rat4",)
    assert (turn_of(state), steps(state)) == (0, {"5,-1", "terrace-n"})


def test_a_failure_ends_move_and_action_after_its_effect() -> None:
    state = table("dog6 5,-1", "bug4 5,-1", at="5,-2")
    answer(state, 0, "step 5,-1", dice="3")
    assert (turn_of(state), actors(state)) == (1, (1,))
    # two spaces toward its house: by the garden, which is as short as by the road
    assert where(state) == "terrace-n"
    assert skill(state, 0, "agility") == 2


def test_missions_are_still_checked() -> None:
    """The road is crossed, then a dog chases the kitten home."""
    state = table("dog6 3,1", at="house-n")
    draw(state, "1 5")
    answer(state, 0, "step 3,0", "step 3,1", dice="1")
    assert medals(state) == {"cross_road"}
    assert where(state) == "house-n"


def test_leaving_and_coming_back_it_must_be_answered_again() -> None:
    state = table("dog6 5,-2")
    able(state, 0, agility=5)
    answer(state, 0, "step 5,-2", "step 5,-1", "step 5,-2", dice="1 5")


def test_the_space_where_the_turn_begins_triggers_nothing_until_entered_again() -> None:
    state = table("dog6 5,-2", at="5,-2")
    able(state, 0, agility=5)
    answer(state, 0, "step 5,-1", dice="")
    answer(state, 0, "step 5,-2", dice="1")


# --- several ---


def test_the_mover_picks_the_order() -> None:
    state = table("dog6 5,-2", "rat4 5,-2")
    able(state, 0, agility=5)
    answer(state, 0, "step 5,-2")
    assert decision(state) == "react"
    assert texts(state, 0) == ["agility dog6", "fight rat4"]
    assert texts(state, 1) == []
    # nothing else may be done before
    assert refusal(state, 0, "step 5,-1") == "kyoto.answer_first"
    assert refusal(state, 0, "done") == "kyoto.answer_first"
    assert refusal(state, 0, "hunt bug4") == "kyoto.answer_first"
    assert refusal(state, 0, "hunt rat4") == "kyoto.no_such_check"
    assert refusal(state, 1, "fight rat4") == "turn.not_yours"
    # the last one leaves no choice and rolls at once
    events = answer(state, 0, "fight rat4", dice="3 1")
    assert [e.args["paw"] for e in events if e.id == "kyoto.check"] == ["rat4", "dog6"]
    assert decision(state) == "turn"


def test_a_failure_spares_the_others() -> None:
    state = table("dog6 5,-2", "rat4 5,-2")
    answer(state, 0, "step 5,-2")
    answer(state, 0, "agility dog6", dice="X")
    assert turn_of(state) == 1
    assert on_boards(state) == ["dog6 5,-2", "rat4 5,-2"]
    assert skill(state, 0, "agility") == 3


def test_two_alike_are_answered_one_after_the_other() -> None:
    state = table("rat4 5,-2", "rat4 5,-2")
    events = answer(state, 0, "step 5,-2", dice="3 4")
    assert ids(events).count("check") == 2
    # the second on the track is rewarded in the middle of the move
    assert decision(state) == "raise"
    answer(state, 0, "raise hunt")
    assert player(state).track == ("rat4", "rat4")
    assert (turn_of(state), decision(state)) == (0, "turn")


def test_three_with_two_alike_leave_two_choices() -> None:
    state = table("rat4 5,-2", "dog5 5,-2", "rat4 5,-2")
    able(state, 0, agility=4)
    answer(state, 0, "step 5,-2")
    assert texts(state, 0) == ["agility dog5", "fight rat4"]
    answer(state, 0, "fight rat4", dice="3")
    assert texts(state, 0) == ["agility dog5", "fight rat4"]
    answer(state, 0, "agility dog5", dice="1 3")


def test_a_paw_with_two_checks_leaves_the_choice() -> None:
    state = table("heron5 5,-2", scenario="river")
    able(state, 0, agility=4)
    answer(state, 0, "step 5,-2")
    assert (decision(state), texts(state, 0)) == (
        "react",
        ["agility heron5", "fight heron5"],
    )
    answer(state, 0, "agility heron5", dice="1")
    assert decision(state) == "turn"


# --- kittens come after paws, bikes before both ---


def test_kittens_come_after_paws() -> None:
    state = table("dog6 5,-2", at="terrace-n 5,-2")
    able(state, 0, agility=5)
    events = answer(state, 0, "step 5,-2", dice="1")
    assert ids(events) == ["step", "check"]
    assert decision(state) == "meet"


def test_whoever_flees_from_a_paw_meets_no_kitten() -> None:
    state = table("dog6 5,-2", at="terrace-n 5,-2")
    answer(state, 0, "step 5,-2", dice="1")
    assert (turn_of(state), decision(state)) == (1, "turn")


def test_the_bike_card_comes_before_paws_and_kittens() -> None:
    state = table("dog6 3,0", at="house-n 3,0")
    able(state, 0, agility=5)
    able(state, 1, agility=5)
    bikes(state, "2,0", "6,6")
    draw(state, "1 5")
    events = answer(state, 0, "step 3,0", dice="1 2 1")
    checks = [(e.args["seat"], e.args["paw"]) for e in events if e.id == "kyoto.check"]
    assert checks == [(0, "bike"), (1, "bike"), (0, "dog6")]
    assert decision(state) == "meet"


@pytest.mark.parametrize("what", ["bug4", "butterfly3", "cat55", "bird65", "sakura"])
def test_other_paws_ask_for_nothing(what: str) -> None:
    state = table(f"{what} 5,-2")
    answer(state, 0, "step 5,-2", "step 5,-1", "done")
    assert turn_of(state) == 1
