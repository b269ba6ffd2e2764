"""Bots against each other on the same deals.

A meeting is a line-up of bots that sit down together. Each deal is played in all
rotations of a line-up, so that nobody owes a win to a seat, and all line-ups get the same
deals, so that nobody owes one to the cards.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import combinations_with_replacement, pairwise
from math import ceil
from typing import Literal

from meowple.bots import SECONDS
from meowple.kernel.setup import Value
from meowple.lab.playout import one_game
from meowple.lab.simulation import load
from meowple.lab.workers import Crew, local

Format = Literal["round-robin", "ladder"]


@dataclass(frozen=True)
class Contest:
    """What is to be played: plain values, so that another process can be told. `games`
    are those of each meeting, at least."""

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: int = 0
    options: Mapping[str, Value] | None = None
    seconds: float = SECONDS
    format: Format = "round-robin"
    data: Mapping[str, object] | None = None

    @property
    def meetings(self) -> list[tuple[str, ...]]:
        """The line-ups; on a ladder only neighbours meet."""
        if self.seats == 1:
            return [(bot,) for bot in self.bots]
        groups: Iterable[Sequence[str]] = [self.bots]
        if self.format == "ladder":
            groups = pairwise(self.bots)
        found = {}
        for group in groups:
            for line_up in combinations_with_replacement(group, self.seats):
                if len(set(line_up)) > 1 and _fair(line_up, len(group)):
                    found[line_up] = True
        return list(found)

    @property
    def deals(self) -> int:
        return ceil(self.games / self.seats)

    @property
    def matches(self) -> Iterator[Match]:
        """All games in a fixed order: deal by deal, so that whoever stops early has seen
        all meetings as often."""
        for deal in range(self.deals):
            for line_up in self.meetings:
                for turn in range(self.seats):
                    yield Match(self.seed + deal, line_up[turn:] + line_up[:turn])

    @property
    def total(self) -> int:
        return self.deals * len(self.meetings) * self.seats


def _fair(line_up: Sequence[str], offered: int) -> bool:
    """Nobody sits twice where there are others; with fewer bots than seats all share
    them as evenly as can be."""
    most = ceil(len(line_up) / min(offered, len(line_up)))
    return all(line_up.count(bot) <= most for bot in line_up)


@dataclass(frozen=True, slots=True)
class Match:
    """One game: its deal, and who sits where."""

    seed: int
    line_up: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Score:
    """What came of a match, seat by seat: points, shares of the win, and answers that
    could not be used. `rivals` are those without a seat."""

    seed: int
    line_up: tuple[str, ...]
    points: tuple[int, ...]
    shares: tuple[float, ...]
    faults: tuple[int, ...]
    rivals: dict[str, int]
    decisions: int


def contend(
    contest: Contest, done: int = 0, jobs: int | None = None, crew: Crew = local
) -> Generator[Score, None, None]:
    """The scores of the contest in order, without the first `done`."""
    tasks = (
        (contest, match) for number, match in enumerate(contest.matches) if number >= done
    )
    with closing(crew(play_match, tasks, jobs)) as scores:
        yield from scores


def play_match(task: tuple[Contest, Match]) -> Score:
    contest, match = task
    game = load(contest.game, contest.data)
    setup = game.setup(contest.seats, contest.options, match.seed)
    outcome = one_game(game, setup, match.line_up, seconds=contest.seconds)
    share = 1 / max(len(outcome.winners), 1)
    seats = range(contest.seats)
    return Score(
        seed=match.seed,
        line_up=match.line_up,
        points=outcome.scores,
        shares=tuple(share if seat in outcome.winners else 0.0 for seat in seats),
        faults=outcome.faults,
        rivals=dict(outcome.rivals),
        decisions=outcome.decisions,
    )
