"""What bots know about Kyoto no Neko: the answers to the search."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Any

from meowple.games.kyoto.bot import beginner
from meowple.games.kyoto.bot.journey import Journey, judge
from meowple.games.kyoto.bot.outcomes import outcomes
from meowple.games.kyoto.bot.rollout import TurnPolicy, choose, lacks
from meowple.games.kyoto.bot.routes import routes
from meowple.games.kyoto.bot.win_chances import forecast, scores, shares
from meowple.games.kyoto.rules.actions import Done, Look, Pass, Raise
from meowple.games.kyoto.rules.checks.arrival import Attacked, Meet, React
from meowple.games.kyoto.rules.paws.paw import AGILITY
from meowple.games.kyoto.rules.state import KyotoState
from meowple.games.kyoto.rules.turns.turn import Turn
from meowple.kernel.frame import Action
from meowple.kernel.knowledge import Knowledge, Late, Outlook, never
from meowple.kernel.rng import Rng

# Actions whose chance of winning is lower than the best by more than this are dropped.
_HOPELESS = 0.05
# What it is worth to look at nothing: less than the farthest place.
_NO_LOOK = -1000.0


class KyotoKnowledge(Knowledge):
    """Kittens that race for medals."""

    width = 3
    widest = 9
    # lines end with the turn, a lion's with the next one: what comes later is mostly luck,
    # and drowns what the action is worth
    depth = 1
    steps_have_luck = True
    # simulated games vary a lot by luck, and the turn was searched before them
    caution = 1.5

    def weigh(self, state: Any, seat: int, actions: Sequence[Action]) -> Sequence[float]:
        """A quick estimate: within a turn what is near and good, else the chance to win."""
        top = state.stack[-1]
        if isinstance(top, Turn):
            return TurnPolicy(state, seat, top.left).weigh(actions)
        return self.study(state, seat, actions)

    def study(
        self, state: Any, seat: int, actions: Sequence[Action], late: Late = never
    ) -> Sequence[float]:
        """The chance of winning after each action, from a search of the turn."""
        top = state.stack[-1]
        # what others have seen is only imagined by this seat: count it as unknown
        state = state.copy()
        state.known = [state.known[seat]] * state.seats
        if isinstance(top, Turn):
            journey = Journey(state, seat)
            return _promising([journey.weigh(action) for action in actions], _HOPELESS)
        if isinstance(actions[0], Look):
            return _promising(_looks(state, seat, actions), 0.0)
        if isinstance(actions[0], Raise):
            return _promising(lacks(state, seat, actions), 0.0)
        weights = _answers(state, seat, actions, late)
        # the choice of an opponent is searched; ways of flight, paws and skills are not
        lively = isinstance(top, Meet | Attacked | React)
        return _promising(weights, _HOPELESS if lively else 0.0)

    def glance(
        self, state: Any, seat: int, actions: Sequence[Action], rng: Rng
    ) -> Sequence[float]:
        return beginner.glance(state, seat, actions, rng)

    def quick(self, state: Any, seat: int, actions: Sequence[Action], rng: Rng) -> Action:
        return choose(state, seat, actions, rng)

    def clock(self, state: Any) -> int:
        """In turns."""
        seats: int = state.seats
        # at the end the first seat would be next
        rounds: int = state.round + (not state.stack)
        turns: int = rounds * seats + (state.seat - state.first) % seats
        return turns

    def outlook(self, state: Any) -> Outlook:
        if not state.stack:
            return super().outlook(state)
        turns = forecast(state)
        return Outlook(scores(state, turns), shares(turns))


def _promising(weights: list[float], margin: float) -> list[float]:
    """Only actions close to the best one are kept."""
    least = max(weights) - margin
    return [weight if weight >= least else -inf for weight in weights]


def _looks(state: KyotoState, seat: int, actions: Sequence[Action]) -> list[float]:
    """Nearer places first; a paw that the seat knows is not worth a look."""
    known, index = state.known[seat], state.board.index
    level = state.box.levels[state.skills[seat][AGILITY]]
    away = routes(state.board).away[level][state.at[seat]]
    return [
        -float(away[index[action.at]])
        if isinstance(action, Look) and not known >> index[action.at] & 1
        else _NO_LOOK - (not isinstance(action, Done))
        for action in actions
    ]


def _answers(
    state: KyotoState, seat: int, actions: Sequence[Action], late: Late
) -> list[float]:
    """The chance of winning after each answer, within the time limit: there may be many
    places for a paw, and a turn to search after each."""
    weights = [_answer(state, seat, actions[0])]
    for action in actions[1:]:
        weights.append(-inf if late() else _answer(state, seat, action))
    return weights


def _answer(state: KyotoState, seat: int, action: Action) -> float:
    """The chance of winning after an answer. A seat that may pass does what is worst."""
    if isinstance(action, Pass):
        ((_, new),) = outcomes(state, seat, action)
        top = new.stack[-1]
        if isinstance(top, Attacked):
            other = top.others[0]
            return min(_after(new, other, seat, a) for a in top.legal(new, other))
        return _rest(new, seat)
    return _after(state, seat, seat, action)


def _after(state: KyotoState, actor: int, seat: int, action: Action) -> float:
    """The chance of a seat after an action of another or its own."""
    found = outcomes(state, actor, action)
    return sum(chance * _rest(new, seat) for chance, new in found)


def _rest(state: KyotoState, seat: int) -> float:
    """Searches the seat's own turn if it continues."""
    if state.stack and isinstance(state.stack[-1], Turn) and state.seat == seat:
        return Journey(state, seat).best()
    return judge(state, seat)
