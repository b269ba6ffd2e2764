"""A paw gets away; the next player says where to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meowple.games.kyoto.rules.actions import PawTo
from meowple.games.kyoto.rules.board import seats_of
from meowple.games.kyoto.rules.state import KyotoState
from meowple.kernel.errors import IllegalAction
from meowple.kernel.frame import Action, Frame, not_now


@dataclass(frozen=True, slots=True)
class PawMoves(Frame[KyotoState]):
    """A paw moves from a space by exactly this many steps, as a seat likes."""

    seat: int
    paw: int
    origin: int
    spaces: int

    def actors(self, state: KyotoState) -> tuple[int, ...]:
        return seats_of(self.seat)

    def legal(self, state: KyotoState, seat: int) -> Sequence[Action]:
        if seat != self.seat:
            return ()
        return self._ways(state)

    def _ways(self, state: KyotoState) -> Sequence[Action]:
        return state.board.paw_ways(self.origin, self.spaces, state.letter.paws_retrace)

    def play(self, state: KyotoState, seat: int, action: Action) -> None:
        if seat != self.seat:
            raise IllegalAction("turn.not_yours")
        if type(action) is not PawTo:
            raise not_now()
        board = state.board
        if action not in self._ways(state):
            raise IllegalAction("kyoto.paw_too_far", space=action.to, steps=self.spaces)
        state.stack.pop()
        state.put_up(self.paw, board.index[action.to])
        paw = state.box.paws[self.paw].id
        state.tell("kyoto.paw_moved", seat=seat, paw=paw, to=action.to)
