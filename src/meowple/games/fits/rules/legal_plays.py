"""The legal placements of cards: a lazy sequence that builds actions on access."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from meowple.games.fits.rules.actions import Lay
from meowple.games.fits.rules.boxes import Grid
from meowple.kernel.toolbox.bitboards import nth_bit
from meowple.kernel.toolbox.lazy import Lazy

# A card turned one way, and the cells where it may lie.
Way = tuple[str, bool, int]

lay = cache(Lay)  # made once and shared


class Plays(Lazy[Lay]):
    """The ways to lay a card, or one of several start cards, cell by cell."""

    __slots__ = ("_grid", "_ways")

    def __init__(self, grid: Grid, ways: list[Way]) -> None:
        self._grid = grid
        self._ways = ways
        self._length = 0
        for _, _, cells in ways:
            self._length += cells.bit_count()

    def __iter__(self) -> Iterator[Lay]:
        for card, turned, cells in self._ways:
            for x, y in self._grid.listed(cells):
                yield lay(card, x, y, turned)

    def nth(self, index: int) -> Lay:
        ways = iter(self._ways)
        card, turned, cells = next(ways)
        while index >= (here := cells.bit_count()):
            index -= here
            card, turned, cells = next(ways)
        x, y = self._grid.at(nth_bit(cells, index))
        return lay(card, x, y, turned)
