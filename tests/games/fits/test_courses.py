"""The deal of the guided first game: it never contradicts what the guide says."""

from __future__ import annotations

from collections import Counter

from meowple.games.fits.data import toml
from meowple.games.fits.game import GAME
from meowple.games.fits.rules.state import FitsState

# The turns of both players before anything special may come.
PLAIN_TURNS = 10


def dealt() -> FitsState:
    (course,) = GAME.courses()
    return GAME.start(GAME.setup(2, course.options, course.seed))


def test_the_learner_begins() -> None:
    assert GAME.actors(dealt()) == (0,)


def test_at_first_there_are_only_box_cards() -> None:
    state = dealt()
    cards = [*state.hands[0], *state.hands[1], *state.deck[-PLAIN_TURNS:]]
    assert {card[0] for card in cards} == {"B"}


def test_the_first_three_cards_have_toys_of_one_kind() -> None:
    state = dealt()
    icons = {card["id"]: card["icons"] for card in toml("cards")["box"]}
    found = Counter[str]()
    for card in (*state.hands[0], state.deck[-1]):
        found.update({*icons[card]} - {"S"})
    assert max(found.values()) == 3


def test_a_first_card_can_take_a_cat() -> None:
    state = dealt()
    opens = [state.card(card).open for card in state.hands[0]]
    assert any(east or west for _, east, _, west in opens)
