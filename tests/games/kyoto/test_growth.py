"""Growing up (rules 3): stamina and skills of all, when anyone first fills a slot."""

from __future__ import annotations

import pytest

from meowple.games.kyoto.game import GAME
from tests.games.kyoto.tables import (
    able,
    actors,
    answer,
    asked,
    decision,
    honour,
    ids,
    medals,
    player,
    refusal,
    skill,
    table,
    texts,
    turn_of,
    won,
)

FIRST = ("climb_tree",)
THREE = ("climb_tree", "cross_road", "befriend_butterfly")


def test_the_second_medal_makes_all_kittens_grow_at_the_end_of_the_turn() -> None:
    state = table("bug4 terrace-n", seats=3)
    honour(state, 0, *FIRST)
    events = answer(state, 0, "hunt bug4", dice="3")
    assert ids(events) == ["check", "victory", "medal", "grow"]
    assert events[-1].args == {"slot": 2, "stamina": 4, "steps": 2}
    assert GAME.view(state, None).stamina == 4
    assert (decision(state), asked(state).why) == ("raise", "growth")
    assert (actors(state), asked(state).left) == ((0, 1, 2), (2, 2, 2))


def test_everybody_spreads_steps_at_the_same_time_in_any_order() -> None:
    state = table("bug4 terrace-n", seats=3)
    honour(state, 0, *FIRST)
    answer(state, 0, "hunt bug4", dice="3")
    answer(state, 2, "raise agility", "raise agility")
    assert refusal(state, 2, "raise agility") == "turn.not_yours"
    answer(state, 0, "raise fight")
    answer(state, 1, "raise friendship")
    assert actors(state) == (0, 1)
    answer(state, 1, "raise hunt")
    answer(state, 0, "raise hunt")
    assert (turn_of(state), decision(state), asked(state).left) == (1, "turn", (4,))
    assert [player(state, seat).skills["agility"] for seat in range(3)] == [1, 1, 3]


def test_the_fourth_medal_brings_four_steps() -> None:
    state = table("bug4 terrace-n")
    honour(state, 0, *THREE)
    state.slots, state.steps = (4,), 1
    events = answer(state, 0, "hunt bug4", dice="3")
    assert events[-1].args == {"slot": 4, "stamina": 5, "steps": 4}
    assert asked(state).left == (4, 4)


@pytest.mark.parametrize("number", [1, 3, 5])
def test_other_slots_bring_no_growth(number: int) -> None:
    state = table("bug4 terrace-n")
    honour(state, 0, *(*THREE, "house")[: number - 1])
    state.slots = tuple(slot for slot in (2, 4) if slot > number)
    answer(state, 0, "hunt bug4", dice="3")
    assert decision(state) == "turn"


def test_only_the_first_to_reach_a_slot_triggers_it() -> None:
    state = table("bug4 terrace-n", "bug4 terrace-e")
    honour(state, 0, *FIRST)
    honour(state, 1, *FIRST)
    answer(state, 0, "hunt bug4", dice="3")
    for seat in (0, 1):
        answer(state, seat, "raise fight", "raise fight")
    assert GAME.view(state, None).growth == ((4, 4),)
    events = answer(state, 1, "hunt bug4", dice="3")
    assert "grow" not in ids(events)
    assert (turn_of(state), GAME.view(state, None).stamina) == (0, 4)


def test_two_slots_in_one_turn_bring_both() -> None:
    """The second medal by the track at once, two more at the end of the turn."""
    state = table("bug4 terrace-n")
    honour(state, 0, *FIRST)
    won(state, 0, "bug5", "mouse5", "mouse6")
    state.due[0] = 1
    answer(state, 0, "hunt bug4", dice="3")
    assert medals(state) == {"climb_tree", "cross_road", "hunt_bug", "track"}
    assert asked(state).left == (2, 2)
    for seat in (1, 0):
        answer(state, seat, "raise agility", "raise hunt")
    assert (decision(state), asked(state).left) == ("raise", (4, 4))
    assert GAME.view(state, None).stamina == 5
    for seat in (0, 1):
        answer(state, seat, *["raise hunt"] * 4)
    assert turn_of(state) == 1


def test_a_medal_taken_at_once_waits_for_the_end_of_the_turn_to_grow() -> None:
    """The house medal comes in the middle of a reaction's turn, growth at its end."""
    state = table("rat4 5,-2", seats=2)
    honour(state, 0, *FIRST)
    won(state, 0, "bug5", "mouse5", "mouse6")
    events = answer(state, 0, "step 5,-2", dice="3")
    assert "medal" in ids(events)
    assert (medals(state), decision(state)) == ({"climb_tree", "track"}, "turn")
    events = answer(state, 0, "done")
    assert "grow" in ids(events)


def test_a_medal_taken_in_anothers_turn_makes_all_grow_at_the_end_of_that_turn() -> None:
    """Seat 1 is attacked, wins, and fills the fourth slot of its track."""
    state = table(at="terrace-n 5,-2")
    honour(state, 1, *FIRST)
    won(state, 1, "bug5", "mouse5", "mouse6")
    answer(state, 0, "step 5,-2")
    events = answer(state, 0, "attack 1", dice="1 2")
    assert ids(events)[-2:] == ["medal", "grow"]
    assert (turn_of(state), decision(state)) == (0, "raise")


def test_no_skill_rises_above_eight() -> None:
    state = table("bug4 terrace-n")
    honour(state, 0, *FIRST)
    able(state, 0, agility=8, friendship=8, fight=8, hunt=7)
    able(state, 1, agility=8, friendship=8, fight=8, hunt=8)
    answer(state, 0, "hunt bug4", dice="3")
    # one step finds no place, nor do both of the other kitten
    assert (actors(state), texts(state, 0)) == ((0,), ["raise hunt"])
    assert texts(state, 1) == []
    answer(state, 0, "raise hunt")
    assert (turn_of(state), skill(state, 0, "hunt")) == (1, 8)


def test_stamina_stops_at_its_third_step() -> None:
    state = table("bug4 terrace-n")
    honour(state, 0, *THREE)
    state.steps, state.slots = 2, (4,)
    answer(state, 0, "hunt bug4", dice="3")
    assert GAME.view(state, None).stamina == 5


@pytest.mark.parametrize(("kind", "values"), [("short", (3, 4, 5)), ("long", (4, 5, 6))])
def test_stamina_has_three_steps(kind: str, values: tuple[int, ...]) -> None:
    state = table(stamina=kind)
    found = []
    for step in range(3):
        state.steps = step
        found.append(GAME.view(state, None).stamina)
    assert (*found,) == values


def test_the_next_turn_has_the_stamina_that_all_have_grown_to() -> None:
    state = table("bug4 terrace-n")
    honour(state, 0, *FIRST)
    answer(state, 0, "hunt bug4", dice="3")
    for seat in (0, 1):
        answer(state, seat, "raise fight", "raise fight")
    assert asked(state).left == (4,)
    answer(state, 1, *["step 8,1", "step terrace-e"] * 2)
    assert texts(state, 1) == ["done"]
