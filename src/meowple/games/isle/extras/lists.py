"""The lists of the rules reference: every card and tile of the box, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from meowple.games.isle.extras.components import (
    CardFacts,
    Cell,
    ColourCardFacts,
    IsleComponents,
    ShapeFacts,
    SisterFacts,
)
from meowple.kernel.optional_verbs import Say

_SISTER = ("sister_lesson", "advanced_lesson")
_LESSONS = ("private_lesson", "public_lesson", "family_lesson")


def lists(box: IsleComponents, say: Say) -> dict[str, list[str]]:
    cards, shapes = box.cards.values(), box.shapes.values()
    others = [card for card in cards if card.kind not in (*_LESSONS, *_SISTER)]
    return {
        "cards": [_alike(cards, say) for _, cards in groupby(others, _likeness)],
        "lessons": [_lesson(card, say) for card in cards if card.kind in _LESSONS],
        "tiles": [_tile(one, box, say) for one in shapes if one.kind in ("cat", "oshax")],
        "treasures": [
            _tile(one, box, say) for one in shapes if one.kind in ("common", "rare")
        ],
        "sister": list(_sister(box)),
    }


def _likeness(card: CardFacts) -> tuple[str, int, str]:
    return card.kind, card.cost, card.text


def _alike(cards: Iterable[CardFacts], say: Say) -> str:
    """Cards that differ only by their numbers, which follow each other."""
    first, *others = cards
    numbers = f"{first.number}"
    if others:
        numbers += f"–{others[-1].number}"  # noqa: RUF001
    told = say(
        "isle.list.card", numbers=numbers, kind=first.name, fish=first.cost, text=first.text
    )
    return f"- {told}"


def _lesson(card: CardFacts, say: Say) -> str:
    told = say(
        "isle.list.lesson",
        number=card.number,
        kind=card.name,
        module="family" if card.kind == "family_lesson" else card.module,
        text=card.text,
    )
    return f"- {told}"


def _tile(shape: ShapeFacts, box: IsleComponents, say: Say) -> str:
    """A tile and how it looks, row by row."""
    told = say(
        "isle.list.tile",
        kind=box.kinds["small" if shape.small else shape.kind],
        tile=shape.id,
        name=shape.name,
        squares=len(shape.cells),
    )
    rows = " ".join(f"`{row}`" for row in _rows(shape.cells))
    return f"- {told}: {rows}"


def _rows(cells: Iterable[Cell]) -> Iterator[str]:
    covered = set(cells)
    width, height = (1 + max(axis) for axis in zip(*covered, strict=True))
    for y in range(height):
        yield "".join("■" if (x, y) in covered else "·" for x in range(width))


def _sister(box: IsleComponents) -> Iterator[str]:
    lessons = [card for card in box.cards.values() if card.kind in _SISTER]
    cards: list[SisterFacts | ColourCardFacts | CardFacts]
    cards = [*box.sister.values(), *box.colour_cards.values(), *lessons]
    for card in cards:
        yield f"- **{card.number}**, {card.name}: {card.text}"
