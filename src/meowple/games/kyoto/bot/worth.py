"""For which medals a paw counts, and how many turns it takes to get it."""

from __future__ import annotations

from functools import lru_cache

from meowple.games.kyoto.bot.tries import tries
from meowple.games.kyoto.rules.box import Box
from meowple.games.kyoto.rules.checks.die import Die
from meowple.games.kyoto.rules.paws.paw import AGILITY, FIGHT, FRIENDSHIP, HUNT
from meowple.games.kyoto.rules.scenarios.scenario import MISSIONS, Scenario
from meowple.kernel.toolbox.bitboards import places_of_bits

# Medals by number: the missions, then the house and the track.
HOUSE, TRACK = MISSIONS, MISSIONS + 1
MEDALS = TRACK + 1
# How many turns a medal takes while none of its paws is in sight.
LONG = 12.0
# Face-down paws that a kitten turns up in a turn of searching.
_TURNED_UP = 1.4

Worth = tuple[tuple[int, float], ...]


@lru_cache(maxsize=8192)
def worths(
    box: Box, die: Die, scenario: Scenario, skills: tuple[int, ...]
) -> tuple[Worth, ...]:
    """By paw the medals it counts for, each with the turns of its quickest check."""
    return tuple(_worth(box, die, scenario, skills, paw) for paw in range(len(box.paws)))


def _worth(
    box: Box, die: Die, scenario: Scenario, skills: tuple[int, ...], paw: int
) -> Worth:
    found: dict[int, float] = {}
    for check in box.paws[paw].checks:
        turns = tries(box, die, check, skills[check.skill])
        missions = scenario.by_check(paw, check.skill)
        medals = [medal for medal in range(MISSIONS) if missions >> medal & 1]
        if check.skill != AGILITY:
            medals.append(HOUSE if check.skill == FRIENDSHIP else TRACK)
        for medal in medals:
            found[medal] = min(turns, found.get(medal, turns))
    return tuple(found.items())


@lru_cache(maxsize=4096)
def hidden(under: tuple[int, ...], unseen: int) -> tuple[tuple[int, int], ...]:
    """Which paws lie face down on these spaces, and how many of each: all that is known
    of them."""
    lying_there = [under[space] for space in places_of_bits(unseen)]
    return tuple([(paw, lying_there.count(paw)) for paw in sorted({*lying_there})])


@lru_cache(maxsize=4096)
def lying(up: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, int], ...]:
    """Every paw that lies face up, with its space."""
    return tuple((space, paw) for space, paws in enumerate(up) for paw in paws)


@lru_cache(maxsize=8192)
def searches(
    box: Box,
    die: Die,
    scenario: Scenario,
    skills: tuple[int, ...],
    unseen: tuple[tuple[int, int], ...],
) -> tuple[float, ...]:
    """By medal the turns it takes to find one of its paws among those face down, and to
    get it."""
    paws = worths(box, die, scenario, skills)
    found, turns, number = [0] * MEDALS, [0.0] * MEDALS, 1
    for paw, count in unseen:
        number += count
        for medal, needed in paws[paw]:
            found[medal] += count
            turns[medal] += count * needed
    return tuple(
        number / (count + 1) / _TURNED_UP + turned / count if count else LONG
        for count, turned in zip(found, turns, strict=True)
    )


@lru_cache(maxsize=64)
def kinds(scenario: Scenario) -> tuple[int, int]:
    """The missions that bring a friend, and those that bring a victory."""
    friends = victories = 0
    for medal, mission in enumerate(scenario.missions):
        if mission.skill == FRIENDSHIP:
            friends |= 1 << medal
        elif mission.on == "beat" or mission.skill in (FIGHT, HUNT):
            victories |= 1 << medal
    return friends, victories
