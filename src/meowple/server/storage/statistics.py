"""A profile's own record: averages, bests and head-to-heads, from stored results."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from sqlalchemy import Connection, select

from meowple.server.storage import history, schema
from meowple.server.storage.history import PastGame
from meowple.server.storage.tables import TableRow

# The newest games that count.
MOST_GAMES = 2000


@dataclass(slots=True)
class Tally:
    """Games of one kind. `margin` is how far the profile was ahead at best; None where
    nobody else has a score."""

    games: int = 0
    wins: int = 0
    points: int = 0
    best: int | None = None
    best_table: str = ""
    margin: int | None = None
    margin_table: str = ""

    def add(self, table: str, mine: int, others: list[int], *, won: bool) -> None:
        self.games += 1
        self.wins += won
        self.points += mine
        if self.best is None or mine > self.best:
            self.best, self.best_table = mine, table
        ahead = mine - max(others) if others else None
        if won and ahead is not None and (self.margin is None or ahead > self.margin):
            self.margin, self.margin_table = ahead, table


@dataclass(slots=True)
class Duel:
    """Games with one other person."""

    games: int = 0
    wins: int = 0
    losses: int = 0


@dataclass(frozen=True, slots=True)
class Statistics:
    """Tallies by game and division, and duels with the other's name: two people may have
    the same one."""

    tallies: dict[tuple[str, str], Tally]
    duels: list[tuple[str, Duel]]


def of_profile(
    connection: Connection, profile: str, division: Callable[[TableRow], str | None]
) -> Statistics:
    """The statistics of a profile, from games played to their end, at one seat. `division`
    is that of a table; None: its game is not known any more."""
    tallies: dict[tuple[str, str], Tally] = defaultdict(Tally)
    duels: dict[str, Duel] = defaultdict(Duel)
    for past in history.finished_of_profile(connection, profile, MOST_GAMES):
        own = past.row.seats_of(profile)
        found = division(past.row)
        if past.ending.scores is None or len(own) != 1 or found is None:
            continue
        _count(past, own[0], tallies[past.row.game, found])
        _compare(past, own[0], duels)
    names = _names(connection, duels)
    return Statistics(dict(tallies), [(name, duels[who]) for who, name in names.items()])


def _count(past: PastGame, seat: int, tally: Tally) -> None:
    scores = past.ending.scores or ()
    others = [score for other, score in enumerate(scores) if other != seat]
    others += past.ending.rivals
    won = seat in past.ending.winners
    tally.add(past.row.id, scores[seat], others, won=won)


def _compare(past: PastGame, seat: int, duels: dict[str, Duel]) -> None:
    won = seat in past.ending.winners
    for other in past.row.seats:
        if other.profile is None or other.seat == seat:
            continue
        duel = duels[other.profile]
        duel.games += 1
        duel.wins += won and other.seat not in past.ending.winners
        duel.losses += other.seat in past.ending.winners and not won


def _names(connection: Connection, ids: Iterable[str]) -> dict[str, str]:
    """The names of profiles; guests have none, and are not compared with."""
    own = schema.profiles.c
    statement = select(own.id, own.name).where(own.id.in_([*ids]), own.name != "")
    return {row.id: row.name for row in connection.execute(statement)}
