"""The database: SQLite in one file, or PostgreSQL. Reads run in threads."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from meowple.server.errors import Unavailable
from meowple.server.storage.migrations import migrate

T = TypeVar("T")

# How long a SQLite writer waits for another process, such as a backup.
_BUSY_MS = 10_000
# Not more than there are connections.
_READERS = 8
# A line to PostgreSQL that was cut in silence is noticed within a minute, in seconds and
# tries; who only listens would wait for hours.
_KEEPALIVE = {"keepalives_idle": "30", "keepalives_interval": "10", "keepalives_count": "3"}


class Database:
    """An engine and what differs between the two kinds."""

    def __init__(self, url: str) -> None:
        self.url = _known(url)
        self.is_postgres = self.url.startswith("postgresql")
        self.engine = _engine(self.url, self.is_postgres)
        self._readers = ThreadPoolExecutor(_READERS, "reader")

    def prepare(self, also: Callable[[Connection], None] | None = None) -> None:
        """Make or upgrade the tables, and do what else must be done alone."""
        if not self.is_postgres:
            _keep_private(self.url)

        def work(connection: Connection) -> None:
            migrate(connection)
            if also is not None:
                also(connection)

        # Whoever starts a server can mend it.
        with reaching("database.unusable"):
            self._write(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """The answer of some reading, from a thread."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self.read_now, work)

    def read_now(self, work: Callable[[Connection], T]) -> T:
        with reaching(), self.engine.connect() as connection:
            return work(connection)

    def write_now(self, work: Callable[[Connection], T]) -> T:
        """The answer of some writing, after its commit; servers have a `Writer`."""
        with reaching():
            return self._write(work)

    def _write(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as plain:
            connection = plain.execution_options(writing=True)
            with connection.begin():
                return work(connection)

    def close(self) -> None:
        # Who reads brings a connection back; then all of them are closed.
        self._readers.shutdown()
        self.engine.dispose()


@contextmanager
def reaching(problem: str = "database.silent") -> Iterator[None]:
    """Around the use of the database: whatever it says no for, only the kind is told."""
    try:
        yield
    except SQLAlchemyError as error:
        raise Unavailable(problem, kind=type(error).__name__) from error


def _known(url: str) -> str:
    """The address as SQLAlchemy takes it: PostgreSQL by psycopg 3, whatever is said."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise Unavailable("database.address") from None
    name = parsed.get_backend_name()
    if name in ("postgresql", "postgres"):
        parsed = parsed.set(drivername="postgresql+psycopg")
        unsaid = {name: _KEEPALIVE[name] for name in _KEEPALIVE if name not in parsed.query}
        parsed = parsed.update_query_dict(unsaid)
    elif name != "sqlite":
        raise Unavailable("database.kind", kind=name)
    return parsed.render_as_string(hide_password=False)


def _engine(url: str, is_postgres: bool) -> Engine:
    if is_postgres:
        return create_engine(url, pool_pre_ping=True, pool_size=5, max_overflow=10)
    engine = create_engine(url, pool_size=5, max_overflow=10)
    event.listen(engine, "connect", _open_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _keep_private(url: str) -> None:
    """A new file is for its owner alone: it holds the seeds of games that go on."""
    path = make_url(url).database
    if path and path != ":memory:":
        # What is wrong with the path is said when the database is opened.
        with suppress(OSError):
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def _open_sqlite(connection: Any, record: object) -> None:
    # Python's driver begins transactions by itself and late; we begin them.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (
        f"busy_timeout={_BUSY_MS}",
        "journal_mode=WAL",
        # A commit is on the disk before it is acknowledged.
        "synchronous=FULL",
        "foreign_keys=ON",
        "temp_store=MEMORY",
        # Per connection; the system keeps the file in its own cache anyway.
        "cache_size=-512",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # A writer takes its lock at once: upgrading a read lock later may fail.
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
