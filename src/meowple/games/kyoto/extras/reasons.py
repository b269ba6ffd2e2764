"""Reasons for an action in Kyoto no Neko, in words: the medal it can bring, what success
fills, and where a step leads."""

from __future__ import annotations

from collections.abc import Iterator

from meowple.games.kyoto.rules.actions import Attack, Flee, Look, Raise, Step, Try
from meowple.games.kyoto.rules.board import ON_ROAD
from meowple.games.kyoto.rules.checks.checks import succeed
from meowple.games.kyoto.rules.paws.paw import AGILITY, FIGHT, FRIENDSHIP, SKILLS
from meowple.games.kyoto.rules.scenarios.scenario import MISSIONS
from meowple.games.kyoto.rules.state import KyotoState
from meowple.kernel.frame import Action
from meowple.kernel.optional_verbs import Say
from meowple.kernel.toolbox.bitboards import each_bit


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
