"""Areas of a boat: sets of squares whose value depends on how many are bare.

Rooms and rats are areas; so are the rims, rows, rooms, rats and maps of lessons.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from math import exp
from typing import NamedTuple

from meowple.games.isle.bot.prospect import Prospect
from meowple.games.isle.data import toml
from meowple.games.isle.rules.boat import EDGE, ROOM, ROWS, Boat, union
from meowple.games.isle.rules.scoring.lessons import Params

_SCORE = toml("supply")["score"]
_RAT: int = _SCORE["visible_rat"]
_ROOM: int = _SCORE["unfilled_room"]

# How many squares of one area can be covered on purpose: a share of those that will still
# be laid, and a few more as long as there is something to lay. Fitted, like the cost of
# gaps, to how often rooms were filled in 150 games between `cat` bots.
_STEERED = 0.1
_A_FEW = 2.3
# The most squares that a room can lack, gaps counted.
_MOST = 5 * 60
# Players who want squares covered, or bare, succeed more often than by chance.
_WISH = 1.6
# The chance per remaining day that a square which must stay bare does.
_KEPT_BARE = 0.93


class Area(NamedTuple):
    """Squares and their worth in points by the number of them that are bare."""

    squares: int
    worth: tuple[float, ...]


class Ground(NamedTuple):
    """What chances are computed from: all bare squares, and what is to come."""

    bare: int
    ahead: Prospect

    def stays(self, wish: float = 1.0) -> float:
        """The chance that a bare square stays bare."""
        return _stays(self.bare, self.ahead.squares, wish)


def _stays(bare: int, squares: float, wish: float = 1.0) -> float:
    """The chance that one of `bare` squares stays bare."""
    return max(0.0, 1 - wish * squares / max(bare, 1))


@lru_cache(maxsize=1024)
def rat_worths(rats: int, bare: int, squares: float) -> tuple[float, ...]:
    """What rats are worth by the number of them that are bare, when this many squares are,
    and this many are to come."""
    stays = _stays(bare, squares)
    return tuple(_RAT * stays * number for number in range(rats.bit_count() + 1))


def room_worths(squares: float) -> tuple[float, ...]:
    """What rooms are worth by what they lack (see `lacks`), with this many squares to
    come."""
    return _filled(_MOST, squares, -_ROOM, _ROOM)


def _full(squares: int, ground: Ground, points: float, base: float = 0.0) -> Area:
    return Area(squares, _filled(squares.bit_count(), ground.ahead.squares, points, base))


@lru_cache(maxsize=1024)
def _filled(number: int, ahead: float, points: float, base: float) -> tuple[float, ...]:
    """The worth of an area that is to be full, by its bare squares."""
    return tuple(base + points * _fills(bare, ahead) for bare in range(number + 1))


def _fills(bare: int, ahead: float) -> float:
    """The chance that these squares of one area will all be covered."""
    return (
        exp(-bare / (_STEERED * ahead + _A_FEW * ahead / (ahead + 1) + 0.05))
        if bare
        else 1.0
    )


Areas = Callable[[Boat, Ground, Params], Iterator[Area]]


def _edge(boat: Boat, ground: Ground, params: Params) -> Iterator[Area]:
    yield _full(EDGE, ground, params["points"])


def _row(boat: Boat, ground: Ground, params: Params) -> Iterator[Area]:
    yield _full(ROWS[params["row"]], ground, params["points"])


def _rooms(boat: Boat, ground: Ground, params: Params) -> Iterator[Area]:
    yield _full(union(ROOM[room] for room in params["rooms"]), ground, params["points"])


def _every_room(boat: Boat, ground: Ground, params: Params) -> Iterator[Area]:
    for room in ROOM.values():
        yield _full(room, ground, params["points_each"])


def _empty(boat: Boat, ground: Ground, params: Params) -> Iterator[Area]:
    """All or nothing: one tile spoils it."""
    squares = union(ROOM[room] for room in params["rooms"])
    number = squares.bit_count()
    kept = params["points"] * _KEPT_BARE**ground.ahead.left
    yield Area(squares, (*(0.0,) * number, kept))


def _rats_exact(boat: Boat, ground: Ground, params: Params) -> Iterator[Area]:
    count, points = params["count"], params["points"]
    rats = boat.board.rats
    worth = (
        points * (_fills(bare - count, ground.ahead.squares) if bare >= count else 0.0)
        for bare in range(rats.bit_count() + 1)
    )
    yield Area(rats, tuple(worth))


def _rats(boat: Boat, ground: Ground, params: Params) -> Iterator[Area]:
    rats = boat.board.rats
    each = params["points_each"] * ground.stays(1 / _WISH)
    yield Area(rats, tuple(each * bare for bare in range(rats.bit_count() + 1)))


def _bare_maps(boat: Boat, ground: Ground, params: Params) -> Iterator[Area]:
    each = params["points_each"] * ground.stays(1 / _WISH)
    for square in boat.board.maps.values():
        yield Area(square, (0.0, each))


def _covered_maps(boat: Boat, ground: Ground, params: Params) -> Iterator[Area]:
    each = params["points_each"]
    for square in boat.board.maps.values():
        yield Area(square, (each, each * (1 - ground.stays())))


# The lessons that look at squares and nothing else, by their rule.
AREAS: Mapping[str, Areas] = {
    "edge_full": _edge,
    "row_full": _row,
    "rooms_full": _rooms,
    "rooms_empty": _empty,
    "rooms_filled_count": _every_room,
    "rats_exact": _rats_exact,
    "rats_visible": _rats,
    "maps_uncovered": _bare_maps,
    "maps_covered": _covered_maps,
}
