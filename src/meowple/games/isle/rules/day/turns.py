"""Turns along the track: rescue and rare finds go round until all have passed."""

from __future__ import annotations

from meowple.games.isle.rules.interject import Open, open_window
from meowple.games.isle.rules.state import SISTER, IsleState


def begin_turns(state: IsleState) -> None:
    for player in state.players:
        player.passed = False
    state.at = len(state.order) - 1
    state.turn = False


def seats_left(state: IsleState) -> bool:
    """Whether a seat has not passed yet; the sister does not keep a phase going."""
    return not all(player.passed for player in state.players)


def next_turn(state: IsleState) -> None:
    """Give the turn to the next player who has not passed; the sister has one while she has
    cards. Seats that always want to be asked are asked before."""
    for step in range(1, len(state.order) + 1):
        at = (state.at + step) % len(state.order)
        seat = state.order[at]
        if seat == SISTER:
            waits = state.sister is not None and bool(state.sister.today)
        else:
            waits = not state.players[seat].passed
        if waits:
            break
    state.at = at
    state.turn = True
    state.acts = 0
    open_window(state, "turn", but=seat)


def give_her_turn(state: IsleState) -> None:
    """Give the sister a turn after the last of the player's."""
    state.at = state.order.index(SISTER)
    state.turn = True
    state.acts = 0


def end_turn(state: IsleState) -> None:
    state.turn = False


def passes(state: IsleState, seat: int) -> None:
    """Pass, which is final for the phase."""
    state.players[seat].passed = True
    state.turn = False
    state.tell("isle.passed", seat=seat)


class Round(Open):
    """Turns in order: each seat does one thing or passes, until all have passed."""

    __slots__ = ()

    def goes_on(self, state: IsleState) -> bool:
        """Whether there is anything left to take turns for."""
        return True

    def has_choice(self, state: IsleState, seat: int) -> bool:
        """Whether the seat is asked; otherwise it passes by itself."""
        raise NotImplementedError

    def actors(self, state: IsleState) -> tuple[int, ...]:
        return (state.order[state.at],)

    def advance(self, state: IsleState) -> bool:
        if not state.turn:
            if self.goes_on(state) and seats_left(state):
                next_turn(state)
            else:
                state.stack.pop()
            return False
        seat = state.order[state.at]
        if state.acts:
            end_turn(state)
        elif self.has_choice(state, seat):
            return True
        else:
            passes(state, seat)
        return False
