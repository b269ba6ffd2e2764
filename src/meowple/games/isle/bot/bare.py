"""What bare squares are worth for rooms, rats and gaps, and what a tile changes there.

This is most of the work of evaluating a boat, and it depends on neither colors nor lessons.
The same squares come up again and again, so what was computed for them is cached.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from meowple.games.isle.bot.areas import rat_worths, room_worths
from meowple.games.isle.rules.boat import EDGE, OUTLINE, ROOM, STRIDE, Boat, Shape

# A bare square without bare neighbors takes the smallest treasure and nothing else; one
# with a single bare neighbor is the end of a narrow gap.
_HOLE = 0.4
_END = 0.2
# Each bare square along what is laid: a long shore is a ragged one.
_SHORE = 0.12
# A gap of one square, and one of two, is as hard to fill as this many squares more.
_SINGLE = 4
_PAIR = 3
# With this many squares to come, tidiness counts half.
_A_FEW_TILES = 15


# The bare squares on their own, one square of each pair of bare squares on its own, and
# what the shape of all bare squares costs, in points.
Gaps = tuple[int, int, float]


def gaps(free: int) -> Gaps:
    """The gaps among these bare squares."""
    right, down = free & free >> 1, free & free >> STRIDE
    left, up = right << 1, down << STRIDE
    sideways, upright = left | right, up | down
    some = sideways | upright
    singles = free ^ some
    ends = some ^ (left & right | up & down | sideways & upright)
    covered = OUTLINE ^ free
    shore = covered << 1 | covered >> 1 | covered << STRIDE | covered >> STRIDE
    return (
        singles,
        ends & ends >> 1 | ends & ends >> STRIDE,
        _HOLE * singles.bit_count()
        + _END * ends.bit_count()
        + _SHORE * (free & shore).bit_count(),
    )


def lacks(bare: int, gaps: Gaps) -> int:
    """How many squares have to be covered until these are, gaps counting more."""
    singles, pairs, _ = gaps
    number = bare.bit_count()
    number += _SINGLE * (bare & singles).bit_count()
    return number + _PAIR * (bare & pairs).bit_count()


class Sites(NamedTuple):
    """Places of a tile, every one or one in `step`: their squares, what rooms and rats gain
    by the tile there, and what the gaps cost then."""

    masks: list[int]
    gains: list[float]
    costs: list[float]
    step: int = 1


class Bare:
    """Bare squares of a boat with these rats, when this many squares are still to come.
    `rooms` is what rooms and rats are worth, `cost` what gaps cost."""

    __slots__ = (
        "_bare_rooms",
        "_gaps",
        "_rats",
        "_worths",
        "cost",
        "free",
        "rooms",
        "tidy",
    )

    def __init__(self, free: int, rats: int, squares: float) -> None:
        self.free = free
        # Tidiness matters as long as something can still be laid.
        self.tidy = squares / (squares + _A_FEW_TILES)
        self._gaps = small = gaps(free)
        self.cost = small[2] * self.tidy
        self._worths = worths = room_worths(squares)
        # the bare squares of the rooms that have some, and what the room is worth
        self._bare_rooms: list[tuple[int, float]] = []
        points = 0.0
        for room in ROOM.values():
            bare = room & free
            if bare:
                promised = worths[lacks(bare, small)]
                self._bare_rooms.append((bare, promised))
                points += promised
        visible = rats & free
        by_number = rat_worths(rats, free.bit_count(), squares)
        number = visible.bit_count()
        self.rooms = points + by_number[number]
        # the bare rats, their number, and what they are worth by it
        self._rats = visible, number, by_number

    def sites(self, masks: list[int], edge: float, step: int = 1) -> Sites:
        """What a tile changes on each of these sets of squares; on the edge it gains `edge`
        besides."""
        found = Sites(masks, [], [], step)
        free, rooms, worths = self.free, self._bare_rooms, self._worths
        visible, rats, by_number = self._rats
        old_singles, old_pairs, _ = self._gaps
        tidy = self.tidy
        gains, costs = found.gains, found.costs
        for mask in masks:
            points = edge if mask & EDGE else 0.0
            rest = free & ~mask
            singles, pairs, untidy = gaps(rest)
            changed = mask | singles ^ old_singles | pairs ^ old_pairs
            for bare, promised in rooms:
                if bare & changed:
                    # `lacks`, without the call
                    number = (bare & rest).bit_count()
                    if bare & singles:
                        number += _SINGLE * (bare & singles).bit_count()
                    if bare & pairs:
                        number += _PAIR * (bare & pairs).bit_count()
                    points += worths[number] - promised
            covered = mask & visible
            if covered:
                points += by_number[rats - covered.bit_count()] - by_number[rats]
            gains.append(points)
            costs.append(untidy * tidy)
        return found


@lru_cache(maxsize=1 << 12)
def bare(free: int, rats: int, squares: float) -> Bare:
    """The bare squares of a boat, as they are judged alone."""
    return Bare(free, rats, squares)


def sites(
    boat: Boat, squares: float, shape: Shape, anywhere: bool, edge: float, most: int = 0
) -> Sites:
    """All places of a tile on a boat, or at most `most` of them, at fixed intervals."""
    # the squares of a tile say how it can be turned
    tile = shape.orientations[0].mask
    known = _sites(boat.free, boat.board.rats, squares, tile, anywhere, edge, most)
    if not known:
        there = bare(boat.free, boat.board.rats, squares)
        masks = boat.places(shape, anywhere).masks()
        step = len(masks) // most + 1 if most else 1
        known.append(there.sites(masks[::step], edge, step))
    return known[0]


@lru_cache(maxsize=1 << 10)
def _sites(*key: float) -> list[Sites]:
    """A list for the places of a tile, as soon as they are known."""
    return []
