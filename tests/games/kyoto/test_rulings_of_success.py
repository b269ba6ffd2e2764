"""Each ruling of RULINGS.md, by its name: from success on."""

from __future__ import annotations

from meowple.games.kyoto.game import GAME
from tests.games.kyoto.tables import (
    able,
    actors,
    answer,
    asked,
    befriended,
    bikes,
    decision,
    draw,
    honour,
    ids,
    medals,
    play_to_the_end,
    player,
    refusal,
    skill,
    table,
    texts,
    turn_of,
    won,
)

DOWN = (
    "down bug4 1,1",
    "down bug4 2,1",
    "down rat4 3,1",
    "down dog6 4,1",
    "down cat55 5,1",
)
FOUR = ("climb_tree", "cross_road", "befriend_butterfly", "house")


# --- success ---


def test_looks_come_one_after_another() -> None:
    state = table("sakura terrace-n", *DOWN)
    answer(state, 0, "agility sakura", dice="5")
    for space, paw in (("4,1", "dog6"), ("1,1", "bug4"), ("5,1", "cat55")):
        events = answer(state, 0, f"look {space}")
        assert events[1].args["paw"] == paw
        if turn_of(state) == 0:
            assert refusal(state, 0, f"look {space}") == "kyoto.known_already"


def test_all_see_where_one_looks() -> None:
    state = table("sakura terrace-n", *DOWN[:3])
    events = answer(
        state, 0, "agility sakura", "look 1,1", "look 2,1", "look 3,1", dice="5"
    )
    assert ids(events, 1).count("looked") == 3
    assert "saw" not in ids(events, 1)
    views = {eye: GAME.view(state, eye).paws[0] for eye in (0, 1, None)}
    assert [views[eye].seen_by for eye in (0, 1, None)] == [(0,)] * 3
    assert [views[eye].paw for eye in (0, 1, None)] == ["bug4", None, None]


def test_of_friends_alike_the_last_is_taken() -> None:
    state = table(at="house-e")
    befriended(state, "e", "butterfly3", "butterfly3", "cat55")
    answer(state, 0, "friendship butterfly3", dice="2")
    assert player(state, 1).friends == ("butterfly3", None, "cat55")
    state = table(at="house-e")
    befriended(state, "e", "cat55", "cat46", "butterfly3", "bird65")
    answer(state, 0, "friendship butterfly3", dice="2")
    assert player(state, 1).friends == ("cat55", "cat46", "bird65")


def test_friends_of_others_are_objects_of_the_action() -> None:
    state = table(at="house-e house-e")
    befriended(state, "e", "cat64")
    assert texts(state, 0)[:2] == ["friendship cat64", "fight cat64"]
    answer(state, 0, "fight cat64", dice="1")
    while decision(state) == "flight":
        answer(state, 1, texts(state, 1)[0])
    assert player(state, 1).friends == ("cat64",)
    assert not [line for line in texts(state, 1) if "cat64" in line]


def test_no_token_left_none_is_taken() -> None:
    state = table(at="5,-2 5,-2")
    won(state, 0, "bug4")
    state.enemies = 0
    answer(state, 0, "attack 1", dice="2 1")
    # nor is the second slot of the track rewarded
    assert (player(state).track, decision(state)) == (("bug4",), "turn")
    assert medals(state) == {"beat_kitten"}


def test_two_x_roll_again() -> None:
    state = table(at="5,-2 5,-2")
    able(state, 0, fight=8)
    events = answer(state, 0, "attack 1", dice="X X X 1")
    assert events[0].args["winner"] == 1


def test_steps_beyond_the_maximum_are_lost() -> None:
    state = table("bird65 terrace-n")
    befriended(state, "n", "cat55")
    able(state, 0, agility=8, friendship=8, fight=8, hunt=7)
    one = state.copy()
    answer(one, 0, "friendship bird65", dice="1")
    assert texts(one, 0) == ["raise hunt", "done"]
    able(state, 0, hunt=8)
    answer(state, 0, "friendship bird65", dice="1")
    assert turn_of(state) == 1


# --- missions ---


def test_crossing_the_road() -> None:
    state = table(at="house-n")
    answer(state, 0, "step 3,0", "done")
    answer(state, 1, "done")
    answer(state, 0, "step 3,1", "done")
    assert medals(state) == {"cross_road"}
    # in, chased home, out and in: where it came from is forgotten
    state = table(at="3,1")
    bikes(state, "2,0", "6,6")
    draw(state, "1 5")
    answer(state, 0, "step 3,0", dice="1")
    answer(state, 1, "done")
    bikes(state, "6,6", "6,6")
    answer(state, 0, "step 3,0", "step house-n", "done")
    assert medals(state) == set()


def test_the_cut_corner_is_outside() -> None:
    for way, crossed in ((("6,1", "6,2", "5,2"), True), (("5,0", "5,-1"), False)):
        state = table(centre="asymmetric", at="6,0")
        able(state, 0, agility=4)
        bikes(state, "3,6", "3,6")
        answer(state, 0, *(f"step {space}" for space in way), "done")
        assert (medals(state) == {"cross_road"}) == crossed


def test_a_win_in_anothers_turn_is_owed() -> None:
    state = table(at="terrace-n 5,-2")
    honour(state, 1, *FOUR)
    state.slots = ()
    answer(state, 0, "step 5,-2", "pass")
    answer(state, 1, "attack 0", dice="2 1")
    assert (player(state, 1).owed, len(medals(state, 1))) == (("beat_kitten",), 4)
    answer(state, 1, "done")
    assert len(medals(state, 1)) == 5
    assert actors(state) == ()


def test_medals_still_owed_at_the_end_are_not_taken() -> None:
    """Seat 0 is attacked and wins in the last turn of all: it has no turn left at whose end
    it could check its missions."""
    state = table(at="5,-2 terrace-n")
    honour(state, 0, "climb_tree")
    state.round = 200
    answer(state, 0, "done")
    answer(state, 1, "step 5,-2")
    answer(state, 1, "attack 0", dice="1 2")
    assert actors(state) == ()
    assert medals(state, 0) == {"climb_tree"}
    assert player(state, 0).owed == ("beat_kitten",)


# --- growth ---


def test_house_and_track_medals_are_taken_at_once() -> None:
    state = table("rat4 5,-2")
    honour(state, 0, "climb_tree")
    won(state, 0, "bug4", "bug4", "bug5")
    answer(state, 0, "step 5,-2", dice="3")
    assert (medals(state), decision(state)) == ({"climb_tree", "track"}, "turn")
    assert "grow" in ids(answer(state, 0, "done"))


def test_two_slots_in_one_turn_bring_both() -> None:
    state = table("bug4 terrace-n")
    honour(state, 0, "climb_tree", "cross_road", "house")
    events = answer(state, 0, "hunt bug4", dice="3")
    assert asked(state).left == (2, 2)
    for seat in (0, 1):
        events += answer(state, seat, "raise hunt", "raise hunt")
    assert asked(state).left == (4, 4)
    assert [e.args["slot"] for e in events if e.id == "kyoto.grow"] == [2, 4]


def test_growth_is_spread_by_all_at_once() -> None:
    state = table("bug4 terrace-n", seats=3)
    honour(state, 0, "climb_tree")
    answer(state, 0, "hunt bug4", dice="3")
    assert (actors(state), asked(state).why) == ((0, 1, 2), "growth")
    answer(state, 1, "raise fight", "raise fight")
    assert (actors(state), skill(state, 1, "fight")) == ((0, 2), 3)


# --- the end ---


def test_a_higher_target_makes_a_longer_game() -> None:
    for target in (5, 6, 7):
        state = table(target=target)
        honour(state, 0, *FOUR, "track", "hunt_bug")
        state.slots = ()
        answer(state, 0, "done")
        answer(state, 1, "done")
        assert (actors(state) == ()) == (target <= 6)


def test_after_200_rounds_it_is_over() -> None:
    state = table()
    honour(state, 1, "house")
    result = play_to_the_end(state)
    assert (GAME.view(state, None).round, result.winners) == (200, (1,))
