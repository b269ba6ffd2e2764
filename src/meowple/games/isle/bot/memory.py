"""A cache of what tiles do for boats.

While one decision is thought through, the same few boats come up in world after world,
with the same tiles on offer: what a tile does for a boat is found once.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from meowple.games.isle.bot.judge import Judge

# How many boats are kept; then the oldest are forgotten.
_BOATS = 2048


class Spot(NamedTuple):
    """Where a tile lies well, and what the boat gains by it there."""

    gain: float
    mask: int


# By the tile and its color.
Spots = dict[tuple[int, str | None], Spot]


class Memory:
    """Remembers the spots of tiles, boat by boat."""

    def __init__(self) -> None:
        self._spots = lru_cache(maxsize=_BOATS)(_none_yet)

    def spots(self, judge: Judge) -> Spots:
        """What is known of the boat of a judge's seat; it is there to be added to."""
        return self._spots(judge.grounds)


def _none_yet(grounds: object) -> Spots:
    return {}
