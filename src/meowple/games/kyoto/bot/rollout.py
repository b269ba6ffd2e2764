"""The rollout policy: a kitten takes what is near and good."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import inf
from operator import sub
from typing import Any

from meowple.games.kyoto.bot.routes import FAR, Routes, routes
from meowple.games.kyoto.bot.tries import beating
from meowple.games.kyoto.bot.worth import hidden, lying
from meowple.games.kyoto.rules.actions import Attack, Done, Look, PawTo, Raise, Step, Try
from meowple.games.kyoto.rules.board import INSIDE, OUTSIDE
from meowple.games.kyoto.rules.box import Box
from meowple.games.kyoto.rules.checks.die import Die
from meowple.games.kyoto.rules.paws.paw import AGILITY, EMPTY, FIGHT, FRIENDSHIP, SKILLS
from meowple.games.kyoto.rules.scenarios.lanterns import Lanterns
from meowple.games.kyoto.rules.scenarios.scenario import HOUSE_MEDAL, TRACK_MEDAL, Scenario
from meowple.games.kyoto.rules.state import KyotoState
from meowple.games.kyoto.rules.turns.turn import Turn
from meowple.kernel.frame import Action
from meowple.kernel.rng import Rng
from meowple.kernel.toolbox.bitboards import each_bit

# What success brings: a medal of a mission, a step to one, or nothing to speak of.
_MEDAL = 4.0
# By how many friends or victories are missing for the medal of the house or the track.
_FRIENDS = (0.0, 3.0, 2.2, 1.6)
_WINS = (0.0, 3.0, 1.5, 1.0, 1.0)
_NOTHING = 0.1
# A failure teaches.
_LEARNED = 0.8
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
# A fight sends the loser home.
_CHASED = 0.5

Wishes = tuple[float, ...]


@lru_cache(maxsize=8192)
def wishes(
    box: Box,
    die: Die,
    scenario: Scenario,
    skills: tuple[int, ...],
    medals: int,
    friends: int,
    wins: int,
) -> tuple[Wishes, dict[Action, float]]:
    """The value for a kitten of meeting each paw and trying each check."""
    liked: dict[Action, float] = {}
    best = []
    for paw, kind in enumerate(box.paws):
        for check, action in zip(kind.checks, box.tries[paw], strict=True):
            good = die.good[check.target - skills[check.skill]] / len(die.faces)
            brings = _NOTHING
            if scenario.by_check(paw, check.skill) & ~medals:
                brings = _MEDAL
            if check.skill == FRIENDSHIP and not medals & HOUSE_MEDAL:
                brings += _FRIENDS[friends]
            elif check.skill not in (AGILITY, FRIENDSHIP) and not medals & TRACK_MEDAL:
                brings += _WINS[wins]
            liked[action] = good * brings + (1 - good) * _LEARNED
        tried = [liked[action] for action in box.tries[paw]]
        best.append(0.0 if kind.reaction else max(tried, default=0.0))
    return tuple(best), liked


@lru_cache(maxsize=8192)
def surprise(best: Wishes, under: tuple[int, ...], unseen: int) -> float:
    """What a paw is worth that no seat has seen."""
    worth = sum(best[paw] * count for paw, count in hidden(under, unseen))
    return worth / max(unseen.bit_count(), 1)


def choose(state: KyotoState, seat: int, actions: Sequence[Action], rng: Rng) -> Action:
    """A quickly chosen action."""
    top, first = state.stack[-1], actions[0]
    if isinstance(top, Turn):
        return TurnPolicy(state, seat, top.left).choose(actions)
    if isinstance(first, Attack):
        good = _fighting(state, seat, first.seat) > 0
        return actions[0 if good else -1]
    if isinstance(first, PawTo):
        return max(actions, key=_driven_away(state, seat))
    if isinstance(first, Raise):
        lacking = lacks(state, seat, actions)
        return actions[lacking.index(max(lacking))]
    if isinstance(first, Try):
        return max(actions, key=_wishes(state, seat)[1].__getitem__)
    if isinstance(first, Look):
        return _unseen(state, seat, actions, rng)
    return actions[rng.below(len(actions))]


def _unseen(state: KyotoState, seat: int, actions: Sequence[Action], rng: Rng) -> Action:
    """A look at a paw that the seat has not seen; if there is none, no look."""
    known, index = state.known[seat], state.board.index
    looks = [a for a in actions if isinstance(a, Look) and not known >> index[a.at] & 1]
    return rng.choice(looks) if looks else actions[-1]


def lacks(state: KyotoState, seat: int, actions: Sequence[Action]) -> list[float]:
    """How much each skill that may be raised lacks."""
    lacking = dict(zip(SKILLS, map(sub, _FULL, state.skills[seat]), strict=True))
    return [
        lacking[action.skill] if isinstance(action, Raise) else -inf for action in actions
    ]


def _wishes(state: KyotoState, seat: int) -> tuple[Wishes, dict[Action, float]]:
    medals = state.medals[seat] | state.due[seat]
    skills = tuple(state.skills[seat])
    kind = (state.box, state.die, state.scenario, skills, medals)
    return wishes(*kind, _friends_missing(state, seat), _wins_missing(state, seat))


def _friends_missing(state: KyotoState, seat: int) -> int:
    slots = state.box.house_medal
    friends = state.friends[state.homes[seat]][:slots]
    return min(slots - len(friends) + friends.count(EMPTY), len(_FRIENDS) - 1)


def _wins_missing(state: KyotoState, seat: int) -> int:
    box = state.box
    missing = (box.track_medal - state.wins[seat]) % box.track_slots
    return min(missing or box.track_slots, len(_WINS) - 1)


def _driven_away(state: KyotoState, seat: int) -> Callable[[Any], int]:
    """How far a paw goes from the one from whom it got away, and how near to us."""
    away, index = routes(state.board).away[0], state.board.index
    ours, theirs = away[state.at[seat]], away[state.at[state.seat]]
    return lambda action: 2 * theirs[index[action.to]] - ours[index[action.to]]


def _fighting(state: KyotoState, seat: int, other: int) -> float:
    """What a fight is worth: what one stands to win against what the other does."""
    skills = state.skills
    chance = beating(state.die, skills[seat][FIGHT], skills[other][FIGHT])
    return chance * _beaten(state, seat) - (1 - chance) * _beaten(state, other)


def _beaten(state: KyotoState, seat: int) -> float:
    medals = state.medals[seat] | state.due[seat]
    mission = _MEDAL if state.scenario.beat & ~medals else 0.0
    track = 0.0 if medals & TRACK_MEDAL else _WINS[_wins_missing(state, seat)]
    return mission + _CHASED + track


class TurnPolicy:
    """Chooses a step or an action of one kitten in its turn."""

    __slots__ = ("_away", "_best", "_left", "_level", "_liked", "_seat", "_state", "_ways")

    def __init__(self, state: KyotoState, seat: int, left: int) -> None:
        self._state, self._seat, self._left = state, seat, left
        self._best, self._liked = _wishes(state, seat)
        self._level = state.box.levels[state.skills[seat][AGILITY]]
        self._ways: Routes = routes(state.board)
        self._away = self._ways.away[self._level][state.at[seat]]

    def choose(self, actions: Sequence[Action]) -> Action:
        most, chosen = 0.0, actions[-1]
        for action in actions:
            if isinstance(action, Step | Done):
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
        stay = self._beyond(here, worths)
        found = []
        for action in actions:
            if isinstance(action, Step):
                to = state.board.index[action.to]
                found.append(self._going(here, to, worths))
            else:
                done = isinstance(action, Done)
                found.append(stay if done else stay + self._worth(action))
        return found

    def _going(self, here: int, to: int, worths: dict[int, float]) -> float:
        """The best that a step leads to."""
        away, roads = self._ways.away[self._level][to], self._ways.roads[self._level][to]
        best = self._beyond(to, worths)
        for space, worth in worths.items():
            if space != here and away[space] < self._left:
                worth *= _SAFE ** roads[space]
                best = max(best, worth + self._beyond(space, worths) - _STEP * away[space])
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
            return self._liked[action]
        if isinstance(action, Attack):
            return _fighting(self._state, self._seat, action.seat)
        return self._lighting()

    def _lighting(self) -> float:
        """What a lantern is worth: a share of the medal, or nothing to speak of."""
        state, rules = self._state, self._state.scenario.rules
        medals = state.medals[self._seat] | state.due[self._seat]
        if not isinstance(rules, Lanterns) or state.scenario.rule & medals:
            return _NOTHING
        return _MEDAL / (rules.needed - state.marks[self._seat].bit_count())

    def _goal(self, most: float) -> int:
        """Where something better than this waits; -1 if nowhere."""
        state, left = self._state, self._left
        here = state.at[self._seat]
        worths = self._worths(here)
        roads = self._ways.roads[self._level][here]
        most, goal = most + self._beyond(here, worths), -1
        for space, worth in worths.items():
            steps = self._away[space]
            if not steps:
                continue
            if steps <= left:
                worth = worth * _SAFE ** roads[space] + self._beyond(space, worths)
            else:
                worth *= _LATER ** (1 + (steps - left - 1) // state.stamina)
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
        for bit in each_bit(state.down & state.known[seat]):
            space = bit.bit_length() - 1
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
                worths[space] = max(_fighting(state, seat, other), 0.0)
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

    def _beyond(self, here: int, worths: dict[int, float]) -> float:
        """What can be reached from a space in turns to come."""
        away, stamina, best = self._ways.away[self._level][here], self._state.stamina, 0.0
        for space, worth in worths.items():
            steps = away[space]
            if steps and worth * _LATER > best:
                worth *= _LATER ** (1 + (steps - 1) // stamina)
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
