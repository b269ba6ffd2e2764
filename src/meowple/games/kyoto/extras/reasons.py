"""Reasons for an action in Kyoto no Neko, in words: the medal it can bring, what success
fills, where a step leads, and what is spared by leaving it at that."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from meowple.games.kyoto.rules.actions import (
    Attack,
    Done,
    Flee,
    Look,
    Pass,
    Raise,
    Step,
    Try,
)
from meowple.games.kyoto.rules.board import ON_ROAD
from meowple.games.kyoto.rules.checks.arrival import Attacked, Meet, kittens_with
from meowple.games.kyoto.rules.checks.checks import succeed
from meowple.games.kyoto.rules.paws.paw import AGILITY, FIGHT, FRIENDSHIP, SKILLS
from meowple.games.kyoto.rules.scenarios.scenario import MISSIONS
from meowple.games.kyoto.rules.state import KyotoState
from meowple.games.kyoto.rules.turns.turn import Turn
from meowple.kernel.frame import Action
from meowple.kernel.optional_verbs import Say
from meowple.kernel.toolbox.bitboards import each_bit

# With a lower chance a fight is rather lost than won.
_EVEN = Fraction(1, 2)


def reason(state: KyotoState, seat: int, action: Action, say: Say) -> str:
    """A sentence about an action; empty where nothing speaks for it."""
    match action:
        case Try():
            return _tried(state, seat, action, say)
        case Attack():
            found = state.scenario.beat & _missing(state, seat)
            return _named(state, "kyoto.reason.medal", found, say)
        case Raise():
            found = _needing(state, seat, SKILLS.index(action.skill))
            return _named(state, "kyoto.reason.raise", found, say)
        case Look():
            return say("kyoto.reason.look")
        case Step() | Flee():
            return _stepped(state, seat, state.board.index[action.to], say)
        case Done():
            return _ended(state, seat, say)
        case Pass():
            return _let_pass(state, seat, say)
    return ""


def _missing(state: KyotoState, seat: int) -> int:
    """The medals that a seat still lacks."""
    return ~(state.medals[seat] | state.due[seat])


def _tried(state: KyotoState, seat: int, action: Try, say: Say) -> str:
    """The medal that success earns, or the slot that it fills."""
    skill, then = SKILLS.index(action.skill), state.copy()
    succeed(then, seat, state.box.index[action.paw], skill)
    if earned := (then.medals[seat] | then.due[seat]) & _missing(state, seat):
        return _named(state, "kyoto.reason.medal", earned, say)
    if skill == AGILITY:
        looks = state.box.paws[state.box.index[action.paw]].looks
        return say("kyoto.reason.looks") if looks else ""
    return say("kyoto.reason.house" if skill == FRIENDSHIP else "kyoto.reason.track")


def _ended(state: KyotoState, seat: int, say: Say) -> str:
    """The medals that the end of the turn brings, or that no die is rolled any more."""
    turn = state.stack[-1]
    if not isinstance(turn, Turn):
        return ""
    if due := state.due[seat] & ~state.medals[seat]:
        return _named(state, "kyoto.reason.ends", due, say)
    risky = any(_risks(state, action) for action in turn.legal(state, seat))
    return say("kyoto.reason.rest") if risky else ""


def _risks(state: KyotoState, action: Action) -> bool:
    """Whether the die may have to be rolled: for a check, a fight, bikes or a red paw."""
    if not isinstance(action, Step):
        return isinstance(action, Try | Attack)
    to = state.board.index[action.to]
    red = any(state.box.reds[paw] for paw in state.up[to])
    return bool(red or state.down >> to & 1 or state.board.sides[to] == ON_ROAD)


def _let_pass(state: KyotoState, seat: int, say: Say) -> str:
    """Why a kitten does not fight: it would rather lose, or has more to do this turn."""
    asking = state.stack[-1]
    if isinstance(asking, Meet):
        others = kittens_with(state, seat)
    elif isinstance(asking, Attacked):
        others = [state.seat]
    else:
        return ""
    own = state.skills[seat][FIGHT]
    best = max(state.die.fight(own, state.skills[other][FIGHT]) for other in others)
    if best < _EVEN:
        good, cases = best.numerator, best.denominator
        return say("kyoto.reason.weaker", good=good, cases=cases)
    return say("kyoto.reason.action") if isinstance(asking, Meet) else ""


def _needing(state: KyotoState, seat: int, skill: int) -> int:
    """The missions a seat lacks that need a skill."""
    missions = state.scenario.missions
    needing = sum(1 << n for n, one in enumerate(missions) if one.skill == skill)
    beaten = state.scenario.beat if skill == FIGHT else 0
    return (needing | beaten) & _missing(state, seat)


def _stepped(state: KyotoState, seat: int, to: int, say: Say) -> str:
    """What a kitten finds on a space, or comes nearer to."""
    crossing = _crossing(state, seat, to)
    if crossing and state.board.sides[to] != ON_ROAD:
        return say("kyoto.reason.cross")
    if found := _medals_at(state, seat, to):
        return _named(state, "kyoto.reason.there", found, say)
    if _hides(state, seat, to):
        return say("kyoto.reason.turns")
    nearer = _nearer(state, seat, to)
    ahead = crossing | next(filter(None, (_medals_at(state, seat, s) for s in nearer)), 0)
    if ahead:
        return _named(state, "kyoto.reason.way", ahead, say)
    return say("kyoto.reason.unseen") if any(_hides(state, seat, s) for s in nearer) else ""


def _crossing(state: KyotoState, seat: int, to: int) -> int:
    """The medal for crossing the road, if this step begins or completes it."""
    sides = state.board.sides
    before, after = sides[state.at[seat]], sides[to]
    begins = after == ON_ROAD and before != ON_ROAD
    completes = before == ON_ROAD and after not in (ON_ROAD, state.from_side[seat])
    return state.scenario.cross & _missing(state, seat) if begins or completes else 0


def _medals_at(state: KyotoState, seat: int, space: int) -> int:
    """The medals a seat lacks that face-up paws on a space can bring."""
    found = 0
    for paw in state.up[space]:
        for check in state.box.paws[paw].checks:
            found |= state.scenario.by_check(paw, check.skill)
    return found & _missing(state, seat)


def _hides(state: KyotoState, seat: int, space: int) -> bool:
    """Whether a paw that a seat has not seen is on a space, with missions to fulfil."""
    unseen = (state.down & ~state.known[seat]) >> space & 1
    return bool(unseen and _missing(state, seat) % (1 << MISSIONS))


def _nearer(state: KyotoState, seat: int, to: int) -> list[int]:
    """The spaces to which a step brings a kitten nearer, the nearest first."""
    before = dict(_distances(state, seat, state.at[seat]))
    after = _distances(state, seat, to)
    return [space for space, steps in after if steps < before.get(space, 0)]


def _distances(state: KyotoState, seat: int, start: int) -> Iterator[tuple[int, int]]:
    """All spaces a kitten can walk to, the nearest first, with the number of steps."""
    near = state.board.reach[state.box.levels[state.skills[seat][AGILITY]]]
    steps = {start: 0}
    edge = [start]
    for here in edge:
        yield here, steps[here]
        for to in near[here]:
            if to not in steps:
                steps[to] = steps[here] + 1
                edge.append(to)


def _named(state: KyotoState, id: str, medals: int, say: Say) -> str:
    which = [state.scenario.medal(medal) for medal in each_bit(medals)]
    names = ", ".join(say(f"line.kyoto.medal.{one}") for one in which)
    return say(id, medals=names) if names else ""
