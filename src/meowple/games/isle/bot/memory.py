"""A cache of what tiles do for boats.

While one decision is searched, the same few boats come up in many sampled states with
the same tiles on offer, so each tile is evaluated once per boat.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import lru_cache
from itertools import islice
from threading import Lock
from typing import NamedTuple

from meowple.games.isle.bot.judge import Judge
from meowple.games.isle.rules.boat import Boat, Laid
from meowple.kernel.toolbox.identity_key import IdentityKey

# How many boats are cached; beyond it the oldest are evicted.
_BOATS = 2048
# Of how many rescues the places of cats are cached.
_RESCUES = 8


class Spot(NamedTuple):
    """A good place for a tile, and what the boat gains by it there."""

    gain: float
    mask: int


class Drawn:
    """The numbers of an iterator, which is asked for no more of them than anyone needs."""

    __slots__ = ("_known", "_lock", "_rest")

    def __init__(self, rest: Iterator[float]) -> None:
        self._known: list[float] = []
        self._lock = Lock()
        self._rest = rest

    def __iter__(self) -> Iterator[float]:
        index = 0
        while self._has(index):
            yield self._known[index]
            index += 1

    def _has(self, index: int) -> bool:
        """Whether there is a number at this index."""
        if index < len(self._known):
            return True
        with self._lock:
            if index == len(self._known):
                self._known += islice(self._rest, 1)
        return index < len(self._known)


class BoatMemory:
    """What was computed for one boat: the spots of tiles by tile and color, how the place
    that looks best looks and its number, and what the cats of a day add by the fields that
    they are in."""

    __slots__ = ("gains", "glances", "spots")

    def __init__(self) -> None:
        self.glances: dict[tuple[int, str | None], tuple[float, int]] = {}
        self.spots: dict[tuple[int, str | None], Spot] = {}
        self.gains: dict[tuple[tuple[int, ...], ...], Drawn] = {}


class Ranked:
    """A cat at its best places at a glance, and what the boat gains at the first ones."""

    __slots__ = ("gains", "tiles")

    def __init__(self, tiles: list[Laid]) -> None:
        self.tiles = tiles
        self.gains: list[float] = []


# The places of cats by the boat, the cat, and whether it can lie anywhere.
Places = dict[tuple[IdentityKey[Boat], int, bool], Ranked]


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
