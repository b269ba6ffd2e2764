"""The table as bitboards, and the boxes on it (rules 1.2 and 5).

A set of cells is one int. The grid has a margin of one cell all round, so that a step
in any direction never wraps and never leaves the int: bit `(y + 1) * stride + x + 1` is
the cell (x, y). All cards stand the same way: east and west are the long sides.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple, Self

from meowple.games.fits.rules.deck import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    Card,
    Sides,
    counted,
    one,
)
from meowple.kernel.toolbox.bitboards import places_of_bits

SIDES = (NORTH, EAST, SOUTH, WEST)
OPPOSITE = (SOUTH, WEST, NORTH, EAST)
PRINCESS = -1


# Equal ones are the same one, from `grid`: what is cached by it is found faster.
@dataclass(frozen=True, slots=True, eq=False)
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

    def at(self, place: int) -> tuple[int, int]:
        """The cell whose bit has this place in the int."""
        y, x = divmod(place, self.stride)
        return x - 1, y - 1

    def cell(self, bit: int) -> tuple[int, int]:
        return self.at(bit.bit_length() - 1)

    def step(self, mask: int, side: int) -> int:
        """The neighbors of the cells on this side, margin included."""
        if side == NORTH:
            return mask >> self.stride
        if side == SOUTH:
            return mask << self.stride
        return mask << 1 if side == EAST else mask >> 1

    def listed(self, mask: int) -> list[tuple[int, int]]:
        places = [divmod(place, self.stride) for place in places_of_bits(mask)]
        return [(x - 1, y - 1) for y, x in places]


@cache
def grid(width: int, height: int) -> Grid:
    stride = width + 2
    row = (1 << width) - 1
    cells = sum(row << (y + 1) * stride + 1 for y in range(height))
    return Grid(width, height, stride, cells)


class Box(NamedTuple):
    """Cells joined by open sides: how many ends are open, the tally of its icons, and
    the tallies of cats by player: awake, asleep, and how many of the sleeping ones are
    woken (R15)."""

    cells: int
    ends: int
    icons: int
    awake: int
    asleep: int
    woken: int = 0

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
    ones, while no Princess took their place. `box_of` finds the box of a cell; boxes are
    updated card by card, and `recount` computes them from scratch.
    """

    __slots__ = (
        "_boxes",
        "asleep",
        "awake",
        "box_of",
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

    # they follow from the cards placed
    SHARED = ("_boxes", "box_of")

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
        self.box_of: dict[int, Box] = {}
        # every box once; None after a change
        self._boxes: tuple[Box, ...] | None = None

    def copy(self) -> Self:
        kind = type(self)
        new = kind.__new__(kind)
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
        new.box_of = self.box_of.copy()
        new._boxes = self._boxes
        return new

    # --- where cards may be placed ---

    def places(self, sides: Sides) -> int:
        """The cells beside the layout where no wall of a card with these sides would meet
        a wall; where walls may meet, it is the whole `fringe`."""
        barred = 0
        for side in SIDES:
            if not sides[side]:
                facing = OPPOSITE[side]
                walls = self.occupied & ~self.open[facing]
                barred |= self.grid.step(walls, facing)
        return self.fringe & ~barred

    def joints(self, per_card: bool) -> int:
        """The west cells of the long joints that can take an overlay: both sides open,
        no sleeping cat, and nothing on them yet (R6: on neither card, or only on this
        joint)."""
        under = self.sleepers | self.covered if per_card else self.sleepers
        west = self.open[EAST] & self.open[WEST] >> 1 & ~(under | under >> 1)
        return west if per_card else west & ~self.taken

    @property
    def boxes(self) -> tuple[Box, ...]:
        """Every box once; the same object until a box changes."""
        if self._boxes is None:
            self._boxes = tuple(dict.fromkeys(self.box_of.values()))
        return self._boxes

    # --- laying and changing ---

    def lay(
        self, cell: int, card: Card, turned: bool = False, sleeper: int | None = None
    ) -> tuple[Box, int]:
        """Place a card: the boxes behind its open sides become one with it. Returns that
        box, and a cell of every box that this card has closed."""
        joined, facing, ends = self._cover(cell, card.sides(turned))
        cells, icons, awake, woken = cell, card.icons, 0, 0
        asleep = 0 if sleeper is None else one(sleeper)
        closed = 0
        while facing:
            box = self.box_of[facing & -facing]
            met = box.cells & facing
            facing ^= met
            left = box.ends - met.bit_count()
            if met & joined:
                cells |= box.cells
                ends += left
                icons += box.icons
                awake += box.awake
                asleep += box.asleep
                woken += box.woken
            else:
                # walls of the new card take open ends of a box that it is no part of
                self._enter(Box(box.cells, left, *box[2:]))
                if not left:
                    closed |= met & -met
        new = Box(cells, ends, icons, awake, asleep, woken)
        self._enter(new)
        self.laid += (Laid(cell, card, turned, sleeper),)
        if sleeper is not None:
            self.sleepers |= cell
            self.asleep |= cell
        return new, closed if ends else closed | cell

    def _enter(self, box: Box) -> None:
        """Update `box_of` for all cells of a box."""
        self._boxes = None
        cells = box.cells
        while cells:
            cell = cells & -cells
            self.box_of[cell] = box
            cells ^= cell

    def _cover(self, cell: int, sides: Sides) -> tuple[int, int, int]:
        """Occupy a cell with a card. Returns the neighbors it is joined with, the neighbors
        whose open side it takes, and how many ends of its own stay open."""
        stride, occupied = self.grid.stride, self.occupied
        above, right, below, left = cell >> stride, cell << 1, cell << stride, cell >> 1
        north, east, south, west = self.open
        facing = above & south | right & west | below & north | left & east
        # the neighbors on open sides of the card
        out = 0
        if sides[NORTH]:
            out = above
            north |= cell
        if sides[EAST]:
            out |= right
            east |= cell
        if sides[SOUTH]:
            out |= below
            south |= cell
        if sides[WEST]:
            out |= left
            west |= cell
        self.open = (north, east, south, west)
        self.occupied = occupied | cell
        beside = (above | right | below | left) & self.grid.cells
        self.fringe = (self.fringe | beside) & ~self.occupied
        return facing & out, facing, (out & ~occupied).bit_count()

    def lay_cat(self, joint: int, player: int) -> None:
        self.cover(Overlay(joint, "cat", player))
        self.awake |= joint
        self._count_cat(joint, player, awake=1)

    def lay_toy(self, joint: int, card: Card) -> None:
        self.cover(Overlay(joint, "toy", card=card))
        box = self.box_of[joint]
        self._enter(box._replace(icons=box.icons + card.icons))

    def cover(self, overlay: Overlay) -> None:
        """Place something across a joint, without counting it in its box."""
        self.overlays += (overlay,)
        self.covered |= overlay.cell | overlay.cell << 1
        self.taken |= overlay.cell

    def princess_on_cat(self, joint: int) -> int:
        """Replace an awake cat by a Princess. Returns its owner."""
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
        """Replace a sleeping cat by a Princess, who keeps its walls. Returns its owner."""
        bed = next(laid for laid in self.laid if laid.cell == cell)
        assert bed.sleeper is not None
        self.laid = tuple(
            laid._replace(sleeper=PRINCESS) if laid is bed else laid for laid in self.laid
        )
        self.asleep &= ~cell
        self._count_cat(cell, bed.sleeper, asleep=-1)
        return bed.sleeper

    def _count_cat(self, cell: int, player: int, awake: int = 0, asleep: int = 0) -> None:
        cells, ends, icons, up, down, woken = self.box_of[cell]
        cat = one(player)
        self._enter(Box(cells, ends, icons, up + awake * cat, down + asleep * cat, woken))

    @property
    def woken(self) -> int:
        """The cells of sleeping cats that are woken: none, where that is not noted."""
        return 0


def recount(table: Table) -> tuple[Box, ...]:
    """The boxes computed from scratch: flood over open joints, then count. The incremental
    count must agree with it."""
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
    icons = awake = asleep = woken = 0
    for laid in table.laid:
        if laid.cell & cells:
            icons += laid.card.icons
            if laid.sleeper is not None and laid.sleeper != PRINCESS:
                asleep += one(laid.sleeper)
                woken += one(laid.sleeper) * bool(laid.cell & table.woken)
    for overlay in table.overlays:
        if overlay.cell & cells:
            if overlay.player is not None:
                awake += one(overlay.player)
            if overlay.card is not None:
                icons += overlay.card.icons
    return Box(cells, ends, icons, awake, asleep, woken)
