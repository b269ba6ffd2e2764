"""What scoring needs to know of one player (rules 1 and 6).

The lessons ask the same few questions again and again: which cats lie together,
which lie on the edge, what touches a treasure. A standing answers each of them
once and remembers the answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from meowple.games.isle.data import toml
from meowple.games.isle.rules.boat import COLOURS, EDGE, ROOM, Boat, Laid, beside, union

_SCORE = toml("supply")["score"]
_SMALLEST: int = _SCORE["smallest_family"]
_FAMILY_POINTS: tuple[int, ...] = tuple(_SCORE["family"])
_FURTHER_CAT: int = _SCORE["further_cat"]


@dataclass(frozen=True, slots=True)
class Group:
    """Cats of one colour connected by touching; `mask` is all their squares."""

    colour: str
    size: int
    mask: int


def groups(boat: Boat) -> list[Group]:
    """Every cat with those of its colour it is connected to, lonely cats included.

    Each tile joins all the groups it touches into one. Treasures do not bridge.
    """
    by_colour: dict[str, list[tuple[int, int]]] = {colour: [] for colour in COLOURS}
    for tile in boat.tiles:
        if tile.colour is None:
            continue
        around = beside(tile.mask)
        mask, size = tile.mask, 1
        apart = []
        for group in by_colour[tile.colour]:
            if group[0] & around:
                mask |= group[0]
                size += group[1]
            else:
                apart.append(group)
        apart.append((mask, size))
        by_colour[tile.colour] = apart
    return [
        Group(colour, size, mask)
        for colour, found in by_colour.items()
        for mask, size in found
    ]


def families(boat: Boat) -> list[Group]:
    """The families on a boat, the largest first; equal ones in the order of colours."""
    return _families(groups(boat))


def _families(found: list[Group]) -> list[Group]:
    return sorted(
        (group for group in found if group.size >= _SMALLEST),
        key=lambda family: -family.size,
    )


def family_points(size: int) -> int:
    """What a group of this many cats scores; too few are no family (rule 6.3)."""
    if size < _SMALLEST:
        return 0
    further = size - _SMALLEST - len(_FAMILY_POINTS) + 1
    if further <= 0:
        return _FAMILY_POINTS[size - _SMALLEST]
    return _FAMILY_POINTS[-1] + further * _FURTHER_CAT


def largest_family(boat: Boat) -> int:
    """The size of the largest family, 0 without one."""
    return max((family.size for family in families(boat)), default=0)


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

    @cached_property
    def groups(self) -> list[Group]:
        return groups(self.boat)

    @cached_property
    def families(self) -> list[Group]:
        return _families(self.groups)

    @property
    def largest(self) -> int:
        return self.families[0].size if self.families else 0

    @cached_property
    def cats(self) -> list[Laid]:
        """Cats and oshax: from its placing on an oshax is a cat of its colour."""
        return [tile for tile in self.boat.tiles if tile.colour is not None]

    @cached_property
    def cats_of(self) -> Mapping[str, int]:
        """How many cats of each colour there are."""
        counts = dict.fromkeys(COLOURS, 0)
        for group in self.groups:
            counts[group.colour] += group.size
        return counts

    @cached_property
    def lonely_of(self) -> Mapping[str, int]:
        """How many cats of each colour touch no other of their colour."""
        counts = dict.fromkeys(COLOURS, 0)
        for group in self.groups:
            counts[group.colour] += group.size == 1
        return counts

    @cached_property
    def edge_cats_of(self) -> Mapping[str, int]:
        """How many cats of each colour touch the edge of the boat."""
        return self.cats_touching(EDGE)

    def cats_touching(self, mask: int) -> Mapping[str, int]:
        """How many cats of each colour lie on one of these squares."""
        counts = dict.fromkeys(COLOURS, 0)
        for cat in self.cats:
            if cat.colour is not None and cat.mask & mask:
                counts[cat.colour] += 1
        return counts

    def squares_of(self, colour: str) -> int:
        """All squares that lie under cats of this colour."""
        return union(cat.mask for cat in self.cats if cat.colour == colour)

    def count(self, kind: str) -> int:
        """How many tiles of a kind lie on the boat."""
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
