"""Actions that reveal something; the others can be taken back."""

from __future__ import annotations

import pytest

from meowple.games.fits.game import GAME
from meowple.games.fits.rules.state import FitsState
from tests.games.fits.tables import (
    actors,
    answer,
    begin,
    finale,
    give,
    on_deck,
    table,
    texts,
)


def reveals(state: FitsState, line: str) -> bool:
    (seat,) = actors(state)
    return any(event.reveals for event in answer(state, seat, line))


@pytest.mark.parametrize("card", ["B03", "T1", "P1"])
def test_a_card_that_is_drawn_is_revealed(card: str) -> None:
    state = table("B72 7,5")
    on_deck(state, card)
    assert reveals(state, "draw")


def test_a_card_of_ones_hand_and_its_place_can_be_taken_back() -> None:
    state = table("B72 7,5")
    give(state, 0, "B01", "B02")
    on_deck(state, "B03")
    answer(state, 0, "draw")
    assert not reveals(state, "play B02")
    assert not reveals(state, texts(state, 0)[0])


def test_a_cat_laid_asleep_can_be_taken_back() -> None:
    state = table("B72 7,5")
    assert not reveals(state, "sleep")
    assert not reveals(state, texts(state, 0)[0])


def test_the_end_reveals_nothing_since_all_hands_are_empty() -> None:
    state = table("B72 7,5")
    finale(state, "B01")
    while actors(state):
        assert not reveals(state, texts(state, actors(state)[0])[0])


@pytest.mark.parametrize(("start_cards", "news"), [("choose", False), ("draw", True)])
def test_a_start_card_that_is_drawn_next_is_revealed(start_cards: str, news: bool) -> None:
    state = begin(3, start_cards=start_cards)
    for expected in (news, news, False):
        assert reveals(state, texts(state, actors(state)[0])[0]) == expected


def test_no_decision_is_a_window() -> None:
    state = begin(2)
    while actors(state):
        assert [GAME.idle(state, seat) for seat in (0, 1)] == [None, None]
        (seat,) = actors(state)
        answer(state, seat, texts(state, seat)[-1])
