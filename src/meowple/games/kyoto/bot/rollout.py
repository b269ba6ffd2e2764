"""The rollout policy: a kitten takes what is near and good."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from operator import sub
from typing import Any

from meowple.games.kyoto.bot.routes import FAR, Routes, routes
from meowple.games.kyoto.bot.wishes import (
    MEDAL,
    NOTHING,
    fighting,
    numbers,
    surprise,
    wishes_of,
)
from meowple.games.kyoto.bot.worth import lying
from meowple.games.kyoto.rules.actions import Attack, Done, PawTo, Raise, Step, Try
from meowple.games.kyoto.rules.board import INSIDE, OUTSIDE
from meowple.games.kyoto.rules.paws.paw import AGILITY, EMPTY, SKILLS
from meowple.games.kyoto.rules.paws.peek import LookAround, Peek
from meowple.games.kyoto.rules.scenarios.lanterns import Lanterns
from meowple.games.kyoto.rules.state import KyotoState
from meowple.games.kyoto.rules.turns.turn import Turn
from meowple.kernel.frame import Action
from meowple.kernel.rng import Rng
from meowple.kernel.toolbox.bitboards import nth_bit, places_of_bits

# A kitten that may choose raises the skill that lacks most of this. A fight won counts for
# the mission and for the track, and friendship breaks ties.
_FULL = (8.0, 9.0, 13.0, 8.0)
# To cross the road while it is a mission: no action is needed for it.
_CROSSING = 2.0
# The discount for what is a turn away; the share that gets past a road space.
_LATER = 0.7
_SAFE = 0.92
# The share that gets past a red paw.
_WATCHED = 0.5
# The cost of a step, so that the shorter of two ways is chosen.
_STEP = 0.01
# How many paws face down are considered.
_UNSEEN = 4
# Powers of the two, by exponent.
_LATERS = tuple(_LATER**turns for turns in range(FAR + 2))
_SAFES = tuple(_SAFE**roads for roads in range(FAR + 1))

Ranked = list[tuple[float, int]]


def choose(state: KyotoState, seat: int, actions: Sequence[Action], rng: Rng) -> Action:
    """A quickly chosen action."""
    top = state.stack[-1]
    if isinstance(top, Turn):
        if len(actions) == 1:
            return actions[0]
        return TurnPolicy(state, seat, top.left).choose(actions)
    if isinstance(top, LookAround | Peek):
        return _unseen(state, seat, actions, rng)
    first = actions[0]
    if isinstance(first, Attack):
        good = fighting(state, seat, first.seat) > 0
        return actions[0 if good else -1]
    if isinstance(first, PawTo):
        return max(actions, key=_driven_away(state, seat))
    if isinstance(first, Raise):
        lacking = lacks(state, seat, actions)
        return actions[lacking.index(max(lacking))]
    if isinstance(first, Try):
        return max(actions, key=_liking(state, seat))
    return actions[rng.below(len(actions))]


def _unseen(state: KyotoState, seat: int, actions: Sequence[Action], rng: Rng) -> Action:
    """A look at a paw that the seat has not seen; if there is none, no look."""
    unseen = state.down & ~state.known[seat]
    if not unseen:
        return actions[-1]
    return state.board.looks[nth_bit(unseen, rng.below(unseen.bit_count()))]


def lacks(state: KyotoState, seat: int, actions: Sequence[Action]) -> list[float]:
    """How much each skill that may be raised lacks."""
    lacking = dict(zip(SKILLS, map(sub, _FULL, state.skills[seat]), strict=True))
    return [
        lacking[action.skill] if isinstance(action, Raise) else -inf for action in actions
    ]


def _liking(state: KyotoState, seat: int) -> Callable[[Action], float]:
    """How much the seat likes to try a check."""
    liked, number = wishes_of(state, seat)[1], numbers(state.box)
    return lambda action: liked[number[action]]


def _driven_away(state: KyotoState, seat: int) -> Callable[[Any], int]:
    """How far a paw goes from the one from whom it got away, and how near to us."""
    away, index = routes(state.board).away[0], state.board.index
    ours, theirs = away[state.at[seat]], away[state.at[state.seat]]
    return lambda action: 2 * theirs[index[action.to]] - ours[index[action.to]]


def _ranked(worths: dict[int, float]) -> Ranked:
    """Destinations with their values, the best first."""
    return sorted(zip(worths.values(), worths, strict=True), reverse=True)


class TurnPolicy:
    """Chooses a step or an action of one kitten in its turn."""

    __slots__ = (
        "_away",
        "_best",
        "_left",
        "_level",
        "_liked",
        "_seat",
        "_stamina",
        "_state",
        "_ways",
    )

    def __init__(self, state: KyotoState, seat: int, left: int) -> None:
        self._state, self._seat, self._left = state, seat, left
        self._stamina = state.stamina
        self._best, self._liked = wishes_of(state, seat)
        self._level = state.box.levels[state.skills[seat][AGILITY]]
        self._ways: Routes = routes(state.board)
        self._away = self._ways.away[self._level][state.at[seat]]

    def choose(self, actions: Sequence[Action]) -> Action:
        most, chosen = 0.0, actions[-1]
        for action in actions:
            kind = type(action)
            if kind is Step or kind is Done:
                break
            worth = self._worth(action)
            if worth > most:
                most, chosen = worth, action
        if self._left and (goal := self._goal(most)) >= 0:
            return self._toward(goal, actions)
        return chosen

    def weigh(self, actions: Sequence[Action]) -> list[float]:
        """How good each action looks: what it brings, and what can be reached after."""
        state, here = self._state, self._state.at[self._seat]
        worths = self._worths(here)
        ranked = _ranked(worths)
        stay = self._beyond(here, ranked)
        found = []
        for action in actions:
            if isinstance(action, Step):
                to = state.board.index[action.to]
                found.append(self._going(here, to, worths, ranked))
            else:
                done = isinstance(action, Done)
                found.append(stay if done else stay + self._worth(action))
        return found

    def _going(self, here: int, to: int, worths: dict[int, float], ranked: Ranked) -> float:
        """The best that a step leads to."""
        away, roads = self._ways.away[self._level][to], self._ways.roads[self._level][to]
        best = self._beyond(to, ranked)
        for space, worth in worths.items():
            if space != here and away[space] < self._left:
                worth *= _SAFES[roads[space]]
                best = max(best, worth + self._beyond(space, ranked) - _STEP * away[space])
        return best * self._unharmed(to)

    def _unharmed(self, to: int) -> float:
        """The share of what lies beyond a space that is left to a kitten that enters it."""
        state = self._state
        safe = _SAFE if state.board.roads >> to & 1 else 1.0
        if any(state.box.reds[paw] for paw in state.up[to]):
            safe *= _WATCHED
        return safe

    def _worth(self, action: Action) -> float:
        """What an action here is worth."""
        if isinstance(action, Try):
            return self._liked[numbers(self._state.box)[action]]
        if isinstance(action, Attack):
            return fighting(self._state, self._seat, action.seat)
        return self._lighting()

    def _lighting(self) -> float:
        """What a lantern is worth: a share of the medal, or nothing to speak of."""
        state, rules = self._state, self._state.scenario.rules
        medals = state.medals[self._seat] | state.due[self._seat]
        if not isinstance(rules, Lanterns) or state.scenario.rule & medals:
            return NOTHING
        return MEDAL / (rules.needed - state.marks[self._seat].bit_count())

    def _goal(self, most: float) -> int:
        """Where something better than this waits; -1 if nowhere."""
        left, away, stamina = self._left, self._away, self._stamina
        here = self._state.at[self._seat]
        worths = self._worths(here)
        ranked = _ranked(worths)
        # no more than this lies beyond any space
        hope = ranked[0][0] * _LATER if ranked else 0.0
        roads = self._ways.roads[self._level][here]
        most, goal = most + self._beyond(here, ranked), -1
        for space, worth in worths.items():
            steps = away[space]
            if not steps:
                continue
            if steps <= left:
                worth *= _SAFES[roads[space]]
                if worth + hope > most:
                    worth += self._beyond(space, ranked)
            else:
                worth *= _LATERS[1 + (steps - left - 1) // stamina]
            if worth > most:
                goal, most = space, worth
        return goal

    def _worths(self, here: int) -> dict[int, float]:
        """The value of each destination, without the way there."""
        state, seat, best = self._state, self._seat, self._best
        worths: dict[int, float] = {}
        for space, paw in lying(tuple(state.up)):
            if best[paw] > worths.get(space, 0.0):
                worths[space] = best[paw]
        if seen := state.down & state.known[seat]:
            for space in places_of_bits(seen):
                worths[space] = best[state.under[space]]
        for home, friends in enumerate(state.friends):
            if friends and home != state.homes[seat]:
                liked = [best[paw] for paw in friends if paw != EMPTY]
                worths[state.board.houses[home]] = max(liked)
        if state.down:
            self._add_unseen(here, worths)
        lacking = ~(state.medals[seat] | state.due[seat])
        if state.scenario.rule & lacking:
            self._add_lanterns(worths)
        if state.scenario.cross & lacking:
            self._add_crossing(here, worths)
        for other, space in enumerate(state.at):
            if other != seat:
                worth = fighting(state, seat, other)
                worths[space] = worth if worth > 0.0 else 0.0
        return worths

    def _add_unseen(self, here: int, worths: dict[int, float]) -> None:
        down = self._state.down & ~self._state.known[self._seat]
        worth = surprise(self._best, self._state.under, down)
        count = 0
        for space in self._ways.nearest[self._level][here]:
            if down >> space & 1:
                worths[space] = worth
                count += 1
                if count == _UNSEEN:
                    break

    def _add_lanterns(self, worths: dict[int, float]) -> None:
        state, rules = self._state, self._state.scenario.rules
        if not isinstance(rules, Lanterns):
            return
        marks = state.marks[self._seat]
        for space, paw in lying(tuple(state.up)):
            if paw == rules.lantern and not marks >> space & 1:
                worths[space] = max(self._lighting(), worths.get(space, 0.0))

    def _add_crossing(self, here: int, worths: dict[int, float]) -> None:
        state = self._state
        sides = state.board.sides
        side = sides[here] or state.from_side[self._seat] or OUTSIDE
        other = INSIDE if side == OUTSIDE else OUTSIDE
        worths.setdefault(self._ways.door[self._level][other][here], 0.0)
        for space in worths:
            if sides[space] == other:
                worths[space] += _CROSSING

    def _beyond(self, here: int, ranked: Ranked) -> float:
        """What can be reached from a space in turns to come."""
        away, stamina, best = self._ways.away[self._level][here], self._stamina, 0.0
        for worth, space in ranked:
            if worth * _LATER <= best:
                break
            if steps := away[space]:
                worth *= _LATERS[1 + (steps - 1) // stamina]
                if worth > best:
                    best = worth
        return best

    def _toward(self, goal: int, actions: Sequence[Action]) -> Action:
        state = self._state
        reach = state.board.reach[self._level][state.at[self._seat]]
        # the steps stand at the end, before the last
        first = len(actions) - 1 - len(reach)
        reds, up, at = state.box.reds, state.up, state.at
        away, roads = self._ways.away[self._level], self._ways.roads[self._level]
        best, found = FAR * 10, 0
        for index, to in enumerate(reach):
            cost = away[to][goal] * 10 + 2 * roads[to][goal]
            things = up[to]
            if to != goal and (to in at or (things and reds[things[-1]])):
                cost += 6
            if cost < best:
                best, found = cost, index
        return actions[first + found]
