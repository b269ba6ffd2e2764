"""Chances of winning, from the turns that each seat still needs."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

from meowple.games.kyoto.bot.prospect import Prospect, medals_sure
from meowple.games.kyoto.rules.checks.arrival import Arrive, Attacked, Meet, React
from meowple.games.kyoto.rules.state import TURN, KyotoState
from meowple.games.kyoto.rules.turns.turn import Turn

# All numbers here are measured, so that predictions are right on average in games between
# `cat` bots.
#
# What it costs to have had one's turn in this round.
_HAD = 1.4
# The spread of the turns needed around the estimate.
_SPREAD = 1.15
_LEAST_SPREAD = 0.3
# The share of the spread with more than two seats: a lead counts for more.
_CROWDED = 0.75
# No seat wins all that it could; one that needs twice as long wins more than half of it.
_WON = 0.865
_SLOWNESS = 0.785
_EARLIER = 0.84
_LEAST_TURNS = 0.44

_UNDER_WAY = (Turn, React, Meet, Attacked, Arrive)


def forecast(state: KyotoState) -> list[float]:
    """The turns that each seat needs, made comparable."""
    return [
        to_come(state, seat, Prospect(state, seat).turns(state.at[seat]))
        for seat in range(state.seats)
    ]


def to_come(state: KyotoState, seat: int, turns: float) -> float:
    """The turns that a seat needs: one that has had its turn waits for the next round."""
    place = (seat - state.first) % state.seats
    moving = (state.seat - state.first) % state.seats
    had = place < moving or (place == moving and not under_way(state))
    return turns + _HAD * had


def under_way(state: KyotoState) -> bool:
    """Whether the turn goes on; otherwise only what came of it is to be settled."""
    return len(state.stack) > TURN and isinstance(state.stack[TURN], _UNDER_WAY)


def shares(turns: Sequence[float]) -> tuple[float, ...]:
    """The chances of winning."""
    soonest = min(turns)
    spread = _LEAST_SPREAD + _SPREAD * sqrt(max(soonest, 0.0) + _LEAST_SPREAD)
    if len(turns) > 2:
        spread *= _CROWDED
    weights = [exp((soonest - one) / spread) for one in turns]
    whole = sum(weights)
    return tuple([weight / whole for weight in weights])


def scores(state: KyotoState, turns: Sequence[float]) -> tuple[float, ...]:
    """The medals that each seat will have."""
    paces = [max(one + _EARLIER, _LEAST_TURNS) for one in turns]
    soonest = min(paces)
    found = []
    for seat, pace in enumerate(paces):
        had = medals_sure(state, seat).bit_count()
        needed = max(state.target - had, 0)
        found.append(had + _WON * needed * (soonest / pace) ** _SLOWNESS)
    return tuple(found)
