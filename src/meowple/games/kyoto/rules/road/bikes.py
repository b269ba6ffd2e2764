"""Bikes ride around the road; kittens in their way dodge them."""

from __future__ import annotations

from dataclasses import dataclass

from meowple.games.kyoto.rules.checks.checks import BIKE, lower, passes
from meowple.games.kyoto.rules.checks.flight import flee
from meowple.games.kyoto.rules.state import KyotoState
from meowple.kernel.frame import Frame

PURPLE, TURQUOISE = range(2)


@dataclass(frozen=True, slots=True)
class Ride(Frame[KyotoState]):
    """The second bike rides when the first has met everyone."""

    spaces: int

    def advance(self, state: KyotoState) -> bool:
        state.stack.pop()
        if kittens := ride(state, TURQUOISE, self.spaces):
            dodge(state, kittens)
        return False


@dataclass(frozen=True, slots=True)
class Dodge(Frame[KyotoState]):
    """Kittens that a bike is still to meet."""

    kittens: tuple[int, ...]

    def advance(self, state: KyotoState) -> bool:
        state.stack.pop()
        dodge(state, self.kittens)
        return False


def draw_card(state: KyotoState) -> tuple[int, int]:
    """A kitten that enters a road space draws a card: how far the bikes ride."""
    if not state.deck:
        state.deck = state.rng.shuffled(range(len(state.box.cards)))
        state.tell("kyoto.cards_shuffled")
    purple, turquoise = state.box.cards[state.deck[-1]]
    state.deck = state.deck[:-1]
    state.reveal("kyoto.bikes", purple=purple, turquoise=turquoise)
    return purple, turquoise


def dodge(state: KyotoState, kittens: tuple[int, ...]) -> None:
    """Let kittens dodge a bike or flee, one after the other along its way."""
    seat, *rest = kittens
    if rest:
        state.stack.append(Dodge(tuple(rest)))
    check = state.box.bike_check
    if not passes(state, seat, check, BIKE):
        if seat == state.seat:
            # only the kitten whose turn it is loses it
            state.end_turn()
        lower(state, seat, check)
        flee(state, seat, check.flees)


def ride(state: KyotoState, bike: int, spaces: int) -> tuple[int, ...]:
    """A bike rides on. The kittens that it meets, in the order of its way; on one space
    the one whose turn it is first, then in turn order."""
    board, start = state.board, state.bikes[bike]
    state.bikes[bike] = (start + spaces) % len(board.loop)
    swept = board.sweeps[start][spaces]
    if swept.isdisjoint(state.at):
        return ()
    ways = [(board.loop_at[space] - start) % len(board.loop) for space in state.at]
    met = [seat for seat in range(state.seats) if state.at[seat] in swept]
    met.sort(key=lambda seat: (ways[seat], (seat - state.seat) % state.seats))
    return tuple(met)
