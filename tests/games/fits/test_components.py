"""The contents of the box: a client can draw every card, in hand and on the table."""

from __future__ import annotations

import random
from copy import deepcopy
from typing import Any

import pytest

from meowple.games.fits.data import toml
from meowple.games.fits.extras.components import CardFacts, FitsComponents
from meowple.games.fits.game import GAME
from meowple.games.fits.rules.deck import ICONS, TOYS
from meowple.games.fits.rules.view import FitsView
from meowple.kernel.setup import Value
from tests.games.saying import say


@pytest.fixture(scope="module")
def found() -> FitsComponents:
    return GAME.components(say)


def seen_in(view: FitsView) -> set[str]:
    """Every card that a view names."""
    cards = {cell.card for cell in view.cells} | {*view.discards, *view.start_cards}
    cards |= {overlay.card for overlay in view.overlays if overlay.card}
    for player in view.players:
        cards |= {*(player.hand or ())}
    if view.asked and view.asked.card:
        cards.add(view.asked.card)
    return cards | {*view.used_princesses}


@pytest.mark.parametrize("options", [{}, {"advanced": True}])
def test_every_card_that_anybody_sees_is_in_the_box(
    found: FitsComponents, options: dict[str, Value]
) -> None:
    state, chance = GAME.start(GAME.setup(3, options, 3)), random.Random(3)
    while actors := GAME.actors(state):
        view = GAME.view(state, actors[0])
        cards = found.decks[view.cards].cards
        assert seen_in(view) <= cards.keys()
        for cell in view.cells:
            card = cards[cell.card]
            assert cell.open == (card.open_turned if cell.turned else card.open)
            assert cell.icons == card.icons
        GAME.play(state, actors[0], chance.choice(GAME.legal(state, actors[0])))


def card(found: FitsComponents, id: str) -> CardFacts:
    return found.decks["ours"].cards[id]


def test_a_card_has_its_sides_icons_and_words_both_ways(found: FitsComponents) -> None:
    corner = card(found, "B33")
    assert (corner.kind, corner.open, corner.open_turned) == ("box", "ne", "sw")
    assert corner.turns
    assert corner.icons == (1, 0, 0, 0, 0)
    assert corner.text == "open to the north, east; one mouse"
    assert corner.text_turned == "open to the south, west; one mouse"
    assert not card(found, "B65").turns


def test_each_kind_of_card_is_told_apart(found: FitsComponents) -> None:
    kinds = [card.kind for card in found.decks["ours"].cards.values()]
    numbers = {kind: kinds.count(kind) for kind in found.kinds}
    assert numbers == {"box": 72, "start": 5, "toy": 3, "sleeper": 1, "princess": 6}
    assert all(kind.name and kind.about for kind in found.kinds.values())


def test_a_princess_has_no_sides_whether_her_number_is_known_or_not(
    found: FitsComponents,
) -> None:
    for id in ("P1", "P5", "princess"):
        facts = card(found, id)
        assert (facts.kind, facts.open, facts.turns) == ("princess", "", False)
        assert facts.text == found.kinds["princess"].about


def test_icons_are_named_in_the_order_in_which_they_are_counted(
    found: FitsComponents,
) -> None:
    assert tuple(icon.id for icon in found.icons) == ICONS
    assert tuple(icon.id for icon in found.icons if icon.toy) == TOYS
    assert found.icons[0].name == "mouse"
    assert found.cats == 5


def test_an_owners_deck_stands_beside_ours() -> None:
    data: dict[str, Any] = deepcopy(toml("cards"))
    data["name"] = "mine"
    decks = GAME.with_data(data).components(say).decks
    assert [*decks] == ["mine", "ours"]
    assert decks["mine"].cards.keys() == decks["ours"].cards.keys()
