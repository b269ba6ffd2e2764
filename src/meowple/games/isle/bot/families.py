"""The expected points of groups of cats: as families now, and by growing later."""

from __future__ import annotations

from functools import lru_cache

from meowple.games.isle.rules.scoring.families import family_points

# With this many bare squares around it a group can grow freely.
_OPEN = 6
# Of the cats to come, the share that joins a group, and how much more with each cat that
# is there: players extend what is already large.
_JOINS = 0.05
_DRAWS = 0.045
_LARGE = 6
# What a lonely cat and a pair are worth on their way to a family.
_ON_THE_WAY = (0.0, 1.2, 4.0)
# With this many cats to come, half of that is sure.
_SURE = 1.5


@lru_cache(maxsize=1 << 14)
def group_worth(size: int, around: int, cats: float) -> float:
    """What a group of `size` cats adds, with `around` bare squares around it and `cats`
    to come; without it they would do less elsewhere."""
    grown = size + growth(size, around, cats)
    return points_of(grown, cats) - points_of(cats * _JOINS, cats)


def growth(size: int, around: int, cats: float) -> float:
    """How many of the cats to come will join a group."""
    free = min(around, _OPEN) / _OPEN
    return free * cats * (_JOINS + _DRAWS * min(size, _LARGE))


def points_of(size: float, cats: float) -> float:
    """The points of a family of about `size` cats."""
    whole = int(size)
    low, high = _step(whole, cats), _step(whole + 1, cats)
    return low + (size - whole) * (high - low)


def _step(size: int, cats: float) -> float:
    if size < len(_ON_THE_WAY):
        return _ON_THE_WAY[size] * cats / (cats + _SURE)
    return family_points(size)
