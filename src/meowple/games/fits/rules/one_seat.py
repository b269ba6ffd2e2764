"""What the decisions of If It Fits share: one seat is asked, and a card is laid."""

from __future__ import annotations

from collections.abc import Sequence

from meowple.games.fits.rules.deck import Card
from meowple.games.fits.rules.legal_plays import Way
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


def places(state: FitsState, card: Card, turned: bool) -> int:
    """The cells where a card may lie, turned or not."""
    if not state.advanced:
        # walls do not matter: every card fits wherever there is a place
        return state.table.fringe
    return state.table.places(card.sides(turned))


def ways(state: FitsState, card: Card) -> list[Way]:
    """How a card can be laid, turned or not."""
    return [
        (card.id, turned, cells)
        for turned in card.turns
        if (cells := places(state, card, turned))
    ]


def checked_cell(state: FitsState, card: Card, x: int, y: int, turned: bool) -> int:
    """The cell for a card; raises the rule that forbids it."""
    table = state.table
    if not table.grid.has(x, y):
        raise IllegalAction("cell.off_table", x=x, y=y)
    cell = table.grid.bit(x, y)
    if not cell & table.fringe:
        occupied = cell & table.occupied
        rule = "cell.occupied" if occupied else "cell.must_touch"
        raise IllegalAction(rule, x=x, y=y)
    if turned not in card.turns:
        raise IllegalAction("card.same_when_turned", card=card.id)
    if not cell & places(state, card, turned):
        raise IllegalAction("wall.meets_wall", x=x, y=y)
    return cell


def tell_closed(state: FitsState, closed: int) -> None:
    """A card closes the box it is in, but also others whose last open side it takes."""
    for x, y in state.table.grid.listed(closed):
        state.tell("fits.box_closed", seat=state.seat, x=x, y=y)
