"""How tidily a boat is laid: bare squares that will be hard to fill."""

from __future__ import annotations

from functools import lru_cache

from meowple.games.isle.rules.boat import OUTLINE, STRIDE

# A bare square without bare neighbors takes the smallest treasure and nothing else; one
# with a single bare neighbor is the end of a narrow gap.
_HOLE = 0.4
_END = 0.2
# Each bare square along what is laid: a long shore is a ragged one.
_SHORE = 0.12


# The bare squares on their own, one square of each pair of bare squares on its own, and
# what the shape of all bare squares costs, in points.
Gaps = tuple[int, int, float]


# Tiles of the same shape and boats with the same squares come up again and again.
@lru_cache(maxsize=1 << 15)
def gaps(free: int) -> Gaps:
    """The gaps among these bare squares."""
    right, down = free & free >> 1, free & free >> STRIDE
    left, up = right << 1, down << STRIDE
    sideways, upright = left | right, up | down
    some = sideways | upright
    singles = free & ~some
    ends = some & ~(left & right | up & down | sideways & upright)
    covered = OUTLINE & ~free
    shore = covered << 1 | covered >> 1 | covered << STRIDE | covered >> STRIDE
    return (
        singles,
        ends & ends >> 1 | ends & ends >> STRIDE,
        _HOLE * singles.bit_count()
        + _END * ends.bit_count()
        + _SHORE * (free & shore).bit_count(),
    )
