"""The common part of decisions in If It Fits: one seat is asked, and a card is placed."""

from __future__ import annotations

from collections.abc import Sequence

from meowple.games.fits.rules.state import FitsState
from meowple.kernel.errors import IllegalAction
from meowple.kernel.frame import Action, Frame


class OneSeat(Frame[FitsState]):
    """A decision of one seat: no other seat may do anything."""

    __slots__ = ()

    def choices(self, state: FitsState) -> Sequence[Action]:
        raise NotImplementedError

    def answer(self, state: FitsState, action: Action) -> None:
        raise NotImplementedError

    def actors(self, state: FitsState) -> tuple[int, ...]:
        return (state.seat,)

    def legal(self, state: FitsState, seat: int) -> Sequence[Action]:
        return self.choices(state) if seat == state.seat else ()

    def play(self, state: FitsState, seat: int, action: Action) -> None:
        if seat != state.seat:
            raise IllegalAction("turn.not_yours")
        self.answer(state, action)


def end_turn(state: FitsState) -> None:
    state.seat = (state.seat + 1) % len(state.hands)


def tell_closed(state: FitsState, closed: int) -> None:
    """A card closes the box it is in, but also others whose last open side it takes."""
    for x, y in state.table.grid.listed(closed):
        state.tell("fits.box_closed", seat=state.seat, x=x, y=y)
