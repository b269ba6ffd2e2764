"""How strong the levels are: Elo ratings from the games that they played.

A game's package has the shares of neighboring levels, as measured with two players, in
`data/strength.toml`. The cat of every game has the same rating, so that other levels can be
compared with it; ratings of different games have nothing else in common.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import log10

from meowple.bots.by_name import BOTS
from meowple.kernel.plugin import MeasuredShare, Plugin

ANCHOR = "cat"
ANCHOR_RATING = 1000
# A level with this many points more is expected to win 10 of 11 games.
_SCALE = 400
# Shares beyond this say only that one level hardly ever loses.
_MOST = 0.98
# A few games that were all won prove little: this many more are counted, half of them lost.
_DOUBT = 4


def ratings(plugin: Plugin) -> dict[str, int]:
    """The rating of each level of a game, the weakest first; empty if nothing was
    measured."""
    leads = {(one.level, one.over): _lead(one) for one in plugin.strength()}
    levels = [*BOTS]
    place = levels.index(ANCHOR)
    found: dict[str, float] = {ANCHOR: ANCHOR_RATING}
    for below, level in zip(levels[place:], levels[place + 1 :], strict=False):
        if below in found and (level, below) in leads:
            found[level] = found[below] + leads[level, below]
    for level, below in zip(levels[place::-1], levels[place - 1 :: -1], strict=False):
        if level in found and (level, below) in leads:
            found[below] = found[level] - leads[level, below]
    return _rounded(found) if leads else {}


def _lead(measured: MeasuredShare) -> float:
    """The Elo difference that goes with a share of the games won."""
    share = (measured.share * measured.games + _DOUBT / 2) / (measured.games + _DOUBT)
    if measured.low < 0.5 < measured.high:
        # Within the error, the order of the levels stands.
        share = max(share, 0.5)
    share = min(max(share, 1 - _MOST), _MOST)
    return _SCALE * log10(share / (1 - share))


def _rounded(found: Mapping[str, float]) -> dict[str, int]:
    """To tens: the measurements are no more precise."""
    return {level: 10 * round(found[level] / 10) for level in BOTS if level in found}
