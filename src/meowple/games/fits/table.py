"""The table as bitboards, and the boxes on it (rules 1.2 and 5).

A set of cells is one int. The grid has a margin of one cell all round, so that a step
in any direction never wraps and never leaves the int: bit `(y + 1) * stride + x + 1` is
the cell (x, y). All cards stand the same way: east and west are the long sides.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from meowple.games.fits.deck import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    Card,
    Sides,
    counted,
    one,
)
from meowple.kernel.bits import each_bit

SIDES = (NORTH, EAST, SOUTH, WEST)
OPPOSITE = (SOUTH, WEST, NORTH, EAST)
PRINCESS = -1


@dataclass(frozen=True, slots=True)
class Grid:
    """The shape of the table: columns, rows, the length of a row with its margin, and
    every cell."""

    width: int
    height: int
    stride: int
    cells: int

    def bit(self, x: int, y: int) -> int:
        return 1 << (y + 1) * self.stride + x + 1

    def has(self, x: int, y: int) -> bool:
        return 0 <= x < self.width and 0 <= y < self.height

    def cell(self, bit: int) -> tuple[int, int]:
        y, x = divmod(bit.bit_length() - 1, self.stride)
        return x - 1, y - 1

    def step(self, mask: int, side: int) -> int:
        """The neighbours of the cells on this side, margin included."""
        if side == NORTH:
            return mask >> self.stride
        if side == SOUTH:
            return mask << self.stride
        return mask << 1 if side == EAST else mask >> 1

    def around(self, mask: int) -> int:
        """The cells of the table that share a side with one of these."""
        stride = self.stride
        steps = mask >> stride | mask << stride | mask << 1 | mask >> 1
        return steps & self.cells

    def listed(self, mask: int) -> list[tuple[int, int]]:
        return [self.cell(one) for one in each_bit(mask)]


@cache
def grid(width: int, height: int) -> Grid:
    stride = width + 2
    row = (1 << width) - 1
    cells = sum(row << (y + 1) * stride + 1 for y in range(height))
    return Grid(width, height, stride, cells)


class Box(NamedTuple):
    """Cells joined by open sides: how many ends are open, the tally of its icons, and
    the tallies of cats by player, awake and asleep."""

    cells: int
    ends: int
    icons: int
    awake: int
    asleep: int

    @property
    def closed(self) -> bool:
        return not self.ends

    def cats(self, player: int) -> int:
        return counted(self.awake + self.asleep, player)

    def bars(self, player: int) -> bool:
        """Whether only others have cats here: then no cat of this player may come."""
        return bool(self.awake or self.asleep) and not self.cats(player)


class Laid(NamedTuple):
    """A card on the table. A sleeping cat has an owner, PRINCESS when she took it."""

    cell: int
    card: Card
    turned: bool
    sleeper: int | None = None


class Overlay(NamedTuple):
    """A cat, a Princess or a special toy across a long joint; `cell` is its west cell."""

    cell: int
    kind: str
    player: int | None = None
    card: Card | None = None


class Table:
    """Everything on the table.

    `open` holds for each side the cells whose card is open there; `fringe` the free
    cells beside the layout; `covered` the cells under overlays and `taken` the west
    cells of their joints; `awake` the joints of cats and `asleep` the cells of sleeping
    ones, while no Princess took their place. `_box_of` finds the box of a cell; boxes are
    kept up to date card by card, and `recount` finds them from nothing.
    """

    __slots__ = (
        "asleep",
        "awake",
        "_box_of",
        "covered",
        "fringe",
        "grid",
        "laid",
        "occupied",
        "open",
        "overlays",
        "sleepers",
        "taken",
    )

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.laid: tuple[Laid, ...] = ()
        self.overlays: tuple[Overlay, ...] = ()
        self.occupied = 0
        self.open = (0, 0, 0, 0)
        self.fringe = 0
        self.sleepers = 0
        self.covered = 0
        self.taken = 0
        self.awake = 0
        self.asleep = 0
        self._box_of: dict[int, Box] = {}

    def copy(self) -> Table:
        new = Table.__new__(Table)
        new.grid = self.grid
        new.laid = self.laid
        new.overlays = self.overlays
        new.occupied = self.occupied
        new.open = self.open
        new.fringe = self.fringe
        new.sleepers = self.sleepers
        new.covered = self.covered
        new.taken = self.taken
        new.awake = self.awake
        new.asleep = self.asleep
        new._box_of = self._box_of.copy()
        return new

    # --- where cards may lie ---

    def places(self, sides: Sides, double_walls: bool) -> int:
        """The cells where a card with these sides may lie: beside the layout and, where
        double walls are banned, with no wall against a wall."""
        return self.fringe if double_walls else self.fringe & ~self._walls(sides)

    def _walls(self, sides: Sides) -> int:
        """The cells where a wall of this card would meet a wall."""
        barred = 0
        for side in SIDES:
            if not sides[side]:
                facing = OPPOSITE[side]
                walls = self.occupied & ~self.open[facing]
                barred |= self.grid.step(walls, facing)
        return barred

    def joints(self, per_card: bool) -> int:
        """The west cells of the long joints that can take an overlay: both sides open,
        no sleeping cat, and nothing on them yet (R6: on neither card, or only on this
        joint)."""
        under = self.sleepers | self.covered if per_card else self.sleepers
        west = self.open[EAST] & self.open[WEST] >> 1 & ~(under | under >> 1)
        return west if per_card else west & ~self.taken

    @property
    def boxes(self) -> tuple[Box, ...]:
        """Every box once."""
        return tuple(dict.fromkeys(self._box_of.values()))

    # --- laying and changing ---

    def lay(
        self, cell: int, card: Card, turned: bool = False, sleeper: int | None = None
    ) -> tuple[Box, int]:
        """Lay a card: the boxes behind its open sides become one with it. That box, and
        a cell of every box that this card has closed."""
        sides = card.sides(turned)
        joined, facing, ends = self._meet(cell, sides)
        new = Box(cell, ends, card.icons, 0, 0 if sleeper is None else one(sleeper))
        closed = 0
        while facing:
            box = self._box_of[facing & -facing]
            met = box.cells & facing
            facing ^= met
            if met & joined:
                new = _merged(new, box, met.bit_count())
            else:
                sealed = _sealed(box, met.bit_count())
                self._enter(sealed)
                if not sealed.ends:
                    closed |= met & -met
        self._enter(new)
        self._cover(cell, sides)
        self.laid += (Laid(cell, card, turned, sleeper),)
        if sleeper is not None:
            self.sleepers |= cell
            self.asleep |= cell
        return new, closed if new.ends else closed | cell

    def _enter(self, box: Box) -> None:
        """Let all cells of a box know it."""
        cells = box.cells
        while cells:
            cell = cells & -cells
            self._box_of[cell] = box
            cells ^= cell

    def _meet(self, cell: int, sides: Sides) -> tuple[int, int, int]:
        """What a new card meets: neighbours it is joined with, neighbours whose open
        side it takes, and how many ends of its own stay open."""
        joined = facing = ends = 0
        occupied, stride = self.occupied, self.grid.stride
        north, east, south, west = self.open
        for is_open, neighbour, towards in (
            (sides[NORTH], cell >> stride, south),
            (sides[EAST], cell << 1, west),
            (sides[SOUTH], cell << stride, north),
            (sides[WEST], cell >> 1, east),
        ):
            if neighbour & towards:
                facing |= neighbour
                if is_open:
                    joined |= neighbour
            elif is_open and not neighbour & occupied:
                ends += 1
        return joined, facing, ends

    def _cover(self, cell: int, sides: Sides) -> None:
        north, east, south, west = self.open
        self.open = (
            north | cell if sides[NORTH] else north,
            east | cell if sides[EAST] else east,
            south | cell if sides[SOUTH] else south,
            west | cell if sides[WEST] else west,
        )
        self.occupied |= cell
        self.fringe = (self.fringe | self.grid.around(cell)) & ~self.occupied

    def lay_cat(self, joint: int, player: int) -> None:
        self._overlay(Overlay(joint, "cat", player))
        self.awake |= joint
        self._count_cat(joint, player, awake=1)

    def lay_toy(self, joint: int, card: Card) -> None:
        self._overlay(Overlay(joint, "toy", card=card))
        box = self._box_of[joint]
        self._enter(box._replace(icons=box.icons + card.icons))

    def _overlay(self, overlay: Overlay) -> None:
        self.overlays += (overlay,)
        self.covered |= overlay.cell | overlay.cell << 1
        self.taken |= overlay.cell

    def princess_on_cat(self, joint: int) -> int:
        """She takes the place of an awake cat; whose it was."""
        cat = next(o for o in self.overlays if o.cell == joint and o.kind == "cat")
        assert cat.player is not None
        self.overlays = tuple(
            Overlay(joint, "princess") if overlay is cat else overlay
            for overlay in self.overlays
        )
        self.awake &= ~joint
        self._count_cat(joint, cat.player, awake=-1)
        return cat.player

    def princess_on_sleeper(self, cell: int) -> int:
        """She takes the place of a sleeping cat and keeps its walls; whose it was."""
        bed = next(laid for laid in self.laid if laid.cell == cell)
        assert bed.sleeper is not None
        self.laid = tuple(
            laid._replace(sleeper=PRINCESS) if laid is bed else laid for laid in self.laid
        )
        self.asleep &= ~cell
        self._count_cat(cell, bed.sleeper, asleep=-1)
        return bed.sleeper

    def _count_cat(self, cell: int, player: int, awake: int = 0, asleep: int = 0) -> None:
        cells, ends, icons, up, down = self._box_of[cell]
        cat = one(player)
        self._enter(Box(cells, ends, icons, up + awake * cat, down + asleep * cat))


def _merged(new: Box, other: Box, met: int) -> Box:
    """Two boxes in one; the new card took `met` open ends of the other."""
    return Box(
        new.cells | other.cells,
        new.ends + other.ends - met,
        new.icons + other.icons,
        new.awake + other.awake,
        new.asleep + other.asleep,
    )


def _sealed(box: Box, met: int) -> Box:
    """Walls of the new card close `met` open ends of the box."""
    cells, ends, icons, awake, asleep = box
    return Box(cells, ends - met, icons, awake, asleep)


def recount(table: Table) -> tuple[Box, ...]:
    """The boxes found from nothing: flood over open joints, then count what lies there.
    What the count card by card must agree with."""
    boxes = []
    left = table.occupied
    while left:
        cells = _flood(table, left & -left)
        left &= ~cells
        boxes.append(_counted(table, cells))
    return tuple(boxes)


def _flood(table: Table, cells: int) -> int:
    while True:
        grown = cells
        for side in SIDES:
            through = table.grid.step(cells & table.open[side], side)
            grown |= through & table.open[OPPOSITE[side]]
        if grown == cells:
            return cells
        cells = grown


def _counted(table: Table, cells: int) -> Box:
    ends = sum(
        (table.grid.step(cells & table.open[side], side) & ~table.occupied).bit_count()
        for side in SIDES
    )
    icons = awake = asleep = 0
    for laid in table.laid:
        if laid.cell & cells:
            icons += laid.card.icons
            if laid.sleeper is not None and laid.sleeper != PRINCESS:
                asleep += one(laid.sleeper)
    for overlay in table.overlays:
        if overlay.cell & cells:
            if overlay.player is not None:
                awake += one(overlay.player)
            if overlay.card is not None:
                icons += overlay.card.icons
    return Box(cells, ends, icons, awake, asleep)
