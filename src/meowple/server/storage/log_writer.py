"""The writer of a process: a thread that commits the rows of many tables together.

A group commit costs little more than a single one. Callers wait for a future that is
resolved after the commit. A row whose number is already taken is not written, and its
future says so: a conflict at one table never fails the rest of the group.
"""

from __future__ import annotations

import asyncio
import json
import queue
from asyncio import Future
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from threading import Thread
from time import sleep
from typing import Any, TypeVar

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError

from meowple.server.errors import Unavailable
from meowple.server.metrics import Metrics
from meowple.server.storage import history, notices
from meowple.server.storage.bulk import Bulk
from meowple.server.storage.database import Database
from meowple.server.storage.history import Ended
from meowple.server.storage.notices import Turn
from meowple.table.endings import Ending
from meowple.table.fame import Fame
from meowple.table.log import Entry

T = TypeVar("T")

CHANNEL = "meowple"
# The most jobs in one transaction, and how long to wait for more when there are several.
_GROUP_SIZE = 200
_GATHER_SECONDS = 0.01
# PostgreSQL's codes for deadlocks and failed serialization, and how often a single job is
# tried when it gets one.
_DEADLOCK = ("40P01", "40001")
_DEADLOCK_TRIES = 3


@dataclass(frozen=True, slots=True)
class Append:
    """A job: add a row to a table's log and update the table."""

    table: str
    entry: Entry
    status: str
    asked: str
    due: int | None
    # Turns that begin while the player is away, and when to notify them.
    turns: tuple[Turn, ...] = ()
    tell_at: int = 0
    # A secret of the seat that acts: the table must look as if nothing had happened.
    hidden: bool = False
    # The result, if this row ends the game.
    ending: Ending | None = None
    fame: Fame | None = None


@dataclass(frozen=True, slots=True)
class Work:
    """A job: any other write. If it raises, nothing of it is kept."""

    run: Callable[[Connection], Any]
    # The table whose seats or chat change, for the other processes.
    table: str | None
    topic: str


class _NumberTaken(Exception):
    """Some row of a group already exists."""


Job = tuple[Append | Work, "Future[Any]"]
Answer = tuple["Future[Any]", Any, Exception | None]


class Writer:
    """Takes jobs from the event loop and resolves their futures after the commit."""

    def __init__(self, database: Database, metrics: Metrics) -> None:
        self._database = database
        self._metrics = metrics
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._bulk = Bulk(database.is_postgres)
        # Called in the event loop: whether the database took a transaction.
        self.watch: Callable[[bool], None] = _ignore

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Write the submitted jobs, then end the thread."""
        self._queue.put(None)
        self._thread.join()

    async def append(self, append: Append) -> bool:
        """Add a row to a log: True after its commit, False if its number was taken."""
        return bool(await self._submit(append))

    async def do(
        self,
        run: Callable[[Connection], T],
        *,
        table: str | None = None,
        topic: str = "table",
    ) -> T:
        """Run a function in a transaction; its result, after the commit."""
        found: T = await self._submit(Work(run, table, topic))
        return found

    async def _submit(self, job: Append | Work) -> Any:
        self._loop = asyncio.get_running_loop()
        future: Future[Any] = self._loop.create_future()
        self._queue.put((job, future))
        # The caller may be canceled; a submitted job is written all the same.
        return await future

    def _run(self) -> None:
        running, many = True, False
        while running:
            jobs = [self._queue.get()]
            if many or not self._queue.empty():
                # A commit costs much more than a row, so wait for some more jobs.
                sleep(_GATHER_SECONDS)
            while len(jobs) < _GROUP_SIZE and not self._queue.empty():
                jobs.append(self._queue.get())
            running, many = None not in jobs, len(jobs) > 1
            group = [job for job in jobs if job is not None]
            if group:
                self._commit(group)

    def _commit(
        self, group: list[Job], tries: int = _DEADLOCK_TRIES, *, exact: bool = False
    ) -> None:
        answers: list[Answer] = []
        try:
            with self._database.engine.connect() as plain:
                connection = plain.execution_options(writing=True)
                with self._metrics.timed("write_seconds"), connection.begin():
                    added, written = self._appends(connection, group, exact)
                    answers += written
                    answers += [
                        self._work(connection, job, future)
                        for job, future in group
                        if isinstance(job, Work)
                    ]
                    history.record_endings(connection, _endings(added))
        except _NumberTaken:
            self._commit(group, tries, exact=True)
            return
        except DBAPIError as error:
            self._retry(group, error, tries)
            return
        except Exception as error:
            self._fail(group, error)
            return
        self._count(added)
        self._answer(answers, saved=True)

    def _count(self, added: list[Append]) -> None:
        """Count a commit and its rows. A group that is tried again counts once."""
        self._metrics.count("commits_total")
        for append in added:
            if not append.hidden:
                self._metrics.count("actions_total", append.entry.kind)

    def _retry(self, group: list[Job], error: DBAPIError, tries: int) -> None:
        """Try the jobs of a group one by one: one of them can't be written, such as a row
        of a purged table, or the group ran into a deadlock with another process."""
        deadlock = getattr(error.orig, "sqlstate", None) in _DEADLOCK
        if len(group) > 1 and (deadlock or isinstance(error, IntegrityError)):
            for job in group:
                self._commit([job])
        elif deadlock and tries > 1:
            self._commit(group, tries - 1)
        else:
            self._fail(group, error)

    def _answer(self, answers: list[Answer], *, saved: bool | None) -> None:
        """Resolve all futures with one call: to wake the event loop costs as much as a
        row. `saved` is None if it says nothing about the database."""
        assert self._loop is not None
        # Nothing waits in a closed event loop.
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._deliver, answers, saved)

    def _fail(self, group: list[Job], error: Exception) -> None:
        """Report an error. Whether the jobs were written is unknown; callers read again."""
        kind = type(error).__name__
        silent = Unavailable("database.silent", kind=kind)
        # The database that refuses a single row is there.
        is_down = isinstance(error, SQLAlchemyError) and not isinstance(
            error, (DataError, IntegrityError)
        )
        answers: list[Answer] = [(future, None, silent) for _, future in group]
        self._answer(answers, saved=False if is_down else None)

    def _deliver(self, answers: list[Answer], saved: bool | None) -> None:
        if saved is not None:
            self.watch(saved)
        for future, answer, refusal in answers:
            if future.done():
                # The caller was canceled.
                continue
            if refusal is None:
                future.set_result(answer)
            else:
                future.set_exception(refusal)

    def _appends(
        self, connection: Connection, group: list[Job], exact: bool
    ) -> tuple[list[Append], list[Answer]]:
        """Write the rows of a group: those that were new, and the answers to all."""
        first: dict[tuple[str, int], Append] = {}
        waiting: list[tuple[Append, Future[Any]]] = []
        for job, future in group:
            if isinstance(job, Append):
                waiting.append((job, future))
                first.setdefault(_key(job), job)
        if not waiting:
            return [], []
        # In one order in all processes, against deadlocks.
        wanted = sorted(first.values(), key=_key)
        written = self._insert_all(connection, wanted, exact)
        added = [append for append in wanted if _key(append) in written]
        self._update_tables(connection, added)
        return added, [
            (future, _key(a) in written and first[_key(a)] is a, None)
            for a, future in waiting
        ]

    def _insert_all(
        self, connection: Connection, wanted: list[Append], exact: bool
    ) -> set[tuple[str, int]]:
        """The keys of the rows that were new. Usually all are, and counting them is enough;
        otherwise the group is written again by a statement that returns the keys."""
        rows = [_row(append) for append in wanted]
        if exact:
            return self._bulk.insert_returning_keys(connection, rows)
        if self._bulk.insert(connection, rows) < len(rows):
            raise _NumberTaken
        return {_key(append) for append in wanted}

    def _update_tables(self, connection: Connection, added: list[Append]) -> None:
        """Update the tables after new rows of their logs."""
        shown = (append for append in added if not append.hidden)
        self._bulk.update(connection, map(_table_row, shown))
        for append in added:
            notices.plan(connection, append.turns, append.tell_at)
        self._notify_processes(
            connection, [[a.table, "log", a.entry.number] for a in added]
        )

    def _work(self, connection: Connection, job: Work, future: Future[Any]) -> Answer:
        try:
            with _savepoint(connection):
                answer = job.run(connection)
            if job.table is not None:
                self._notify_processes(connection, [[job.table, job.topic, 0]])
        except (DataError, IntegrityError) as error:
            # The database responds but refuses this job; the others go on.
            return future, None, Unavailable("database.silent", kind=type(error).__name__)
        except SQLAlchemyError:
            raise
        except Exception as refusal:
            return future, None, refusal
        return future, answer, None

    def _notify_processes(self, connection: Connection, changes: list[list[Any]]) -> None:
        """NOTIFY other processes; PostgreSQL sends it if and when this is committed."""
        if self._database.is_postgres:
            for item in changes:
                text = json.dumps(item)
                connection.execute(select(func.pg_notify(CHANNEL, text)))


@contextmanager
def _savepoint(connection: Connection) -> Iterator[None]:
    """A savepoint by plain SQL: SQLAlchemy would compile its own again each time."""
    connection.exec_driver_sql("SAVEPOINT work")
    try:
        yield
    except BaseException:
        # A lost connection has no savepoint any more; its own error is reported.
        if not connection.invalidated:
            connection.exec_driver_sql("ROLLBACK TO SAVEPOINT work")
            connection.exec_driver_sql("RELEASE SAVEPOINT work")
        raise
    connection.exec_driver_sql("RELEASE SAVEPOINT work")


def _ignore(saved: bool) -> None:
    """Do nothing: nobody watches."""


def _row(append: Append) -> dict[str, Any]:
    entry = append.entry
    return {
        "table": append.table,
        "number": entry.number,
        "seat": entry.seat,
        "kind": entry.kind,
        "text": entry.text,
        "request": entry.request,
        "at": entry.at,
    }


def _table_row(append: Append) -> dict[str, Any]:
    return {
        "key": append.table,
        "status": append.status,
        "asked": append.asked,
        "due": append.due,
        "updated": append.entry.at,
    }


def _endings(added: list[Append]) -> list[Ended]:
    return [
        Ended(a.table, a.entry.at, a.ending, a.fame) for a in added if a.ending is not None
    ]


def _key(append: Append) -> tuple[str, int]:
    return append.table, append.entry.number
