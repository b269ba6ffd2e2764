"""Checks (rules 2): the roll, what failure teaches, and paws that get away."""

from __future__ import annotations

from itertools import product

import pytest

from meowple.games.kyoto.game import GAME
from tests.games.kyoto.boards import crossed_at, neighbours, sketch, walls_of
from tests.games.kyoto.tables import (
    able,
    actors,
    answer,
    asked,
    befriended,
    decision,
    ids,
    on_boards,
    player,
    refusal,
    skill,
    table,
    texts,
    turn_of,
    where,
)

WIDE = ("X", "1", "2", "3", "4", "5")


# --- the roll ---


@pytest.mark.parametrize(("face", "value"), [*product(WIDE, range(9))])
def test_die_and_skill_must_reach_the_target(face: str, value: int) -> None:
    state = table("mouse6 terrace-n")
    able(state, 0, hunt=value)
    (check, *_) = answer(state, 0, "hunt mouse6", dice=face)
    success = face != "X" and int(face) + value >= 6
    assert check.args["success"] == success
    assert ("mouse6" in player(state).track) == success


def test_the_roll_is_never_skipped_and_x_always_fails() -> None:
    state = table("butterfly3 terrace-n")
    able(state, 0, friendship=8)
    answer(state, 0, "friendship butterfly3", dice="X")
    assert decision(state) == "paw"


def test_success_teaches_nothing() -> None:
    state = table("bug4 terrace-n")
    answer(state, 0, "hunt bug4", dice="5")
    assert player(state).skills == {"agility": 1, "friendship": 1, "fight": 1, "hunt": 1}


@pytest.mark.parametrize(
    ("face", "before", "after"),
    [
        ("1", 0, 1),
        ("X", 0, 2),
        ("1", 4, 5),
        ("X", 4, 6),
        ("X", 6, 8),
        ("X", 7, 8),
        ("X", 8, 8),
    ],
)
def test_failure_teaches_one_or_two_up_to_eight(face: str, before: int, after: int) -> None:
    state = table("bird74 terrace-n")
    able(state, 0, hunt=before)
    (check, *_) = answer(state, 0, "hunt bird74", dice=face)
    assert check.args["learned"] == after - before
    assert skill(state, 0, "hunt") == after


def test_only_the_skill_that_was_tried_rises() -> None:
    state = table("cat55 terrace-n")
    answer(state, 0, "friendship cat55", dice="1")
    assert player(state).skills == {"agility": 1, "friendship": 2, "fight": 1, "hunt": 1}


def test_the_narrow_die_has_other_faces() -> None:
    assert GAME.view(table(), None).die == WIDE
    state = table("bug4 terrace-n", die="narrow")
    assert GAME.view(state, None).die == ("X", "1", "2", "2", "3", "3")
    answer(state, 0, "hunt bug4", dice="3")
    assert player(state).track == ("bug4",)


def test_a_check_is_told_to_all() -> None:
    state = table("bug4 terrace-n")
    events = answer(state, 0, "hunt bug4", dice="X")
    for eye in (0, 1, None):
        assert ids(events, eye)[0] == "check"
    assert events[0].args["die"] == "X"


# --- the paw moves ---


def ends(state_walls: dict[frozenset[str], str], start: str, steps: int) -> set[str]:
    """The ends of all ways through anything but houses, found by walking them all."""
    beside = neighbours(state_walls, crossed_at(8))
    ways = [[start]]
    for _ in range(steps):
        ways = [
            [*way, near]
            for way in ways
            for near in beside[way[-1]]
            if not near.startswith("house")
        ]
    return {way[-1] for way in ways} - {start}


PAWS = [("bug4", "hunt", 1), ("bug5", "hunt", 2), ("bird65", "hunt", 3)]


@pytest.mark.parametrize(("paw", "with_skill", "steps"), PAWS)
@pytest.mark.parametrize("space", ["2,2", "terrace-n", "5,0", "3,2", "1,-1", "6,6"])
@pytest.mark.parametrize("centre", ["normal", "asymmetric"])
def test_a_paw_moves_by_any_way_that_ends_elsewhere_and_enters_no_house(
    paw: str, with_skill: str, steps: int, space: str, centre: str
) -> None:
    state = table(f"{paw} {space}", at=space, centre=centre)
    answer(state, 0, f"{with_skill} {paw}", dice="1")
    assert (decision(state), actors(state)) == ("paw", (1,))
    assert (asked(state).paw, asked(state).left) == (paw, (steps,))
    found = {line.removeprefix("paw ") for line in texts(state, 1)}
    assert found == ends(walls_of(centre, 0), space, steps)
    assert space not in found
    assert not any(end.startswith("house") for end in found)


def test_it_goes_through_hedges_roofs_kittens_and_paws() -> None:
    """From 3,1 over the roof to 3,2, from there over another to 2,2 or 4,2."""
    state = table("bug5 3,1", "dog6 3,2", "down rat4 4,2", at="3,1 3,2")
    answer(state, 0, "hunt bug5", dice="1")
    assert {"paw 2,2", "paw 4,2"} <= {*texts(state, 1)}


def test_it_lands_on_roads_terraces_and_beside_other_paws() -> None:
    state = table("bug4 5,-2", "dog6 5,-1", at="5,-2")
    answer(state, 0, "hunt bug4", dice="1")
    assert texts(state, 1) == ["paw terrace-n", "paw 5,-1"]
    answer(state, 1, "paw 5,-1")
    assert sorted(on_boards(state)) == ["bug4 5,-1", "dog6 5,-1"]
    state = table("bug4 5,-1", at="5,-1")
    answer(state, 0, "hunt bug4", dice="1")
    answer(state, 1, "paw 5,0")
    assert on_boards(state) == ["bug4 5,0"]


def test_landing_beside_a_paw_face_down_does_not_turn_it_up() -> None:
    state = table("bug4 5,-2", "down dog6 5,-1", at="5,-2")
    answer(state, 0, "hunt bug4", dice="1")
    answer(state, 1, "paw 5,-1")
    assert sorted(on_boards(state)) == ["bug4 5,-1", "down 5,-1"]


def test_landing_on_a_kitten_triggers_nothing() -> None:
    state = table("bug4 5,-2", at="5,-2 5,-1")
    answer(state, 0, "hunt bug4", dice="1")
    events = answer(state, 1, "paw 5,-1")
    assert ids(events) == ["paw_moved"]
    assert (turn_of(state), "hunt bug4" in texts(state, 1)) == (1, True)


def test_it_never_stays() -> None:
    """Two steps lead back to where it began as well: that is no end."""
    board = sketch("ht..", "##..")
    state = table("bird65 2,0", at="2,0", board=board)
    answer(state, 0, "hunt bird65", dice="1")
    assert texts(state, 1) == ["paw terrace-n", "paw 3,0", "paw 2,1"]
    state = table("bug5 2,0", at="2,0", board=board)
    answer(state, 0, "hunt bug5", dice="1")
    assert texts(state, 1) == ["paw 3,1"]


def test_the_next_player_chooses() -> None:
    state = table("bug4 5,-2", seats=3, at="terrace-n terrace-e 5,-2")
    state.seat = 2
    answer(state, 2, "hunt bug4", dice="1")
    assert actors(state) == (0,)
    assert refusal(state, 1, "paw 5,-1") == "turn.not_yours"
    assert refusal(state, 0, "paw 5,-2") == "kyoto.paw_too_far"
    assert refusal(state, 0, "paw house-n") == "kyoto.paw_too_far"
    assert refusal(state, 0, "done") == "action.not_now"
    answer(state, 0, "paw 5,-1")
    assert turn_of(state) == 0


def test_the_kitten_stays_where_it_is() -> None:
    state = table("bug4 5,-2", at="5,-2")
    answer(state, 0, "hunt bug4", dice="1")
    answer(state, 1, "paw 5,-1")
    assert where(state) == "5,-2"


def test_a_friend_gets_away_out_of_the_house() -> None:
    state = table(at="house-e")
    befriended(state, "e", "bird65")
    answer(state, 0, "hunt bird65", dice="1")
    found = {line.removeprefix("paw ") for line in texts(state, 1)}
    assert found == ends(walls_of("normal", 0), "house-e", 3)
    answer(state, 1, "paw 4,3")
    assert on_boards(state) == ["bird65 4,3"]
    assert player(state, 1).friends == ()
