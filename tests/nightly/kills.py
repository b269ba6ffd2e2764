"""Servers that are killed while many people play, on a database that syncs to the disk.

Three tables at a time, one of each game, everyone with a client of their own. A kill comes
after some messages or rows, so nearly all acknowledgments fall between kills. Every fourth
kill with PostgreSQL kills the database too, with all its processes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic

from tests.server.kill_server import KINDS, MOST, SENT, Client, Moment, Table, play_all
from tests.server.players import OPEN
from tests.server.postgres_cluster import Cluster, cluster
from tests.server.record_checks import rows_of
from tests.server.server_processes import Running, running
from tests.server.table_seeds import DEALS

GAMES: tuple[tuple[str, int, dict[str, object]], ...] = (
    ("fits", 4, {}),
    ("isle", 2, {"rescue_choice": "simultaneous"}),
    ("kyoto", 2, {}),
)
_DATABASE_DIES = 4
# With fewer kills most of a table is played after the last of them.
_MANY = 100


@dataclass
class Figures:
    """The figures of a run: `database_kills` are among the kills, `during_kills` among the
    acknowledgments."""

    kills: int = 0
    database_kills: int = 0
    acknowledged: int = 0
    during_kills: int = 0
    tables: int = 0
    seconds: float = 0.0


@dataclass
class KillRun:
    """One series of kills on one database; finished tables are checked on the way."""

    url: str
    kills: int
    seed: str
    postgres: Cluster | None = None
    figures: Figures = field(default_factory=Figures)
    _tables: list[Table] = field(default_factory=list)

    def run(self, until: float) -> Figures:
        """As many kills as were asked for, or as there is time for (`monotonic`)."""
        began, chance, found = monotonic(), Random(self.seed), self.figures
        while found.kills < self.kills and monotonic() < until:
            self._serve(chance, last=False)
        while self._tables:
            self._serve(chance, last=True)
        found.seconds = monotonic() - began
        return found

    def _serve(self, chance: Random, *, last: bool) -> None:
        """A server from its start to its kill, or at last to the end of all tables."""
        found = self.figures
        kind = None if last else KINDS[found.kills % len(KINDS)]
        database = self.postgres if not chance.randrange(_DATABASE_DIES) else None
        with running(self.url) as server:
            clients = self._sit_down(server, new=not last)

            def kill() -> None:
                if database is not None:
                    database.kill()
                server.kill()

            most = MOST[kind or SENT] * len(GAMES)
            moment = Moment(kind, chance.randint(1, most), kill)
            before = sum(len(client.promised) for client in clients)
            play_all(clients, moment, self.url)
            got = sum(len(client.promised) for client in clients) - before
        found.acknowledged += got
        if moment.has_come:
            found.kills += 1
            found.during_kills += got
            if database is not None:
                found.database_kills += 1
                database.start()
        self._check_finished()

    def _sit_down(self, server: Running, *, new: bool) -> list[Client]:
        """Everyone comes back, to new tables where games are over."""
        for game, seats, options in GAMES if new else ():
            if not any(table.game == game for table in self._tables):
                self._tables.append(Table(server.address, game, seats, options))
        for table in self._tables:
            table.move_to(server)
        return [client for table in self._tables for client in table.clients]

    def _check_finished(self) -> None:
        over = [table for table in self._tables if table.over]
        if not over:
            return
        with running(self.url) as server:
            for table in over:
                table.move_to(server)
                table.check(server, rows_of(self.url, table.table["id"]))
        self._tables = [table for table in self._tables if not table.over]
        self.figures.tables += len(over)
        if not self._tables:
            OPEN.close()


@contextmanager
def _database(kind: str) -> Iterator[tuple[str, Cluster | None]]:
    if kind == "postgres":
        with cluster(sync=True) as found:
            yield found.new_database(), found
    else:
        with TemporaryDirectory(prefix="meowple-kills-") as folder:
            yield f"sqlite:///{Path(folder) / 'meowple.db'}", None


def kills(kind: str, wanted: int, minutes: float, seed: str = "kills") -> bool:
    """Kill servers, print the figures; whether at least half was acknowledged meanwhile, if
    there were many kills."""
    DEALS.begin(f"{seed} {kind}")
    with _database(kind) as (url, postgres):
        found = KillRun(url, wanted, seed, postgres).run(monotonic() + 60 * minutes)
    print(
        f"kills, {kind}: {found.kills} servers, {found.database_kills} of them with the "
        f"database; {found.tables} tables finished and verified; {found.acknowledged} "
        f"acknowledged, {found.during_kills} of them between kills; none lost, none twice; "
        f"{found.seconds:.0f} s",
        flush=True,
    )
    return found.kills < _MANY or 2 * found.during_kills >= found.acknowledged
