"""The facts about one player that scoring needs (rules 1 and 6).

The lessons ask the same few questions again and again: which cats lie together,
which lie on the edge, what touches a treasure. A standing answers each of them
once and remembers the answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from meowple.games.isle.rules.boat import (
    COLOURS,
    EDGE,
    ROOM,
    Boat,
    Group,
    Laid,
    beside,
    union,
)
from meowple.games.isle.rules.scoring.families import families_among


@dataclass(frozen=True)
class Standing:
    """One player at scoring.

    `baskets` counts the permanent baskets owned, whichever face is up; `lessons` are
    the private ones on the table; `first` means first on the track (solo: ahead of
    the sister); `rivals_largest` is the largest family of all other players.
    """

    boat: Boat
    fish: int = 0
    baskets: int = 0
    lessons: tuple[int, ...] = ()
    first: bool = False
    rivals_largest: int = 0
    solo: bool = False

    @property
    def groups(self) -> tuple[Group, ...]:
        return self.boat.groups

    @cached_property
    def families(self) -> list[Group]:
        return families_among(self.groups)

    @property
    def largest(self) -> int:
        return self.families[0].size if self.families else 0

    @cached_property
    def cats(self) -> list[Laid]:
        """Cats and oshax: once placed, an oshax is a cat of its color."""
        return [tile for tile in self.boat.tiles if tile.colour is not None]

    @cached_property
    def cats_of(self) -> Mapping[str, int]:
        """How many cats of each color there are."""
        counts = dict.fromkeys(COLOURS, 0)
        for group in self.groups:
            counts[group.colour] += group.size
        return counts

    @cached_property
    def lonely_of(self) -> Mapping[str, int]:
        """How many cats of each color touch no other of their color."""
        counts = dict.fromkeys(COLOURS, 0)
        for group in self.groups:
            counts[group.colour] += group.size == 1
        return counts

    @cached_property
    def edge_cats_of(self) -> Mapping[str, int]:
        """How many cats of each color touch the edge of the boat."""
        return self.cats_touching(EDGE)

    def cats_touching(self, mask: int) -> Mapping[str, int]:
        """How many cats of each color are on one of these squares."""
        counts = dict.fromkeys(COLOURS, 0)
        for cat in self.cats:
            if cat.colour is not None and cat.mask & mask:
                counts[cat.colour] += 1
        return counts

    def squares_of(self, colour: str) -> int:
        """All squares under cats of this color."""
        return union(cat.mask for cat in self.cats if cat.colour == colour)

    def count(self, kind: str) -> int:
        """How many tiles of a kind are on the boat."""
        return sum(tile.kind == kind for tile in self.boat.tiles)

    @cached_property
    def treasures(self) -> list[Laid]:
        return [tile for tile in self.boat.tiles if tile.colour is None]

    @cached_property
    def beside_treasures(self) -> int:
        """The squares next to a treasure: a cat on one of them touches it."""
        return beside(union(treasure.mask for treasure in self.treasures))

    @property
    def visible_rats(self) -> int:
        """The rat squares that no tile covers."""
        return self.boat.board.rats & ~self.boat.covered

    @cached_property
    def maps_uncovered(self) -> int:
        maps = self.boat.board.maps.values()
        return sum(not square & self.boat.covered for square in maps)

    @property
    def maps_covered(self) -> int:
        return len(self.boat.board.maps) - self.maps_uncovered

    @cached_property
    def filled_rooms(self) -> int:
        bare = ~self.boat.covered
        return sum(not room & bare for room in ROOM.values())

    @property
    def unfilled_rooms(self) -> int:
        return len(ROOM) - self.filled_rooms
