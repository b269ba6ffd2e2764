"""Rules that need an example, though the rulebook prints them: RULINGS.md names each."""

from __future__ import annotations

import re
import sys
from importlib.resources import files

from meowple.games.kyoto.game import GAME
from tests.games.kyoto.boards import sketch
from tests.games.kyoto.tables import (
    able,
    actors,
    answer,
    asked,
    befriended,
    begin,
    bike_spaces,
    bikes,
    decision,
    draw,
    honour,
    ids,
    medals,
    on_boards,
    player,
    table,
    texts,
    turn_of,
    where,
    won,
)

DOWN = ("down bug4 1,1", "down bug4 2,1", "down rat4 3,1", "down dog6 4,1")


def test_every_printed_rule_has_its_test_and_every_test_its_rule() -> None:
    text = files("meowple.games.kyoto").joinpath("RULINGS.md").read_text("utf-8")
    rules = re.findall(r"^- `(\w+)` ", text, re.MULTILINE)
    tests = [name for name in vars(sys.modules[__name__]) if name.startswith("test_")]
    tests.remove("test_every_printed_rule_has_its_test_and_every_test_its_rule")
    assert sorted(tests) == sorted(f"test_{rule}" for rule in rules)


def test_no_free_step_goes_to_stamina() -> None:
    state = begin(3, side="expert")
    assert texts(state, 0) == [
        *("raise agility", "raise friendship", "raise fight", "raise hunt")
    ]


def test_a_step_onto_a_bikes_space_is_safe_from_it() -> None:
    state = table(at="house-n 4,0")
    bikes(state, "3,0", "4,0")
    draw(state, "1 5")
    able(state, 1, agility=3)
    # purple stops at the other kitten, turquoise rides off from there
    events = answer(state, 0, "step 3,0", dice="1")
    assert [e.args["seat"] for e in events if e.id == "kyoto.check"] == [1]
    assert bike_spaces(state) == ("4,0", "6,3")


def test_ways_of_flight_cross_hedges_and_roofs() -> None:
    state = table("sakura 3,2", at="3,2")
    answer(state, 0, "agility sakura", dice="1")
    assert where(state) == "3,1"
    state = table("sakura 3,4", at="3,4")
    answer(state, 0, "agility sakura", dice="1")
    assert {*texts(state, 1)} == {"flee 2,4", "flee 4,4"}


def test_it_runs_on_from_where_it_cannot_stay() -> None:
    board = sketch("..R...ht")
    state = table("sakura 0,0", "down bug4 1,0", "rat4 3,0", at="0,0 4,0", board=board)
    answer(state, 0, "agility sakura", dice="1")
    assert where(state) == "5,0"


def test_friends_pile_on_the_third_slot() -> None:
    state = table("bird65 terrace-n", "bird74 terrace-n")
    befriended(state, "n", "-", "cat46", "cat64")
    answer(state, 0, "friendship bird65", dice="4")
    assert player(state).friends == ("bird65", "cat46", "cat64")
    answer(state, 1, "done")
    events = answer(state, 0, "friendship bird74", dice="4")
    assert player(state).friends == ("bird65", "cat46", "cat64", "bird74")
    assert (ids(events), decision(state)) == (["check", "friend"], "turn")


def test_a_full_track_begins_again() -> None:
    state = table("mouse5 terrace-n")
    won(state, 0, "enemy", "bug4", "bug4", "bug4", "bug5")
    able(state, 0, hunt=4)
    answer(state, 0, "hunt mouse5", dice="1")
    assert player(state).track == ("mouse5", "bug4", "bug4", "bug4", "bug5")
    assert GAME.view(state, None).enemies == 10


def test_the_last_round_is_played_to_its_end() -> None:
    """The fourth and the fifth medal come in one turn."""
    state = table("bug4 3,1", seats=3, at="house-n")
    honour(state, 0, "climb_tree", "house", "track")
    state.slots, state.steps = (4,), 1
    answer(state, 0, "step 3,0", "step 3,1")
    events = answer(state, 0, "hunt bug4", dice="3")
    assert len(medals(state)) == 5
    assert "grow" in ids(events)
    for seat in (0, 1, 2):
        answer(state, seat, *["raise fight"] * 4)
    for seat in (1, 2):
        assert actors(state) == (seat,)
        answer(state, seat, "done")
    assert actors(state) == ()


def test_ties_are_broken_by_friendship_then_fight() -> None:
    for friendship, fight, winners in (((1, 2), (2, 1), (1,)), ((2, 2), (2, 1), (0,))):
        state = table()
        for seat in (0, 1):
            able(state, seat, friendship=friendship[seat], fight=fight[seat])
        state.stack = []
        result = GAME.result(state)
        assert result is not None
        assert result.winners == winners
    able(state, 1, fight=2)
    result = GAME.result(state)
    assert result is not None
    assert (result.winners, result.decided) == ((0, 1), "kyoto.won.shared")


def test_paws_share_spaces() -> None:
    state = table("bug4 5,-2", "rat4 5,-1", at="5,-2 terrace-n")
    answer(state, 0, "hunt bug4", dice="1")
    answer(state, 1, "paw 5,-1")
    assert sorted(on_boards(state)) == ["bug4 5,-1", "rat4 5,-1"]


def test_a_paw_may_go_back_over_its_way_but_ends_elsewhere() -> None:
    """Three steps away from the terrace one end is one step away, none is the terrace."""
    state = table("bird65 terrace-n")
    answer(state, 0, "hunt bird65", dice="1")
    ends = {line.removeprefix("paw ") for line in texts(state, 1)}
    assert {"1,-2", "5,-2"} <= ends
    assert "terrace-n" not in ends


def test_a_kitten_in_a_tree_may_look_at_fewer_paws_or_at_one_it_knows() -> None:
    state = table("sakura terrace-n", *DOWN)
    answer(state, 0, "agility sakura", "look 1,1", "done", dice="5")
    assert turn_of(state) == 1
    assert [paw.seen_by for paw in GAME.view(state, 0).paws if paw.face_down].count(
        (0,)
    ) == 1
    answer(state, 1, "done")
    answer(state, 0, "agility sakura", "look 1,1", dice="5")
    assert (decision(state), asked(state).left) == ("look", (2,))


def test_the_skill_step_of_a_slot_may_be_declined() -> None:
    state = table("bird65 terrace-n")
    befriended(state, "n", "cat55")
    before = player(state).skills
    answer(state, 0, "friendship bird65", dice="5")
    assert texts(state, 0)[-1] == "done"
    assert ids(answer(state, 0, "done")) == ["declined"]
    assert (player(state).skills, turn_of(state)) == (before, 1)


def test_the_loser_flees_before_the_winner_is_rewarded() -> None:
    state = table(at="3,2 3,2", homes="ns")
    won(state, 0, "bug4")
    answer(state, 0, "attack 1", dice="2 1")
    assert (decision(state), asked(state).kitten) == ("flight", 1)
    assert player(state).track == ("bug4",)
    events = []
    while decision(state) == "flight":
        events += answer(state, 0, texts(state, 0)[0])
    assert ids(events)[-1] == "victory"
    assert (decision(state), actors(state)) == ("raise", (0,))


def test_ties_roll_again() -> None:
    state = table(at="5,-2 5,-2")
    events = answer(state, 0, "attack 1", dice="4 4 2 1")
    assert events[0].args["winner"] == 0
