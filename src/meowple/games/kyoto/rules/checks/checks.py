"""A check and its effects (rules 2: check, failure effects, success)."""

from __future__ import annotations

from meowple.games.kyoto.rules.checks.die import X
from meowple.games.kyoto.rules.checks.flight import flee
from meowple.games.kyoto.rules.checks.skills import reward
from meowple.games.kyoto.rules.paws.paw import (
    AGILITY,
    EMPTY,
    ENEMY,
    FRIENDSHIP,
    SKILLS,
    Check,
)
from meowple.games.kyoto.rules.paws.paw_moves import PawMoves
from meowple.games.kyoto.rules.paws.peek import look_around
from meowple.games.kyoto.rules.scenarios.scenario import HOUSE_MEDAL, TRACK_MEDAL
from meowple.games.kyoto.rules.state import KyotoState

BIKE = "bike"


def passes(state: KyotoState, seat: int, check: Check, what: str) -> bool:
    """Roll; returns whether the check passes. A kitten learns from failure: one step, two
    from an X."""
    rolled = state.die.roll(state.rng)
    skill = state.skills[seat][check.skill]
    success = rolled + skill >= check.target
    learned = 0 if success else state.learn(seat, check.skill, 2 if rolled == X else 1)
    state.reveal(
        "kyoto.check",
        seat=seat,
        paw=what,
        skill=SKILLS[check.skill],
        die=face(rolled),
        value=skill,
        target=check.target,
        good=state.die.good[check.target - skill],
        cases=len(state.die.faces),
        success=success,
        learned=learned,
    )
    return success


def face(rolled: int) -> str:
    """A face of the die as it is written."""
    return "X" if rolled == X else str(rolled)


def meet_paw(state: KyotoState, seat: int, paw: int, check: Check) -> bool:
    """The check that a paw or figure on the kitten's space asks for, with its effect."""
    if passes(state, seat, check, state.box.paws[paw].id):
        succeed(state, seat, paw, check.skill)
        return True
    lower(state, seat, check)
    if check.moves:
        take(state, seat, paw)
        chooser, here = state.after(seat), state.at[seat]
        state.stack.append(PawMoves(chooser, paw, here, check.moves))
    if check.flees:
        flee(state, seat, check.flees)
    return False


def lower(state: KyotoState, seat: int, check: Check) -> None:
    """A skill falls, if failing does that. What the failure teaches came before."""
    if check.lowers is not None and state.unlearn(seat, check.lowers):
        value = state.skills[seat][check.lowers]
        state.tell("kyoto.lowered", seat=seat, skill=SKILLS[check.lowers], value=value)


def succeed(state: KyotoState, seat: int, paw: int, skill: int) -> None:
    """Agility leaves the paw where it is, friendship brings it home, fight and hunt bring
    it to the victory track."""
    state.fulfil(seat, state.scenario.by_check(paw, skill))
    if skill == AGILITY:
        if looks := state.box.paws[paw].looks:
            state.stack.append(look_around(state, looks))
        return
    take(state, seat, paw)
    if skill == FRIENDSHIP:
        befriend(state, seat, paw)
    else:
        win(state, seat, paw)


def take(state: KyotoState, seat: int, paw: int) -> None:
    """Take a paw from the kitten's space: from the house it is in, if it is one."""
    here = state.at[seat]
    home = state.board.house_of[here]
    if home < 0:
        state.take_up(paw, here)
        return
    # of several alike the one that came last
    slots = list(state.friends[home])
    last = len(slots) - 1 - slots[::-1].index(paw)
    if last >= state.box.house_slots - 1:
        del slots[last]
    else:
        slots[last] = EMPTY
    while slots and slots[-1] == EMPTY:
        slots.pop()
    state.friends[home] = tuple(slots)
    id = state.box.paws[paw].id
    state.tell("kyoto.friend_left", seat=seat, paw=id, space=state.board.names[here])


def befriend(state: KyotoState, seat: int, paw: int) -> None:
    """Put a paw into the leftmost free slot of the house; further ones pile on the last."""
    home, box = state.homes[seat], state.box
    slots = list(state.friends[home])
    if EMPTY in slots:
        slot = slots.index(EMPTY)
        slots[slot] = paw
    else:
        slot = len(slots)
        slots.append(paw)
    state.friends[home] = tuple(slots)
    state.tell("kyoto.friend", seat=seat, paw=box.paws[paw].id, slot=slot + 1)
    if slot + 1 == box.house_medal:
        medal(state, seat, HOUSE_MEDAL)
    if slot + 1 == box.house_step:
        reward(state, seat)


def win(state: KyotoState, seat: int, paw: int) -> None:
    """Put a paw onto the victory track, from the bottom; a full track starts over."""
    box, track = state.box, state.track[seat]
    slot = state.wins[seat] % box.track_slots
    state.wins[seat] += 1
    if slot < len(track):
        replaced = track[slot]
        if replaced == ENEMY:
            state.enemies += 1
        else:
            state.gone += (replaced,)
        state.track[seat] = (*track[:slot], paw, *track[slot + 1 :])
    else:
        state.track[seat] = (*track, paw)
    what = "enemy" if paw == ENEMY else box.paws[paw].id
    state.tell("kyoto.victory", seat=seat, paw=what, slot=slot + 1)
    if slot + 1 == box.track_medal:
        medal(state, seat, TRACK_MEDAL)
    if slot + 1 in box.track_steps:
        reward(state, seat)


def medal(state: KyotoState, seat: int, which: int) -> None:
    """Take a medal, once."""
    if state.medals[seat] & which:
        return
    state.medals[seat] |= which
    id = state.scenario.medal(which)
    count = state.medals[seat].bit_count()
    state.most = max(state.most, count)
    state.tell("kyoto.medal", seat=seat, medal=id, medals=count)
