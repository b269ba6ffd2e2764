"""What bots know about The Isle of Cats: the answers to the search."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import inf
from typing import Any

from meowple.games.isle.bot import (
    anytime_cards,
    buying,
    habits,
    placing,
    rescuing,
    rollout,
)
from meowple.games.isle.bot.decision_context import DecisionContext
from meowple.games.isle.bot.last_day import LastDay, is_last
from meowple.games.isle.bot.memory import Memory
from meowple.games.isle.bot.outlook import expect
from meowple.games.isle.bot.plan import Planner
from meowple.games.isle.bot.tiles import place_on
from meowple.games.isle.rules import actions as said
from meowple.games.isle.rules.anytime.choices import DrawnCards
from meowple.games.isle.rules.day.explore import Buying, Draft
from meowple.games.isle.rules.day.rescue import PlaceCat, ReadyCards, RescueTurns
from meowple.games.isle.rules.frames import PlaceTile
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.frame import Action
from meowple.kernel.game import AnyGame
from meowple.kernel.knowledge import Knowledge, Late, Outlook, never
from meowple.kernel.rng import Rng
from meowple.kernel.trainer import Weights

Weigh = Mapping[type[Action], Callable[[DecisionContext, Any], float]]

# How each kind of action is weighed: in points that it brings.
_WEIGH: Weigh = {
    said.Keep: buying.keep,
    said.Buy: buying.buy,
    said.Pay: buying.pay,
    said.Lesson: buying.lesson,
    said.Discard: buying.discard,
    said.Ready: rescuing.ready,
    said.Rescue: rescuing.rescue,
    said.Basket: rescuing.basket,
    said.Find: rescuing.find,
    said.Pass: rescuing.leave,
    said.Done: rescuing.leave,
    said.Take: placing.take,
    said.Skip: placing.skip,
    said.Colour: placing.colour,
    said.Anytime: anytime_cards.anytime,
    said.Ask: anytime_cards.ask,
    said.Move: anytime_cards.move,
    said.Put: anytime_cards.put,
    said.Remove: anytime_cards.remove,
}

# Actions this many points behind the best are not searched. A card's use shows on later
# days, which simulated games do not reach: there the first estimate decides.
_FAR = 2.5
_FAR_FOR_CARDS = 0.4
# On the last day boats are compared as they will score.
_FAR_AT_LAST = 0.5
# Of equal ends the first estimate decides; it may have excluded what ends well.
_TIE = 0.01
_EXCLUDED = -10.0
_CARDS = (Draft, Buying, DrawnCards, ReadyCards)


class IsleKnowledge(Knowledge):
    """Evaluates the Isle in points: expected scores of boats, use of cards and fish."""

    width = 6

    def __init__(self, game: AnyGame, weights: Mapping[str, Weights] | None = None) -> None:
        super().__init__(game)
        self._memory = Memory()
        self._weights = weights or habits.learned()

    def weigh(
        self, state: IsleState, seat: int, actions: Sequence[Action]
    ) -> Sequence[float]:
        return self._plan(state, seat, actions)

    def study(
        self, state: IsleState, seat: int, actions: Sequence[Action], late: Late = never
    ) -> Sequence[float]:
        """On the last day its rest is played out, but for cards for any time."""
        weights = self._plan(state, seat, actions, late)
        best = actions[max(range(len(weights)), key=weights.__getitem__)]
        if not is_last(state) or isinstance(best, said.Anytime):
            return weights
        ends = LastDay(self.game, state, seat, late, self._memory).scores(actions)
        if not ends:
            return weights
        far = max(ends.values()) - _FAR_AT_LAST
        return [
            ends[action] + max(weight, _EXCLUDED) * _TIE
            if ends.get(action, -inf) >= far
            else -inf
            for action, weight in zip(actions, weights, strict=True)
        ]

    def _plan(
        self, state: IsleState, seat: int, actions: Sequence[Action], late: Late = never
    ) -> Sequence[float]:
        """Where cats cost fish and baskets a whole rescue is planned."""
        context = DecisionContext(state, seat, self._memory)
        if state.mode != "family" and isinstance(state.stack[-1], RescueTurns | PlaceCat):
            return self._look(context, actions, Planner(context, late))
        return self._look(context, actions)

    def _look(
        self,
        context: DecisionContext,
        actions: Sequence[Action],
        planner: Planner | None = None,
    ) -> Sequence[float]:
        frame = context.state.stack[-1]
        if isinstance(frame, PlaceTile) and type(actions[0]) is said.Place:
            look = (
                planner.weigh_places if planner else partial(placing.weigh_places, context)
            )
            return look(frame, actions)
        weigh: Weigh = {**_WEIGH, said.Rescue: planner.rescue} if planner else _WEIGH
        weights = [weigh[type(action)](context, action) for action in actions]
        far = _FAR_FOR_CARDS if isinstance(frame, _CARDS) else _FAR
        best = max(weights)
        return [weight if weight >= best - far else -inf for weight in weights]

    def quick(
        self, state: IsleState, seat: int, actions: Sequence[Action], rng: Rng
    ) -> Action:
        return rollout.choose(state, seat, actions, rng, self._memory)

    def by_habit(
        self, state: IsleState, seat: int, actions: Sequence[Action], rng: Rng
    ) -> Action:
        """What the learned policy does: most choices by learned habits, a few by rules of
        thumb. It plays better than `quick`, at two and a half times the cost; in the lines
        of a search it has not proved itself (docs/strength-experiments.md)."""
        if type(actions[0]) in habits.LEARNED:
            sight = habits.Sight(state, seat, self._memory)
            return habits.choose(sight, actions, self._weights[state.mode])
        return self.quick(state, seat, actions, rng)

    def glance(
        self, state: IsleState, seat: int, actions: Sequence[Action], rng: Rng
    ) -> Sequence[float]:
        """A beginner acts by habit: it weighs a few things and plans no rescue."""
        chosen = self.by_habit(state, seat, actions, rng)
        return [float(action == chosen) for action in actions]

    def careful(
        self, state: IsleState, seat: int, actions: Sequence[Action], rng: Rng
    ) -> Action:
        """As a `cat` bot; a tile goes to the place that was planned when it was chosen."""
        frame = state.stack[-1]
        if isinstance(frame, PlaceTile) and type(actions[0]) is said.Place:
            spot = DecisionContext(state, seat, self._memory).spot(
                frame.piece, frame.colour
            )
            return place_on(state.piece(frame.piece).shape, spot.mask)
        if len(actions) == 1:
            return actions[0]
        weights = self._look(DecisionContext(state, seat, self._memory), actions)
        return actions[max(range(len(weights)), key=weights.__getitem__)]

    def clock(self, state: IsleState) -> int:
        """Days: simulated games stop when the next one begins."""
        return state.day

    def outlook(self, state: IsleState) -> Outlook:
        return expect(state) if state.stack else Knowledge.outlook(self, state)
