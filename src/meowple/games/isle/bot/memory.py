"""A cache of what tiles do for boats.

While one decision is searched, the same few boats come up in many sampled states with
the same tiles on offer, so each tile is evaluated once per boat.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import NamedTuple

from meowple.games.isle.bot.judge import Judge
from meowple.games.isle.rules.boat import Laid

# How many boats are cached; beyond it the oldest are evicted.
_BOATS = 2048
# Of how many rescues the places of cats are cached.
_RESCUES = 8


class Spot(NamedTuple):
    """A good place for a tile, and what the boat gains by it there."""

    gain: float
    mask: int


class BoatMemory:
    """What was computed for one boat: the spots of tiles by tile and color, how the place
    that looks best looks and its number, and what the cats of a day add by the fields that
    they are in."""

    __slots__ = ("gains", "glances", "spots")

    def __init__(self) -> None:
        self.glances: dict[tuple[int, str | None], tuple[float, int]] = {}
        self.spots: dict[tuple[int, str | None], Spot] = {}
        self.gains: dict[tuple[tuple[int, ...], ...], list[float]] = {}


class Ranked:
    """The best places of a cat at a glance, and what the boat gains at the first ones."""

    __slots__ = ("gains", "masks")

    def __init__(self, masks: list[int]) -> None:
        self.masks = masks
        self.gains: list[float] = []


# The places of cats by the tiles on the boat, the cat, and whether it can lie anywhere.
Places = dict[tuple[tuple[Laid, ...], int, bool], Ranked]


class Memory:
    """Remembers what was computed, boat by boat."""

    def __init__(self) -> None:
        self._boats = lru_cache(maxsize=_BOATS)(_none_yet)
        self._promises = lru_cache(maxsize=_BOATS)(_no_promises)
        self._places = lru_cache(maxsize=_RESCUES)(_no_places)

    def boat(self, judge: Judge) -> BoatMemory:
        """What is known about the boat of a judge's seat, to be extended by the caller."""
        return self._boats(judge.grounds)

    def places(self, judge: Judge) -> Places:
        """What is known about the places of cats on all boats that a judge evaluates."""
        return self._places(judge.terms)

    def promises(self, grounds: Hashable) -> dict[int, float]:
        """What lessons promise by their cards, to be extended by the caller."""
        return self._promises(grounds)


def _no_promises(grounds: object) -> dict[int, float]:
    return {}


def _no_places(terms: object) -> Places:
    return {}


def _none_yet(grounds: object) -> BoatMemory:
    return BoatMemory()
