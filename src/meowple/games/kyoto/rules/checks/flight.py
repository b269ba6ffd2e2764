"""A kitten flees toward its house; the next player chooses among the best ways."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meowple.games.kyoto.rules.actions import Flee
from meowple.games.kyoto.rules.board import seats_of
from meowple.games.kyoto.rules.state import KyotoState
from meowple.kernel.errors import IllegalAction
from meowple.kernel.frame import Action, Frame, not_now


@dataclass(frozen=True, slots=True)
class Flight(Frame[KyotoState]):
    """The choice of a way to flee: the seat's kitten has `left` spaces left to run."""

    seat: int
    left: int

    def actors(self, state: KyotoState) -> tuple[int, ...]:
        return seats_of(state.after(self.seat))

    def legal(self, state: KyotoState, seat: int) -> Sequence[Action]:
        if seat != state.after(self.seat):
            return ()
        return state.board.flights[state.homes[self.seat]][state.at[self.seat]]

    def play(self, state: KyotoState, seat: int, action: Action) -> None:
        if seat != state.after(self.seat):
            raise IllegalAction("turn.not_yours")
        if type(action) is not Flee:
            raise not_now()
        board = state.board
        to = board.index.get(action.to)
        if to not in board.homeward[state.homes[self.seat]][state.at[self.seat]]:
            raise IllegalAction("kyoto.not_homeward", space=action.to)
        state.stack.pop()
        state.at[self.seat] = to
        run(state, self.seat, self.left - 1, [to])


def run(state: KyotoState, seat: int, left: int, path: list[int]) -> None:
    """Move a fleeing kitten on as long as there is only one way; it stops in its house."""
    home, board = state.homes[seat], state.board
    ways, house = board.homeward[home], board.houses[home]
    here = state.at[seat]
    while here != house and (left > 0 or not may_stop(state, here)):
        best = ways[here]
        if len(best) > 1:
            state.stack.append(Flight(seat, max(left, 0)))
            break
        state.at[seat] = here = best[0]
        path.append(here)
        left -= 1
    if here == house and state.at.count(house) > 1 and board.terraces[home] not in state.at:
        # another kitten is in the house
        state.at[seat] = board.terraces[home]
        path.append(board.terraces[home])
    if path:
        way = tuple([board.names[space] for space in path])
        state.tell("kyoto.runs", seat=seat, to=way[-1], way=way)


def may_stop(state: KyotoState, space: int) -> bool:
    """Whether it may stop: not on roads, at face-down paws, reactions or other kittens."""
    if (state.down | state.board.roads) >> space & 1 or state.at.count(space) > 1:
        return False
    reds = state.box.reds
    return not any(reds[paw] for paw in state.up[space])


def flee(state: KyotoState, seat: int, spaces: int) -> None:
    """A kitten runs: from its own house to the terrace, else homeward."""
    home = state.homes[seat]
    board = state.board
    state.from_side[seat] = 0
    if state.at[seat] == board.houses[home]:
        state.at[seat] = board.terraces[home]
        to = board.names[board.terraces[home]]
        state.tell("kyoto.runs", seat=seat, to=to, way=(to,))
    else:
        run(state, seat, spaces, [])
