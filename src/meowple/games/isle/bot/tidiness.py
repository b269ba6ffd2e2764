"""How tidily a boat is laid: bare squares that will be hard to fill."""

from __future__ import annotations

from meowple.games.isle.rules.boat import OUTLINE, STRIDE

# A bare square without bare neighbors takes the smallest treasure and nothing else; one
# with a single bare neighbor is the end of a narrow gap.
_HOLE = 1.1
_END = 0.2
# Each bare square along what is laid: a long shore is a ragged one.
_SHORE = 0.12


def untidy(free: int) -> float:
    """What the shape of these bare squares costs, in points."""
    left, right = free & free << 1, free & free >> 1
    up, down = free & free << STRIDE, free & free >> STRIDE
    sideways, upright = left | right, up | down
    some = sideways | upright
    many = left & right | up & down | sideways & upright
    covered = OUTLINE & ~free
    shore = covered << 1 | covered >> 1 | covered << STRIDE | covered >> STRIDE
    return (
        _HOLE * (free & ~some).bit_count()
        + _END * (some & ~many).bit_count()
        + _SHORE * (free & shore).bit_count()
    )
