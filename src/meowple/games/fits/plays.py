"""Every card that can be laid, and where: a sequence that builds what is looked at."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import overload

from meowple.games.fits.actions import Lay, Princess
from meowple.games.fits.table import Grid
from meowple.kernel.bits import nth_bit
from meowple.kernel.frame import Action

# A card turned one way, and the cells where it may lie.
Way = tuple[str, bool, int]
# The joints of cats that are awake, and the cells of cats that sleep.
Cats = tuple[int, int]
NO_CATS: Cats = (0, 0)


@cache
def lay(card: str, x: int, y: int, turned: bool) -> Lay:
    """Lay actions are made once and shared."""
    return Lay(card, x, y, turned)


@cache
def princess(what: str, x: int, y: int) -> Princess:
    """Princess actions are made once and shared."""
    return Princess(what, x, y)


class Plays(Sequence[Action]):
    """The ways to lay cards, cell by cell, and then the cats whose place a Princess can
    take: the joints of those awake, the cells of those asleep."""

    __slots__ = ("_cats", "_grid", "_length", "_ways")

    def __init__(self, grid: Grid, ways: list[Way], cats: Cats = NO_CATS) -> None:
        self._grid = grid
        self._ways = ways
        self._cats = cats
        self._length = sum([cells.bit_count() for _, _, cells in ways])
        if cats is not NO_CATS:
            self._length += cats[0].bit_count() + cats[1].bit_count()

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(self._length))]
        if index < 0:
            index += self._length
        if not 0 <= index < self._length:
            raise IndexError(index)
        for card, turned, cells in self._ways:
            here = cells.bit_count()
            if index < here:
                x, y = self._grid.cell(1 << nth_bit(cells, index))
                return lay(card, x, y, turned)
            index -= here
        return self._princess(index)

    def _princess(self, index: int) -> Action:
        awake, asleep = self._cats
        here = awake.bit_count()
        if index < here:
            return princess("cat", *self._grid.cell(1 << nth_bit(awake, index)))
        place = 1 << nth_bit(asleep, index - here)
        return princess("sleeper", *self._grid.cell(place))
