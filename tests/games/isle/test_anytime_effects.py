"""The tables of anytime cards: each card has rules and an effect."""

from __future__ import annotations

from meowple.games.isle.rules.anytime.effects import EFFECTS
from meowple.games.isle.rules.anytime.immediate import IMMEDIATE
from meowple.games.isle.rules.anytime.rules import CARD_RULES
from meowple.games.isle.rules.box import base_box


def test_every_effect_in_the_data_has_rules_and_does_something() -> None:
    printed = {card.effect for card in base_box().cards.values() if card.kind == "anytime"}
    assert printed == {*CARD_RULES} == {*EFFECTS}


def test_a_card_played_inside_another_needs_no_further_choice() -> None:
    inside = {
        name for name, card in CARD_RULES.items() if card.gives_fish or card.joins_tile
    }
    assert inside <= {*IMMEDIATE}
