"""Anytime cards between a cat and the treasure of its map, and between two treasures."""

from __future__ import annotations

import pytest

from meowple.games.isle.game import GAME
from meowple.games.isle.rules.actions import Place
from meowple.games.isle.rules.state import IsleState
from tests.games.isle.tables import (
    actors,
    answer,
    answers,
    asked,
    decision,
    equip,
    give,
    ids,
    lay,
    let,
    lose_commons,
    moment,
    narrow,
    on_bag,
    on_deck,
    places,
    put,
    refusal,
    skip_to,
    table,
    texts,
    turns,
)

TREASURES = ["take K1", "take K2", "take K3", "take K4", "skip"]


def on_its_map(*cards: int) -> IsleState:
    """Seat 0 has laid a green cat on the green map and holds these cards."""
    state = turns("green C16, red C16, blue C15")
    equip(state, 0, 43)
    give(state, 0, *cards)
    answer(state, 0, "rescue left:1", "basket whole", "place 7,0")
    assert decision(state) == "take"
    return state


def second_of_98(*cards: int) -> IsleState:
    """Seat 0 has placed the first common treasure of card 98."""
    state = turns()
    give(state, 0, 98, *cards)
    skip_to(state, "finds")
    answer(state, 0, "find 98 common", "take K1", "place 8,5")
    assert decision(state) == "take"
    return state


# --- 69-70 ---


@pytest.mark.parametrize("card", [69, 70])
def test_69_serves_the_treasure_of_a_map(card: int) -> None:
    state = on_its_map(card)
    assert answers(state, 0) == [*TREASURES, f"anytime {card}"]
    answer(state, 0, f"anytime {card}", "take K2", "place 16,3")
    assert not state.players[0].anywhere
    assert actors(state) == (1,)


@pytest.mark.parametrize("card", [69, 70])
def test_69_serves_the_second_treasure_of_a_card(card: int) -> None:
    state = second_of_98(card)
    answer(state, 0, f"anytime {card}", "take K4", "place 16,3")
    assert not state.players[0].anywhere


def test_69_before_the_cat_is_used_up_by_it_and_70_serves_the_treasure() -> None:
    state = turns("green C16, red C16")
    give(state, 0, 69, 70)
    answer(state, 0, "anytime 69", "rescue left:1", "place 7,0")
    answer(state, 0, "anytime 70", "take K1", "place 16,3")
    assert not state.players[0].anywhere


def test_69_waits_for_the_next_tile_when_the_treasure_is_declined() -> None:
    state = on_its_map(69)
    answer(state, 0, "anytime 69", "skip")
    assert state.players[0].anywhere


def sealed(*cards: int) -> IsleState:
    """As `on_its_map`, but the treasures that are left fit only apart from all tiles."""
    state = turns("green C16, red C16")
    lose_commons(state, "K4")
    # room for the cat on its map, and for a treasure that touches nothing
    lay(state, 0, "K1", "7,5") if "K1" in () else None
    give(state, 0, *cards)
    return state
