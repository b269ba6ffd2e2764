"""Free cells, and what a card would make of the boxes beside them.

Most cards are only evaluated, without laying them: no table is copied. The same cells with
the same boxes beside them come up turn after turn and line after line, so they are cached.
"""

from __future__ import annotations

from functools import lru_cache
from operator import add, sub

from meowple.games.fits.bot.boxes import CAT, NEVER_CLOSED, Judge, Row
from meowple.games.fits.rules.boxes import Box
from meowple.games.fits.rules.deck import Sides, one
from meowple.games.fits.rules.waking import with_awake_cat

# A box with open sides to a cell, and the cells that must be filled to close it.
Beside = tuple[Box, int]
# How the icons of a card and a box, and a cat, would change everyone's expectations: as it
# is, and with an awake cat on the card (None if it may not come).
Changes = tuple[Row, Row | None]
# The boxes that a card would join, as one box without cells; the cells that must be filled
# to close it, but for those beside the card; what changes for everyone when these boxes are
# gone and the others beside the card meet a wall; and the tallies of cats awake and woken
# after another one awake is added, or None if it may not come.
Joined = tuple[Box, int, Row, tuple[int, int] | None]


class Spot:
    """A free cell of a table, as one seat sees it. `facing` has the cells beside it that
    are open to it, `free` the free ones, `joints` those that would share a cat with a card
    that is open to them."""

    __slots__ = (
        "_beside",
        "_cell",
        "_facing",
        "_free",
        "_joined",
        "_joints",
        "_judge",
        "_neighbors",
        "_seat",
        "known",
    )

    def __init__(
        self,
        judge: Judge,
        seat: int,
        cell: int,
        facing: int,
        free: int,
        joints: int,
        *beside: Beside,
    ) -> None:
        stride = judge.grid.stride
        self._judge = judge
        self._seat = seat
        self._cell = cell
        self._neighbors = cell >> stride, cell << 1, cell << stride, cell >> 1
        self._facing = facing
        self._free = free
        self._joints = joints
        self._beside = beside
        # what cards change, by sides and icons; what they join, by the cells it is in
        self.known: dict[tuple[Sides, int], Changes] = {}
        self._joined: dict[int, Joined] = {}

    def changes(self, sides: Sides, icons: int) -> Changes:
        """What a card with these sides and icons changes for everyone. It is kept in
        `known`: look there first."""
        out = self._out(sides)
        met, judge = out & self._facing, self._judge
        box, ends, total, roused = self._joined.get(met) or self._join(met)
        _, _, there, awake, asleep, woken = box
        there += icons
        # what `Judge.look` does, without calls: nothing is done as often as this
        ends |= out & self._free
        number = NEVER_CLOSED if ends & judge.outside else ends.bit_count()
        look = (there, awake, asleep, woken, number)
        bare = [*map(add, total, judge.known.get(look) or judge.judged(look))]
        claimed = None
        if roused and out & self._joints:
            look = (there, roused[0], asleep, roused[1], number)
            row = judge.known.get(look) or judge.judged(look)
            claimed = self._less_a_cat([*map(add, total, row)])
        self.known[sides, icons] = bare, claimed
        return bare, claimed

    def sleeper(self, sides: Sides) -> Row:
        """What a sleeping cat of the seat changes for everyone."""
        found = self.known.get((sides, -1))
        if found is None:
            out = self._out(sides)
            box, ends, total, _ = self._join(out & self._facing)
            box = box._replace(asleep=box.asleep + one(self._seat))
            row = self._judge.imagined(box, ends | out & self._free)
            row = self._less_a_cat([*map(add, total, row)])
            found = self.known[sides, -1] = row, None
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

    def _join(self, met: int) -> Joined:
        """The boxes with these cells beside this one, joined by a card."""
        rate = self._judge.imagined
        icons = awake = asleep = woken = end_cells = 0
        total = self._judge.nothing
        for box, its_ends in self._beside:
            total = [*map(sub, total, rate(box, its_ends))]
            if not box.cells & met:
                total = [*map(add, total, rate(box, its_ends & ~self._cell))]
                continue
            icons += box.icons
            awake += box.awake
            asleep += box.asleep
            woken += box.woken
            end_cells |= its_ends
        box = Box(0, 0, icons, awake, asleep, woken)
        roused = None
        if not box.bars(self._seat):
            after = with_awake_cat(box, self._seat)
            roused = after.awake, after.woken
        found = self._joined[met] = box, end_cells & ~self._cell, total, roused
        return found


# Cache: the most spots that are remembered.
spot = lru_cache(maxsize=1 << 13)(Spot)


def change(before: Row, after: Row) -> Row:
    return [*map(sub, after, before)]
