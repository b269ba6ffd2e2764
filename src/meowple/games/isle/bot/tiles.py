"""How tiles lie: from places to squares, and back."""

from __future__ import annotations

from collections.abc import Callable

from meowple.games.isle.rules.actions import Place
from meowple.games.isle.rules.boat import STRIDE, Shape


def squares_of(shape: Shape) -> Callable[[Place], int]:
    """The squares that a tile covers, by the place where it lies."""
    ways = {(way.flip, way.turn): way.mask for way in shape.orientations}
    return lambda place: ways[place.flip, place.turn] << place.y * STRIDE + place.x


def place_on(shape: Shape, mask: int) -> Place:
    """How a tile is laid on these squares."""
    for way in shape.orientations:
        # by how far its topmost, leftmost square is moved
        shift = _first(mask) - _first(way.mask)
        if shift >= 0 and way.mask << shift == mask:
            y, x = divmod(shift, STRIDE)
            return Place(x, y, way.flip, way.turn)
    raise LookupError(mask)


def _first(mask: int) -> int:
    return (mask & -mask).bit_length()
