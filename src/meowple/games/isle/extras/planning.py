"""The effect of tiles that a player plans to place, before it is the player's turn.

A step is a color (or `-`), a shape and a place: `red C16 7,2 f r1`. Whether the player
will get the tile, and what it costs, is not asked here. Only the seat's own boat, its
lessons and what everyone sees count.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from meowple.games.isle.extras.foresight import ScoreChange, changes
from meowple.games.isle.rules.actions import Place, parse
from meowple.games.isle.rules.boat import CATS, COLOURS, Laid
from meowple.games.isle.rules.box import Piece
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.errors import BadText, MeowpleError


@dataclass(frozen=True, slots=True)
class PlannedTile:
    """A step of a plan. `error` is the id of the rule against it, after the steps before
    it; `there`: the tile still lies beside the boats."""

    step: str
    there: bool
    error: str | None
    points: int
    changes: tuple[ScoreChange, ...]


@dataclass(frozen=True, slots=True)
class IslePlan:
    """The steps in order, and what all that can be placed would bring."""

    game: Literal["isle"]
    points: int
    tiles: tuple[PlannedTile, ...]


def plan(state: IsleState, seat: int, steps: Sequence[str]) -> IslePlan:
    """The plan of a seat: each step comes after those before it that can be placed."""
    after = state.copy()
    tiles = tuple(_planned(after, seat, step) for step in steps)
    return IslePlan("isle", sum(tile.points for tile in tiles), tiles)


def _planned(state: IsleState, seat: int, step: str) -> PlannedTile:
    colour, piece, place = _read(state, step)
    player, before = state.players[seat], state.copy()
    there = piece.index in _beside(state)
    try:
        mask = player.boat.mask_of(piece.shape, place, player.anywhere)
    except MeowpleError as error:
        return PlannedTile(step, there, error.id, 0, ())
    tile = Laid(piece.index, piece.kind, colour, mask)
    player.boat = player.boat.with_tile(tile)
    player.anywhere = False
    found = changes(before, state, seat, tile)
    return PlannedTile(step, there, None, sum(one.points for one in found), found)


def _read(state: IsleState, step: str) -> tuple[str | None, Piece, Place]:
    colour, _, rest = step.partition(" ")
    shape, _, where = rest.partition(" ")
    place = parse(f"place {where}")
    named = colour if colour in COLOURS else None
    found = [
        piece
        for piece in state.box.pieces
        if piece.shape.id == shape and piece.colour in (named, None)
    ]
    # Cats have a family, oshax join one, treasures have none.
    if not isinstance(place, Place) or not found or (found[0].kind in CATS) == (not named):
        raise BadText("action.unreadable", text=step)
    return named, found[0], place


def _beside(state: IsleState) -> set[int]:
    """The tiles in the fields and in stock."""
    stock = [piece for kind in ("rare", "common", "oshax") for piece in state.stock(kind)]
    return {*state.fields[0], *state.fields[1], *stock}
