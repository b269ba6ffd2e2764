"""The seven worked cases of the rules, one test each."""

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
    medals,
    player,
    skill,
    steps,
    table,
    texts,
    turn_of,
    where,
    won,
)


def test_case_1_sakura() -> None:
    """Die 3 + agility 2 = 5 against 3: three paws are looked at; nobody else learns which
    faces."""
    state = table(
        "sakura 5,-2", "down bug4 1,1", "down rat4 2,1", "down dog6 3,1", at="5,-2"
    )
    able(state, 0, agility=2)
    looks = ("look 1,1", "look 2,1", "look 3,1")
    events = answer(state, 0, "agility sakura", *looks, dice="3")
    assert [e.args["paw"] for e in events if e.id == "kyoto.saw"] == [
        "bug4",
        "rat4",
        "dog6",
    ]
    for eye in (1, None):
        assert "saw" not in ids(events, eye)
        assert ids(events, eye).count("looked") == 3
        assert {p.paw for p in GAME.view(state, eye).paws if p.face_down} == {None}
    known = {p.paw for p in GAME.view(state, 0).paws if p.face_down}
    assert known == {"bug4", "rat4", "dog6"}


def test_case_2_guard_dog() -> None:
    """Agility 6: die 3 + 3 succeeds and the kitten may go on or stay; a failure: flees 2,
    agility +1, turn over; on X agility +2."""
    for face, agility in (("3", 3), ("2", 4), ("X", 5)):
        state = table("dog6 5,-1", at="5,-2")
        able(state, 0, agility=3)
        answer(state, 0, "step 5,-1", dice=face)
        assert skill(state, 0, "agility") == agility
        if face == "3":
            assert (where(state), turn_of(state)) == ("5,-1", 0)
            assert steps(state) == {"5,0", "5,-2"}
            assert "done" in texts(state, 0)
        else:
            assert (where(state), turn_of(state)) == ("terrace-n", 1)


def test_case_3_bug() -> None:
    """Hunt 4: die 3 + 1 succeeds, paw to the victory track; die 2 + 1 fails: the bug moves
    1 as the next player likes, hunt +1."""
    state = table("bug4 5,-2", at="5,-2")
    failed = state.copy()
    answer(state, 0, "hunt bug4", dice="3")
    assert (player(state).track, skill(state, 0, "hunt")) == (("bug4",), 1)
    answer(failed, 0, "hunt bug4", dice="2")
    assert (actors(failed), texts(failed, 1)) == ((1,), ["paw terrace-n", "paw 5,-1"])
    assert skill(failed, 0, "hunt") == 2


def test_case_4_fight() -> None:
    """2+1 against 3+1: the first flees 4 by a path the next player picks, its fight +1;
    the second takes the token and, if it is its first win over a kitten, the medal."""
    state = table(at="1,4 1,4", seats=3)
    answer(state, 0, "attack 1", dice="2 3")
    assert (decision(state), actors(state), asked(state).left) == ("flight", (1,), (4,))
    while decision(state) == "flight":
        answer(state, 1, texts(state, 1)[0])
    assert state.board.kinds[state.at[0]] != "road"
    assert skill(state, 0, "fight") == 2
    assert player(state, 1).track == ("enemy",)
    answer(state, 1, "done")
    assert medals(state, 1) == {"beat_kitten"}


def test_case_5_bike_card() -> None:
    """(1,5): purple one space, turquoise five; every kitten passed over checks."""
    state = table(seats=4, at="house-n 6,2 6,4 6,1")
    for seat in range(4):
        able(state, seat, agility=3)
    bikes(state, "2,0", "6,0")
    draw(state, "1 5")
    events = answer(state, 0, "step 3,0", dice="1 1 1 1")
    checks = [e.args["seat"] for e in events if e.id == "kyoto.check"]
    assert checks == [0, 3, 1, 2]
    assert bike_spaces(state) == ("3,0", "6,5")


@pytest.mark.parametrize("again", [False, True])
def test_case_6_victory_track(again: bool) -> None:
    """The fourth token gives a medal the first time only; the second and fifth a step
    each time."""
    state = table("mouse6 terrace-n")
    able(state, 0, hunt=8)
    found = []
    for slot in range(1, 6):
        one = state.copy()
        won(one, 0, *("bug4", "bug4", "bug4", "bug4", "bug5")[: 5 if again else slot - 1])
        one.wins[0] = slot - 1 + 5 * again
        one.medals[0] = (1 << 6) * again
        events = answer(one, 0, "hunt mouse6", dice="1")
        found.append(("medal" in ids(events), decision(one) == "raise"))
    first = [(False, False), (False, True), (False, False), (True, False), (False, True)]
    assert found == [(medal and not again, step) for medal, step in first]


def test_case_7_hedge_and_roof() -> None:
    """A hedge at agility 3 stops, at 4 does not; a roof at 5 stops, at 6 does not."""
    reached = []
    for agility in (3, 4, 5, 6):
        hedge, roof = table(at="2,1"), table(at="3,1")
        able(hedge, 0, agility=agility)
        able(roof, 0, agility=agility)
        reached.append(("2,2" in steps(hedge), "3,2" in steps(roof)))
    assert reached == [(False, False), (True, False), (True, False), (True, True)]
