"""A hint's reasons for an action: what is certain about it, in words."""

from __future__ import annotations

import pytest

from meowple.games.isle.game import GAME
from meowple.games.isle.rules.frames import PlaceTaken, TakeTile
from meowple.games.isle.rules.state import IsleState
from tests.games.isle.tables import (
    actors,
    answer,
    equip,
    give,
    lay,
    narrow,
    offer,
    places,
    skip_to,
    table,
    teach,
    texts,
    turns,
)
from tests.games.saying import say

# Lessons for lonely cats, for rats that are left, and for a full edge of the boat.
LONELY, RATS, EDGE = 120, 125, 113


def reason(state: IsleState, line: str, seat: int = 0) -> str:
    assert line in texts(state, seat)
    return GAME.reason(state, seat, GAME.parse(line), say)


def of_places(state: IsleState) -> set[str]:
    """The reasons for the places of the tile that seat 0 has to place."""
    return {reason(state, place) for place in places(state, 0)}


# --- tiles ---


def test_a_rare_treasure_scores_wherever_it_lies_and_covers_rats() -> None:
    state = turns()
    state.stack.append(PlaceTaken(0, state.rares[0][0], None))
    said = of_places(state)
    assert all("Rare treasure: +3." in one for one in said)
    assert {one.split(" Rare")[0] for one in said} >= {
        "Covers a rat: +1.",
        "Covers 2 rats: +2.",
    }


def test_the_third_cat_of_a_family_says_what_the_family_brings() -> None:
    state = turns("red C15")
    lay(state, 0, "red C14", "5,4")
    lay(state, 0, "red C16", "9,2")
    assert reason(state, "rescue left:1") == "Cats of this color on your boat: 2."
    answer(state, 0, "rescue left:1")
    assert {one for one in of_places(state) if "family" in one} >= {"Red family of 3: +8."}


def test_a_cat_on_the_map_of_its_color_brings_a_treasure() -> None:
    state = turns("green C16")
    assert reason(state, "rescue left:1") == ""
    answer(state, 0, "rescue left:1")
    assert reason(state, "place 7,0") == (
        "Covers a rat: +1. Covers its map, so you take a treasure."
    )


def test_a_tile_says_what_lessons_on_the_table_gain() -> None:
    state = turns("green C16")
    teach(state, 0, LONELY)
    answer(state, 0, "rescue left:1")
    assert "Lessons: +1." in reason(state, "place 7,0")


def test_a_tile_on_the_last_square_fills_a_room() -> None:
    state = turns()
    narrow(state, 0, (21, 4), (0, 3))
    state.stack.append(TakeTile(0, ("common",), 1, False))
    answer(state, 0, "take K1")
    said = {place: reason(state, place) for place in places(state, 0)}
    assert said == {
        "place 0,3": "Fills A (stern): +5.",
        "place 21,4": "Fills G (bow): +5.",
    }


# --- cards ---


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (43, "One more cat to rescue today."),
        (15, ""),
        (84, "One more cat to rescue every day."),
        (RATS, "Worth +38 on your boat right now."),
        (EDGE, ""),
    ],
)
def test_a_card_is_praised_only_for_what_is_certain(card: int, said: str) -> None:
    state = table(2, "buy")
    offer(state, 0, card)
    state.players[0].fish = 10
    assert reason(state, f"buy {card}") == said
    assert reason(state, "pay") == ""


# --- choices of several cards ---


def test_the_second_card_to_keep_continues_the_choice_of_a_draft() -> None:
    state = table(2)
    assert not GAME.continues(state, 0)
    answer(state, 0, texts(state, 0)[0])
    assert GAME.continues(state, 0)
    assert not GAME.continues(state, 1)


def test_paying_continues_a_choice_of_cards_to_buy() -> None:
    state = table(2, "buy")
    offer(state, 0, 43, 15)
    assert not GAME.continues(state, 0)
    answer(state, 0, "buy 43")
    assert GAME.continues(state, 0)


def test_paying_continues_a_choice_among_drawn_cards() -> None:
    state = turns()
    give(state, 0, 71)
    answer(state, 0, "anytime 71")
    assert not GAME.continues(state, 0)
    answer(state, 0, texts(state, 0)[0])
    assert GAME.continues(state, 0)


def test_further_rescue_cards_continue_the_choice_of_those_to_play() -> None:
    state = table(2, "buy")
    give(state, 0, 43, 44)
    skip_to(state, "ready")
    assert not GAME.continues(state, 0)
    answer(state, 0, "ready 43")
    assert GAME.continues(state, 0)


def test_a_turn_continues_no_choice() -> None:
    state = turns()
    equip(state, 0, 43)
    assert actors(state) == (0,)
    assert not GAME.continues(state, 0)
