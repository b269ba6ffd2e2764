"""What scoring asks about the tiles of a boat again and again (rules 1 and 6).

Each question is answered once per boat. Simulated games share boats, and so the answers.
"""

from __future__ import annotations

from collections.abc import Mapping

from meowple.games.isle.rules.boat import COLOURS, EDGE, Boat, Group, Laid, beside, union
from meowple.games.isle.rules.scoring.families import families_among
from meowple.kernel.toolbox.once import once

_FACTS = "facts"


def facts(boat: Boat) -> BoatFacts:
    """The facts about a boat, as far as they were asked for."""
    found: BoatFacts | None = boat.memo.get(_FACTS)
    if found is None:
        found = boat.memo[_FACTS] = BoatFacts(boat.tiles, boat.groups)
    return found


class BoatFacts:
    """Facts about tiles and the groups of cats among them. They don't refer to the boat: a
    cycle would outlive it until the next garbage collection."""

    def __init__(self, tiles: tuple[Laid, ...], groups: tuple[Group, ...]) -> None:
        self._tiles = tiles
        self._groups = groups

    @once
    def families(self) -> list[Group]:
        """The families, the largest first."""
        return families_among(self._groups)

    @once
    def cats(self) -> list[Laid]:
        """Cats and oshax: once placed, an oshax is a cat of its color."""
        return [tile for tile in self._tiles if tile.colour is not None]

    @once
    def cats_of(self) -> Mapping[str, int]:
        """How many cats of each color there are."""
        counts = dict.fromkeys(COLOURS, 0)
        for group in self._groups:
            counts[group.colour] += group.size
        return counts

    @once
    def lonely_of(self) -> Mapping[str, int]:
        """How many cats of each color touch no other of their color."""
        counts = dict.fromkeys(COLOURS, 0)
        for group in self._groups:
            counts[group.colour] += group.size == 1
        return counts

    @once
    def edge_cats_of(self) -> Mapping[str, int]:
        """How many cats of each color touch the edge of the boat."""
        return self.cats_touching(EDGE)

    def cats_touching(self, mask: int) -> Mapping[str, int]:
        """How many cats of each color are on one of these squares."""
        counts = dict.fromkeys(COLOURS, 0)
        for cat in self.cats:
            if cat.mask & mask and cat.colour is not None:
                counts[cat.colour] += 1
        return counts

    @once
    def kinds(self) -> list[str]:
        """The kinds of all tiles."""
        return [tile.kind for tile in self._tiles]

    @once
    def treasures(self) -> list[Laid]:
        return [tile for tile in self._tiles if tile.colour is None]

    @once
    def beside_treasures(self) -> int:
        """The squares next to a treasure: a cat on one of them touches it."""
        return beside(union(treasure.mask for treasure in self.treasures))
