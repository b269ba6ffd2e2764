"""How strong players are at a game: Plackett-Luce ratings, brought up to date by each
table that is played to its end, in the transaction of its last row.

A profile is a player, and so is every bot by its name. Who sits at a hot seat nobody
knows: such tables change no rating.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from openskill.models import PlackettLuce
from sqlalchemy import Connection, bindparam, select, tuple_, update

from meowple.server.storage import schema
from meowple.server.storage.insert_or_ignore import addition
from meowple.server.storage.tables import TableRow
from meowple.table.endings import Ending
from meowple.table.seats import BOT, HOTSEAT

_MODEL = PlackettLuce()
_NEW = _MODEL.rating()
# The rating that is shown is one that a player is very likely to exceed.
_DOUBT = 3

Key = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Rating:
    """What is known of a player at one game."""

    mu: float = float(_NEW.mu)
    sigma: float = float(_NEW.sigma)
    games: int = 0
    wins: int = 0

    @property
    def shown(self) -> float:
        return self.mu - _DOUBT * self.sigma


@dataclass(frozen=True, slots=True)
class Match:
    """A table that counts: a player for each seat."""

    game: str
    players: tuple[str, ...]
    ending: Ending

    @property
    def keys(self) -> list[Key]:
        return [(player, self.game) for player in self.players]

    @property
    def ranks(self) -> list[float]:
        """The places, 0 the best: winners first, whatever decided a tie, then by points."""
        scores, winners = self.ending.scores or (), self.ending.winners
        worth = [(seat in winners, score) for seat, score in enumerate(scores)]
        return [float(sum(other > own for other in worth)) for own in worth]


def match(row: TableRow, ending: Ending) -> Match | None:
    """The table as ratings see it; None if it does not count."""
    kinds = {seat.kind for seat in row.seats}
    if not row.terms.rated or ending.scores is None:
        return None
    if len(row.seats) < 2 or HOTSEAT in kinds:
        return None
    players = [
        f"bot:{seat.bot}" if seat.kind == BOT else str(seat.profile) for seat in row.seats
    ]
    return Match(row.game, tuple(players), ending)


def rated(before: Sequence[Rating], match: Match) -> list[Rating]:
    """The ratings of the seats after a match. A player with several seats, a bot, is
    rated for each of them and gets the mean."""
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
    schema.ratings.c.player == bindparam("who"), schema.ratings.c.game == bindparam("what")
)


def note(connection: Connection, matches: Sequence[Match]) -> None:
    """Bring all ratings up to date. Other processes may do the same for other tables: the
    rows are locked, in one order for all."""
    keys = sorted({key for match in matches for key in match.keys})
    if not keys:
        return
    known = _locked(connection, keys)
    for one in matches:
        after = rated([known[key] for key in one.keys], one)
        known |= dict(zip(one.keys, after, strict=True))
    rows = [
        {"who": player, "what": game, **_values(known[player, game])}
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
    fresh = [{"player": p, "game": g, **_values(Rating())} for p, g in keys]
    connection.execute(addition(schema.ratings, connection.dialect.name), fresh)
    return {
        (row.player, row.game): Rating(row.mu, row.sigma, row.games, row.wins)
        for row in connection.execute(_LOCKED, {"keys": keys})
    }


def _values(rating: Rating) -> dict[str, float]:
    return {
        "mu": rating.mu,
        "sigma": rating.sigma,
        "games": rating.games,
        "wins": rating.wins,
    }


def of_player(connection: Connection, player: str) -> dict[str, Rating]:
    """The ratings of a player by game."""
    ratings = schema.ratings
    statement = select(ratings).where(ratings.c.player == player).order_by(ratings.c.game)
    return {
        row.game: Rating(row.mu, row.sigma, row.games, row.wins)
        for row in connection.execute(statement)
    }
