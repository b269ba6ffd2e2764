"""Players choose their kittens, where the table asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meowple.games.kyoto.rules.actions import ChooseKitten
from meowple.games.kyoto.rules.board import seats_of
from meowple.games.kyoto.rules.state import KyotoState
from meowple.kernel.errors import IllegalAction
from meowple.kernel.frame import Action, Frame, not_now


@dataclass(frozen=True, slots=True)
class Kittens(Frame[KyotoState]):
    """The choice of a kitten, by one seat after another, in turn order from the first
    player. `side` is the one of the kitten boards that is used."""

    seats: tuple[int, ...]
    side: str

    def advance(self, state: KyotoState) -> bool:
        if self.seats:
            return True
        state.stack.pop()
        return False

    def actors(self, state: KyotoState) -> tuple[int, ...]:
        return seats_of(self.seats[0]) if self.seats else ()

    def legal(self, state: KyotoState, seat: int) -> Sequence[Action]:
        if seat != self.seats[0]:
            return ()
        kittens = enumerate(state.box.kittens)
        return [ChooseKitten(one.id) for i, one in kittens if i not in state.kittens]

    def play(self, state: KyotoState, seat: int, action: Action) -> None:
        if seat != self.seats[0]:
            raise IllegalAction("turn.not_yours")
        if type(action) is not ChooseKitten:
            raise not_now()
        ids = [kitten.id for kitten in state.box.kittens]
        if action.kitten not in ids or ids.index(action.kitten) in state.kittens:
            raise IllegalAction("kyoto.kitten_taken", kitten=action.kitten)
        give_kitten(state, seat, ids.index(action.kitten), self.side)
        state.stack[-1] = Kittens(self.seats[1:], self.side)
        state.tell("kyoto.kitten", seat=seat, kitten=action.kitten)


def give_kitten(state: KyotoState, seat: int, kitten: int, side: str) -> None:
    """A kitten with the skills of this side of its board."""
    kittens = list(state.kittens)
    kittens[seat] = kitten
    state.kittens = tuple(kittens)
    state.skills[seat] = list(state.box.kittens[kitten].on(side))
