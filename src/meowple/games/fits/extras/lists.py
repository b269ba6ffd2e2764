"""The lists of the rules reference: every card of the deck, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from meowple.games.fits.extras.components import FitsComponents
from meowple.games.fits.rules.card_decisions import PRINCESS_CARD


def lists(box: FitsComponents) -> dict[str, list[str]]:
    return {
        "cards": list(_cards(box, ("box",))),
        "special": list(_cards(box, ("start", "toy", "sleeper", "princess"))),
    }


def _cards(box: FitsComponents, kinds: Iterable[str]) -> Iterator[str]:
    """Kinds of cards and how they are used, each with its cards."""
    known = [card for deck in box.decks.values() for card in deck.cards.values()]
    for kind in kinds:
        facts = box.kinds[kind]
        yield f"- **{facts.name}**: {facts.about}"
        cards = [one for one in known if one.kind == kind and one.id != PRINCESS_CARD]
        for text, alike in groupby(cards, lambda card: card.text):
            ids = ", ".join(f"`{card.id}`" for card in alike)
            yield f"  - {ids}" if text == facts.about else f"  - {ids}: {text}"
