"""Who is stronger than whom, and how sure that is."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from math import sqrt
from statistics import NormalDist, fmean, stdev

from openskill.models import PlackettLuce, PlackettLuceRating

from meowple.lab.arena.arena import Score

_MODEL = PlackettLuce()
# Of the intervals that are told, 19 of 20 hold the truth.
_SURE = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean, and the range that holds the true one in 19 of 20 cases."""

    mean: float
    low: float
    high: float


@dataclass(slots=True)
class Standing:
    """How a bot did in all its games. Who never met another bot has no rating; `lead` are
    the points ahead of the best without a seat."""

    bot: str
    rating: PlackettLuceRating | None = None
    games: int = 0
    wins: float = 0.0
    points: int = 0
    lead: int = 0
    faults: int = 0

    @property
    def skill(self) -> Interval | None:
        if self.rating is None:
            return None
        reach = _SURE * self.rating.sigma
        return Interval(self.rating.mu, self.rating.mu - reach, self.rating.mu + reach)


@dataclass(slots=True)
class Ranking:
    """Takes in scores one by one. Wins over each other are kept by deal: the games of
    one deal are not independent, their mean is one observation."""

    standings: dict[str, Standing] = field(default_factory=dict)
    _deals: dict[tuple[str, str], dict[int, list[float]]] = field(default_factory=dict)

    def add(self, score: Score) -> None:
        for seat, bot in enumerate(score.line_up):
            standing = self.standings.get(bot)
            if standing is None:
                standing = self.standings[bot] = Standing(bot)
            standing.games += 1
            standing.wins += score.shares[seat]
            standing.points += score.points[seat]
            if score.rivals:
                standing.lead += score.points[seat] - max(score.rivals.values())
            standing.faults += score.faults[seat]
        self._compare(score)
        self._rate(score)

    def _compare(self, score: Score) -> None:
        """Seat against seat; alone, against those without one."""
        seats = range(len(score.line_up))
        for one in seats:
            bot = score.line_up[one]
            for rival in score.rivals:
                self._note(bot, rival, score.seed, score.shares[one])
            for other in seats:
                if score.line_up[other] != bot:
                    ahead = _ahead(score, one, other)
                    self._note(bot, score.line_up[other], score.seed, ahead)

    def _note(self, bot: str, other: str, seed: int, ahead: float) -> None:
        deals = self._deals.setdefault((bot, other), defaultdict(list))
        deals[seed].append(ahead)

    def _rate(self, score: Score) -> None:
        if len(set(score.line_up)) < 2:
            return
        teams = [[self._rating(bot)] for bot in score.line_up]
        worths = [_worth(score, seat) for seat in range(len(teams))]
        order = sorted(set(worths), reverse=True)
        places = [float(order.index(worth)) for worth in worths]
        rated = _MODEL.rate(teams, ranks=places)
        fresh: dict[str, list[PlackettLuceRating]] = defaultdict(list)
        for bot, team in zip(score.line_up, rated, strict=True):
            fresh[bot].append(team[0])
        for bot, ratings in fresh.items():
            # Who sits twice learns from both seats.
            rating = _MODEL.rating(name=bot)
            rating.mu = fmean(one.mu for one in ratings)
            rating.sigma = fmean(one.sigma for one in ratings)
            self.standings[bot].rating = rating

    def _rating(self, bot: str) -> PlackettLuceRating:
        return self.standings[bot].rating or _MODEL.rating(name=bot)

    @property
    def order(self) -> list[Standing]:
        """The strongest first; who never met another is ranked by wins, then by points."""
        return sorted(self.standings.values(), key=_strength, reverse=True)

    @property
    def pairs(self) -> dict[tuple[str, str], tuple[Interval, int]]:
        """How often a bot is ahead of another, and in how many comparisons."""
        return {
            pair: (
                _interval([fmean(deal) for deal in deals.values()]),
                sum(len(deal) for deal in deals.values()),
            )
            for pair, deals in self._deals.items()
        }


def _strength(standing: Standing) -> tuple[float, float, float]:
    rating, games = standing.rating, max(standing.games, 1)
    mu = rating.mu if rating else 0.0
    return mu, standing.wins / games, standing.points / games


def _worth(score: Score, seat: int) -> tuple[float, int]:
    """Winners come first, whatever decided a tie, then points count."""
    return score.shares[seat], score.points[seat]


def _ahead(score: Score, one: int, other: int) -> float:
    """1 for who is ahead of the other, 0 for who is behind."""
    mine, theirs = _worth(score, one), _worth(score, other)
    if mine == theirs:
        return 0.5
    return 1.0 if mine > theirs else 0.0


def _interval(values: list[float]) -> Interval:
    """Of independent values from 0 to 1. Agresti and Coull's two wins and two losses keep
    it honest where nearly all are alike."""
    mean, number = fmean(values), len(values)
    spread = stdev([*values, 0.0, 0.0, 1.0, 1.0]) / sqrt(number + 4)
    middle = (sum(values) + 2) / (number + 4)
    low, high = middle - _SURE * spread, middle + _SURE * spread
    return Interval(mean, max(min(low, mean), 0.0), min(max(high, mean), 1.0))
