"""The facts about one player that scoring needs (rules 1 and 6).

The lessons ask the same few questions again and again: which cats lie together,
which lie on the edge, what touches a treasure. Each of them is answered once for a
boat, which remembers the answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from meowple.games.isle.rules.boat import ROOM, Boat, Group, Laid, union
from meowple.games.isle.rules.scoring.facts import facts


# Not frozen, which would take longer: bots make one for each boat they think of.
@dataclass(slots=True)
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

    @property
    def families(self) -> list[Group]:
        return facts(self.boat).families

    @property
    def largest(self) -> int:
        families = facts(self.boat).families
        return families[0].size if families else 0

    @property
    def cats(self) -> list[Laid]:
        return facts(self.boat).cats

    @property
    def cats_of(self) -> Mapping[str, int]:
        return facts(self.boat).cats_of

    @property
    def lonely_of(self) -> Mapping[str, int]:
        return facts(self.boat).lonely_of

    @property
    def edge_cats_of(self) -> Mapping[str, int]:
        return facts(self.boat).edge_cats_of

    def cats_touching(self, mask: int) -> Mapping[str, int]:
        return facts(self.boat).cats_touching(mask)

    def squares_of(self, colour: str) -> int:
        """All squares under cats of this color."""
        return union([cat.mask for cat in self.cats if cat.colour == colour])

    def count(self, kind: str) -> int:
        """How many tiles of a kind are on the boat."""
        return facts(self.boat).kinds.count(kind)

    @property
    def treasures(self) -> list[Laid]:
        return facts(self.boat).treasures

    @property
    def beside_treasures(self) -> int:
        return facts(self.boat).beside_treasures

    @property
    def visible_rats(self) -> int:
        """The rat squares that no tile covers."""
        return self.boat.board.rats & ~self.boat.covered

    @property
    def maps_uncovered(self) -> int:
        maps = self.boat.board.maps.values()
        return sum(not square & self.boat.covered for square in maps)

    @property
    def maps_covered(self) -> int:
        return len(self.boat.board.maps) - self.maps_uncovered

    @property
    def filled_rooms(self) -> int:
        bare = ~self.boat.covered
        return sum(not room & bare for room in ROOM.values())

    @property
    def unfilled_rooms(self) -> int:
        return len(ROOM) - self.filled_rooms
