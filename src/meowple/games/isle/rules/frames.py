"""Decisions in the middle of an action, and the tile that is being placed (rule 3).

A `Closed` decision is half of an action: its seat alone goes on, and no one may
interject. Its counterpart `Open` is in `interject.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from meowple.games.isle.rules.actions import Colour, Done, Place, Skip, Take
from meowple.games.isle.rules.boat import CATS, COLOURS, Laid
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.errors import IllegalAction
from meowple.kernel.frame import Action, Frame, not_now

SKIP = Skip()
DONE = Done()
COLOUR_ACTIONS = tuple(Colour(colour) for colour in COLOURS)


take = cache(Take)  # made once and shared


@dataclass(frozen=True, slots=True)
class Closed(Frame[IsleState]):
    """Half of an action: one seat goes on with it."""

    seat: int

    def choices(self, state: IsleState) -> Sequence[Action]:
        raise NotImplementedError

    def answer(self, state: IsleState, action: Action) -> None:
        raise NotImplementedError

    def actors(self, state: IsleState) -> tuple[int, ...]:
        return (self.seat,)

    def legal(self, state: IsleState, seat: int) -> Sequence[Action]:
        return self.choices(state) if seat == self.seat else ()

    def play(self, state: IsleState, seat: int, action: Action) -> None:
        if seat != self.seat:
            raise IllegalAction("turn.not_yours")
        self.answer(state, action)


@dataclass(frozen=True, slots=True)
class PlaceTile(Closed):
    """The choice of a tile's place, at which it leaves its source and is paid for."""

    piece: int
    colour: str | None

    def choices(self, state: IsleState) -> Sequence[Action]:
        player = state.players[self.seat]
        return player.boat.places(state.piece(self.piece).shape, player.anywhere)

    def answer(self, state: IsleState, action: Action) -> None:
        if type(action) is not Place:
            raise not_now()
        player = state.players[self.seat]
        shape = state.piece(self.piece).shape
        mask = player.boat.mask_of(shape, action, player.anywhere)
        state.stack.pop()
        self.fetch(state)
        self.lay(state, action, mask)

    def fetch(self, state: IsleState) -> None:
        """Take the tile from its source, and pay for it."""
        raise NotImplementedError

    def lay(self, state: IsleState, action: Place, mask: int) -> None:
        player = state.players[self.seat]
        piece = state.piece(self.piece)
        tile = Laid(self.piece, piece.kind, self.colour, mask)
        player.boat = player.boat.with_tile(tile)
        player.anywhere = False
        state.tell(
            "isle.placed",
            seat=self.seat,
            tile=piece.shape.id,
            kind=piece.kind,
            colour=self.colour,
            place=str(action)[6:],
        )
        if piece.kind in CATS and player.boat.covers_own_map(tile):
            state.stack.append(map_bonus(state, self.seat))


@dataclass(frozen=True, slots=True)
class PlaceTaken(PlaceTile):
    """A treasure or an oshax from beside the island."""

    def fetch(self, state: IsleState) -> None:
        kind = state.piece(self.piece).kind
        if kind == "rare":
            state.take_rare(self.piece)
        elif kind == "common":
            state.take_common(self.piece)
        else:
            state.oshax = tuple(o for o in state.oshax if o != self.piece)


@dataclass(frozen=True, slots=True)
class OshaxColour(Closed):
    """The choice of the family that an oshax joins: for good, and before it is placed."""

    piece: int

    def choices(self, state: IsleState) -> Sequence[Action]:
        return COLOUR_ACTIONS

    def answer(self, state: IsleState, action: Action) -> None:
        if type(action) is not Colour or action.colour not in COLOURS:
            raise not_now()
        state.stack[-1] = PlaceTaken(self.seat, self.piece, action.colour)


@dataclass(frozen=True, slots=True)
class TakeTile(Closed):
    """The choice of a treasure or oshax. The first of a card must be taken. In version 1 of
    the rules further ones are asked for here, too; they may be declined."""

    what: tuple[str, ...]
    left: int
    optional: bool

    def advance(self, state: IsleState) -> bool:
        if self.left and placeable(state, self.seat, self.what):
            return True
        state.stack.pop()
        return False

    def choices(self, state: IsleState) -> Sequence[Action]:
        listed = takes(state, self.seat, self.what)
        if self.optional:
            listed.append(SKIP)
        return listed

    def answer(self, state: IsleState, action: Action) -> None:
        if type(action) is Skip and self.optional:
            decline(state, self.seat)
        else:
            take_one(state, self.seat, self.what, self.left, action)


def decline(state: IsleState, seat: int) -> None:
    """Take no further tile."""
    state.stack.pop()
    state.tell("isle.declined", seat=seat)


def take_one(
    state: IsleState, seat: int, what: tuple[str, ...], left: int, action: Action
) -> None:
    """Take one of `left` tiles; the question for the others waits until it is placed."""
    if type(action) is not Take:
        raise not_now()
    piece = piece_taken(state, seat, what, action)
    state.stack[-1] = further(state, seat, what, left - 1)
    place_next(state, seat, piece)


def further(
    state: IsleState, seat: int, what: tuple[str, ...], left: int
) -> Frame[IsleState]:
    """The question for tiles that may be taken after one is placed."""
    if not state.letter.cards_between_tiles:
        return TakeTile(seat, what, left, True)
    # here, because a tile may bring a question at which a card may bring a tile
    from meowple.games.isle.rules.further_tile import FurtherTile

    return FurtherTile(seat, what, left)


def map_bonus(state: IsleState, seat: int) -> Frame[IsleState]:
    """A cat covers the map of its color: one treasure, at once or never (rule 3)."""
    rares_too = state.mode == "family" and state.option("family_maps") == "any"
    return further(state, seat, ("common", "rare") if rares_too else ("common",), 1)


def placeable(state: IsleState, seat: int, what: tuple[str, ...]) -> list[int]:
    """The pieces in stock of these kinds that fit on the seat's boat."""
    player = state.players[seat]
    return [
        piece
        for kind in what
        for piece in state.stock(kind)
        if player.boat.has_place(state.piece(piece).shape, player.anywhere)
    ]


def takes(state: IsleState, seat: int, what: tuple[str, ...]) -> list[Action]:
    """Every tile of these kinds that can be taken."""
    return [take(state.piece(piece).shape.id) for piece in placeable(state, seat, what)]


def piece_taken(state: IsleState, seat: int, what: tuple[str, ...], action: Take) -> int:
    """The piece of an answer; raises what forbids taking it."""
    piece = state.box.piece_of(action.shape)
    stock = [index for kind in what for index in state.stock(kind)]
    if piece is None or piece.index not in stock:
        raise IllegalAction("tile.not_there", tile=action.shape)
    if piece.index not in placeable(state, seat, what):
        raise IllegalAction("tile.no_place", tile=action.shape)
    return piece.index


def place_next(state: IsleState, seat: int, piece: int) -> None:
    """Ask where a tile that was taken goes, for an oshax after its color."""
    if state.piece(piece).kind == "oshax":
        state.stack.append(OshaxColour(seat, piece))
    else:
        state.stack.append(PlaceTaken(seat, piece, None))
