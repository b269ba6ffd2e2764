"""Questions for tests of the best boat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from meowple.games.isle.game import GAME
from meowple.games.isle.packing.best_boat import Packing, Question
from meowple.games.isle.packing.question import places
from meowple.games.isle.rules.boat import BOARDS, Boat, Laid, Shape, beside, shape, union
from meowple.games.isle.rules.box import Box, Piece, base_box
from meowple.games.isle.rules.scoring.standing import Standing
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Value
from tests.games.isle.boats import boards

BOX = base_box()
ONE = shape("one", "cat", ["X"])


def finished(seats: int, seed: int, **options: Value) -> IsleState:
    """A game played at random to its end."""
    state = GAME.start(GAME.setup(seats, options, seed))
    rng = Rng(seed)
    while waiting := GAME.actors(state):
        GAME.play(state, waiting[0], rng.choice(GAME.legal(state, waiting[0])))
    return state


def example(name: str, lessons: tuple[int, ...] = ()) -> Question:
    """A board of `boards.json` with these private lessons."""
    board = boards()[name]
    laid = zip(board.raw["tiles"], board.standing.boat.tiles, strict=True)
    tiles = tuple(
        replace(tile, piece=_piece(raw["tile"], raw["kind"], raw["colour"]).index)
        for raw, tile in laid
    )
    boat = replace(board.standing.boat, tiles=tiles)
    return Question(BOX, board.mode, replace(board.standing, boat=boat, lessons=lessons))


def _piece(id: str, kind: str, colour: str) -> Piece:
    return next(
        piece
        for piece in BOX.pieces
        if piece.shape.id == id and (kind != "cat" or piece.colour == colour)
    )


def tiny(
    *tiles: tuple[str, str | None, Shape], lessons: tuple[int, ...] = (), at: str = "blue"
) -> Question:
    """A box with these tiles alone, as (kind, colour, shape); none of them was laid well:
    they stand in a row of single squares."""
    pieces = tuple(
        Piece(index, kind, outline, colour, outline.id)
        for index, (kind, colour, outline) in enumerate(tiles)
    )
    box: Box = replace(BOX, pieces=pieces)
    boat = Boat(BOARDS[at])
    for piece in pieces:
        boat = boat.with_tile(_first(boat, piece))
    return Question(box, "standard", Standing(boat, lessons=lessons))


def _first(boat: Boat, piece: Piece) -> Laid:
    """The first legal place of the tile; an oshax is blue."""
    mask = boat.mask_of(piece.shape, boat.places(piece.shape)[0])
    colour = "blue" if piece.kind == "oshax" else piece.colour
    return Laid(piece.index, piece.kind, colour, mask)


def every_packing(question: Question) -> set[frozenset[Laid]]:
    """All packings of the tiles, or of some of them."""
    found: set[frozenset[Laid]] = set()
    waiting = [frozenset[Laid]()]
    while waiting:
        laid = waiting.pop()
        if laid not in found:
            found.add(laid)
            waiting += _further(question, laid)
    return found


def _further(question: Question, laid: frozenset[Laid]) -> Iterator[frozenset[Laid]]:
    """With one tile more."""
    covered = union(tile.mask for tile in laid)
    around = beside(covered)
    there = {tile.piece for tile in laid}
    for piece in question.pieces:
        if piece.index in there:
            continue
        for mask, colour in product(places(piece.shape), question.colours(piece)):
            if not mask & covered and (mask & around or not laid):
                yield laid | {Laid(piece.index, piece.kind, colour, mask)}


def check(question: Question, packing: Packing) -> None:
    """Check that the tiles are among those taken, can be placed like this, and score as
    much as claimed."""
    taken = Counter(piece.index for piece in question.pieces)
    assert Counter(tile.piece for tile in packing.tiles) <= taken
    boat = Boat(question.played.board)
    for tile in packing.tiles:
        piece = question.box.pieces[tile.piece]
        assert tile.mask in places(piece.shape)
        assert tile.kind == piece.kind
        assert tile.colour in question.colours(piece)
        assert not tile.mask & boat.covered
        assert not boat.tiles or tile.mask & beside(boat.covered)
        boat = boat.with_tile(tile)
    assert packing.score == question.score(boat.tiles)
    assert packing.bound is None or packing.bound >= packing.score
