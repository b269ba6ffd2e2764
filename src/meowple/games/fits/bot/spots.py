"""Free cells, and what a card would make of the boxes beside them.

Most cards are only evaluated, without laying them: no table is copied. The same cells with
the same boxes beside them come up turn after turn and line after line, so they are cached.
"""

from __future__ import annotations

from functools import lru_cache
from operator import add, sub

from meowple.games.fits.bot.boxes import CAT, Judge, Row
from meowple.games.fits.rules.boxes import Box
from meowple.games.fits.rules.deck import Sides, one
from meowple.games.fits.rules.waking import with_awake_cat

# A box with open sides to a cell: those of its cells, and the cells that must be filled to
# close it.
Beside = tuple[Box, int, int]
# How the icons of a card and a box, and a cat, would change everyone's expectations: as it
# is, and with an awake cat on the card (None if it may not come).
Changes = tuple[Row, Row | None]


class Spot:
    """A free cell of a table, as one seat sees it. `free` has the free cells beside it,
    `joints` those beside it that share a cat with a card that is open to them."""

    __slots__ = (
        "_beside",
        "_cell",
        "_changes",
        "_free",
        "_joints",
        "_judge",
        "_neighbors",
        "_seat",
    )

    def __init__(
        self,
        judge: Judge,
        seat: int,
        neighbors: tuple[int, int, int, int],
        free: int,
        joints: int,
        cell: int,
        *beside: Beside,
    ) -> None:
        self._judge = judge
        self._seat = seat
        self._neighbors = neighbors
        self._free = free
        self._joints = joints
        self._cell = cell
        self._beside = beside
        self._changes: dict[tuple[Sides, int], Changes] = {}

    def changes(self, sides: Sides, icons: int) -> Changes:
        """What a card with these sides and icons changes for everyone."""
        found = self._changes.get((sides, icons))
        if found is None:
            found = self._changes[sides, icons] = self._card(sides, icons)
        return found

    def _card(self, sides: Sides, icons: int) -> Changes:
        out = self._out(sides)
        box, end_cells, total = self._join(out)
        box = box._replace(icons=box.icons + icons)
        bare = [*map(add, total, self._judge.imagined(box, end_cells))]
        if not out & self._joints or box.bars(self._seat):
            return bare, None
        claimed = self._judge.imagined(with_awake_cat(box, self._seat), end_cells)
        return bare, self._less_a_cat([*map(add, total, claimed)])

    def sleeper(self, sides: Sides) -> Row:
        """What a sleeping cat of the seat changes for everyone."""
        found = self._changes.get((sides, -1))
        if found is None:
            box, end_cells, total = self._join(self._out(sides))
            box = box._replace(asleep=box.asleep + one(self._seat))
            row = [*map(add, total, self._judge.imagined(box, end_cells))]
            found = self._changes[sides, -1] = self._less_a_cat(row), None
        return found[0]

    def _less_a_cat(self, row: Row) -> Row:
        row[len(row) // 2 + self._seat] -= CAT
        return row

    def _out(self, sides: Sides) -> int:
        """The neighbors on the open sides of a card."""
        above, right, below, left = self._neighbors
        north, east, south, west = sides
        out = above if north else 0
        if east:
            out |= right
        if south:
            out |= below
        return out | left if west else out

    def _join(self, out: int) -> tuple[Box, int, Row]:
        """The boxes that a card would join, as one box without cells; the cells that must
        be filled to close it with the card; and what changes for everyone when these boxes
        are gone and the others beside the card meet a wall."""
        rate = self._judge.imagined
        icons = awake = asleep = woken = 0
        end_cells = out & self._free
        total = self._judge.nothing
        for box, met, its_ends in self._beside:
            total = [*map(sub, total, rate(box, its_ends))]
            if not met & out:
                total = [*map(add, total, rate(box, its_ends & ~self._cell))]
                continue
            icons += box.icons
            awake += box.awake
            asleep += box.asleep
            woken += box.woken
            end_cells |= its_ends
        box = Box(0, 0, icons, awake, asleep, woken)
        return box, end_cells & ~self._cell, total


# Cache: the most spots that are remembered.
spot = lru_cache(maxsize=1 << 13)(Spot)


def change(before: Row, after: Row) -> Row:
    return [*map(sub, after, before)]
