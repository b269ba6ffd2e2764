"""The catalog of the Isle of Cats: a verb with each of its objects."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import product

from meowple.encoding.action_catalogue import Catalogue
from meowple.games.isle.game import Isle
from meowple.games.isle.rules.actions import (
    Anytime,
    Ask,
    Basket,
    Buy,
    Colour,
    Discard,
    Done,
    Find,
    Keep,
    Lesson,
    Move,
    Pass,
    Pay,
    Place,
    Put,
    Ready,
    Remove,
    Rescue,
    Skip,
    Take,
)
from meowple.games.isle.rules.boat import COLOURS, HEIGHT, STRIDE, WIDTH, Places
from meowple.games.isle.rules.box import DISCOVERY, Box
from meowple.games.isle.rules.state import FIELDS
from meowple.kernel.frame import Action
from meowple.kernel.setup import Setup
from meowple.kernel.toolbox.bitboards import places_of_bits

# The choices that come with an anytime card, by its effect; most have none.
_CHOICES: dict[str, tuple[str, ...]] = {
    "fish_per_cat_of_colour": COLOURS,
    "basket_for_fish": ("used", "unused"),
}
_NO_CHOICE = ("",)


def catalogue(game: Isle, setup: Setup) -> Catalogue:
    entries = tuple(_entries(game.box, setup))
    # The codes of a tile's places by the orientation and the corner's place in the int.
    codes: dict[tuple[int, int], dict[int, int]] = defaultdict(dict)
    for code, entry in enumerate(entries):
        if type(entry) is Place:
            codes[entry.flip, entry.turn][entry.y * STRIDE + entry.x] = code

    def unbuilt(actions: Sequence[Action]) -> list[int] | None:
        if type(actions) is not Places:
            return None
        return [
            codes[orientation.flip, orientation.turn][place]
            for orientation, bits in actions.corners
            for place in places_of_bits(bits)
        ]

    return Catalogue(entries, unbuilt=unbuilt)


def _entries(box: Box, setup: Setup) -> Iterator[Action]:
    yield from (Pay(), Done(), Skip(), Pass())
    yield from (Basket(kind) for kind in ("permanent", "whole", "broken"))
    yield from (Ask(when) for when in ("always", "windows", "never"))
    yield from (Colour(colour) for colour in COLOURS)
    yield from _of_cards(box)
    yield from (Take(box.pieces[piece].shape.id) for piece in _taken(box))
    yield from _of_fields(most_cats(box, setup.seats), solo=setup.seats == 1)
    cells = [(x, y) for y in range(HEIGHT) for x in range(WIDTH)]
    yield from (Remove(x, y) for x, y in cells)
    for flip, turn, (x, y) in product(range(2), range(4), cells):
        yield Place(x, y, flip, turn)


def _of_cards(box: Box) -> Iterator[Action]:
    discovery = [number for kind in DISCOVERY for number in box.of_kind(kind)]
    yield from (Keep(card) for card in (*discovery, *box.of_kind("family_lesson")))
    yield from (Buy(card) for card in discovery)
    yield from (Ready(card) for card in box.of_kind("rescue"))
    yield from (Discard(card) for card in box.of_kind("private_lesson"))
    for number in box.of_kind("anytime"):
        for choice in _CHOICES.get(box.cards[number].effect, _NO_CHOICE):
            yield Anytime(number, choice)
    for card in box.cards.values():
        yield from (Find(card.number, option.what) for option in card.options)
        if card.names_colour:
            yield from (Lesson(card.number, colour) for colour in COLOURS)


def _taken(box: Box) -> tuple[int, ...]:
    return tuple(dict.fromkeys((*box.commons, *box.rares, *box.oshax, *box.promo)))


def _of_fields(cats: int, solo: bool) -> Iterator[Action]:
    """In solo a cat that changes fields gets a place there, behind the last one too."""
    places = range(1, cats + 1)
    to = range(1, cats + 2) if solo else (0,)
    yield from (Rescue(field, at) for field in (*FIELDS, "island") for at in places)
    yield from (Put(field, at) for field in FIELDS for at in to)
    for field, place, at in product(FIELDS, places, to):
        yield Move(field, place, at)


def most_cats(box: Box, seats: int) -> int:
    """The most cats that can be in one field: those of both, and what cards bring."""
    brought = [
        card.amount("tiles")
        for card in box.cards.values()
        if card.effect == "bag_to_fields"
    ]
    return 2 * box.supply.cats_per_field[seats] + sum(brought)
