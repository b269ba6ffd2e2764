"""Where cards can be laid: a sequence that builds what is looked at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import overload

from meowple.games.fits.actions import Lay
from meowple.games.fits.table import Grid
from meowple.kernel.bits import nth_bit

# A card turned one way, and the cells where it may lie.
Way = tuple[str, bool, int]

lay = cache(Lay)  # made once and shared


class Plays(Sequence[Lay]):
    """The ways to lay a card, or one of several start cards, cell by cell."""

    __slots__ = ("_grid", "_length", "_ways")

    def __init__(self, grid: Grid, ways: list[Way]) -> None:
        self._grid = grid
        self._ways = ways
        length = 0
        for _, _, cells in ways:
            length += cells.bit_count()
        self._length = length

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[Lay]:
        for card, turned, cells in self._ways:
            for x, y in self._grid.listed(cells):
                yield lay(card, x, y, turned)

    @overload
    def __getitem__(self, index: int) -> Lay: ...
    @overload
    def __getitem__(self, index: slice) -> list[Lay]: ...
    def __getitem__(self, index: int | slice) -> Lay | list[Lay]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(self._length))]
        left = index + self._length if index < 0 else index
        if left >= 0:
            for card, turned, cells in self._ways:
                here = cells.bit_count()
                if left < here:
                    x, y = self._grid.at(nth_bit(cells, left))
                    return lay(card, x, y, turned)
                left -= here
        raise IndexError(index)
