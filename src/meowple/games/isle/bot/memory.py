"""A cache of what tiles do for boats.

While one decision is searched, the same few boats come up in many sampled states with
the same tiles on offer, so each tile is evaluated once per boat.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from functools import lru_cache
from itertools import islice
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


class CatGains:
    """What cats add, one by one. Most who ask need the first number only, so the others are
    found when someone asks for them. `find` begins anew each time, so that no thread waits
    for another."""

    __slots__ = ("_all", "_find", "_first")

    def __init__(self, find: Callable[[], Iterator[float]]) -> None:
        self._find = find
        self._first: list[float] | None = None
        self._all: list[float] | None = None

    def __iter__(self) -> Iterator[float]:
        if self._all is None:
            if self._first is None:
                self._first = [*islice(self._find(), 1)]
            yield from self._first
            self._all = [*self._find()]
            yield from self._all[1:]
        else:
            yield from self._all


class BoatMemory:
    """What was computed for one boat: the spots of tiles by tile and color, how the place
    that looks best looks and its number, and what the cats of a day add by the fields that
    they are in."""

    __slots__ = ("gains", "glances", "spots")

    def __init__(self) -> None:
        self.glances: dict[tuple[int, str | None], tuple[float, int]] = {}
        self.spots: dict[tuple[int, str | None], Spot] = {}
        self.gains: dict[tuple[tuple[int, ...], ...], CatGains] = {}


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
