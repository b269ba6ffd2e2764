"""A hint's reason for a placement: the points that it changes now."""

from __future__ import annotations

from meowple.games.fits.game import GAME
from meowple.games.fits.rules.state import FitsState
from tests.games.fits.tables import answer, drawn, table, texts
from tests.games.saying import say

# What gives nothing away.
SAFE = "No opponent gains points from it."


def reasons(state: FitsState, seat: int = 0) -> dict[str, str]:
    """Every action of a seat, and what speaks for it."""
    return {
        line: GAME.reason(state, seat, GAME.parse(line), say) for line in texts(state, seat)
    }


def test_a_cat_brings_the_value_of_its_box() -> None:
    state = table("B72 7,5")
    drawn(state, "B25")
    answer(state, 0, "lay B25 8,5")
    assert reasons(state) == {
        "cat 7,5": "Your boxes: +1.",
        "done": "You keep your cats for a better box: 5 left.",
    }


def test_a_card_is_praised_for_the_cat_that_can_follow() -> None:
    state = table("B72 7,5")
    drawn(state, "B25")
    assert reasons(state)["play B25"] == "Placed well, it brings up to +1."
    answer(state, 0, "play B25")
    assert reasons(state)["lay B25 8,5"] == "With a cat on it: +1."


def test_closing_ones_own_box_counts_twice() -> None:
    # a row that is open in the west only
    state = table("B25 6,5", "B13 7,5", "cat 0 6,5")
    drawn(state, "B10")
    answer(state, 0, "play B10")
    said = reasons(state)
    assert said["lay B10 5,5"] == ("Your boxes: +3. It closes a box, doubling its value.")
    # the east of the row is closed already, and a card above does not join it
    assert said["lay B10 8,5"] == said["lay B10 6,4"] == SAFE


def test_closing_the_box_of_another_is_not_praised() -> None:
    state = table("B25 6,5", "B13 7,5", "cat 1 6,5")
    drawn(state, "B10")
    answer(state, 0, "play B10")
    said = reasons(state)
    assert said["lay B10 5,5"] == ""
    assert {*said.values()} == {"", SAFE}


def test_a_princess_takes_points_from_an_opponent() -> None:
    state = table("B25 6,5", "B26 7,5", "cat 1 6,5")
    drawn(state, "P1")
    answer(state, 0, "play P1")
    assert reasons(state) == {"princess cat 6,5": "An opponent loses 2."}


def test_drawing_keeps_cats_and_a_sleeping_cat_guards_its_box() -> None:
    state = table("B72 7,5")
    keeps = "You keep your cats for a better box: 5 left."
    guards = "A sleeping cat keeps opponents’ awake cats out of its box."
    assert reasons(state) == {"draw": keeps, "sleep": guards}


def test_nothing_is_kept_for_later_in_the_final_phase() -> None:
    state = table("B72 7,5")
    drawn(state, "B25")
    answer(state, 0, "play B25", "lay B25 8,5")
    state.final = True
    assert reasons(state)["done"] == ""
