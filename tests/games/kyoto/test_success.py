"""Success (rules 2): looking from trees, friends in the house, the victory track."""

from __future__ import annotations

import pytest

from meowple.games.kyoto.game import GAME
from tests.games.kyoto.tables import (
    able,
    actors,
    answer,
    asked,
    befriended,
    decision,
    ids,
    medals,
    on_boards,
    player,
    refusal,
    skill,
    table,
    texts,
    turn_of,
    where,
    won,
)

DOWN = ("down bug4 5,-2", "down rat4 1,1", "down dog6 3,1", "down cat55 2,2")


# --- agility: the sakura ---


def test_from_a_sakura_three_paws_are_looked_at() -> None:
    state = table("sakura terrace-n", *DOWN, "down mouse5 4,4")
    able(state, 0, agility=2)
    answer(state, 0, "agility sakura", dice="1")
    assert (decision(state), actors(state), asked(state).left) == ("look", (0,), (3,))
    assert {*texts(state, 0)} == {
        "look 5,-2",
        "look 1,1",
        "look 3,1",
        "look 2,2",
        "look 4,4",
        "done",
    }
    assert texts(state, 1) == []
    answer(state, 0, "look 1,1")
    # each is seen before the next is chosen, and not offered again
    assert refusal(state, 0, "look 1,1") == "kyoto.known_already"
    assert refusal(state, 0, "look 3,2") == "kyoto.nothing_face_down"
    assert refusal(state, 0, "look 9,9") == "kyoto.nothing_face_down"
    assert refusal(state, 0, "pass") == "action.not_now"
    assert refusal(state, 1, "look 2,2") == "turn.not_yours"
    answer(state, 0, "look 2,2", "look 4,4")
    assert (turn_of(state), decision(state)) == (1, "turn")


@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_if_fewer_are_left_at_those(left: int) -> None:
    state = table("sakura terrace-n", *DOWN[:left])
    looks = [line.replace("down", "look").split() for line in DOWN[:left]]
    lines = [f"look {space}" for _, _, space in looks]
    events = answer(state, 0, "agility sakura", *lines, dice="5")
    assert ids(events, 0).count("saw") == left
    assert turn_of(state) == 1


def test_a_failed_climb_lets_the_kitten_flee_one() -> None:
    state = table("sakura terrace-n", *DOWN)
    answer(state, 0, "agility sakura", dice="1")
    assert (where(state), turn_of(state)) == ("house-n", 1)
    assert not any(state.known)


# --- friendship ---


def befriend(*friends: str, paw: str = "butterfly3") -> list[str]:
    """Befriend one more where these live: the slots then, and what was told."""
    state = table(f"{paw} terrace-n")
    befriended(state, "n", *friends)
    events = answer(state, 0, f"friendship {paw}", dice="5")
    return [str(friend) for friend in player(state).friends] + [
        str(event.args.get("slot")) for event in events if event.id == "kyoto.friend"
    ]


def test_a_friend_moves_into_the_leftmost_free_slot() -> None:
    assert befriend() == ["butterfly3", "1"]
    assert befriend("cat55") == ["cat55", "butterfly3", "2"]
    assert befriend("cat55", "cat46") == ["cat55", "cat46", "butterfly3", "3"]


def test_a_gap_is_filled_by_the_next_friend() -> None:
    assert befriend("-", "cat55", "cat46") == ["butterfly3", "cat55", "cat46", "1"]
    assert befriend("cat55", "-", "cat46") == ["cat55", "butterfly3", "cat46", "2"]
    assert befriend("-", "cat55") == ["butterfly3", "cat55", "1"]


def test_beyond_three_they_pile_on_the_third() -> None:
    found = befriend("cat55", "cat46", "cat64")
    assert found == ["cat55", "cat46", "cat64", "butterfly3", "4"]
    found = befriend("cat55", "-", "cat64", "cat46")
    assert found == ["cat55", "butterfly3", "cat64", "cat46", "2"]


def test_the_paw_leaves_the_board() -> None:
    state = table("butterfly3 5,-2", at="5,-2")
    answer(state, 0, "friendship butterfly3", dice="2")
    assert on_boards(state) == []
    assert player(state).friends == ("butterfly3",)
    assert where(state) == "5,-2"


def test_the_second_slot_is_rewarded_by_a_step() -> None:
    state = table("butterfly3 terrace-n")
    befriended(state, "n", "cat55")
    answer(state, 0, "friendship butterfly3", dice="5")
    assert (decision(state), asked(state).why, actors(state)) == ("raise", "reward", (0,))
    assert texts(state, 1) == []
    assert refusal(state, 1, "raise hunt") == "turn.not_yours"
    answer(state, 0, "raise hunt")
    assert (skill(state, 0, "hunt"), turn_of(state)) == (2, 1)


def test_each_time_it_is_filled_anew() -> None:
    state = table("butterfly3 terrace-n", "cat46 terrace-n")
    befriended(state, "n", "cat55")
    answer(state, 0, "friendship butterfly3", dice="5")
    answer(state, 0, "raise hunt")
    befriended(state, "n", "cat55")
    state.seat = 0
    answer(state, 0, "friendship cat46", dice="5")
    assert decision(state) == "raise"


@pytest.mark.parametrize("friends", [(), ("cat55", "cat46"), ("cat55", "cat46", "cat64")])
def test_the_other_slots_bring_no_step(friends: tuple[str, ...]) -> None:
    state = table("bird65 terrace-n")
    befriended(state, "n", *friends)
    answer(state, 0, "friendship bird65", dice="4")
    assert decision(state) == "turn"


def test_the_third_slot_brings_its_medal_at_once_and_once() -> None:
    state = table("bird65 terrace-n", "bird65 terrace-n")
    befriended(state, "n", "cat55", "cat46")
    events = answer(state, 0, "friendship bird65", dice="4")
    assert ids(events)[:3] == ["check", "friend", "medal"]
    assert events[2].args == {"seat": 0, "medal": "house", "medals": 1}
    assert medals(state) == {"house"}
    befriended(state, "n", "cat55", "cat46")
    state.seat = 0
    events = answer(state, 0, "friendship bird65", dice="4")
    assert "medal" not in ids(events)


def test_the_pile_brings_no_medal() -> None:
    state = table("bird65 terrace-n")
    befriended(state, "n", "cat55", "cat46", "cat64")
    answer(state, 0, "friendship bird65", dice="4")
    assert medals(state) == set()


# --- fight and hunt: the victory track ---


def test_fight_and_hunt_bring_paws_to_the_track() -> None:
    state = table("bug4 terrace-n", "cat64 terrace-n")
    answer(state, 0, "hunt bug4", dice="3")
    answer(state, 1, "done")
    answer(state, 0, "fight cat64", dice="3")
    assert player(state).track == ("bug4", "cat64")
    assert on_boards(state) == []


@pytest.mark.parametrize(
    ("wins", "step", "medal"),
    [
        (0, False, False),
        (1, True, False),
        (2, False, False),
        (3, False, True),
        (4, True, False),
    ],
)
def test_the_slots_of_the_track(wins: int, step: bool, medal: bool) -> None:
    """The second and fifth a step, the fourth a medal."""
    state = table("mouse6 terrace-n")
    won(state, 0, *("bug4", "bug4", "bug4", "bug4")[:wins])
    able(state, 0, hunt=5)
    events = answer(state, 0, "hunt mouse6", dice="1")
    assert events[1].args == {"seat": 0, "paw": "mouse6", "slot": wins + 1}
    assert (decision(state) == "raise") == step
    assert (medals(state) == {"track"}) == medal


def test_a_full_track_begins_again_from_the_bottom() -> None:
    state = table("mouse6 terrace-n", "mouse5 terrace-n")
    won(state, 0, "bug5", "bug4", "bug4", "bug4", "bug4")
    able(state, 0, hunt=5)
    events = answer(state, 0, "hunt mouse6", dice="1")
    assert events[1].args["slot"] == 1
    assert player(state).track == ("mouse6", "bug4", "bug4", "bug4", "bug4")
    assert player(state).wins == 6
    answer(state, 1, "done")
    # the second slot is rewarded again
    answer(state, 0, "hunt mouse5", dice="1")
    assert player(state).track == ("mouse6", "mouse5", "bug4", "bug4", "bug4")
    assert decision(state) == "raise"


def test_the_paw_replaced_leaves_the_game() -> None:
    state = table("mouse6 terrace-n")
    won(state, 0, "bug5", "bug4", "bug4", "bug4", "bug4")
    able(state, 0, hunt=5)
    before = state.gone.count(state.box.index["bug5"])
    answer(state, 0, "hunt mouse6", dice="1")
    assert state.gone.count(state.box.index["bug5"]) == before + 1
    assert GAME.view(state, None).gone.count("bug5") == before + 1


def test_a_token_replaced_returns_to_the_supply() -> None:
    state = table("mouse6 terrace-n")
    won(state, 0, "enemy", "bug4", "bug4", "bug4", "bug4")
    able(state, 0, hunt=5)
    assert GAME.view(state, None).enemies == 9
    answer(state, 0, "hunt mouse6", dice="1")
    assert GAME.view(state, None).enemies == 10


def test_the_fourth_slot_brings_its_medal_only_the_first_time() -> None:
    state = table("mouse6 terrace-n")
    won(state, 0, "bug5", "bug4", "bug4", "bug4", "bug4")
    state.wins[0] = 8
    state.medals[0] = 1 << 6
    able(state, 0, hunt=5)
    events = answer(state, 0, "hunt mouse6", dice="1")
    assert (events[1].args["slot"], "medal" in ids(events)) == (4, False)


def test_a_win_with_no_token_left_counts_all_the_same() -> None:
    state = table(at="5,-2 5,-2")
    state.enemies = 0
    answer(state, 0, "attack 1", dice="2 1")
    assert (player(state).track, player(state).wins) == ((), 0)
    assert medals(state) == {"beat_kitten"}


# --- rewards ---


def test_a_full_skill_cannot_take_the_step() -> None:
    state = table("butterfly3 terrace-n")
    befriended(state, "n", "cat55")
    able(state, 0, hunt=8)
    answer(state, 0, "friendship butterfly3", dice="5")
    assert texts(state, 0) == ["raise agility", "raise friendship", "raise fight", "done"]
    assert refusal(state, 0, "raise hunt") == "kyoto.skill_full"


def test_a_step_that_nothing_can_take_up_is_lost() -> None:
    state = table("butterfly3 terrace-n")
    befriended(state, "n", "cat55")
    able(state, 0, agility=8, friendship=8, fight=8, hunt=8)
    answer(state, 0, "friendship butterfly3", dice="1")
    assert turn_of(state) == 1


# --- stolen friends ---


def test_in_anothers_house_its_friends_are_met_with_any_of_their_checks() -> None:
    state = table(at="house-e")
    befriended(state, "e", "cat64", "-", "bird65")
    assert texts(state, 0)[:4] == [
        "friendship cat64",
        "fight cat64",
        "hunt bird65",
        "friendship bird65",
    ]


def test_in_ones_own_house_they_are_left_in_peace() -> None:
    state = table(at="house-n")
    befriended(state, "n", "cat64")
    assert not [line for line in texts(state, 0) if "cat64" in line]
    assert refusal(state, 0, "fight cat64") == "kyoto.not_here"


def test_not_from_the_terrace_nor_the_road() -> None:
    for space in ("terrace-e", "6,3"):
        state = table(at=space)
        befriended(state, "e", "cat64")
        assert refusal(state, 0, "fight cat64") == "kyoto.not_here"


def test_a_friend_won_over_moves_to_the_other_house() -> None:
    state = table(at="house-e")
    befriended(state, "e", "cat55", "butterfly3", "cat46")
    events = answer(state, 0, "friendship butterfly3", dice="2")
    assert ids(events)[:3] == ["check", "friend_left", "friend"]
    assert player(state, 0).friends == ("butterfly3",)
    assert player(state, 1).friends == ("cat55", None, "cat46")
    assert medals(state) == {"befriend_butterfly"}


def test_a_friend_that_is_beaten_goes_to_the_track() -> None:
    state = table(at="house-e")
    befriended(state, "e", "cat64")
    answer(state, 0, "fight cat64", dice="3")
    assert (player(state).track, player(state, 1).friends) == (("cat64",), ())


def test_a_failed_fight_leaves_the_friend_where_it_is() -> None:
    state = table(at="house-e")
    befriended(state, "e", "cat64")
    answer(state, 0, "fight cat64", dice="2")
    assert player(state, 1).friends == ("cat64",)
    while decision(state) == "flight":
        answer(state, 1, texts(state, 1)[0])
    assert (where(state), turn_of(state)) == ("5,1", 1)


def test_a_failed_friendship_takes_it_out_of_the_house() -> None:
    state = table(at="house-e")
    befriended(state, "e", "butterfly3")
    answer(state, 0, "friendship butterfly3", dice="1")
    assert decision(state) == "paw"
    answer(state, 1, "paw 5,3")
    assert (player(state, 1).friends, on_boards(state)) == ((), ["butterfly3 5,3"])


def test_rewards_already_taken_are_kept() -> None:
    state = table(at="house-e")
    befriended(state, "e", "cat55", "cat46", "butterfly3")
    state.medals[1] = 1 << 5
    answer(state, 0, "friendship butterfly3", dice="2")
    assert medals(state, 1) == {"house"}


@pytest.mark.parametrize(
    ("friends", "taken", "left"),
    [
        (("butterfly3", "cat55"), "butterfly3", (None, "cat55")),
        (("cat55", "butterfly3"), "butterfly3", ("cat55",)),
        (("-", "butterfly3"), "butterfly3", ()),
        (
            ("cat55", "cat46", "butterfly3", "bird65"),
            "butterfly3",
            ("cat55", "cat46", "bird65"),
        ),
        (
            ("butterfly3", "cat46", "butterfly3", "bird65"),
            "butterfly3",
            ("butterfly3", "cat46", "bird65"),
        ),
        (
            ("butterfly3", "butterfly3", "cat46"),
            "butterfly3",
            ("butterfly3", None, "cat46"),
        ),
        (("-", "-", "butterfly3"), "butterfly3", ()),
    ],
)
def test_what_is_left_in_the_house(
    friends: tuple[str, ...], taken: str, left: tuple[str | None, ...]
) -> None:
    """Gaps stay; a pile closes up; of several alike the last one goes."""
    state = table(at="house-e")
    befriended(state, "e", *friends)
    answer(state, 0, f"friendship {taken}", dice="2")
    assert player(state, 1).friends == left


def test_a_house_of_nobody_has_no_friends() -> None:
    state = table(at="house-s")
    assert all(line.split()[0] in ("step", "done") for line in texts(state, 0))
