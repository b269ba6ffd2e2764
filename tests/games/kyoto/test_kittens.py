"""Kittens meet and fight (rules 2)."""

from __future__ import annotations

import pytest

from meowple.games.kyoto.game import GAME
from tests.games.kyoto.tables import (
    able,
    actors,
    answer,
    asked,
    decision,
    ids,
    medals,
    player,
    refusal,
    skill,
    steps,
    table,
    texts,
    turn_of,
    where,
    won,
)

# --- meeting ---


def test_on_meeting_a_kitten_the_mover_fights_or_passes() -> None:
    state = table(at="terrace-n 5,-2")
    answer(state, 0, "step 5,-2")
    assert (decision(state), actors(state)) == ("meet", (0,))
    assert texts(state, 0) == ["attack 1", "pass"]
    assert texts(state, 1) == []
    assert refusal(state, 0, "step 5,-1") == "action.not_now"
    assert refusal(state, 0, "attack 0") == "kyoto.no_kitten_here"
    assert refusal(state, 0, "attack 3") == "kyoto.no_kitten_here"
    assert refusal(state, 1, "attack 0") == "turn.not_yours"


def test_the_fight_is_the_action_and_ends_the_move() -> None:
    state = table(at="terrace-n 5,-2")
    answer(state, 0, "step 5,-2")
    events = answer(state, 0, "attack 1", dice="5 1")
    assert ids(events)[0] == "fought"
    while decision(state) == "flight":
        answer(state, 0, texts(state, 0)[0])
    assert (where(state), turn_of(state)) == ("5,-2", 1)


def test_who_is_let_pass_may_attack() -> None:
    state = table(at="terrace-n 5,-2")
    answer(state, 0, "step 5,-2", "pass")
    assert (decision(state), actors(state), asked(state).kitten) == ("attacked", (1,), 0)
    assert texts(state, 1) == ["attack 0", "pass"]
    assert refusal(state, 0, "pass") == "turn.not_yours"
    assert refusal(state, 1, "done") == "action.not_now"
    assert refusal(state, 1, "attack 1") == "kyoto.attack_the_mover"


def test_nobody_attacks_and_the_mover_goes_on() -> None:
    state = table(at="terrace-n 5,-2")
    answer(state, 0, "step 5,-2", "pass")
    answer(state, 1, "pass")
    assert (turn_of(state), decision(state)) == (0, "turn")
    assert steps(state) == {"5,-1", "terrace-n"}
    answer(state, 0, "step 5,-1", "done")


def test_a_mover_that_wins_goes_on_with_its_move_and_its_action() -> None:
    state = table("bug4 5,-1", at="terrace-n 5,-2")
    answer(state, 0, "step 5,-2", "pass")
    answer(state, 1, "attack 0", dice="1 2")
    while decision(state) == "flight":
        answer(state, 0, texts(state, 0)[0])
    assert (turn_of(state), decision(state)) == (0, "turn")
    answer(state, 0, "step 5,-1")
    answer(state, 0, "hunt bug4", dice="3")
    assert player(state).track == ("enemy", "bug4")


def test_a_mover_that_loses_flees_and_its_turn_is_over() -> None:
    state = table(at="terrace-n 5,-2")
    answer(state, 0, "step 5,-2", "pass")
    answer(state, 1, "attack 0", dice="3 1")
    assert (where(state, 0), where(state, 1)) == ("house-n", "5,-2")
    assert (turn_of(state), decision(state)) == (1, "turn")
    assert player(state, 1).track == ("enemy",)
    assert skill(state, 0, "fight") == 2


def test_several_kittens_attack_in_turn_order() -> None:
    """Seat 2 moves onto a space of all others: 3, then 0, then 1 may attack."""
    state = table(seats=4, at="8,5 8,5 7,5 8,5", homes="nwes")
    state.seat = 2
    able(state, 2, fight=8)
    answer(state, 2, "step 8,5")
    assert texts(state, 2) == ["attack 0", "attack 1", "attack 3", "pass"]
    answer(state, 2, "pass")
    assert actors(state) == (3,)
    answer(state, 3, "pass")
    assert actors(state) == (0,)
    answer(state, 0, "attack 2", dice="1 5")
    while decision(state) == "flight":
        answer(state, 1, texts(state, 1)[0])
    assert (decision(state), actors(state)) == ("attacked", (1,))
    answer(state, 1, "pass")
    assert (turn_of(state), decision(state)) == (2, "turn")
    assert player(state, 2).track == ("enemy",)


def test_whoever_loses_is_attacked_no_more() -> None:
    state = table(seats=3, at="terrace-n 5,-2 5,-2")
    answer(state, 0, "step 5,-2", "pass")
    answer(state, 1, "attack 0", dice="5 X")
    assert (turn_of(state), decision(state)) == (1, "turn")
    assert (where(state, 0), where(state, 2)) == ("house-n", "5,-2")
    assert skill(state, 0, "fight") == 3


def test_a_kitten_at_whose_side_the_turn_begins_may_be_fought() -> None:
    state = table(at="5,-2 5,-2")
    assert "attack 1" in texts(state, 0)
    answer(state, 0, "attack 1", dice="2 1")
    assert player(state).track == ("enemy",)


def test_where_the_turn_begins_nobody_is_asked() -> None:
    state = table(at="5,-2 5,-2")
    answer(state, 0, "done")
    assert turn_of(state) == 1


def test_stepping_away_is_free_and_coming_back_is_a_meeting() -> None:
    state = table(at="5,-2 5,-2")
    answer(state, 0, "step 5,-1", "step 5,-2")
    assert decision(state) == "meet"


def test_kittens_meet_in_houses_and_on_terraces_too() -> None:
    for space, start in (("house-n", "terrace-n"), ("terrace-n", "house-n")):
        state = table(at=f"{start} {space}")
        answer(state, 0, f"step {space}")
        assert decision(state) == "meet"


# --- fights ---


def test_both_roll_and_add_their_fight() -> None:
    state = table(at="5,-2 5,-2")
    able(state, 1, fight=4)
    events = answer(state, 0, "attack 1", dice="4 2")
    assert events[0].args == {
        "seat": 0,
        "attacked": 1,
        "dice": ("4", "2"),
        "values": (1, 4),
        "good": 2,
        "cases": 11,
        "winner": 1,
        "loser": 0,
        "learned": 1,
    }


def test_the_winner_takes_a_token_and_the_loser_learns() -> None:
    state = table(at="5,-2 5,-2")
    answer(state, 0, "attack 1", dice="2 1")
    assert (player(state, 0).track, player(state, 1).track) == (("enemy",), ())
    assert (skill(state, 0, "fight"), skill(state, 1, "fight")) == (1, 2)
    assert GAME.view(state, None).enemies == 9


def test_ties_roll_again() -> None:
    state = table(at="5,-2 5,-2")
    able(state, 1, fight=2)
    events = answer(state, 0, "attack 1", dice="3 2 5 4 5 3")
    assert events[0].args["dice"] == ("5", "3")
    assert events[0].args["winner"] == 0


def test_x_is_below_every_number() -> None:
    state = table(at="5,-2 5,-2")
    able(state, 0, fight=8)
    able(state, 1, fight=0)
    events = answer(state, 0, "attack 1", dice="X 1")
    assert (events[0].args["winner"], events[0].args["learned"]) == (1, 0)


def test_two_x_roll_again() -> None:
    state = table(at="5,-2 5,-2")
    able(state, 0, fight=3)
    events = answer(state, 0, "attack 1", dice="X X 1 2")
    assert (events[0].args["dice"], events[0].args["winner"]) == (("1", "2"), 0)


@pytest.mark.parametrize(("dice", "loser", "fight"), [("X 1", 0, 3), ("1 X", 1, 3)])
def test_who_loses_by_x_learns_two(dice: str, loser: int, fight: int) -> None:
    state = table(at="5,-2 5,-2")
    answer(state, 0, "attack 1", dice=dice)
    assert skill(state, loser, "fight") == fight
    assert skill(state, 1 - loser, "fight") == 1


def test_the_loser_flees_four() -> None:
    state = table(at="3,2 3,2", homes="ns")
    able(state, 0, agility=8)
    answer(state, 0, "attack 1", dice="2 1")
    assert (decision(state), asked(state).kitten, asked(state).left) == ("flight", 1, (4,))
    # the seat after the one that flees says where to
    assert actors(state) == (0,)
    while decision(state) == "flight":
        answer(state, 0, texts(state, 0)[0])
    # from 3,2 around the pond: four spaces on are 3,5 or beside it
    assert where(state, 1) in {"2,5", "3,5", "4,5"}


def test_the_winner_of_anothers_turn_is_rewarded_at_once() -> None:
    state = table(at="terrace-n 5,-2")
    won(state, 1, "bug4")
    answer(state, 0, "step 5,-2")
    answer(state, 0, "attack 1", dice="1 2")
    assert (decision(state), actors(state), asked(state).why) == ("raise", (1,), "reward")
    answer(state, 1, "raise hunt")
    assert skill(state, 1, "hunt") == 2
    assert (turn_of(state), where(state, 0)) == (1, "house-n")


def test_beating_a_kitten_is_a_mission_in_ones_own_turn() -> None:
    state = table(at="5,-2 5,-2")
    answer(state, 0, "attack 1", dice="2 1")
    while decision(state) == "flight":
        answer(state, 0, texts(state, 0)[0])
    assert medals(state) == {"beat_kitten"}
