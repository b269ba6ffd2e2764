"""The exact chances of every check on offer. Nothing else computes them.

They use only what the viewer can see: skills, targets, the die, the bikes and the bike
cards that have not been drawn, and red paws that it has looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from meowple.games.kyoto.rules.actions import Attack, Step, Try
from meowple.games.kyoto.rules.board import Board
from meowple.games.kyoto.rules.box import Box
from meowple.games.kyoto.rules.checks.arrival import which_check
from meowple.games.kyoto.rules.checks.die import Die
from meowple.games.kyoto.rules.paws.paw import AGILITY, FIGHT, SKILLS, Check, lowered
from meowple.games.kyoto.rules.state import KyotoState
from meowple.kernel.frame import Action


@dataclass(frozen=True, slots=True)
class Chance:
    """The number of good cases among all cases."""

    good: int
    cases: int


@dataclass(frozen=True, slots=True)
class CheckView:
    """A check: the kitten's skill, the target, the chance to pass, and what failing does:
    besides fleeing or the paw moving, the skill `lowers` may fall by a step.
    `against` is a paw, a figure, `bike` or `kitten`; for a kitten the target is None and
    `value` stands against `other`."""

    against: str
    skill: str
    value: int
    target: int | None
    chance: Chance
    flees: int = 0
    moves: int = 0
    seat: int | None = None
    other: int | None = None
    lowers: str | None = None


@dataclass(frozen=True, slots=True)
class OfferView:
    """A legal action that brings checks, or may bring them. A step onto the road draws a
    bike card: `bike` is the chance that a bike comes along, `safe` the one that the kitten
    is not chased away, whether it comes or not."""

    action: str
    checks: tuple[CheckView, ...]
    bike: Chance | None = None
    safe: Chance | None = None


def offers(
    state: KyotoState, seat: int, legal: Sequence[Action], known: int
) -> tuple[OfferView, ...]:
    """The ones of these actions that bring a check, with the chances. `known` are the
    spaces whose paws, face down, the viewer has seen."""
    found = []
    for action in legal:
        if isinstance(action, Step):
            found += _step(state, seat, action, known)
        elif isinstance(action, Try):
            paw = state.box.index[action.paw]
            check = state.box.paws[paw].checks[which_check(state, paw, action)]
            found.append(OfferView(str(action), (_check(state, seat, check, action.paw),)))
        elif isinstance(action, Attack):
            found.append(OfferView(str(action), (_fight(state, seat, action.seat),)))
    return tuple(found)


def _check(state: KyotoState, seat: int, check: Check, against: str) -> CheckView:
    return _checked(state.die, state.skills[seat][check.skill], check, against)


@lru_cache(maxsize=1024)
def _checked(die: Die, value: int, check: Check, against: str) -> CheckView:
    return CheckView(
        against=against,
        skill=SKILLS[check.skill],
        value=value,
        target=check.target,
        chance=_of(die.chance(value, check.target)),
        flees=check.flees,
        moves=check.moves,
        lowers=lowered(check),
    )


def _fight(state: KyotoState, seat: int, other: int) -> CheckView:
    value, theirs = state.skills[seat][FIGHT], state.skills[other][FIGHT]
    return CheckView(
        against="kitten",
        skill=SKILLS[FIGHT],
        value=value,
        target=None,
        chance=_fought(state.die, value, theirs),
        flees=state.box.enemy_flees,
        seat=other,
        other=theirs,
    )


@lru_cache(maxsize=1024)
def _fought(die: Die, value: int, theirs: int) -> Chance:
    return _of(die.fight(value, theirs))


def _step(state: KyotoState, seat: int, action: Step, known: int) -> list[OfferView]:
    """The checks known to wait on a space: bikes, red paws, kittens."""
    box, space = state.box, state.board.index[action.to]
    waiting = state.up[space]
    if state.down & known & 1 << space:
        waiting += (state.under[space],)
    on_road = state.board.loop_at[space] >= 0
    if not (waiting or on_road or space in state.at):
        return []
    checks = [
        _check(state, seat, check, box.paws[paw].id)
        for paw in waiting
        if box.reds[paw]
        for check in box.paws[paw].checks
    ]
    checks += [
        _fight(state, seat, other) for other, at in enumerate(state.at) if at == space
    ]
    if not on_road:
        return [OfferView(str(action), tuple(checks))] if checks else []
    bike, safe = bike_chances(state, seat, space)
    dodge = _check(state, seat, box.bike_check, "bike")
    return [OfferView(str(action), (dodge, *checks), bike, safe)]


def bike_chances(state: KyotoState, seat: int, space: int) -> tuple[Chance, Chance]:
    """The chances that a bike comes along, and that the kitten passes whatever comes, over
    all cards that may be drawn. Failing once ends it, so two bikes must both be dodged."""
    box, bikes = state.box, tuple(state.bikes)
    coming = _bikes_coming(box, state.board, state.deck, bikes)
    agility, target = state.skills[seat][AGILITY], box.bike_check.target
    return _passing(state.die, agility, target, coming[space])


# Cached: all viewers ask the same, and again at every step.
@lru_cache(maxsize=256)
def _bikes_coming(
    box: Box, board: Board, deck: tuple[int, ...], bikes: tuple[int, ...]
) -> dict[int, tuple[int, int, int]]:
    """The number of cards on which no bike, one or both come along, for each road space."""
    cards, (first, second) = deck or range(len(box.cards)), bikes
    one, both = dict.fromkeys(board.loop, 0), dict.fromkeys(board.loop, 0)
    for card in cards:
        purple, turquoise = box.cards[card]
        swept, also = board.sweeps[first][purple], board.sweeps[second][turquoise]
        for space in swept ^ also:
            one[space] += 1
        for space in swept & also:
            both[space] += 1
    return {s: (len(cards) - one[s] - both[s], one[s], both[s]) for s in board.loop}


@lru_cache(maxsize=1024)
def _passing(
    die: Die, agility: int, target: int, counts: tuple[int, int, int]
) -> tuple[Chance, Chance]:
    """Both chances, if these numbers of cards bring no bike, one, or both."""
    dodge, cards = die.chance(agility, target), sum(counts)
    comes = Fraction(cards - counts[0], cards)
    safe = sum([n * dodge**k for k, n in enumerate(counts)], Fraction())
    return _of(comes), _of(safe / cards)


def _of(chance: Fraction) -> Chance:
    return Chance(chance.numerator, chance.denominator)
