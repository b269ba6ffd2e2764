"""The ranking of the bots in a contest, with confidence intervals."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from math import sqrt
from statistics import NormalDist, fmean, stdev

from openskill.models import PlackettLuce, PlackettLuceRating

from meowple.lab.arena.arena import ContestResult

_MODEL = PlackettLuce()
# Half the width of a 95 % confidence interval, in standard deviations.
SURE = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean and its 95 % confidence interval."""

    mean: float
    low: float
    high: float


@dataclass(slots=True)
class BotStanding:
    """A bot's results in all its games. A bot that never met another has no rating; `lead`
    is its points ahead of the best opponent without a seat."""

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
        reach = SURE * self.rating.sigma
        return Interval(self.rating.mu, self.rating.mu - reach, self.rating.mu + reach)


@dataclass(slots=True)
class Ranking:
    """Adds up results one by one. Wins over each other are kept by deal: the games of one
    deal are not independent, so their mean is one observation."""

    standings: dict[str, BotStanding] = field(default_factory=dict)
    _deals: dict[tuple[str, str], dict[int, list[float]]] = field(default_factory=dict)

    def add(self, result: ContestResult) -> None:
        for seat, bot in enumerate(result.line_up):
            standing = self.standings.get(bot)
            if standing is None:
                standing = self.standings[bot] = BotStanding(bot)
            standing.games += 1
            standing.wins += result.shares[seat]
            standing.points += result.points[seat]
            if result.rivals:
                standing.lead += result.points[seat] - max(result.rivals.values())
            standing.faults += result.faults[seat]
        self._compare(result)
        self._rate(result)

    def _compare(self, result: ContestResult) -> None:
        """Compare every seat with the others and with opponents without a seat."""
        seats = range(len(result.line_up))
        for one in seats:
            bot = result.line_up[one]
            for rival in result.rivals:
                self._note(bot, rival, result.seed, result.shares[one])
            for other in seats:
                if result.line_up[other] != bot:
                    share = ahead(result, one, other)
                    self._note(bot, result.line_up[other], result.seed, share)

    def _note(self, bot: str, other: str, seed: int, ahead: float) -> None:
        deals = self._deals.setdefault((bot, other), defaultdict(list))
        deals[seed].append(ahead)

    def _rate(self, result: ContestResult) -> None:
        if len(set(result.line_up)) < 2:
            return
        teams = [[self._rating(bot)] for bot in result.line_up]
        worths = [_worth(result, seat) for seat in range(len(teams))]
        order = sorted(set(worths), reverse=True)
        places = [float(order.index(worth)) for worth in worths]
        rated = _MODEL.rate(teams, ranks=places)
        fresh: dict[str, list[PlackettLuceRating]] = defaultdict(list)
        for bot, team in zip(result.line_up, rated, strict=True):
            fresh[bot].append(team[0])
        for bot, ratings in fresh.items():
            # A bot with two seats takes the mean of both.
            rating = _MODEL.rating(name=bot)
            rating.mu = fmean(one.mu for one in ratings)
            rating.sigma = fmean(one.sigma for one in ratings)
            self.standings[bot].rating = rating

    def _rating(self, bot: str) -> PlackettLuceRating:
        return self.standings[bot].rating or _MODEL.rating(name=bot)

    @property
    def order(self) -> list[BotStanding]:
        """The bots, the strongest first; bots without a rating go by wins, then by
        points."""
        return sorted(self.standings.values(), key=_strength, reverse=True)

    @property
    def pairs(self) -> dict[tuple[str, str], tuple[Interval, int]]:
        """The share of comparisons in which a bot is ahead of another, and their number."""
        return {
            pair: (
                _interval([fmean(deal) for deal in deals.values()]),
                sum(len(deal) for deal in deals.values()),
            )
            for pair, deals in self._deals.items()
        }


def _strength(standing: BotStanding) -> tuple[float, float, float]:
    rating, games = standing.rating, max(standing.games, 1)
    mu = rating.mu if rating else 0.0
    return mu, standing.wins / games, standing.points / games


def _worth(result: ContestResult, seat: int) -> tuple[float, int]:
    """The worth of a result: winners come first, whatever broke a tie, then points."""
    return result.shares[seat], result.points[seat]


def ahead(result: ContestResult, one: int, other: int) -> float:
    """1 if one is ahead of the other, 0 if it is behind, 0.5 if they are equal."""
    mine, theirs = _worth(result, one), _worth(result, other)
    if mine == theirs:
        return 0.5
    return 1.0 if mine > theirs else 0.0


def _interval(values: list[float]) -> Interval:
    """The interval of independent values from 0 to 1. Agresti and Coull's two added wins
    and losses keep it wide enough if nearly all values are equal."""
    mean, number = fmean(values), len(values)
    spread = stdev([*values, 0.0, 0.0, 1.0, 1.0]) / sqrt(number + 4)
    middle = (sum(values) + 2) / (number + 4)
    low, high = middle - SURE * spread, middle + SURE * spread
    return Interval(mean, max(min(low, mean), 0.0), min(max(high, mean), 1.0))
