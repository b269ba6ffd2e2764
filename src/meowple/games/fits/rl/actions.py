"""The catalog of If It Fits.

Which card is laid was said when it was played, or drawn; only start cards are chosen
and laid at once, all in the middle column.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from meowple.encoding.action_catalogue import Catalogue
from meowple.games.fits.game import Fits
from meowple.games.fits.rules.actions import (
    Cat,
    Discard,
    Done,
    Draw,
    Lay,
    Play,
    Princess,
    Sleep,
    Toy,
)
from meowple.games.fits.rules.boxes import Grid
from meowple.games.fits.rules.deck import Deck
from meowple.games.fits.rules.legal_plays import Plays, lay
from meowple.games.fits.rules.start import table_size
from meowple.games.fits.rules.state import PRINCESSES
from meowple.kernel.frame import Action
from meowple.kernel.setup import Setup
from meowple.kernel.toolbox.bitboards import places_of_bits

_TURNS = (False, True)
# The card in play, whichever it is.
_IN_PLAY = "C"


def catalogue(game: Fits, setup: Setup) -> Catalogue:
    deck = game.decks[str(setup.options["cards"])]
    grid = table_size(str(setup.options["table"]), setup.seats)
    starts = frozenset(deck.start)

    def plain(action: Action, seat: int) -> Action:
        if type(action) is Lay and action.card not in starts:
            return lay(_IN_PLAY, action.x, action.y, action.turned)
        return action

    entries = tuple(_entries(deck, grid))
    # The codes of the card in play by the cell's place in the int, turned or not.
    codes: tuple[dict[int, int], ...] = ({}, {})
    for code, entry in enumerate(entries):
        if type(entry) is Lay and entry.card == _IN_PLAY:
            codes[entry.turned][grid.bit(entry.x, entry.y).bit_length() - 1] = code

    def unbuilt(actions: Sequence[Action]) -> list[int] | None:
        if type(actions) is not Plays or starts & {card for card, _, _ in actions.ways}:
            return None
        return [
            codes[turned][place]
            for _, turned, cells in actions.ways
            for place in places_of_bits(cells)
        ]

    return Catalogue(entries, plain, unbuilt)


def _entries(deck: Deck, grid: Grid) -> Iterator[Action]:
    hand = (*deck.box, *PRINCESSES)
    cells = [(x, y) for y in range(grid.height) for x in range(grid.width)]
    column = [(grid.width // 2, y) for y in range(grid.height)]
    yield from (Draw(), Sleep(), Done())
    yield from (Play(card) for card in hand)
    yield from (Discard(card) for card in (*hand, *deck.toys))
    for card, (x, y), turned in product(deck.start, column, _TURNS):
        yield lay(card, x, y, turned)
    for turned, (x, y) in product(_TURNS, cells):
        yield lay(_IN_PLAY, x, y, turned)
    yield from (Cat(x, y) for x, y in cells)
    yield from (Toy(x, y) for x, y in cells)
    for what, (x, y) in product(("cat", "sleeper"), cells):
        yield Princess(what, x, y)
