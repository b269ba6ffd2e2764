"""The database connection: SQLite in one file, or PostgreSQL. Reads run in threads; a
server writes through `log_writer`."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from meowple.server.errors import Unavailable
from meowple.server.storage.migrations import migrate

T = TypeVar("T")

# How long a SQLite writer waits for the lock of another process, such as a backup.
_SQLITE_BUSY_TIMEOUT_MS = 10_000
# At most as many as there are connections.
_READER_THREADS = 8
# TCP keepalive, in seconds and tries: a dead connection to PostgreSQL is noticed within a
# minute. One that only listens would otherwise wait for hours.
_KEEPALIVE = {"keepalives_idle": "30", "keepalives_interval": "10", "keepalives_count": "3"}


class Database:
    """An SQLAlchemy engine, and what differs between the two dialects."""

    def __init__(self, url: str) -> None:
        self.url = _normalized(url)
        self.is_postgres = self.url.startswith("postgresql")
        self.engine = _engine(self.url, self.is_postgres)
        self._readers = ThreadPoolExecutor(_READER_THREADS, "reader")

    def prepare(self, also: Callable[[Connection], None] | None = None) -> None:
        """Create or upgrade the tables; `also` runs in the same transaction."""
        if not self.is_postgres:
            _keep_private(self.url)

        def work(connection: Connection) -> None:
            migrate(connection)
            if also is not None:
                also(connection)

        # Another error id than at runtime: the host who starts the server can fix it.
        with database_errors("database.unusable"):
            self._write(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a function that reads, in a thread; its result."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self.read_now, work)

    def read_now(self, work: Callable[[Connection], T]) -> T:
        with database_errors(), self.engine.connect() as connection:
            return work(connection)

    def write_now(self, work: Callable[[Connection], T]) -> T:
        """Run a function in a transaction; its result, after the commit."""
        with database_errors():
            return self._write(work)

    def _write(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as plain:
            connection = plain.execution_options(writing=True)
            with connection.begin():
                return work(connection)

    def close(self) -> None:
        # Readers return their connections first; then all of them are closed.
        self._readers.shutdown()
        self.engine.dispose()


@contextmanager
def database_errors(problem: str = "database.silent") -> Iterator[None]:
    """Turn errors of the database into ours, which name only their kind: the text of an
    SQL error may hold data."""
    try:
        yield
    except SQLAlchemyError as error:
        raise Unavailable(problem, kind=type(error).__name__) from error


def _normalized(url: str) -> str:
    """The address for SQLAlchemy. PostgreSQL always uses psycopg 3."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise Unavailable("database.address") from None
    name = parsed.get_backend_name()
    if name in ("postgresql", "postgres"):
        if find_spec("psycopg") is None:
            raise Unavailable("database.no_psycopg")
        parsed = parsed.set(drivername="postgresql+psycopg")
        missing = {
            name: _KEEPALIVE[name] for name in _KEEPALIVE if name not in parsed.query
        }
        parsed = parsed.update_query_dict(missing)
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


def sqlite_file(url: str) -> str | None:
    """The path of a SQLite file; None for any other database."""
    parsed = make_url(url)
    path = parsed.database
    is_file = parsed.get_backend_name() == "sqlite" and path != ":memory:"
    return path or None if is_file else None


def _keep_private(url: str) -> None:
    """Create the file for its owner alone: it holds the seeds of unfinished games."""
    path = sqlite_file(url)
    if path is not None:
        # An unusable path is reported when the database is opened.
        with suppress(OSError):
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def _open_sqlite(connection: Any, record: object) -> None:
    # Python's driver would begin transactions itself, and too late for us.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (
        f"busy_timeout={_SQLITE_BUSY_TIMEOUT_MS}",
        "journal_mode=WAL",
        # A commit must be on the disk before it is acknowledged.
        "synchronous=FULL",
        "foreign_keys=ON",
        "temp_store=MEMORY",
        # Per connection; the operating system caches the file anyway.
        "cache_size=-512",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # Writers lock at once: to upgrade a read lock later may fail.
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
