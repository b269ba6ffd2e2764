"""Looks from a tree: a kitten sees face-down paws, and only its player learns which."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meowple.games.kyoto.rules.actions import Done, Look
from meowple.games.kyoto.rules.board import DONE, seats_of
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


class LooksOrDone(Looks):
    """The same, and at the end that it is enough."""

    __slots__ = ()

    def __init__(self, actions: Sequence[Action], mask: int) -> None:
        super().__init__(actions, mask)
        self._length += 1

    def nth(self, index: int) -> Action:
        return DONE if index == self._length - 1 else super().nth(index)


@dataclass(frozen=True, slots=True)
class Peek(Frame[KyotoState]):
    """The choice of a paw to look at, by the first version of the rules: all of these looks
    are taken, and none at a paw that the player knows already."""

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
        space = looked_at(state, action)
        if state.known[seat] >> space & 1:
            raise IllegalAction("kyoto.known_already", space=state.board.names[space])
        state.stack[-1] = Peek(self.left - 1)
        see(state, space)


@dataclass(frozen=True, slots=True)
class LookAround(Frame[KyotoState]):
    """The choice of a paw to look at, or of none. Each is seen before the next is chosen.
    `looked` are the spaces that have been looked at from this tree, as bits."""

    left: int
    looked: int = 0

    def advance(self, state: KyotoState) -> bool:
        if self.left and state.down & ~self.looked:
            return True
        state.stack.pop()
        return False

    def actors(self, state: KyotoState) -> tuple[int, ...]:
        return seats_of(state.seat)

    def legal(self, state: KyotoState, seat: int) -> Sequence[Action]:
        if seat != state.seat:
            return ()
        return LooksOrDone(state.board.looks, state.down & ~self.looked)

    def play(self, state: KyotoState, seat: int, action: Action) -> None:
        if seat != state.seat:
            raise IllegalAction("turn.not_yours")
        if type(action) is Done:
            state.stack.pop()
            state.tell("kyoto.declined", seat=seat, what="look")
            return
        space = looked_at(state, action)
        if self.looked >> space & 1:
            raise IllegalAction("kyoto.known_already", space=state.board.names[space])
        state.stack[-1] = LookAround(self.left - 1, self.looked | 1 << space)
        see(state, space)


def look_around(state: KyotoState, looks: int) -> Peek | LookAround:
    """The question at how many paws a kitten looks."""
    return LookAround(looks) if state.letter.may_means_may else Peek(looks)


def looked_at(state: KyotoState, action: Action) -> int:
    """The space of a paw face down that an action looks at."""
    if type(action) is not Look:
        raise not_now()
    space = state.board.index.get(action.at)
    if space is None or not state.down >> space & 1:
        raise IllegalAction("kyoto.nothing_face_down", space=action.at)
    return space


def see(state: KyotoState, space: int) -> None:
    """The active player sees a paw; the others see only at which one it looks."""
    seat = state.seat
    state.known[seat] |= 1 << space
    name = state.board.names[space]
    paw = state.box.paws[state.under[space]].id
    state.tell("kyoto.looked", seat=seat, space=name)
    state.reveal_to(seat, "kyoto.saw", seat=seat, space=name, paw=paw)
