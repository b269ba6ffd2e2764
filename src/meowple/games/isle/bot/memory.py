"""A cache of what tiles do for boats.

While one decision is searched, the same few boats come up in many sampled states with
the same tiles on offer, so each tile is evaluated once per boat.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from meowple.games.isle.bot.judge import Judge

# How many boats are cached; beyond it the oldest are evicted.
_BOATS = 2048


class Spot(NamedTuple):
    """A good place for a tile, and what the boat gains by it there."""

    gain: float
    mask: int


# By the tile and its color.
Spots = dict[tuple[int, str | None], Spot]


class Memory:
    """Remembers the spots of tiles, boat by boat."""

    def __init__(self) -> None:
        self._spots = lru_cache(maxsize=_BOATS)(_none_yet)

    def spots(self, judge: Judge) -> Spots:
        """The cached spots for the boat of a judge's seat, to be extended by the caller."""
        return self._spots(judge.grounds)


def _none_yet(grounds: object) -> Spots:
    return {}
