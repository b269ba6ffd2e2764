"""Moving (rules 2): stamina, walls, houses, paws turned up."""

from __future__ import annotations

import pytest

from meowple.games.kyoto.game import GAME
from tests.games.kyoto.tables import (
    able,
    actors,
    answer,
    draw,
    ids,
    on_boards,
    refusal,
    steps,
    table,
    texts,
    turn_of,
    where,
)

# --- stamina ---


def test_a_turn_may_pass_without_a_move_and_without_an_action() -> None:
    state = table()
    events = answer(state, 0, "done")
    assert ids(events) == ["done"]
    assert (where(state), actors(state)) == ("terrace-n", (1,))


def test_a_kitten_moves_up_to_its_stamina() -> None:
    state = table()
    answer(state, 0, "step 5,-2", "step 5,-1", "step 5,-2")
    assert texts(state, 0) == ["done"]
    assert refusal(state, 0, "step 5,-1") == "kyoto.no_stamina"


def test_it_may_stop_earlier_and_go_back_and_forth() -> None:
    state = table()
    answer(state, 0, "step 5,-2", "step terrace-n", "done")
    assert (where(state), turn_of(state)) == ("terrace-n", 1)


def test_stamina_is_longer_by_request() -> None:
    for stamina, length in (("short", 3), ("long", 4)):
        state = table(stamina=stamina)
        assert GAME.view(state, None).stamina == length
        answer(state, 0, *["step 5,-2", "step terrace-n"] * (length // 2))
        if length % 2:
            answer(state, 0, "step 5,-2")
        assert texts(state, 0) == ["done"]


def test_every_turn_begins_with_whole_stamina() -> None:
    state = table()
    answer(state, 0, "step 5,-2", "step 5,-1", "step 5,-2", "done")
    answer(state, 1, "done")
    answer(state, 0, "step 5,-1", "step 5,-2", "step 5,-1")
    assert texts(state, 0) == ["done"]


# --- spaces ---


def test_kittens_step_orthogonally() -> None:
    state = table(at="1,1")
    assert steps(state) == {"0,1", "1,0", "2,1", "1,2"}
    assert refusal(state, 0, "step 2,2") == "kyoto.not_beside"
    assert refusal(state, 0, "step 1,1") == "kyoto.not_beside"
    assert refusal(state, 0, "step 9,9") == "kyoto.not_beside"


def test_a_house_is_one_space_beside_three_road_spaces_and_its_terrace() -> None:
    state = table(at="house-n")
    assert steps(state) == {"2,0", "3,0", "4,0", "terrace-n"}
    state = table(at="house-e")
    assert steps(state) == {"6,2", "6,3", "6,4", "terrace-e"}


def test_a_house_is_not_beside_the_gardens_it_touches() -> None:
    state = table(at="house-n")
    assert refusal(state, 0, "step 1,-1") == "kyoto.not_beside"
    assert refusal(state, 0, "step 5,-1") == "kyoto.not_beside"


def test_through_a_house_of_anyone_a_kitten_walks_like_anywhere() -> None:
    state = table(at="6,2")
    draw(state, "1 5")
    answer(state, 0, "step house-e", "step 6,4")
    assert where(state) == "6,4"


def test_a_terrace_is_beside_its_house_and_the_upper_gardens() -> None:
    assert steps(table()) == {"house-n", "1,-2", "5,-2"}


def test_nobody_walks_into_the_pond() -> None:
    state = table(at="3,2")
    able(state, 0, agility=8)
    assert steps(state) == {"2,2", "4,2", "3,1"}


def test_gardens_open_to_the_road_on_one_side_and_by_a_hedge_on_the_other() -> None:
    assert steps(table(at="5,-1")) == {"5,-2", "5,0"}
    assert steps(table(at="1,-1")) == {"1,-2"}
    state = table(at="1,-1")
    able(state, 0, agility=4)
    assert steps(state) == {"1,-2", "1,0"}


# --- walls ---


@pytest.mark.parametrize("agility", range(9))
def test_hedges_from_4_and_roofs_from_6(agility: int) -> None:
    """2,1 is between hedges; between 3,1 and 3,2 is a roof."""
    state = table(at="2,1 3,1")
    able(state, 0, agility=agility)
    hedge = agility >= 4
    assert steps(state) == {"1,1", "3,1"} | ({"2,0", "2,2"} if hedge else set())
    if not hedge:
        assert refusal(state, 0, "step 2,2") == "kyoto.hedge"
    state = table(at="3,1")
    able(state, 0, agility=agility)
    assert ("3,2" in steps(state)) == (agility >= 6)
    if agility < 6:
        assert refusal(state, 0, "step 3,2") == "kyoto.roof"


def test_walls_are_crossed_without_a_roll() -> None:
    state = table(at="2,1")
    able(state, 0, agility=6)
    answer(state, 0, "step 2,2", "step 2,3", dice="")
    assert where(state) == "2,3"


def test_other_skills_climb_nothing() -> None:
    state = table(at="2,1")
    able(state, 0, friendship=8, fight=8, hunt=8)
    assert steps(state) == {"1,1", "3,1"}


# --- turning up ---


def test_entering_a_space_turns_up_its_paw() -> None:
    state = table("down bug4 5,-2")
    assert on_boards(state) == ["down 5,-2"]
    events = answer(state, 0, "step 5,-2")
    assert ids(events) == ["step", "turned_up"]
    assert events[1].args == {"space": "5,-2", "paw": "bug4"}
    assert on_boards(state) == ["bug4 5,-2"]


def test_it_is_turned_up_for_all_who_only_walk_through() -> None:
    state = table("down bug4 5,-2")
    answer(state, 0, "step 5,-2", "step 5,-1", "done")
    for seat in (0, 1, None):
        (paw,) = GAME.view(state, seat).paws
        assert (paw.paw, paw.face_down) == ("bug4", False)


def test_a_sakura_is_a_figure_that_stays() -> None:
    state = table("down sakura 5,-2")
    able(state, 0, agility=3)
    answer(state, 0, "step 5,-2")
    assert on_boards(state) == ["sakura 5,-2"]
    answer(state, 0, "agility sakura", dice="1")
    assert on_boards(state) == ["sakura 5,-2"]
    (kind,) = [kind for kind in GAME.view(state, None).box if kind.id == "sakura"]
    assert kind.figure


def test_what_lies_face_up_is_not_turned_again() -> None:
    state = table("bug4 5,-2")
    assert ids(answer(state, 0, "step 5,-2")) == ["step"]


# --- the action ---


def test_one_action_where_the_move_ended() -> None:
    state = table("bug4 5,-2", "bug5 5,-1")
    answer(state, 0, "step 5,-2")
    assert texts(state, 0)[0] == "hunt bug4"
    assert refusal(state, 0, "hunt bug5") == "kyoto.not_here"
    answer(state, 0, "step 5,-1")
    assert texts(state, 0)[0] == "hunt bug5"
    assert refusal(state, 0, "hunt bug4") == "kyoto.not_here"


@pytest.mark.parametrize("face", ["3", "2", "X"])
def test_whatever_comes_of_it_the_action_ends_the_turn(face: str) -> None:
    state = table("bug4 terrace-n")
    answer(state, 0, "hunt bug4", dice=face)
    if face != "3":
        answer(state, 1, "paw 5,-2")
    assert (turn_of(state), actors(state)) == (1, (1,))


def test_of_several_paws_one_is_chosen() -> None:
    state = table("bug4 terrace-n", "bird65 terrace-n", "sakura terrace-n")
    assert texts(state, 0)[:4] == [
        "agility sakura",
        "hunt bug4",
        "hunt bird65",
        "friendship bird65",
    ]
    answer(state, 0, "friendship bird65", dice="4")
    assert on_boards(state) == ["sakura terrace-n", "bug4 terrace-n"]


def test_of_two_alike_one_is_offered_and_one_is_taken() -> None:
    state = table("bug4 terrace-n", "bug4 terrace-n")
    assert texts(state, 0).count("hunt bug4") == 1
    answer(state, 0, "hunt bug4", dice="5")
    assert on_boards(state) == ["bug4 terrace-n"]


def test_a_paw_has_only_its_own_checks() -> None:
    state = table("bug4 terrace-n")
    assert refusal(state, 0, "fight bug4") == "kyoto.no_such_check"
    assert refusal(state, 0, "fight nobody") == "kyoto.not_here"


def test_a_red_paw_where_the_turn_begins_triggers_nothing() -> None:
    state = table("dog6 terrace-n", "rat4 terrace-n")
    assert texts(state, 0)[-1] == "done"
    answer(state, 0, "done")
    assert turn_of(state) == 1


def test_but_it_may_be_met_as_the_action() -> None:
    state = table("rat4 terrace-n")
    answer(state, 0, "fight rat4", dice="3")
    assert turn_of(state) == 1
    assert GAME.view(state, None).players[0].track == ("rat4",)


def test_one_that_was_just_answered_may_not() -> None:
    state = table("dog6 5,-2")
    able(state, 0, agility=3)
    answer(state, 0, "step 5,-2", dice="3")
    assert "agility dog6" not in texts(state, 0)
    assert refusal(state, 0, "agility dog6") == "kyoto.answered_already"
    answer(state, 0, "done")
    answer(state, 1, "done")
    assert "agility dog6" in texts(state, 0)
