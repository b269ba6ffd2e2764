"""Running statistics over many games, in constant memory."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt

from meowple.lab.playout import PlayedGame


@dataclass(slots=True)
class Spread:
    """Running mean, standard deviation and range (Welford's algorithm)."""

    count: int = 0
    mean: float = 0.0
    squares: float = 0.0
    low: int = 0
    high: int = 0

    def add(self, value: int) -> None:
        if self.count == 0:
            self.low = self.high = value
        self.count += 1
        step = value - self.mean
        self.mean += step / self.count
        self.squares += step * (value - self.mean)
        self.low = min(self.low, value)
        self.high = max(self.high, value)

    @property
    def sd(self) -> float:
        """The standard deviation of a sample; 0 for fewer than two numbers."""
        return sqrt(self.squares / (self.count - 1)) if self.count > 1 else 0.0

    def summary(self) -> dict[str, float]:
        return {
            "mean": round(self.mean, 3),
            "sd": round(self.sd, 3),
            "min": self.low,
            "max": self.high,
        }


@dataclass(slots=True)
class RivalTally:
    """The statistics of an opponent without a seat."""

    wins: int = 0
    scores: Spread = field(default_factory=Spread)


@dataclass(slots=True)
class Tally:
    """All statistics that `sim` shows."""

    seats: int
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    scores: Spread = field(default_factory=Spread)
    by_seat: list[Spread] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    # Unusable answers by seat.
    faults: list[int] = field(default_factory=list)
    rivals: dict[str, RivalTally] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.by_seat = [Spread() for _ in range(self.seats)]
        self.wins = [0] * self.seats
        self.faults = [0] * self.seats

    def add(self, outcome: PlayedGame) -> None:
        self.games += 1
        self.decisions += outcome.decisions
        self.seconds += outcome.seconds
        for spread, score in zip(self.by_seat, outcome.scores, strict=True):
            spread.add(score)
            self.scores.add(score)
        for seat, faults in enumerate(outcome.faults):
            self.faults[seat] += faults
        for name, score in outcome.rivals.items():
            self.rivals.setdefault(name, RivalTally()).scores.add(score)
        # A shared win counts for everyone who shares it.
        for winner in outcome.winners:
            if isinstance(winner, int):
                self.wins[winner] += 1
            else:
                self.rivals.setdefault(winner, RivalTally()).wins += 1

    def summary(self) -> dict[str, object]:
        """The fields of `sim --json` that come from the games themselves."""
        seconds = self.seconds or 1e-9
        found: dict[str, object] = {
            "games": self.games,
            "games_per_second": round(self.games / seconds, 2),
            "decisions_per_second": round(self.decisions / seconds, 1),
            "decisions_per_game": round(self.decisions / max(self.games, 1), 2),
            "scores": self.scores.summary(),
            "wins_by_seat": self.wins,
            "faults_by_seat": self.faults,
        }
        if self.rivals:
            found["rivals"] = {
                name: {"wins": rival.wins, "scores": rival.scores.summary()}
                for name, rival in self.rivals.items()
            }
        return found
