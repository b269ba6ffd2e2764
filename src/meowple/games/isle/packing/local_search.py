"""Local search for a good packing: take some tiles off and place them again.

Each step clears a part of the boat and lays what is at hand one tile after the other,
where it fits snugly, near its family, over what should be covered. Weights are redrawn in
every step; worse boats are accepted more often early on, as in simulated annealing.
Boats are compared by the game's own score.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import exp
from random import Random
from time import perf_counter

from meowple.games.isle.packing.question import Packing, Question, extent, places
from meowple.games.isle.rules.boat import COLOURS, EDGE, OUTLINE, ROOM, Laid, beside

# The temperature at the beginning and at the end of a search, in points: a loss of this
# many is accepted with a chance of 1/e.
_HOT, _COLD = 3.0, 0.4
# The most tiles that one step takes off.
_OFF = 6

# The tiles by their number among those taken; None is beside the boat.
Tiles = tuple[Laid | None, ...]


def search(
    question: Question,
    seconds: float,
    seed: int = 0,
    clock: Callable[[], float] = perf_counter,
) -> Packing:
    """The best packing that the search finds in these seconds."""
    began = clock()

    def spent() -> float:
        return (clock() - began) / seconds if seconds > 0 else 1.0

    return max(_walk(question, Random(seed), spent), key=lambda packing: packing.score)


def _walk(question: Question, rng: Random, spent: Callable[[], float]) -> Iterator[Packing]:
    """The packings that were better than all before, the boat as played first."""
    hand = _Hand(question, rng)
    here: Tiles = question.played.tiles
    score = best = question.score(question.played.tiles)
    yield Packing(score, question.played.tiles, "search")
    while here and (part := spent()) < 1:
        there = hand.laid_anew(here)
        if there is None:
            continue
        laid = tuple(tile for tile in there if tile is not None)
        new_score = question.score(laid)
        heat = _HOT * (_COLD / _HOT) ** part
        if new_score < score and rng.random() >= exp((new_score - score) / heat):
            continue
        here, score = there, new_score
        if score > best:
            best = score
            yield Packing(score, laid, "search")


class _Hand:
    """Takes tiles off a boat and places them again."""

    def __init__(self, question: Question, rng: Random) -> None:
        self.question = question
        self.rng = rng
        self.pieces = question.pieces
        self.places = [
            [(mask, beside(mask)) for mask in places(piece.shape)] for piece in self.pieces
        ]

    def laid_anew(self, tiles: Tiles) -> Tiles | None:
        """The boat after a step; None if its tiles do not hang together."""
        new = list(tiles)
        self._take_off(new)
        covered, own = 0, dict.fromkeys((*COLOURS, None), 0)
        for tile in new:
            if tile is not None:
                covered |= tile.mask
                own[tile.colour] |= tile.mask
        taste = _Taste(self.rng, self.question.played.board.rats)
        for index in self._order(new):
            piece = self.pieces[index]
            colour = self.rng.choice(self.question.colours(piece))
            family = own[colour] if colour else 0
            mask = taste.pick(self.places[index], covered, family)
            if mask:
                new[index] = Laid(piece.index, piece.kind, colour, mask)
                covered |= mask
                own[colour] |= mask
        return tuple(new) if self.question.layable(covered) else None

    def _take_off(self, tiles: list[Laid | None]) -> None:
        """Takes some neighboring tiles off, sometimes some from anywhere."""
        rng = self.rng
        laid = [(index, tile.mask) for index, tile in enumerate(tiles) if tile]
        wanted = min(len(laid), 1 + int(_OFF * rng.random() ** 2))
        area = rng.choice(laid)[1] if laid else 0
        while wanted:
            area = OUTLINE if rng.random() < 0.1 else area | beside(area)
            near = [index for index, mask in laid if mask & area and tiles[index]]
            for index in rng.sample(near, min(wanted, len(near))):
                tiles[index] = None
                wanted -= 1

    def _order(self, tiles: list[Laid | None]) -> list[int]:
        """The tiles beside the boat, large ones first or in any order."""
        off = [index for index, tile in enumerate(tiles) if tile is None]
        self.rng.shuffle(off)
        if self.rng.random() < 0.5:
            off.sort(key=lambda index: -extent(self.pieces[index]))
        return off


class _Taste:
    """The weights by which one step chooses places."""

    def __init__(self, rng: Random, rats: int) -> None:
        self.rng = rng
        self.snug = rng.random()
        self.family = rng.expovariate(0.3)
        self.noise = rng.expovariate(1.0)
        self.areas = [(rats, rng.uniform(0, 2))]
        rooms = [room for room in ROOM.values() if rng.random() < 0.35]
        self.areas += [(room, rng.uniform(0, 2)) for room in rooms]
        if rng.random() < 0.2:
            self.areas.append((EDGE, rng.uniform(-1, 1)))

    def pick(self, places: list[tuple[int, int]], covered: int, family: int) -> int:
        """The free place with the highest weight; 0 if there is none."""
        free = OUTLINE & ~covered
        best, pick = 0.0, 0
        for mask, around in places:
            if mask & covered or (covered and not around & covered):
                continue
            liked = self.rng.random() * self.noise - self.snug * (around & free).bit_count()
            if around & family:
                liked += self.family
            for area, weight in self.areas:
                liked += weight * (mask & area).bit_count()
            if not pick or liked > best:
                best, pick = liked, mask
        return pick
