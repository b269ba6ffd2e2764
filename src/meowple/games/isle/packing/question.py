"""The best boat that could have been packed with the tiles taken (The Isle of Cats).

The problem is posed after a game: the same boat, tiles, lessons, fish and baskets, but
every tile may lie elsewhere or be left out, and an oshax may have any color. The order in
which tiles came and the treasures from maps are ignored.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import Literal

from meowple.games.isle.rules.boat import BOARDS, COLOURS, Boat, Laid, Shape, beside, union
from meowple.games.isle.rules.box import Box, Piece
from meowple.games.isle.rules.scoring.ending import standings
from meowple.games.isle.rules.scoring.scoring import Public, score
from meowple.games.isle.rules.scoring.standing import Standing
from meowple.games.isle.rules.state import IsleState

Finder = Literal["played", "search", "solver"]


def islands(covered: int) -> list[int]:
    """The sets of squares that hang together."""
    found = []
    while covered:
        island, wider = 0, covered & -covered
        while wider != island:
            island = wider
            wider = (island | beside(island)) & covered
        found.append(island)
        covered &= ~island
    return found


@cache
def places(shape: Shape) -> tuple[int, ...]:
    """Every place of a shape on an empty boat; all boats have the same squares."""
    empty = Boat(next(iter(BOARDS.values())))
    return tuple(empty.mask_of(shape, place) for place in empty.places(shape))


def extent(piece: Piece) -> int:
    """The number of squares that a tile covers."""
    return piece.shape.orientations[0].mask.bit_count()


@dataclass(frozen=True)
class Question:
    """The problem: the player at the end of the game, and the public lessons.

    `standing` holds the boat as it was played; its tiles are those taken.
    """

    box: Box
    mode: str
    standing: Standing
    public: tuple[Public, ...] = ()

    @cached_property
    def pieces(self) -> tuple[Piece, ...]:
        """The tiles taken."""
        return tuple(self.box.pieces[tile.piece] for tile in self.played.tiles)

    @property
    def played(self) -> Boat:
        return self.standing.boat

    @cached_property
    def islands(self) -> int:
        """The number of parts that the tiles may form. A boat is of one piece unless a card
        allowed otherwise; then it may have as many islands as were played."""
        return max(1, len(islands(self.played.covered)))

    def colours(self, piece: Piece) -> tuple[str | None, ...]:
        """The colors that a tile can have: an oshax any of the five."""
        return COLOURS if piece.kind == "oshax" else (piece.colour,)

    def standing_with(self, tiles: Sequence[Laid]) -> Standing:
        covered = union(tile.mask for tile in tiles)
        return replace(self.standing, boat=Boat(self.played.board, covered, tuple(tiles)))

    def score(self, tiles: Sequence[Laid]) -> int:
        """The player's score with these tiles on the boat."""
        return score(self.box, self.standing_with(tiles), self.public, self.mode).total

    def layable(self, covered: int) -> bool:
        """Whether tiles can be placed like this: each but the first touches another."""
        return len(islands(covered)) <= self.islands


@dataclass(frozen=True)
class Packing:
    """A boat and what is known about it.

    `tiles` are in an order in which they can be laid. No packing scores more than
    `bound`; without the solver there is none. `proven`: no packing scores more than this
    one.
    """

    score: int
    tiles: tuple[Laid, ...]
    found_by: Finder
    bound: int | None = None
    seconds: float = 0.0

    @property
    def proven(self) -> bool:
        return self.bound is not None and self.bound <= self.score


def asked(state: IsleState, seat: int) -> Question:
    """The question of a seat at the end of a game."""
    state.check_seat(seat)
    return Question(state.box, state.mode, standings(state)[seat], state.public)


def better(one: Packing, other: Packing) -> Packing:
    """The one that scores more; of equal ones the first."""
    return other if other.score > one.score else one


def in_order(tiles: Sequence[Laid]) -> tuple[Laid, ...]:
    """The tiles so that each touches one before it, as far as they hang together."""
    waiting, ordered, around = list(tiles), [], 0
    while waiting:
        tile = next((tile for tile in waiting if tile.mask & around), waiting[0])
        waiting.remove(tile)
        ordered.append(tile)
        around |= beside(tile.mask)
    return tuple(ordered)
