"""Two bots compared deal by deal, and a sequential test that stops a contest when their
difference is established or excluded."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import log, sqrt
from statistics import fmean, stdev, variance
from typing import Literal, NamedTuple

from meowple.lab.arena.arena import Contest, ContestResult
from meowple.lab.arena.ranking import SURE, Interval, Ranking, ahead

Measure = Literal["share", "points"]
Verdict = Literal["more", "less"]

# The chance that a test is wrong, either way.
ERROR = 0.05
# A spread is not known from fewer deals than this: in simulations, a test that may end
# after ten is wrong in 6.5 %.
_FIRST_LOOK = 20


class DealDifference(NamedTuple):
    """The difference in one deal: the share of the wins of the first bot (a half if both
    are equal), and the points that it is ahead."""

    share: float
    points: float


class PairedDeals:
    """The deals that two bots have both played from all seats, or alone.

    A deal favors a seat, or is good or bad for anyone; in the difference of the two bots
    that cancels out. In solo games the leads over the rival are compared.
    """

    def __init__(self, contest: Contest, one: str, other: str) -> None:
        self.one, self.other = one, other
        self._pair = {one, other}
        self._solo = contest.seats == 1
        met = [line_up for line_up in contest.meetings if self._pair <= {*line_up}]
        self._needed = 2 if self._solo else contest.seats * len(met)
        self._begun: dict[int, list[ContestResult]] = {}
        self.deals: list[DealDifference] = []

    def add(self, result: ContestResult) -> None:
        present = self._pair & {*result.line_up}
        if not present or not (self._solo or present == self._pair):
            return
        games = self._begun.setdefault(result.seed, [])
        games.append(result)
        if len(games) == self._needed:
            del self._begun[result.seed]
            compare = self._alone if self._solo else self._together
            self.deals.append(compare(games))

    def _alone(self, games: Sequence[ContestResult]) -> DealDifference:
        """The difference between the two with the same deal, each alone."""
        mine, theirs = sorted(games, key=lambda game: game.line_up[0] != self.one)
        lead = (mine.points[0] - _rival(mine)) - (theirs.points[0] - _rival(theirs))
        return DealDifference((1 + mine.shares[0] - theirs.shares[0]) / 2, lead)

    def _together(self, games: Sequence[ContestResult]) -> DealDifference:
        """The difference between the two at the same tables."""
        shares, leads = [], []
        for game in games:
            mine = [seat for seat, bot in enumerate(game.line_up) if bot == self.one]
            theirs = [seat for seat, bot in enumerate(game.line_up) if bot == self.other]
            shares += [ahead(game, seat, other) for seat in mine for other in theirs]
            points = game.points
            leads.append(fmean(points[s] for s in mine) - fmean(points[s] for s in theirs))
        return DealDifference(fmean(shares), fmean(leads))

    def values(self, measure: Measure) -> list[float]:
        return [getattr(deal, measure) for deal in self.deals]

    @property
    def lead(self) -> Interval | None:
        """The mean points ahead; None if there are too few deals to say how sure it is."""
        if len(self.deals) < 2:
            return None
        values = self.values("points")
        mean, reach = fmean(values), SURE * stdev(values) / sqrt(len(values))
        return Interval(mean, mean - reach, mean + reach)


def _rival(game: ContestResult) -> int:
    """The best score of an opponent without a seat."""
    return max(game.rivals.values(), default=0)


def all_pairs(contest: Contest) -> list[PairedDeals]:
    """All pairs of bots that meet, or play the same deals alone."""
    return [
        PairedDeals(contest, one, other)
        for one, other in combinations(contest.bots, 2)
        if contest.seats == 1 or any({one, other} <= {*met} for met in contest.meetings)
    ]


class SequentialTest(NamedTuple):
    """A sequential probability ratio test (Wald; generalized to an unknown spread): is the
    mean difference of two bots `low`, or is it `high`?"""

    low: float
    high: float
    measure: Measure = "share"

    def ratio(self, values: Sequence[float]) -> float:
        """The logarithm of how much likelier these values are with `high`."""
        if len(values) < _FIRST_LOOK:
            return 0.0
        # A game more of either kind, so that a run of equal values is not taken for a law.
        seen = [*values, 0.0, 1.0] if self.measure == "share" else values
        spread = max(variance(seen), 1e-9)
        step, middle = self.high - self.low, (self.high + self.low) / 2
        return len(values) * step * (fmean(values) - middle) / spread

    def verdict(self, values: Sequence[float]) -> Verdict | None:
        """Whether it is rather `high` or `low`; None as long as that is open."""
        bound = log((1 - ERROR) / ERROR)
        ratio = self.ratio(values)
        if abs(ratio) < bound:
            return None
        return "more" if ratio > 0 else "less"


class ContestStanding:
    """The standing after the games so far: the ranking, all pairs deal by deal, and the
    verdict of a sequential test."""

    def __init__(self, contest: Contest, test: SequentialTest | None) -> None:
        self.ranking = Ranking()
        self.pairs = all_pairs(contest)
        self.test = test

    def add(self, result: ContestResult) -> None:
        self.ranking.add(result)
        for pair in self.pairs:
            pair.add(result)

    @property
    def verdict(self) -> str:
        """The verdict of the test: more, less or open."""
        if self.test is None:
            return "open"
        return self.test.verdict(self.pairs[0].values(self.test.measure)) or "open"

    @property
    def decided(self) -> bool:
        return self.verdict != "open"
