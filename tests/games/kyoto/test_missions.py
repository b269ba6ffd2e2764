"""Missions (rules 3): what fulfils them, and when their medals are taken."""

from __future__ import annotations

import pytest

from tests.games.kyoto.tables import (
    able,
    answer,
    befriended,
    bikes,
    decision,
    draw,
    honour,
    ids,
    medals,
    play_to_the_end,
    player,
    skill,
    table,
    texts,
    turn_of,
    where,
)


@pytest.mark.parametrize(
    ("paw", "action", "medal"),
    [
        ("sakura", "agility sakura", "climb_tree"),
        ("bug4", "hunt bug4", "hunt_bug"),
        ("bug5", "hunt bug5", "hunt_bug"),
        ("butterfly3", "friendship butterfly3", "befriend_butterfly"),
        ("butterfly5", "friendship butterfly5", "befriend_butterfly"),
        ("mouse5", "hunt mouse5", None),
        ("bird65", "friendship bird65", None),
        ("bird65", "hunt bird65", None),
        ("cat55", "friendship cat55", None),
        ("cat55", "fight cat55", None),
        ("rat4", "fight rat4", None),
        ("dog6", "agility dog6", None),
    ],
)
def test_which_checks_fulfil_a_mission(paw: str, action: str, medal: str | None) -> None:
    state = table(f"{paw} terrace-n")
    answer(state, 0, action, dice="5")
    assert medals(state) == ({medal} if medal else set())


@pytest.mark.parametrize("action", ["agility sakura", "hunt bug4", "friendship butterfly3"])
def test_a_failure_fulfils_none(action: str) -> None:
    state = table(f"{action.split()[1]} terrace-n")
    answer(state, 0, action, dice="X")
    play_to_the_end(state)
    assert medals(state) == set()


def test_each_counts_once() -> None:
    state = table("bug4 terrace-n", "bug5 terrace-n")
    answer(state, 0, "hunt bug4", dice="3")
    answer(state, 1, "done")
    events = answer(state, 0, "hunt bug5", dice="4")
    assert "medal" not in ids(events)
    assert medals(state) == {"hunt_bug"}


def test_each_player_has_medals_of_its_own() -> None:
    state = table("bug4 terrace-n", "bug4 terrace-e")
    answer(state, 0, "hunt bug4", dice="3")
    answer(state, 1, "hunt bug4", dice="3")
    assert (medals(state, 0), medals(state, 1)) == ({"hunt_bug"}, {"hunt_bug"})


def test_the_medal_is_taken_at_the_end_of_the_turn() -> None:
    """The road is crossed, and the move goes on: the medal waits."""
    state = table(at="house-n")
    answer(state, 0, "step 3,0", "step 3,1")
    assert (medals(state), player(state).owed) == (set(), ("cross_road",))
    events = answer(state, 0, "done")
    assert ids(events) == ["done", "medal"]
    assert (medals(state), player(state).owed) == ({"cross_road"}, ())


def test_several_missions_in_one_turn() -> None:
    state = table("bug4 3,1", at="house-n")
    answer(state, 0, "step 3,0", "step 3,1")
    answer(state, 0, "hunt bug4", dice="3")
    assert medals(state) == {"cross_road", "hunt_bug"}


# --- crossing the road ---


def test_from_outside_to_inside_and_back_alike() -> None:
    for way in (("house-n", "3,0", "3,1"), ("3,1", "3,0", "house-n")):
        state = table(at=way[0])
        answer(state, 0, *(f"step {space}" for space in way[1:]), "done")
        assert medals(state) == {"cross_road"}


def test_along_the_road_and_off_on_the_other_side() -> None:
    state = table(at="house-n")
    answer(state, 0, "step 4,0", "step 5,0", "step 5,1", "done")
    assert medals(state) == {"cross_road"}


@pytest.mark.parametrize(
    "way", [("house-n", "3,0", "house-n"), ("3,1", "3,0", "3,1"), ("house-n", "4,0", "5,0")]
)
def test_off_on_the_same_side_or_still_on_it_is_no_crossing(way: tuple[str, ...]) -> None:
    state = table(at=way[0])
    answer(state, 0, *(f"step {space}" for space in way[1:]), "done")
    assert medals(state) == set()


def test_from_the_outside_of_one_home_to_that_of_another_is_none() -> None:
    state = table(at="5,0", stamina="long")
    state.from_side[0] = 2
    answer(state, 0, "step 6,0", "step 6,1", "step 6,2", "step house-e", "done")
    assert (where(state), medals(state)) == ("house-e", set())


def test_stepping_on_may_have_been_an_earlier_turn() -> None:
    state = table(at="house-n")
    answer(state, 0, "step 3,0", "done")
    answer(state, 1, "done")
    answer(state, 0, "step 3,1", "done")
    assert medals(state) == {"cross_road"}


def test_flight_off_the_road_does_not_count() -> None:
    """From inside onto the road; a bike chases the kitten home."""
    state = table(at="3,1")
    bikes(state, "2,0", "6,6")
    draw(state, "1 5")
    answer(state, 0, "step 3,0", dice="1")
    assert (where(state), medals(state)) == ("house-n", set())


def test_flight_across_the_road_does_not_count() -> None:
    state = table("sakura 3,1", at="3,1")
    answer(state, 0, "agility sakura", dice="1")
    assert (where(state), medals(state)) == ("house-n", set())


def test_where_it_stepped_on_before_it_fled_is_forgotten() -> None:
    """Onto the road from inside, chased home, then out and back: no crossing."""
    state = table(at="3,1")
    bikes(state, "2,0", "6,6")
    draw(state, "1 5")
    answer(state, 0, "step 3,0", dice="1")
    answer(state, 1, "done")
    bikes(state, "6,6", "6,6")
    answer(state, 0, "step 3,0", "step house-n", "done")
    assert medals(state) == set()


def test_being_chased_home_later_does_not_undo_it() -> None:
    state = table("sakura 3,1", at="house-n")
    answer(state, 0, "step 3,0", "step 3,1")
    answer(state, 0, "agility sakura", dice="1")
    assert (where(state), medals(state)) == ("house-n", {"cross_road"})


def test_dodging_a_bike_on_the_way_does_not_spoil_it() -> None:
    state = table(at="house-n")
    bikes(state, "2,0", "6,6")
    draw(state, "1 5")
    answer(state, 0, "step 3,0", dice="5")
    answer(state, 0, "step 3,1", "done")
    assert medals(state) == {"cross_road"}


@pytest.mark.parametrize("rotation", range(4))
def test_the_cut_corner_of_the_asymmetric_side_is_outside(rotation: int) -> None:
    corner = ("6,0", "6,6", "0,6", "0,0")[rotation]
    board = table(centre="asymmetric", rotation=rotation).board
    assert [board.kinds[near] for near in board.near[board.index[corner]]] == ["road"] * 2
    inside = [
        name for name, side in zip(board.names, board.sides, strict=True) if side == 1
    ]
    assert len(inside) == 23
    assert corner not in inside
    assert board.sides[board.index[corner]] == 2


def test_from_the_cut_corner_inward_the_road_is_crossed() -> None:
    state = table(centre="asymmetric", at="6,0")
    bikes(state, "3,6", "3,6")
    answer(state, 0, "step 6,1", "step 6,2", dice="")
    able(state, 0, agility=4)
    answer(state, 0, "step 5,2", "done")
    assert medals(state) == {"cross_road"}


def test_from_the_cut_corner_to_a_home_it_is_not() -> None:
    state = table(centre="asymmetric", at="6,0")
    bikes(state, "3,6", "3,6")
    answer(state, 0, "step 5,0", "step 5,-1", "done")
    assert medals(state) == set()


# --- beating a kitten ---


def test_in_ones_own_turn_as_attacker_or_attacked() -> None:
    for attacked in (False, True):
        state = table(at="terrace-n 5,-2")
        answer(state, 0, "step 5,-2")
        if attacked:
            answer(state, 0, "pass")
            answer(state, 1, "attack 0", dice="1 2")
        else:
            answer(state, 0, "attack 1", dice="2 1")
        while decision(state) == "flight":
            answer(state, 0, texts(state, 0)[0])
        if attacked:
            assert medals(state) == set()
            answer(state, 0, "done")
        assert medals(state) == {"beat_kitten"}


@pytest.mark.parametrize("by", ["attacked", "attacking"])
def test_in_anothers_turn_the_medal_is_owed_until_ones_own_next_turn_ends(by: str) -> None:
    state = table(at="terrace-n 5,-2")
    answer(state, 0, "step 5,-2")
    if by == "attacked":
        answer(state, 0, "attack 1", dice="1 2")
    else:
        answer(state, 0, "pass")
        answer(state, 1, "attack 0", dice="2 1")
    assert (turn_of(state), medals(state, 1)) == (1, set())
    assert player(state, 1).owed == ("beat_kitten",)
    answer(state, 1, "done")
    assert (medals(state, 1), player(state, 1).owed) == ({"beat_kitten"}, ())


def test_it_is_taken_even_if_that_turn_goes_wrong() -> None:
    state = table("dog6 5,-1", at="terrace-n 5,-2")
    answer(state, 0, "step 5,-2")
    answer(state, 0, "attack 1", dice="1 2")
    answer(state, 1, "step 5,-1", dice="X")
    while decision(state) == "flight":
        answer(state, 0, texts(state, 0)[0])
    assert medals(state, 1) == {"beat_kitten"}


def test_still_owed_when_the_game_ends_it_is_not_taken() -> None:
    """Seat 1 is beaten in the last turn of the last round by seat 0, whose turn was
    before."""
    state = table(at="5,-2 terrace-n")
    honour(state, 0, "cross_road", "climb_tree", "hunt_bug", "house", "track")
    state.slots = ()
    answer(state, 0, "done")
    answer(state, 1, "step 5,-2")
    answer(state, 1, "attack 0", dice="1 2")
    while state.stack and decision(state) == "flight":
        answer(state, 0, texts(state, 0)[0])
    assert state.stack == []
    assert "beat_kitten" not in medals(state, 0)
    assert len(medals(state, 0)) == 5


def test_what_is_owed_does_not_end_the_game() -> None:
    state = table(at="5,-2 terrace-n")
    honour(state, 0, "cross_road", "climb_tree", "hunt_bug", "house")
    state.slots = ()
    answer(state, 0, "done")
    answer(state, 1, "step 5,-2")
    answer(state, 1, "attack 0", dice="1 2")
    while decision(state) == "flight":
        answer(state, 0, texts(state, 0)[0])
    assert (turn_of(state), player(state).owed) == (0, ("beat_kitten",))


def test_beaten_twice_it_is_owed_once() -> None:
    state = table(at="5,-2 5,-2")
    honour(state, 1, "beat_kitten")
    answer(state, 0, "attack 1", dice="1 2")
    assert player(state, 1).owed == ()
    assert skill(state, 0, "fight") == 2


def test_a_friend_stolen_counts_as_befriended() -> None:
    state = table(at="house-e")
    befriended(state, "e", "butterfly3")
    answer(state, 0, "friendship butterfly3", dice="2")
    assert medals(state) == {"befriend_butterfly"}
