"""A contest of bots against each other on the same deals.

A meeting is a line-up of bots at one table. Each deal is played in all rotations of a
line-up, so that no seat is an advantage, and all line-ups get the same deals, so that no
deal is one.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from itertools import combinations_with_replacement, islice, pairwise
from math import ceil
from typing import Literal

from meowple.bots import SECONDS
from meowple.kernel.setup import Value
from meowple.lab.playout import one_game
from meowple.lab.simulation import load, recorded_game
from meowple.lab.workers import WorkerPool, run_locally

Format = Literal["round-robin", "ladder"]


@dataclass(frozen=True)
class Contest:
    """The settings of a contest, as plain values that can be sent to other processes.
    `games` is the least number of games per meeting."""

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
        """The line-ups; on a ladder only neighbors meet."""
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
    def schedule(self) -> Iterator[ContestGame]:
        """All games in a fixed order: deal by deal, so that an early stop has played all
        meetings equally often."""
        for deal in range(self.deals):
            for line_up in self.meetings:
                for turn in range(self.seats):
                    yield ContestGame(self.seed + deal, line_up[turn:] + line_up[:turn])

    @property
    def total(self) -> int:
        return self.deals * len(self.meetings) * self.seats


def _fair(line_up: Sequence[str], offered: int) -> bool:
    """Whether no bot has two seats while another has none; with fewer bots than seats all
    share them as evenly as possible."""
    most = ceil(len(line_up) / min(offered, len(line_up)))
    return all(line_up.count(bot) <= most for bot in line_up)


@dataclass(frozen=True, slots=True)
class ContestGame:
    """One game of the schedule: its deal, and the bot on each seat."""

    seed: int
    line_up: tuple[str, ...]
    recorded: bool = False


@dataclass(frozen=True, slots=True)
class ContestResult:
    """The result of a game, seat by seat: points, shares of the win, and unusable answers.
    `rivals` has the scores of opponents without a seat. `record` is the whole game, where
    records are kept."""

    seed: int
    line_up: tuple[str, ...]
    points: tuple[int, ...]
    shares: tuple[float, ...]
    faults: tuple[int, ...]
    rivals: dict[str, int]
    decisions: int
    record: str = ""


def run_contest(
    contest: Contest,
    done: int = 0,
    jobs: int | None = None,
    pool: WorkerPool = run_locally,
    *,
    records: bool = False,
) -> Generator[ContestResult, None, None]:
    """Play the contest in order, without the first `done` games."""
    planned = islice(contest.schedule, done, None)
    tasks = ((contest, replace(game, recorded=records)) for game in planned)
    with closing(pool(play_contest_game, tasks, jobs)) as results:
        yield from results


def play_contest_game(task: tuple[Contest, ContestGame]) -> ContestResult:
    contest, planned = task
    game = load(contest.game, contest.data)
    setup = game.setup(contest.seats, contest.options, planned.seed)
    if planned.recorded:
        bots, seconds = planned.line_up, contest.seconds
        played = recorded_game(game, setup, bots, seconds, contest.data)
    else:
        played = one_game(game, setup, planned.line_up, seconds=contest.seconds)
    share = 1 / max(len(played.winners), 1)
    seats = range(contest.seats)
    return ContestResult(
        seed=planned.seed,
        line_up=planned.line_up,
        points=played.scores,
        shares=tuple(share if seat in played.winners else 0.0 for seat in seats),
        faults=played.faults,
        rivals=dict(played.rivals),
        decisions=played.decisions,
        record=played.record or "",
    )
