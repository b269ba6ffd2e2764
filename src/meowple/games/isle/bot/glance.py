"""A quick estimate of what one more tile adds to a boat, place by place.

It compares only places of the same tile. Those that look best are evaluated in full.
"""

from __future__ import annotations

from heapq import nlargest

from meowple.games.isle.bot.bare import Sites, bare, sites
from meowple.games.isle.bot.judge import BARE_MAP, Judge
from meowple.games.isle.bot.lessons import expected, group_worth
from meowple.games.isle.rules.boat import EDGE, Boat, Laid, Shape, beside, union

# A cat on its own map brings a treasure.
_TREASURE = 1.6


class Glance:
    """How places for a tile of one color look to a judge, on one boat."""

    __slots__ = (
        "_areas",
        "_boat",
        "_edge",
        "_groups",
        "_maps",
        "_own_map",
        "_sizes",
        "_squares",
    )

    def __init__(self, judge: Judge, boat: Boat, colour: str | None) -> None:
        free, cats = boat.free, judge.ahead.cats
        self._boat = boat
        self._squares = judge.ahead.squares
        self._edge = _edge(judge, boat, colour)
        # the bare squares of the areas that have some, what the area is worth by their
        # number, and this number
        self._areas = [
            (there, worth, there.bit_count())
            for squares, worth in judge.areas(boat)
            if (there := squares & free)
        ]
        # the squares around the groups of the color, their size and what they promise
        self._groups = [
            (beside(group.mask), group.size, group_worth(group.size, 6, cats))
            for group in boat.groups
            if group.colour == colour
        ]
        # what a group is worth by its size, if it can be one with this tile
        most = sum([size for _, size, _ in self._groups]) + 1 if colour else 0
        self._sizes = [group_worth(size, 6, cats) for size in range(most + 1)]
        self._maps = union(boat.board.maps.values()) & free
        self._own_map = boat.board.maps[colour] & free if colour else 0

    def __call__(self, mask: int) -> float:
        """How one place looks."""
        there = bare(self._boat.free, self._boat.board.rats, self._squares)
        return self.looks(there.sites([mask], self._edge))[0]

    def sites(self, shape: Shape, anywhere: bool, most: int = 0) -> Sites:
        """All places of a tile, or at most `most`."""
        return sites(self._boat, self._squares, shape, anywhere, self._edge, most)

    def best(self, shape: Shape, anywhere: bool, number: int) -> list[int]:
        """The squares of the places that look best, the best first."""
        found = self.sites(shape, anywhere)
        looks = self.looks(found)
        order = nlargest(number, range(len(looks)), key=looks.__getitem__)
        return [found.masks[index] for index in order]

    def looks(self, found: Sites) -> list[float]:
        """How places look, in their order."""
        areas, groups, sizes = self._areas, self._groups, self._sizes
        maps, own_map = self._maps, self._own_map
        in_areas = union([squares for squares, _, _ in areas])
        beside_groups = union([around for around, _, _ in groups])
        # what a cat adds that joins no group; a treasure never does
        alone = sizes[1] if len(sizes) > 1 else 0.0
        looks = []
        for mask, points, cost in zip(found.masks, found.gains, found.costs, strict=True):
            if mask & in_areas:
                for squares, worth, number in areas:
                    covered = mask & squares
                    if covered:
                        points += worth[number - covered.bit_count()] - worth[number]
            if mask & beside_groups:
                size = 1
                for around, cats_there, promised in groups:
                    if mask & around:
                        size += cats_there
                        points -= promised
                points += sizes[size]
            else:
                points += alone
            if mask & maps:
                points += _TREASURE if mask & own_map else -BARE_MAP
            looks.append(points - cost)
        return looks


def _edge(judge: Judge, boat: Boat, colour: str | None) -> float:
    """What a cat of this color on the edge is worth for being there."""
    scores = [one for one in judge.other_scores if "edge" in one[0].rule]
    if not scores or colour is None:
        return 0.0
    # the same cat once on the edge and once away from it; its squares do not matter
    there = judge.standing(boat.with_tile(Laid(-1, "cat", colour, EDGE & -EDGE)))
    away = judge.standing(boat.with_tile(Laid(-1, "cat", colour, 0)))
    return sum(
        share
        * (
            expected(how, there, named, judge.ahead)
            - expected(how, away, named, judge.ahead)
        )
        for how, named, share in scores
    )
