"""Actions that reveal hidden things are marked, so that they can't be taken back."""

from __future__ import annotations

import pytest

from meowple.games.kyoto.rules.state import KyotoState
from tests.games.kyoto.tables import able, answer, bikes, draw, table


def revealing(state: KyotoState, action: str, dice: str = "") -> set[str]:
    """The events of an action of the first seat that reveal something."""
    events = answer(state, 0, action, dice=dice)
    return {event.id for event in events if event.reveals}


def test_a_step_to_an_open_space_reveals_nothing() -> None:
    assert not revealing(table(at="terrace-n"), "step house-n")


def test_what_is_turned_up_is_revealed() -> None:
    assert revealing(table("down bug4 5,-2"), "step 5,-2") == {"kyoto.turned_up"}


def test_a_bike_card_is_revealed() -> None:
    state = table(at="house-n")
    bikes(state, "0,0", "6,6")
    draw(state, "1 5")
    assert revealing(state, "step 4,0") == {"kyoto.bikes"}


@pytest.mark.parametrize("dice", ["5", "X"])
def test_a_roll_is_revealed(dice: str) -> None:
    assert "kyoto.check" in revealing(table("bug4 5,-2", at="5,-2"), "hunt bug4", dice)


def test_a_fight_is_revealed() -> None:
    assert "kyoto.fought" in revealing(table(at="5,-2 5,-2"), "attack 1", "5 1")


def test_what_is_seen_from_a_tree_is_revealed() -> None:
    state = table("sakura 5,-2", "down bug4 1,1", at="5,-2")
    able(state, 0, agility=4)
    assert revealing(state, "agility sakura", "3") == {"kyoto.check"}
    assert revealing(state, "look 1,1") == {"kyoto.saw"}


def test_who_declines_reveals_nothing() -> None:
    state = table("sakura 5,-2", "down bug4 1,1", at="5,-2")
    answer(state, 0, "agility sakura", dice="5")
    assert not revealing(state, "done")


def test_who_does_not_fight_and_who_is_done_reveals_nothing() -> None:
    assert not revealing(table(), "done")
