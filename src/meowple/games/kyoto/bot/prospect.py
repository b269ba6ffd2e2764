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
    Worth,
    kinds,
    lying,
    searches,
    worths,
)
from meowple.games.kyoto.rules.board import INSIDE, OUTSIDE
from meowple.games.kyoto.rules.paws.paw import AGILITY, EMPTY, FIGHT
from meowple.games.kyoto.rules.paws.paw_moves import PawMoves
from meowple.games.kyoto.rules.scenarios.lanterns import Lanterns
from meowple.games.kyoto.rules.scenarios.scenario import HOUSE_MEDAL, MISSIONS, TRACK_MEDAL
from meowple.games.kyoto.rules.state import KyotoState
from meowple.games.kyoto.rules.turns.rounds import is_last
from meowple.kernel.toolbox.bitboards import each_bit

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


@lru_cache(maxsize=1024)
def lead(steps: int, stamina: int) -> float:
    """Turns that are spent on the way before the one in which a kitten arrives."""
    whole = max(ceil(steps / stamina) - 1, 0)
    return 0.5 * whole + 0.5 * max(steps / stamina - 1, 0) + 0.1 * steps / stamina


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
        "_away",
        "_chances",
        "_lacking",
        "_level",
        "_needed",
        "_search",
        "_seat",
        "_skilled",
        "_state",
    )

    def __init__(self, state: KyotoState, seat: int) -> None:
        self._state = state
        self._seat = seat
        had = medals_sure(state, seat)
        self._lacking = (1 << MEDALS) - 1 & ~had
        self._needed = state.target - had.bit_count()
        self._level = state.box.levels[state.skills[seat][AGILITY]]
        self._away = routes(state.board).away[self._level]
        # by medal: where, and the turns there
        self._chances: list[list[tuple[int, float]]] = [[] for _ in range(MEDALS)]
        skills = tuple(state.skills[seat])
        self._skilled = _STEP * (sum(skills) - _USUAL)
        paws = worths(state.box, state.die, state.scenario, skills)
        self._look_around(paws)
        unseen = state.down & ~state.known[seat]
        self._search = searches(paws, state.under, unseen)

    def _look_around(self, paws: tuple[Worth, ...]) -> None:
        """All paws that are face up or that the seat has seen, and the friends of others,
        who can be met in their houses."""
        state = self._state
        found = lying(tuple(state.up))
        for bit in each_bit(state.down & state.known[self._seat]):
            space = bit.bit_length() - 1
            found += ((space, state.under[space]),)
        top = state.stack[-1] if state.stack else None
        if type(top) is PawMoves:
            found += ((top.origin, top.paw),)
        for home, friends in enumerate(state.friends):
            if home != state.homes[self._seat]:
                house = state.board.houses[home]
                found += tuple([(house, paw) for paw in friends if paw != EMPTY])
        chances = self._chances
        for space, paw in found:
            for medal, turns in paws[paw]:
                chances[medal].append((space, turns))

    def turns(self, here: int) -> float:
        """Turns until the seat has the medals it needs, from this space."""
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
            times.append(self._gathering(here, HOUSE, self._friends_needed()))
        if lacking & TRACK_MEDAL:
            times.append(self._gathering(here, TRACK, self._wins_needed()))
        return times

    def _nearest(self, here: int, medal: int) -> float:
        away, stamina = self._away[here], self._state.stamina
        best = self._search[medal]
        for space, turns in self._chances[medal]:
            time = lead(away[space], stamina) + turns
            if time < best:
                best = time
        return best

    def _gathering(self, here: int, medal: int, number: float) -> float:
        """Several one after another, the nearest first."""
        away, stamina = self._away[here], self._state.stamina
        search = self._search[medal]
        times = [lead(away[at], stamina) + turns for at, turns in self._chances[medal]]
        times.sort()
        total, index = 0.0, 0
        while number > 0:
            time = min(times[index], search) if index < len(times) else search
            part = min(number, 1.0)
            total += part * (time + (_BETWEEN if index else 0.0))
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
        mine, away = state.skills[seat][FIGHT], self._away[here]
        best = LONG
        for other in range(state.seats):
            if other != seat:
                chance = beating(state.die, mine, state.skills[other][FIGHT])
                way = lead(away[state.at[other]], state.stamina)
                best = min(best, way + _CHASE / max(chance, 0.05))
        return best

    def _rule(self, here: int) -> float:
        """The lanterns that are nearest."""
        state, rules = self._state, self._state.scenario.rules
        if not isinstance(rules, Lanterns):
            return LONG
        marks = state.marks[self._seat]
        dark = [
            lead(self._away[here][space], state.stamina) + _LANTERN
            for space, paw in lying(tuple(state.up))
            if paw == rules.lantern and not marks >> space & 1
        ]
        return sum(sorted(dark)[: rules.needed - marks.bit_count()])
