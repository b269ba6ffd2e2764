"""Free cells, and what a card would make of the boxes beside them.

Most cards are only evaluated, without laying them: no table is copied, and what is the
same for all cards on a cell is computed once.
"""

from __future__ import annotations

from operator import add, sub
from typing import NamedTuple

from meowple.games.fits.bot.boxes import Judge, Row, around
from meowple.games.fits.rules.boxes import Box
from meowple.games.fits.rules.deck import Sides
from meowple.games.fits.rules.state import FitsState


class Beside(NamedTuple):
    """A box with open sides to a cell: those of its cells, the cells that must be filled
    to close it, its worth to everyone, and what changes if it meets a wall here."""

    met: int
    box: Box
    end_cells: int
    row: Row
    walled: Row


class Trial(NamedTuple):
    """A box that the card would form, the cells that must be filled to close it, how it
    would change everyone's expectations, and whether the card has a joint for a cat."""

    box: Box
    end_cells: int
    change: Row
    has_joint: bool


class Spot:
    """A free cell of a table."""

    __slots__ = ("_beside", "_cell", "_free", "_joints", "_judge", "_neighbors")

    def __init__(self, state: FitsState, judge: Judge, cell: int) -> None:
        table = state.table
        stride = table.grid.stride
        above, right, below, left = cell >> stride, cell << 1, cell << stride, cell >> 1
        north, east, south, west = table.open
        under = table.sleepers | table.covered if state.per_card else table.sleepers
        self._cell = cell
        self._judge = judge
        self._neighbors = (above, right, below, left)
        self._free = (above | right | below | left) & ~table.occupied
        # neighbors that share a cat with a card that is open to them
        self._joints = (right & west | left & east) & ~under
        self._beside: list[Beside] = []
        facing = above & south | right & west | below & north | left & east
        while facing:
            box = table.box_of[facing & -facing]
            met = box.cells & facing
            facing ^= met
            self._beside.append(self._met(box, met, around(table, box)))

    def _met(self, box: Box, met: int, end_cells: int) -> Beside:
        row = self._judge.imagined(box, end_cells)
        shut = box._replace(ends=box.ends - met.bit_count())
        then = self._judge.imagined(shut, end_cells & ~self._cell)
        return Beside(met, box, end_cells, row, change(row, then))

    def lay(self, sides: Sides, icons: int, asleep: int = 0) -> Trial:
        """A card with these sides and icons, and perhaps cats asleep on it."""
        above, right, below, left = self._neighbors
        north, east, south, west = sides
        out = above if north else 0
        if east:
            out |= right
        if south:
            out |= below
        if west:
            out |= left
        cells, awake, woken = self._cell, 0, 0
        end_cells = out & self._free
        ends = end_cells.bit_count()
        joined, others = [], []
        for met, box, its_ends, row, walled in self._beside:
            if not met & out:
                others.append(walled)
                continue
            joined.append(row)
            cells |= box.cells
            ends += box.ends - met.bit_count()
            icons += box.icons
            awake += box.awake
            asleep += box.asleep
            woken += box.woken
            end_cells |= its_ends
        new = Box(cells, ends, icons, awake, asleep, woken)
        end_cells &= ~self._cell
        total = self._judge.imagined(new, end_cells)
        for row in joined:
            total = [*map(sub, total, row)]
        for row in others:
            total = [*map(add, total, row)]
        return Trial(new, end_cells, total, bool(out & self._joints))


def change(before: Row, after: Row) -> Row:
    return [*map(sub, after, before)]
