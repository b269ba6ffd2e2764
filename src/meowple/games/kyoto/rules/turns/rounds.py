"""The end of a turn and of the game: medals, growing up, the next player."""

from __future__ import annotations

from dataclasses import dataclass

from meowple.games.kyoto.rules.checks.checks import medal
from meowple.games.kyoto.rules.checks.skills import Raises
from meowple.games.kyoto.rules.state import KyotoState
from meowple.games.kyoto.rules.turns.turn import STARTS
from meowple.kernel.frame import Frame
from meowple.kernel.toolbox.bitboards import each_bit


@dataclass(frozen=True, slots=True)
class Rounds(Frame[KyotoState]):
    """The bottom of the stack: it is reached whenever a turn is over."""

    def advance(self, state: KyotoState) -> bool:
        seat = state.seat
        if state.due[seat]:
            take_medals(state, seat)
        if state.slots and state.slots[0] <= state.most:
            # once all have spread their steps we come back here
            grow(state)
            return False
        state.seat = seat = state.after(seat)
        if seat == state.first:
            if is_last(state):
                end(state)
                return False
            state.round += 1
        state.stack.append(STARTS[state.stamina])
        return False


def take_medals(state: KyotoState, seat: int) -> None:
    """The medals of the missions fulfilled."""
    for mission in each_bit(state.due[seat]):
        medal(state, seat, mission)
    state.due[seat] = 0


def grow(state: KyotoState) -> None:
    """A seat is the first to fill a slot of the growth track: all grow."""
    slot, state.slots = state.slots[0], state.slots[1:]
    state.steps = min(state.steps + 1, len(state.stamina_by_step) - 1)
    steps = state.box.growth[slot]
    state.tell("kyoto.grow", slot=slot, stamina=state.stamina, steps=steps)
    state.stack.append(Raises((steps,) * state.seats, "growth"))


def is_last(state: KyotoState) -> bool:
    """Whether the game ends with a round: a seat has enough medals, or it was the last."""
    return state.most >= state.target or state.round == state.box.most_rounds


def end(state: KyotoState) -> None:
    """The game is over. What is still owed was fulfilled after the last turn of its seat,
    which does not check its missions again."""
    if state.letter.owed_medals_count:
        for seat in range(state.seats):
            take_medals(state, seat)
    state.stack.pop()
    state.tell("kyoto.over", rounds=state.round)
