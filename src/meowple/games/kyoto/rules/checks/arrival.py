"""Arrival on a space: bikes, red paws, kittens, in this order.

Each of these frames stands in the turn's place in the stack and knows how the turn goes on
`then`; when the kitten fails, the place is given up and the turn is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meowple.games.kyoto.rules.actions import Attack, Pass, Try
from meowple.games.kyoto.rules.board import seats_of
from meowple.games.kyoto.rules.checks.checks import meet_paw
from meowple.games.kyoto.rules.checks.fight import fight
from meowple.games.kyoto.rules.road.bikes import (
    PURPLE,
    TURQUOISE,
    Ride,
    dodge,
    draw_card,
    ride,
)
from meowple.games.kyoto.rules.state import TURN, KyotoState
from meowple.kernel.errors import IllegalAction
from meowple.kernel.frame import Action, Frame, not_now

ATTACKS = tuple(Attack(seat) for seat in range(4))
PASS = Pass()

Then = Frame[KyotoState]


def enter_road(state: KyotoState, then: Then) -> None:
    """A bike card is drawn; what is on the space is met when the bikes have passed."""
    purple, turquoise = draw_card(state)
    if kittens := ride(state, PURPLE, purple):
        state.stack[TURN] = Arrive(then)
        state.stack.append(Ride(turquoise))
        dodge(state, kittens)
    elif kittens := ride(state, TURQUOISE, turquoise):
        state.stack[TURN] = Arrive(then)
        dodge(state, kittens)
    else:
        enter(state, then)


@dataclass(frozen=True, slots=True)
class Arrive(Frame[KyotoState]):
    """The bikes have passed."""

    then: Then

    def advance(self, state: KyotoState) -> bool:
        enter(state, self.then)
        return False


def enter(state: KyotoState, then: Then) -> None:
    """Turn up the paw here, and meet the red ones, then the kittens."""
    here = state.at[state.seat]
    if state.down >> here & 1:
        turn_up(state, here)
    if things := state.up[here]:
        reds = state.box.reds
        if todo := tuple([paw for paw in things if reds[paw]]):
            state.stack[TURN] = React(then, todo)
            return
    state.stack[TURN] = Meet(then) if state.at.count(here) > 1 else then


def turn_up(state: KyotoState, space: int) -> None:
    """A paw that represents a figure is replaced by it; here both are the same."""
    paw = state.under[space]
    state.down ^= 1 << space
    state.put_up(paw, space)
    name, id = state.board.names[space], state.box.paws[paw].id
    state.reveal("kyoto.turned_up", space=name, paw=id)


@dataclass(frozen=True, slots=True)
class React(Frame[KyotoState]):
    """Every red paw here must be answered. The mover picks the order, and the skill where
    a paw leaves a choice; where there is no choice the die rolls at once."""

    then: Then
    todo: tuple[int, ...]

    def advance(self, state: KyotoState) -> bool:
        if not self.todo:
            here = state.at[state.seat]
            state.stack[TURN] = Meet(self.then) if state.at.count(here) > 1 else self.then
            return False
        options = self._options(state)
        if len(options) > 1:
            return True
        self._answer(state, self.todo[0], 0)
        return False

    def _options(self, state: KyotoState) -> list[Action]:
        tries = state.box.tries
        return [action for paw in sorted({*self.todo}) for action in tries[paw]]

    def actors(self, state: KyotoState) -> tuple[int, ...]:
        return seats_of(state.seat)

    def legal(self, state: KyotoState, seat: int) -> Sequence[Action]:
        return self._options(state) if seat == state.seat else ()

    def play(self, state: KyotoState, seat: int, action: Action) -> None:
        if seat != state.seat:
            raise IllegalAction("turn.not_yours")
        if type(action) is not Try:
            raise IllegalAction("kyoto.answer_first")
        paw = state.box.index.get(action.paw, -1)
        if paw not in self.todo:
            raise IllegalAction("kyoto.answer_first")
        self._answer(state, paw, which_check(state, paw, action))

    def _answer(self, state: KyotoState, paw: int, which: int) -> None:
        rest = list(self.todo)
        rest.remove(paw)
        state.stack[TURN] = React(self.then, tuple(rest))
        if not meet_paw(state, state.seat, paw, state.box.paws[paw].checks[which]):
            # a failed reaction ends move and action
            state.end_turn()


def which_check(state: KyotoState, paw: int, action: Try) -> int:
    """The number of the check that is tried, among those of a paw."""
    try:
        return state.box.tries[paw].index(action)
    except ValueError:
        raise IllegalAction(
            "kyoto.no_such_check", paw=action.paw, skill=action.skill
        ) from None


def kittens_with(state: KyotoState, seat: int) -> list[int]:
    """The other seats whose kittens are on the space of this one, in turn order."""
    here = state.at[seat]
    others = [(seat + i) % state.seats for i in range(1, state.seats)]
    return [other for other in others if state.at[other] == here]


@dataclass(frozen=True, slots=True)
class Meet(Frame[KyotoState]):
    """Fight one of the kittens here, which is the action, or pass."""

    then: Then

    def actors(self, state: KyotoState) -> tuple[int, ...]:
        return seats_of(state.seat)

    def legal(self, state: KyotoState, seat: int) -> Sequence[Action]:
        if seat != state.seat:
            return ()
        return [*(ATTACKS[other] for other in sorted(kittens_with(state, seat))), PASS]

    def play(self, state: KyotoState, seat: int, action: Action) -> None:
        if seat != state.seat:
            raise IllegalAction("turn.not_yours")
        if type(action) is Attack:
            attack(state, seat, action.seat)
        elif type(action) is Pass:
            state.stack[TURN] = Attacked(self.then, tuple(kittens_with(state, seat)))
            state.tell("kyoto.passed", seat=seat)
        else:
            raise not_now()


def attack(state: KyotoState, seat: int, other: int) -> None:
    """The kitten whose turn it is fights as its action: the turn is over."""
    if other not in kittens_with(state, seat):
        raise IllegalAction("kyoto.no_kitten_here", seat=other)
    state.end_turn()
    fight(state, seat, other)


@dataclass(frozen=True, slots=True)
class Attacked(Frame[KyotoState]):
    """The kittens that were let pass may attack, one after another."""

    then: Then
    others: tuple[int, ...]

    def advance(self, state: KyotoState) -> bool:
        if self.others:
            return True
        state.stack[TURN] = self.then
        return False

    def actors(self, state: KyotoState) -> tuple[int, ...]:
        return seats_of(self.others[0]) if self.others else ()

    def legal(self, state: KyotoState, seat: int) -> Sequence[Action]:
        return (ATTACKS[state.seat], PASS) if seat == self.others[0] else ()

    def play(self, state: KyotoState, seat: int, action: Action) -> None:
        if seat != self.others[0]:
            raise IllegalAction("turn.not_yours")
        if type(action) is Pass:
            state.tell("kyoto.passed", seat=seat)
            state.stack[TURN] = Attacked(self.then, self.others[1:])
        elif type(action) is not Attack:
            raise not_now()
        elif action.seat != state.seat:
            raise IllegalAction("kyoto.attack_the_mover", seat=action.seat)
        else:
            state.stack[TURN] = Attacked(self.then, self.others[1:])
            if fight(state, seat, state.seat):
                state.end_turn()
