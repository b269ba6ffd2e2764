"""Ratings of players by game: Plackett-Luce, updated in the transaction of a table's
last row if it was played to its end.

Profiles are players, and so are bots, by their names. Tables with hot seats change no
rating, because it is not known who sat there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import fmean

from openskill.models import PlackettLuce
from sqlalchemy import Connection, bindparam, select, tuple_, update

from meowple.server.storage import schema
from meowple.server.storage.insert_or_ignore import insert_or_ignore
from meowple.server.storage.tables import TableRow
from meowple.table.endings import Ending
from meowple.table.seats import BOT, HOTSEAT

_MODEL = PlackettLuce()
_DEFAULT = _MODEL.rating()
# The displayed rating is this many sigmas below the mean, so that the player's strength
# is very likely above it.
_SIGMAS = 3

Key = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's rating at a game."""

    mu: float = float(_DEFAULT.mu)
    sigma: float = float(_DEFAULT.sigma)
    games: int = 0
    wins: int = 0

    @property
    def shown(self) -> float:
        return self.mu - _SIGMAS * self.sigma


@dataclass(frozen=True, slots=True)
class Match:
    """A rated table with the player of each seat."""

    game: str
    players: tuple[str, ...]
    ending: Ending

    @property
    def keys(self) -> list[Key]:
        return [(player, self.game) for player in self.players]

    @property
    def ranks(self) -> list[float]:
        """The rank of each seat, 0 the best: winners first, then by points."""
        scores, winners = self.ending.scores or (), self.ending.winners
        worth = [(seat in winners, score) for seat, score in enumerate(scores)]
        return [float(sum(other > own for other in worth)) for own in worth]


def match_of(row: TableRow, ending: Ending) -> Match | None:
    """The match of a finished table; None if it is not rated."""
    kinds = {seat.kind for seat in row.seats}
    if not row.terms.rated or ending.scores is None:
        return None
    if len(row.seats) < 2 or HOTSEAT in kinds:
        return None
    players = [
        f"bot:{seat.bot}" if seat.kind == BOT else str(seat.profile) for seat in row.seats
    ]
    return Match(row.game, tuple(players), ending)


def rated_after(before: Sequence[Rating], match: Match) -> list[Rating]:
    """The ratings of the seats after a match. A bot with several seats is rated for each
    of them and gets the mean."""
    teams = [[_MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    after = [team[0] for team in _MODEL.rate(teams, ranks=match.ranks)]
    found = []
    for player, old in zip(match.players, before, strict=True):
        seats = [n for n, other in enumerate(match.players) if other == player]
        won = any(seat in match.ending.winners for seat in seats)
        mu, sigma = (
            fmean(getattr(after[n], name) for n in seats) for name in ("mu", "sigma")
        )
        found.append(Rating(mu, sigma, old.games + 1, old.wins + won))
    return found


_CHANGE = update(schema.ratings).where(
    schema.ratings.c.player == bindparam("key_player"),
    schema.ratings.c.game == bindparam("key_game"),
)


def update_ratings(connection: Connection, matches: Sequence[Match]) -> None:
    """Update the ratings of all players. Rows are locked in one order, so that processes
    that do the same for other tables cause no deadlock."""
    keys = sorted({key for match in matches for key in match.keys})
    if not keys:
        return
    known = _locked(connection, keys)
    for one in matches:
        after = rated_after([known[key] for key in one.keys], one)
        known |= dict(zip(one.keys, after, strict=True))
    rows = [
        {"key_player": player, "key_game": game, **asdict(known[player, game])}
        for player, game in keys
    ]
    connection.execute(_CHANGE, rows)


_KEY = schema.ratings.c.player, schema.ratings.c.game
_LOCKED = (
    select(schema.ratings)
    .where(tuple_(*_KEY).in_(bindparam("keys", expanding=True)))
    .order_by(*_KEY)
    .with_for_update()
)


def _locked(connection: Connection, keys: Sequence[Key]) -> dict[Key, Rating]:
    fresh = [{"player": p, "game": g, **asdict(Rating())} for p, g in keys]
    connection.execute(insert_or_ignore(schema.ratings, connection.dialect.name), fresh)
    return {
        (row.player, row.game): Rating(row.mu, row.sigma, row.games, row.wins)
        for row in connection.execute(_LOCKED, {"keys": keys})
    }


def of_player(connection: Connection, player: str) -> dict[str, Rating]:
    """A player's ratings by game."""
    ratings = schema.ratings
    statement = select(ratings).where(ratings.c.player == player).order_by(ratings.c.game)
    return {
        row.game: Rating(row.mu, row.sigma, row.games, row.wins)
        for row in connection.execute(statement)
    }
