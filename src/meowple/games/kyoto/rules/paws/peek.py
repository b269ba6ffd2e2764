"""From a tree a kitten sees paws that lie face down: its player alone learns which."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meowple.games.kyoto.rules.actions import Look
from meowple.games.kyoto.rules.board import seats_of
from meowple.games.kyoto.rules.state import KyotoState
from meowple.kernel.errors import IllegalAction
from meowple.kernel.frame import Action, Frame, not_now
from meowple.kernel.toolbox.bitboards import each_bit, nth_bit
from meowple.kernel.toolbox.lazy import Lazy


class Looks(Lazy[Action]):
    """A look at each of these spaces; built only for the one looked at."""

    __slots__ = ("_actions", "_mask")

    def __init__(self, actions: Sequence[Action], mask: int) -> None:
        self._actions = actions
        self._mask = mask
        self._length = mask.bit_count()

    def nth(self, index: int) -> Action:
        return self._actions[nth_bit(self._mask, index)]


@dataclass(frozen=True, slots=True)
class Peek(Frame[KyotoState]):
    """At which paw? Each is seen before the next is chosen. Those that the player knows
    already are not offered."""

    left: int

    def advance(self, state: KyotoState) -> bool:
        unknown = state.down & ~state.known[state.seat]
        if self.left and unknown.bit_count() > self.left:
            return True
        state.stack.pop()
        if self.left:
            # fewer than that: all of them
            for bit in each_bit(unknown):
                see(state, bit.bit_length() - 1)
        return False

    def actors(self, state: KyotoState) -> tuple[int, ...]:
        return seats_of(state.seat)

    def legal(self, state: KyotoState, seat: int) -> Sequence[Action]:
        if seat != state.seat:
            return ()
        return Looks(state.board.looks, state.down & ~state.known[seat])

    def play(self, state: KyotoState, seat: int, action: Action) -> None:
        if seat != state.seat:
            raise IllegalAction("turn.not_yours")
        if type(action) is not Look:
            raise not_now()
        space = state.board.index.get(action.at)
        if space is None or not state.down >> space & 1:
            raise IllegalAction("kyoto.nothing_face_down", space=action.at)
        if state.known[seat] >> space & 1:
            raise IllegalAction("kyoto.known_already", space=action.at)
        state.stack[-1] = Peek(self.left - 1)
        see(state, space)


def see(state: KyotoState, space: int) -> None:
    """The active player sees a paw; the others see only at which one it looks."""
    seat = state.seat
    state.known[seat] |= 1 << space
    name = state.board.names[space]
    paw = state.box.paws[state.under[space]].id
    state.tell("kyoto.looked", seat=seat, space=name)
    state.reveal_to(seat, "kyoto.saw", seat=seat, space=name, paw=paw)
