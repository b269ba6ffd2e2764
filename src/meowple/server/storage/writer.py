"""The one writer of a process: a thread that commits many tables' rows together.

Whoever writes waits for a future that is answered after the commit. A row whose number
somebody else has written first is not written, and that is its answer: one table's
conflict never fails the others in the group.
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
from meowple.server.notifications import store
from meowple.server.notifications.store import Turn
from meowple.server.storage import history
from meowple.server.storage.bulk import Bulk
from meowple.server.storage.database import Database
from meowple.server.storage.history import Ended
from meowple.table.endings import Ending
from meowple.table.log import Entry

T = TypeVar("T")

CHANNEL = "meowple"
_GROUP = 200
_GATHER = 0.01
# What PostgreSQL says to one of two who wait for each other, and how often such a job is
# tried alone.
_CROSSED = ("40P01", "40001")
_TRIES = 3


@dataclass(frozen=True, slots=True)
class Append:
    """A row for a table's log, and what the table looks like with it."""

    table: str
    entry: Entry
    status: str
    asked: str
    due: int | None
    # Who has a turn now and is not there, and when to tell them.
    turns: tuple[Turn, ...] = ()
    tell_at: int = 0
    # Nobody else may know of it: then the table must look as if nothing had happened.
    hidden: bool = False
    # How the table ends, if this row ends it.
    ending: Ending | None = None


@dataclass(frozen=True, slots=True)
class Work:
    """Any other writing. It may refuse by raising; then nothing of it is kept."""

    run: Callable[[Connection], Any]
    # The table whose seats or chat change, to be told to other processes.
    table: str | None
    topic: str


class _Taken(Exception):
    """Some row of a group was there already."""


Job = tuple[Append | Work, "Future[Any]"]
Answer = tuple["Future[Any]", Any, Exception | None]


class Writer:
    """Takes jobs from the event loop, answers them after the commit."""

    def __init__(self, database: Database, metrics: Metrics) -> None:
        self._database = database
        self._metrics = metrics
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._bulk = Bulk(database.is_postgres)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Write what has been handed over, then end."""
        self._queue.put(None)
        self._thread.join()

    async def append(self, append: Append) -> bool:
        """True when the row is committed, False when its number was taken."""
        return bool(await self._hand_over(append))

    async def do(
        self,
        run: Callable[[Connection], T],
        *,
        table: str | None = None,
        topic: str = "table",
    ) -> T:
        """The answer of some writing, after its commit."""
        found: T = await self._hand_over(Work(run, table, topic))
        return found

    async def _hand_over(self, job: Append | Work) -> Any:
        self._loop = asyncio.get_running_loop()
        future: Future[Any] = self._loop.create_future()
        self._queue.put((job, future))
        # Whoever waits may go away; what was handed over is written all the same.
        return await future

    def _run(self) -> None:
        going, many = True, False
        while going:
            jobs = [self._queue.get()]
            if many or not self._queue.empty():
                # Many write: a commit costs much more than a row, so wait for some more.
                sleep(_GATHER)
            while len(jobs) < _GROUP and not self._queue.empty():
                jobs.append(self._queue.get())
            going, many = None not in jobs, len(jobs) > 1
            group = [job for job in jobs if job is not None]
            if group:
                self._commit(group)

    def _commit(
        self, group: list[Job], tries: int = _TRIES, *, careful: bool = False
    ) -> None:
        answers: list[Answer] = []
        try:
            with self._database.engine.connect() as plain:
                connection = plain.execution_options(writing=True)
                with self._metrics.timed("write_seconds"), connection.begin():
                    news, written = self._appends(connection, group, careful)
                    answers += written
                    answers += [
                        self._work(connection, job, future)
                        for job, future in group
                        if isinstance(job, Work)
                    ]
                    history.note(connection, _ends(news))
        except _Taken:
            self._commit(group, tries, careful=True)
            return
        except DBAPIError as error:
            self._take_apart(group, error, tries)
            return
        except Exception as error:
            self._fail(group, error)
            return
        self._metrics.count("commits_total")
        self._answer(answers)

    def _take_apart(self, group: list[Job], error: DBAPIError, tries: int) -> None:
        """Try them one by one: one of them cannot be written, such as a row of a table
        that was purged, or they and the group of another process waited for each other."""
        crossed = getattr(error.orig, "sqlstate", None) in _CROSSED
        if len(group) > 1 and (crossed or isinstance(error, IntegrityError)):
            for job in group:
                self._commit([job])
        elif crossed and tries > 1:
            self._commit(group, tries - 1)
        else:
            self._fail(group, error)

    def _answer(self, answers: list[Answer]) -> None:
        """The whole group at once: to wake the event loop costs as much as a row."""
        assert self._loop is not None
        # A loop that is closed has nobody who waits.
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(_deliver, answers)

    def _fail(self, group: list[Job], error: Exception) -> None:
        """Nothing was acknowledged. Whether it was written is seen by reading again."""
        kind = type(error).__name__
        silent = Unavailable("database.silent", kind=kind)
        self._answer([(future, None, silent) for _, future in group])

    def _appends(
        self, connection: Connection, group: list[Job], careful: bool
    ) -> tuple[list[Append], list[Answer]]:
        """All rows, and which of them were new."""
        first: dict[tuple[str, int], Append] = {}
        waiting: list[tuple[Append, Future[Any]]] = []
        for job, future in group:
            if isinstance(job, Append):
                waiting.append((job, future))
                first.setdefault(_key(job), job)
        if not waiting:
            return [], []
        # In one order in all processes, so that no two wait for each other.
        wanted = sorted(first.values(), key=_key)
        written = self._insert_all(connection, wanted, careful)
        news = [append for append in wanted if _key(append) in written]
        self._follow(connection, news)
        return news, [
            (future, _key(a) in written and first[_key(a)] is a, None)
            for a, future in waiting
        ]

    def _insert_all(
        self, connection: Connection, wanted: list[Append], careful: bool
    ) -> set[tuple[str, int]]:
        """The keys of the rows that were new. Mostly all are, and then it is enough to
        count them; if not, all is done once more by a statement that says which."""
        rows = [_row(append) for append in wanted]
        if careful:
            return self._bulk.insert_telling(connection, rows)
        if self._bulk.insert(connection, rows) < len(rows):
            raise _Taken
        return {_key(append) for append in wanted}

    def _follow(self, connection: Connection, news: list[Append]) -> None:
        """What the table's own row says after the new row of its log."""
        shown = (append for append in news if not append.hidden)
        self._bulk.update(connection, map(_table_row, shown))
        for append in news:
            store.plan(connection, append.turns, append.tell_at)
            if not append.hidden:
                self._metrics.count("actions_total", append.entry.kind)
        self._tell(connection, [[a.table, "log", a.entry.number] for a in news])

    def _work(self, connection: Connection, job: Work, future: Future[Any]) -> Answer:
        try:
            with _all_or_nothing(connection):
                answer = job.run(connection)
            if job.table is not None:
                self._tell(connection, [[job.table, job.topic, 0]])
        except (DataError, IntegrityError) as error:
            # The database is there and refuses this; the others go on.
            return future, None, Unavailable("database.silent", kind=type(error).__name__)
        except SQLAlchemyError:
            raise
        except Exception as refusal:
            return future, None, refusal
        return future, answer, None

    def _tell(self, connection: Connection, news: list[list[Any]]) -> None:
        """Other processes hear of it when, and only when, this is committed."""
        if self._database.is_postgres:
            for item in news:
                text = json.dumps(item)
                connection.execute(select(func.pg_notify(CHANNEL, text)))


@contextmanager
def _all_or_nothing(connection: Connection) -> Iterator[None]:
    """A savepoint in plain words: SQLAlchemy compiles its own anew each time."""
    connection.exec_driver_sql("SAVEPOINT work")
    try:
        yield
    except BaseException:
        # Who has lost the database has lost the savepoint, and is told of the loss.
        if not connection.invalidated:
            connection.exec_driver_sql("ROLLBACK TO SAVEPOINT work")
            connection.exec_driver_sql("RELEASE SAVEPOINT work")
        raise
    connection.exec_driver_sql("RELEASE SAVEPOINT work")


def _deliver(answers: list[Answer]) -> None:
    for future, answer, refusal in answers:
        if future.done():
            # Whoever asked has gone.
            continue
        if refusal is None:
            future.set_result(answer)
        else:
            future.set_exception(refusal)


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


def _ends(news: list[Append]) -> list[Ended]:
    return [Ended(a.table, a.entry.at, a.ending) for a in news if a.ending is not None]


def _key(append: Append) -> tuple[str, int]:
    return append.table, append.entry.number
