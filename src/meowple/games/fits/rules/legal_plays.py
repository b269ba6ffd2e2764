"""Legal places for cards, and the placements as a lazy sequence of actions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from meowple.games.fits.rules.actions import Lay
from meowple.games.fits.rules.boxes import Grid
from meowple.games.fits.rules.deck import Card
from meowple.games.fits.rules.state import FitsState
from meowple.kernel.errors import IllegalAction
from meowple.kernel.toolbox.bitboards import nth_bit
from meowple.kernel.toolbox.lazy import Lazy

# A card turned one way, and the cells where it may be placed.
Way = tuple[str, bool, int]

lay = cache(Lay)  # made once and shared


def places(state: FitsState, card: Card, turned: bool) -> int:
    """The cells where a card may be placed, turned or not."""
    if not state.advanced:
        # walls do not matter: every card fits wherever there is a place
        return state.table.fringe
    return state.table.places(card.sides(turned))


def ways(state: FitsState, card: Card) -> list[Way]:
    """The ways to place a card, turned or not."""
    return [
        (card.id, turned, cells)
        for turned in card.turns
        if (cells := places(state, card, turned))
    ]


def checked_cell(state: FitsState, card: Card, x: int, y: int, turned: bool) -> int:
    """The cell for a card; raises the rule that forbids it."""
    table = state.table
    if not table.grid.has(x, y):
        raise IllegalAction("cell.off_table", x=x, y=y)
    cell = table.grid.bit(x, y)
    if not cell & table.fringe:
        occupied = cell & table.occupied
        rule = "cell.occupied" if occupied else "cell.must_touch"
        raise IllegalAction(rule, x=x, y=y)
    if turned not in card.turns:
        raise IllegalAction("card.same_when_turned", card=card.id)
    if not cell & places(state, card, turned):
        raise IllegalAction("wall.meets_wall", x=x, y=y)
    return cell


class Plays(Lazy[Lay]):
    """The ways to place a card, or one of several start cards, cell by cell."""

    __slots__ = ("_grid", "ways")

    def __init__(self, grid: Grid, ways: list[Way]) -> None:
        self._grid = grid
        self.ways = ways
        self._length = 0
        for _, _, cells in ways:
            self._length += cells.bit_count()

    def __iter__(self) -> Iterator[Lay]:
        for card, turned, cells in self.ways:
            for x, y in self._grid.listed(cells):
                yield lay(card, x, y, turned)

    def nth(self, index: int) -> Lay:
        ways = iter(self.ways)
        card, turned, cells = next(ways)
        while index >= (here := cells.bit_count()):
            index -= here
            card, turned, cells = next(ways)
        x, y = self._grid.at(nth_bit(cells, index))
        return lay(card, x, y, turned)
