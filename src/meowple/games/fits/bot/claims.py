"""Each player's chances of holding a box at the end."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import NamedTuple

from meowple.games.fits.rules.boxes import Box
from meowple.games.fits.rules.deck import one
from meowple.games.fits.rules.scoring import Rules, score_box, weight

# How many cats a majority may still change by, if there is time enough.
UNSURE = 2.0
# A cat still has to join sleepers that are alone: that costs them this many cats.
ALONE = 1.5
# How often a player breaks into a box of others, if there is time enough.
INVADED = 0.15
# It takes a cat asleep and one awake to break in.
TO_INVADE = 2


class Claim(NamedTuple):
    """What a player has in a box: the share of its value that can be expected, and the
    points for further cats."""

    share: float
    extra: int


# Cache: the same cats come up in many boxes when one position is simulated many times.
@lru_cache(maxsize=1 << 14)
def claims(
    awake: int,
    asleep: int,
    closed: bool,
    advanced: bool,
    supply: tuple[int, ...],
    time: float,
) -> tuple[Claim, ...]:
    """Everyone's claim to a box with cats. `supply` has the cats that everyone can still
    lay; `time` is from 0, the end, to 1."""
    rules = Rules(advanced)
    box = Box(0, int(not closed), 0, awake, asleep)
    # without icons there are points for further cats only
    points = score_box(box, len(supply), rules).points
    if closed or not time:
        shares = [float(player in points) for player in range(len(supply))]
    else:
        shares = _shares(box, rules, supply, time)
    return tuple(Claim(share, points.get(player, 0)) for player, share in enumerate(shares))


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
    heavy = weight(box, player, rules)
    if not heavy and cats:
        joined = box._replace(awake=box.awake + one(player))
        return weight(joined, player, rules) / 2 - ALONE
    return heavy / 2


def _chance(lead: float, time: float) -> float:
    """The chance of holding a box with this lead in cats; tied players hold it too."""
    return 1 / (1 + exp(-(lead + 0.5) / (UNSURE * time)))
