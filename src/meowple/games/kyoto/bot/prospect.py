"""Estimates how many turns a kitten needs for its medals.

The estimate adds up, medal by medal, the way there and the tries that it takes; what
still lies face down has to be searched for.
"""

from __future__ import annotations

from functools import lru_cache
from math import ceil

from meowple.games.kyoto.bot.routes import routes
from meowple.games.kyoto.bot.tries import beating
from meowple.games.kyoto.bot.worth import (
    HOUSE,
    LONG,
    MEDALS,
    TRACK,
    hidden,
    kinds,
    lying,
    searches,
    worths,
)
from meowple.games.kyoto.rules.board import INSIDE, OUTSIDE, Board
from meowple.games.kyoto.rules.box import Box
from meowple.games.kyoto.rules.checks.die import Die
from meowple.games.kyoto.rules.paws.paw import AGILITY, EMPTY, FIGHT
from meowple.games.kyoto.rules.paws.paw_moves import PawMoves
from meowple.games.kyoto.rules.scenarios.lanterns import Lanterns
from meowple.games.kyoto.rules.scenarios.scenario import (
    HOUSE_MEDAL,
    MISSIONS,
    TRACK_MEDAL,
    Scenario,
)
from meowple.games.kyoto.rules.state import KyotoState
from meowple.games.kyoto.rules.turns.rounds import is_last
from meowple.kernel.toolbox.bitboards import places_of_bits

# Medals are won side by side: each takes a turn of its own, and of the ways and tries a
# share. Every step of a skill saves a little time in all that is to come.
_EACH = 0.8
_SHARE = 0.28
_STEP = 0.18
_USUAL = 6
# Turns between one friend or victory and the next.
_BETWEEN = 0.8
# The share of a mission's friend or victory that counts for the house or the track.
_COMING = 0.8
# Crossing takes no action, but bikes come along.
_BIKES = 0.4
# A kitten to be beaten does not wait, and wins as often as not.
_CHASE = 1.5
# A turn at a lantern.
_LANTERN = 1.0
# How many estimates are cached for the same paws in sight.
_MOST_ESTIMATES = 256


@lru_cache(maxsize=1024)
def lead(steps: int, stamina: int) -> float:
    """Turns that are spent on the way before the one in which a kitten arrives."""
    whole = max(ceil(steps / stamina) - 1, 0)
    return 0.5 * whole + 0.5 * max(steps / stamina - 1, 0) + 0.1 * steps / stamina


@lru_cache(maxsize=256)
def _leads(board: Board, level: int, stamina: int) -> tuple[tuple[float, ...], ...]:
    """The same from space to space, by what the kitten crosses."""
    away = routes(board).away[level]
    return tuple(tuple(lead(steps, stamina) for steps in row) for row in away)


Chances = tuple[tuple[tuple[int, float], ...], ...]


class _Sight:
    """What a kitten with these skills sees: by medal where it can be had and the turns
    there. `memo` has the estimates made from it."""

    __slots__ = ("chances", "memo")

    def __init__(self, chances: Chances) -> None:
        self.chances = chances
        self.memo: dict[tuple[object, ...], float] = {}


@lru_cache(maxsize=4096)
def _sight(
    kitten: tuple[Box, Die, Scenario, tuple[int, ...]],
    board: Board,
    stamina: int,
    up: tuple[tuple[int, ...], ...],
    others: tuple[tuple[int, int], ...],
) -> _Sight:
    """The paws that lie face up, and `others` with their spaces."""
    paws = worths(*kitten)
    chances: list[list[tuple[int, float]]] = [[] for _ in range(MEDALS)]
    for space, paw in lying(up) + others:
        for medal, turns in paws[paw]:
            chances[medal].append((space, turns))
    return _Sight(tuple(map(tuple, chances)))


def medals_sure(state: KyotoState, seat: int) -> int:
    """The medals that a seat has or will take. What it is owed counts only if it has a turn
    left at the end of which it takes them."""
    medals, due = state.medals[seat], state.due[seat]
    if not due or state.letter.owed_medals_count or not is_last(state):
        return medals | due
    had = (seat - state.first) % state.seats < (state.seat - state.first) % state.seats
    return medals if had else medals | due


class Prospect:
    """The chances of one seat: for every medal it lacks, where it can be had and in how
    many turns once there."""

    __slots__ = (
        "_chances",
        "_friends",
        "_lacking",
        "_leads",
        "_level",
        "_memo",
        "_needed",
        "_rest",
        "_search",
        "_seat",
        "_skilled",
        "_state",
        "_wins",
    )

    def __init__(self, state: KyotoState, seat: int) -> None:
        self._state = state
        self._seat = seat
        had = medals_sure(state, seat)
        self._lacking = (1 << MEDALS) - 1 & ~had
        self._needed = state.target - had.bit_count()
        box, skills = state.box, tuple(state.skills[seat])
        self._level = box.levels[skills[AGILITY]]
        self._leads = _leads(state.board, self._level, state.stamina)
        self._skilled = _STEP * (sum(skills) - _USUAL)
        kitten = (box, state.die, state.scenario, skills)
        up = tuple(state.up)
        sight = _sight(kitten, state.board, state.stamina, up, self._others())
        self._chances, self._memo = sight.chances, sight.memo
        unseen = state.down & ~state.known[seat]
        self._search = searches(*kitten, hidden(state.under, unseen))
        self._friends, self._wins = self._friends_needed(), self._wins_needed()
        # all that an estimate depends on beside what is in sight and the space
        self._rest = (
            self._lacking,
            self._needed,
            self._search,
            self._friends,
            self._wins,
            state.from_side[seat],
            state.marks[seat],
            self._rivals(),
        )

    def _others(self) -> tuple[tuple[int, int], ...]:
        """Paws that the seat has seen face down, and friends of others, who can be met in
        their houses; each with its space."""
        state = self._state
        found: tuple[tuple[int, int], ...] = ()
        if seen := state.down & state.known[self._seat]:
            found = tuple([(space, state.under[space]) for space in places_of_bits(seen)])
        top = state.stack[-1] if state.stack else None
        if type(top) is PawMoves:
            found += ((top.origin, top.paw),)
        mine = state.homes[self._seat]
        for home, friends in enumerate(state.friends):
            if friends and home != mine:
                house = state.board.houses[home]
                found += tuple([(house, paw) for paw in friends if paw != EMPTY])
        return found

    def _rivals(self) -> tuple[tuple[int, int], ...]:
        """The others, where they are and how they fight, if one is to be beaten."""
        state = self._state
        if not state.scenario.beat & self._lacking:
            return ()
        fights = [skills[FIGHT] for skills in state.skills]
        there = zip(state.at, fights, strict=True)
        return tuple([one for other, one in enumerate(there) if other != self._seat])

    def turns(self, here: int) -> float:
        """Turns until the seat has the medals it needs, from this space."""
        key = (here, self._rest)
        found = self._memo.get(key)
        if found is None:
            found = self._estimate(here)
            if len(self._memo) < _MOST_ESTIMATES:
                self._memo[key] = found
        return found

    def _estimate(self, here: int) -> float:
        needed = self._needed
        turns = _EACH * needed - self._skilled
        if needed > 0:
            turns += _SHARE * sum(sorted(self._times(here))[:needed])
        return turns

    def _times(self, here: int) -> list[float]:
        state, lacking = self._state, self._lacking
        scenario = state.scenario
        times = []
        for medal in range(MISSIONS):
            bit = 1 << medal
            if not lacking & bit:
                continue
            if bit & scenario.cross:
                times.append(self._crossing(here))
            elif bit & scenario.beat:
                times.append(self._beating(here))
            elif bit & scenario.rule:
                times.append(self._rule(here))
            else:
                times.append(self._nearest(here, medal))
        if lacking & HOUSE_MEDAL:
            times.append(self._gathering(here, HOUSE, self._friends))
        if lacking & TRACK_MEDAL:
            times.append(self._gathering(here, TRACK, self._wins))
        return times

    def _nearest(self, here: int, medal: int) -> float:
        leads, best = self._leads[here], self._search[medal]
        for space, turns in self._chances[medal]:
            time = leads[space] + turns
            if time < best:
                best = time
        return best

    def _gathering(self, here: int, medal: int, number: float) -> float:
        """Several one after another, the nearest first."""
        leads, search = self._leads[here], self._search[medal]
        times = [leads[at] + turns for at, turns in self._chances[medal]]
        times.sort()
        total, index, seen = 0.0, 0, len(times)
        while number > 0:
            time = search
            if index < seen and times[index] < search:
                time = times[index]
            if index:
                time += _BETWEEN
            total += number * time if number < 1.0 else time
            number -= 1
            index += 1
        return total

    def _friends_needed(self) -> float:
        """A mission that is still to be fulfilled brings a friend, too."""
        state = self._state
        friends = state.friends[state.homes[self._seat]][: state.box.house_medal]
        coming = (self._lacking & kinds(state.scenario)[0]).bit_count()
        missing = state.box.house_medal - len(friends) + friends.count(EMPTY)
        return missing - min(coming * _COMING, 1.5)

    def _wins_needed(self) -> float:
        state = self._state
        box = state.box
        missing = (box.track_medal - state.wins[self._seat]) % box.track_slots
        coming = (self._lacking & kinds(state.scenario)[1]).bit_count()
        return (missing or box.track_slots) - min(coming * _COMING, 1.5)

    def _crossing(self, here: int) -> float:
        state = self._state
        side = state.board.sides[here] or state.from_side[self._seat] or OUTSIDE
        other = INSIDE if side == OUTSIDE else OUTSIDE
        steps = routes(state.board).across[self._level][other][here]
        return lead(steps, state.stamina) + _BIKES

    def _beating(self, here: int) -> float:
        state, seat = self._state, self._seat
        mine, leads = state.skills[seat][FIGHT], self._leads[here]
        best = LONG
        for space, theirs in self._rivals():
            chance = beating(state.die, mine, theirs)
            best = min(best, leads[space] + _CHASE / max(chance, 0.05))
        return best

    def _rule(self, here: int) -> float:
        """The lanterns that are nearest."""
        state, rules = self._state, self._state.scenario.rules
        if not isinstance(rules, Lanterns):
            return LONG
        marks = state.marks[self._seat]
        dark = [
            self._leads[here][space] + _LANTERN
            for space, paw in lying(tuple(state.up))
            if paw == rules.lantern and not marks >> space & 1
        ]
        return sum(sorted(dark)[: rules.needed - marks.bit_count()])
