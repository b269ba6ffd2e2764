"""What a kitten wishes for in simulated games: the value of paws, checks and fights."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain

from meowple.games.kyoto.bot.tries import beating
from meowple.games.kyoto.bot.worth import hidden
from meowple.games.kyoto.rules.box import Box
from meowple.games.kyoto.rules.checks.die import Die
from meowple.games.kyoto.rules.paws.paw import EMPTY, FIGHT
from meowple.games.kyoto.rules.scenarios.scenario import HOUSE_MEDAL, TRACK_MEDAL, Scenario
from meowple.games.kyoto.rules.state import KyotoState
from meowple.kernel.frame import Action

# What success brings: a medal of a mission, a step to one, or nothing to speak of.
MEDAL = 4.0
# By how many friends or victories are missing for the medal of the house or the track.
_FRIENDS = (0.0, 3.0, 2.2, 1.6)
_WINS = (0.0, 3.0, 1.5, 1.0, 1.0)
_MOST_FRIENDS, _MOST_WINS = len(_FRIENDS) - 1, len(_WINS) - 1
NOTHING = 0.1
# A failure teaches.
_LEARNED = 0.8
# A fight sends the loser home.
_CHASED = 0.5

Wishes = tuple[float, ...]
Offered = tuple[int, int, int]


@lru_cache(maxsize=16)
def _offered(box: Box, scenario: Scenario) -> tuple[tuple[bool, tuple[Offered, ...]], ...]:
    """By paw whether it is red, and its checks: the skill, what die and skill must reach,
    and the missions that it counts for."""
    return tuple(
        (
            kind.reaction,
            tuple((c.skill, c.target, scenario.by_check(n, c.skill)) for c in kind.checks),
        )
        for n, kind in enumerate(box.paws)
    )


@lru_cache(maxsize=16)
def numbers(box: Box) -> dict[Action, int]:
    """The place of each check among all."""
    return {action: n for n, action in enumerate(chain.from_iterable(box.tries))}


@lru_cache(maxsize=8192)
def wishes(
    box: Box,
    die: Die,
    scenario: Scenario,
    skills: tuple[int, ...],
    medals: int,
    friends: int,
    wins: int,
) -> tuple[Wishes, Wishes]:
    """The value for a kitten of meeting each paw and of trying each check."""
    best: list[float] = []
    liked: list[float] = []
    friend = 0.0 if medals & HOUSE_MEDAL else _FRIENDS[friends]
    victory = 0.0 if medals & TRACK_MEDAL else _WINS[wins]
    by_skill = (0.0, friend, victory, victory)
    good_faces, faces = die.good, len(die.faces)
    for red, checks in _offered(box, scenario):
        most = 0.0
        for skill, target, missions in checks:
            good = good_faces[target - skills[skill]] / faces
            brings = (MEDAL if missions & ~medals else NOTHING) + by_skill[skill]
            worth = good * brings + (1 - good) * _LEARNED
            liked.append(worth)
            if worth > most:
                most = worth
        best.append(0.0 if red else most)
    return tuple(best), tuple(liked)


@lru_cache(maxsize=8192)
def surprise(best: Wishes, under: tuple[int, ...], unseen: int) -> float:
    """What a paw is worth that no seat has seen."""
    worth = sum([best[paw] * count for paw, count in hidden(under, unseen)])
    return worth / max(unseen.bit_count(), 1)


def wishes_of(state: KyotoState, seat: int) -> tuple[Wishes, Wishes]:
    medals = state.medals[seat] | state.due[seat]
    skills = tuple(state.skills[seat])
    kind = (state.box, state.die, state.scenario, skills, medals)
    return wishes(*kind, _friends_missing(state, seat), _wins_missing(state, seat))


def _friends_missing(state: KyotoState, seat: int) -> int:
    slots = state.box.house_medal
    friends = state.friends[state.homes[seat]][:slots]
    missing = slots - len(friends) + friends.count(EMPTY)
    return missing if missing < _MOST_FRIENDS else _MOST_FRIENDS


def _wins_missing(state: KyotoState, seat: int) -> int:
    slots = state.box.track_slots
    missing = (state.box.track_medal - state.wins[seat]) % slots or slots
    return missing if missing < _MOST_WINS else _MOST_WINS


def fighting(state: KyotoState, seat: int, other: int) -> float:
    """What a fight is worth: what one stands to win against what the other does."""
    skills = state.skills
    return _fight(
        state.die,
        skills[seat][FIGHT],
        skills[other][FIGHT],
        _beaten(state, seat),
        _beaten(state, other),
    )


@lru_cache(maxsize=4096)
def _fight(die: Die, mine: int, theirs: int, won: float, lost: float) -> float:
    """What a fight is worth, by the skills and by what each would win."""
    chance = beating(die, mine, theirs)
    return chance * won - (1 - chance) * lost


def _beaten(state: KyotoState, seat: int) -> float:
    """What it is worth to a seat to beat another."""
    medals = state.medals[seat] | state.due[seat]
    worth = (MEDAL if state.scenario.beat & ~medals else 0.0) + _CHASED
    return worth if medals & TRACK_MEDAL else worth + _WINS[_wins_missing(state, seat)]
