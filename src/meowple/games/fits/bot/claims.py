"""Each player's chances of holding a box at the end."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import NamedTuple

from meowple.games.fits.rules.boxes import Box
from meowple.games.fits.rules.deck import counted
from meowple.games.fits.rules.scoring import (
    Rules,
    score_box,
    sleepers_that_count,
    weight,
)
from meowple.games.fits.rules.waking import with_awake_cat

# How many cats a majority may still change by, if there is time enough.
UNSURE = 1.65
# A cat still has to join sleepers that are alone: that costs them this many cats.
ALONE = 3.1
# How often a player breaks into a box of others, if there is time enough.
INVADED = 0.08
# It takes a cat asleep and one awake to break in.
TO_INVADE = 2


class Cats(NamedTuple):
    """The cats in a box by player, as `Box` tallies them."""

    awake: int
    asleep: int
    woken: int


class Claim(NamedTuple):
    """What a player has in a box: the share of its value, and the points for further cats,
    that can be expected."""

    share: float
    extra: float


# Cache: the same cats come up in many boxes when one position is simulated many times.
@lru_cache(maxsize=1 << 14)
def claims(
    cats: Cats, closed: bool, rules: Rules, supply: tuple[int, ...], time: float
) -> tuple[Claim, ...]:
    """Everyone's claim to a box with cats. `supply` has the cats that everyone can still
    lay; `time` is from 0, the end, to 1."""
    box = Box(0, int(not closed), 0, *cats)
    # without icons there are points for further cats only
    scored = score_box(box, len(supply), rules)
    if closed or not time:
        shares = [float(player in scored.holders) for player in range(len(supply))]
    else:
        shares = _shares(box, rules, supply, time)
    found = []
    for player, share in enumerate(shares):
        extra = scored.points.get(player, 0)
        found.append(Claim(share, extra if rules.all_extras else share * extra))
    return tuple(found)


def _shares(box: Box, rules: Rules, supply: tuple[int, ...], time: float) -> list[float]:
    forces = {
        player: _force(box, player, rules, cats)
        for player, cats in enumerate(supply)
        if box.cats(player)
    }
    shares = []
    for player, cats in enumerate(supply):
        if player not in forces:
            shares.append(INVADED * time if cats >= TO_INVADE else 0.0)
            continue
        rivals = [rival for rival in forces if rival != player]
        lead = forces[player] - max([forces[rival] for rival in rivals], default=0.0)
        stands = weight(box, player, rules) and not any(supply[rival] for rival in rivals)
        if not cats and (lead < 0 or not forces[player]):
            shares.append(0.0)
        elif lead >= 0 and stands:
            shares.append(1.0)
        else:
            shares.append(_chance(lead, time))
    return shares


def _force(box: Box, player: int, rules: Rules, cats: int) -> float:
    """The weight of a player's cats in a box, with sleepers that may still find company."""
    heavy = weight(box, player, rules) / 2
    if cats and sleepers_that_count(box, player, rules) < counted(box.asleep, player):
        joined = with_awake_cat(box, player)
        return max(heavy, weight(joined, player, rules) / 2 - ALONE)
    return heavy


def _chance(lead: float, time: float) -> float:
    """The chance of holding a box with this lead in cats; tied players hold it too."""
    return 1 / (1 + exp(-(lead + 0.5) / (UNSURE * time)))
