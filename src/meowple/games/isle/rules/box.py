"""The contents of the box: tiles, cards and numbers, read from the data files.

An owner may add lesson modules and promo tiles (`owner.py`); the rules ask the box
and never name a card by its number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from meowple.games.isle.data import toml
from meowple.games.isle.rules.boat import COLOURS, Shape, shape


@dataclass(frozen=True, slots=True)
class Piece:
    """A kind of tile: all copies of it are one piece to the rules."""

    index: int
    kind: str
    shape: Shape
    colour: str | None
    name: str


@dataclass(frozen=True, slots=True)
class Option:
    """One of the things a treasure card offers: up to `tiles` of a kind for `fish`."""

    what: str
    tiles: int
    fish: int


@dataclass(frozen=True, slots=True)
class Score:
    """The scoring of a lesson: a rule of `lessons.py` with its numbers."""

    rule: str
    params: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Card:
    """A card of any kind. `number` is the printed one.

    `ru_uk` is how the Russian and Ukrainian printings score it, where they differ.
    """

    number: int
    kind: str
    cost: int = 0
    speed: int = 0
    basket: str | None = None
    module: str = "basic"
    effect: str = ""
    params: Mapping[str, int] | None = None
    options: tuple[Option, ...] = ()
    score: Score | None = None
    ru_uk: Score | None = None
    names_colour: bool = False
    source: str = "printed"

    def amount(self, name: str) -> int:
        """A number of the card's effect; 0 where the card does not name it."""
        return (self.params or {}).get(name, 0)


@dataclass(frozen=True, slots=True)
class SisterCard:
    """A basket card of the sister: what she does, from left to right."""

    number: int
    baskets: int
    speed: int
    does: tuple[tuple[str | int, ...], ...]


@dataclass(frozen=True, slots=True)
class Supply:
    """The numbers of the box that depend on the players, and the fixed ones."""

    days: int
    fish_per_day: int
    baskets_at_start: int
    cats_per_field: Mapping[int, int]
    commons_per_shape: Mapping[int, int]
    rescue_cost: Mapping[str, int]
    deal: int
    keeps: tuple[int, ...]
    oshax_in_play: int


# Compared by identity: caches have boxes as keys.
@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """Everything in the box. `bag` lists the pieces that go into the bag."""

    pieces: tuple[Piece, ...]
    bag: tuple[int, ...]
    oshax: tuple[int, ...]
    commons: tuple[int, ...]
    rares: tuple[int, ...]
    promo: tuple[int, ...]
    cards: Mapping[int, Card]
    sister: Mapping[int, SisterCard]
    colour_cards: Mapping[int, str]
    supply: Supply
    # Lessons differ between the printings.
    printing: str = "cs"

    def piece_of(self, id: str) -> Piece | None:
        """The treasure or oshax with the shape of this id."""
        for index in (*self.commons, *self.rares, *self.oshax, *self.promo):
            if self.pieces[index].shape.id == id:
                return self.pieces[index]
        return None

    def modules(self) -> tuple[str, ...]:
        """The lesson modules in the box, in order; basic lessons are none."""
        found = dict.fromkeys(card.module for card in self.cards.values())
        return tuple(module for module in found if module != "basic")

    def deck(self, modules: Sequence[str]) -> tuple[int, ...]:
        """The discovery cards in play with these lesson modules."""
        return tuple(
            card.number
            for card in self.cards.values()
            if card.kind in DISCOVERY and card.module in ("basic", *modules)
        )

    def of_kind(self, kind: str) -> tuple[int, ...]:
        return tuple(c.number for c in self.cards.values() if c.kind == kind)

    def printed(self, printing: str) -> Box:
        """The box as another printing has it (rule 9, `printing`)."""
        if printing == self.printing:
            return self
        cards = {
            number: replace(card, score=card.ru_uk) if card.ru_uk else card
            for number, card in self.cards.items()
        }
        return replace(self, cards=cards, printing=printing)


DISCOVERY = (
    "oshax",
    "rescue",
    "anytime",
    "treasure",
    "private_lesson",
    "public_lesson",
)

# The kinds of discovery cards by the phase in which they are played.
PLAYED = {
    "lessons": ("private_lesson", "public_lesson"),
    "rescue": ("rescue",),
    "finds": ("oshax", "treasure"),
    "anytime": ("anytime",),
}


@cache
def base_box() -> Box:
    """The box as it is sold."""
    tiles = toml("tiles")
    pieces: list[Piece] = []
    cats = [_add(pieces, "cat", row, colour) for colour in COLOURS for row in tiles["cat"]]
    rares = [_add(pieces, "rare", row) for row in tiles["rare"]]
    commons = [_add(pieces, "common", row) for row in tiles["common"]]
    oshax = [_add(pieces, "oshax", row) for row in tiles["oshax"]]
    treasures = [
        rare
        for rare, row in zip(rares, tiles["rare"], strict=True)
        for _ in range(row["copies"])
    ]
    return Box(
        pieces=tuple(pieces),
        bag=(*cats, *treasures),
        oshax=tuple(oshax),
        commons=tuple(commons),
        rares=tuple(rares),
        promo=(),
        cards=_cards(),
        sister=_sister(),
        colour_cards={row["number"]: row["colour"] for row in toml("solo")["colour"]},
        supply=_supply(),
    )


def _add(
    pieces: list[Piece], kind: str, row: Mapping[str, Any], colour: str | None = None
) -> int:
    outline = shape(row["id"], kind, row["rows"], row.get("small", False))
    pieces.append(Piece(len(pieces), kind, outline, colour, row["name"]))
    return len(pieces) - 1


def _cards() -> dict[int, Card]:
    """All cards with a number, whatever the mode they belong to."""
    cards = [
        _card(number, row) for row in toml("cards")["card"] for number in row["numbers"]
    ]
    others = (
        ("family_lesson", toml("family_mode")["lesson"]),
        ("sister_lesson", toml("solo")["lesson"]),
        ("advanced_lesson", toml("solo")["advanced"]),
    )
    for kind, rows in others:
        cards += [_card(row["number"], {**row, "kind": kind}) for row in rows]
    return {card.number: card for card in cards}


def _card(number: int, row: Mapping[str, Any]) -> Card:
    lesson = "rule" in row
    return Card(
        number=number,
        kind=row["kind"],
        cost=row.get("cost", 0),
        speed=row.get("speed", 0),
        basket=row.get("basket"),
        module=row.get("module", "basic"),
        effect=row.get("effect", ""),
        params=None if lesson else row.get("params"),
        options=tuple(Option(**option) for option in row.get("options", ())),
        score=Score(row["rule"], row["params"]) if lesson else None,
        ru_uk=Score(**row["ru_uk"]) if "ru_uk" in row else None,
        names_colour=row.get("names_colour", False),
        source=row.get("source", "printed"),
    )


def _sister() -> dict[int, SisterCard]:
    return {
        row["number"]: SisterCard(
            row["number"],
            row["baskets"],
            row["speed"],
            tuple(tuple(symbol) for symbol in row["does"]),
        )
        for row in toml("solo")["sister"]
    }


def _supply() -> Supply:
    data = toml("supply")
    return Supply(
        days=data["days"],
        fish_per_day=data["fish_per_day"],
        baskets_at_start=data["baskets_at_start"],
        cats_per_field={int(n): cats for n, cats in data["cats_per_field"].items()},
        commons_per_shape={int(n): tiles for n, tiles in data["commons_per_shape"].items()},
        rescue_cost=data["rescue_cost"],
        deal=data["deal"],
        keeps=tuple(data["keeps"]),
        oshax_in_play=data["oshax_in_play"],
    )
