"""The cards: what each shows, read from the data or from an owner's own deck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from meowple.games.fits.data import toml

NORTH, EAST, SOUTH, WEST = range(4)
TOYS = ("M", "Y", "F", "P")
SPRAY = "S"
ICONS = (*TOYS, SPRAY)


# A tally is a row of small counts in one int, so that adding two tallies is one addition.
_BITS = 16
_MASK = (1 << _BITS) - 1


def tally(counts: Sequence[int]) -> int:
    return sum(count << _BITS * place for place, count in enumerate(counts))


def one(place: int) -> int:
    """The tally that counts one thing."""
    return 1 << _BITS * place


def counted(tally: int, place: int) -> int:
    return tally >> _BITS * place & _MASK


def counts(tally: int, places: int) -> tuple[int, ...]:
    return tuple([tally >> _BITS * place & _MASK for place in range(places)])


Sides = tuple[bool, bool, bool, bool]


@dataclass(frozen=True, slots=True)
class Card:
    """A card as it is printed: which sides are open, as it is and turned, the ways to
    turn it that make a difference, and its icons, tallied by kind."""

    id: str
    open: Sides
    icons: int
    open_turned: Sides = field(init=False)
    turns: tuple[bool, ...] = field(init=False)

    def __post_init__(self) -> None:
        """Half a turn swaps north with south and east with west."""
        north, east, south, west = self.open
        turned = (south, west, north, east)
        object.__setattr__(self, "open_turned", turned)
        turns = (False,) if turned == self.open else (False, True)
        object.__setattr__(self, "turns", turns)

    def sides(self, turned: bool) -> Sides:
        return self.open_turned if turned else self.open


@dataclass(frozen=True, slots=True)
class Deck:
    """A whole deck: box cards and special toys to draw, start cards, the sleeping side
    of a cat. `cards` finds each of them by its id."""

    name: str
    box: tuple[str, ...]
    toys: tuple[str, ...]
    start: tuple[str, ...]
    sleeper: Card
    cards: Mapping[str, Card]
    source: str


def read_card(row: Mapping[str, Any]) -> Card:
    north, east, south, west = (side == "o" for side in row["sides"])
    return Card(
        row["id"],
        (north, east, south, west),
        tally([row["icons"].count(icon) for icon in ICONS]),
    )


def read_deck(data: Mapping[str, Any]) -> Deck:
    """A deck from data that were checked before."""
    rows: dict[str, Sequence[Card]] = {
        kind: [read_card(row) for row in data[kind]] for kind in ("box", "start", "toy")
    }
    every = (*rows["box"], *rows["start"], *rows["toy"])
    return Deck(
        name=data["name"],
        box=tuple(card.id for card in rows["box"]),
        toys=tuple(card.id for card in rows["toy"]),
        start=tuple(card.id for card in rows["start"]),
        sleeper=read_card(data["sleeper"]),
        cards={card.id: card for card in every},
        source=data["source"],
    )


@cache
def our_deck() -> Deck:
    return read_deck(toml("cards"))
