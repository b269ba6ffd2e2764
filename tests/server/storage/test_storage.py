"""The database: the writer, what a restart finds."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from threading import Barrier, Event, Thread
from typing import Any

import pytest
from sqlalchemy import Connection, event, insert, select, text
from sqlalchemy.exc import OperationalError

from meowple.backend.new_table import NewTable
from meowple.server.errors import Conflict, Unavailable
from meowple.server.metrics import Metrics
from meowple.server.storage import history, log_reader, profiles, schema, tables
from meowple.server.storage.database import Database
from meowple.server.storage.history import Ended
from meowple.server.storage.log_writer import Append, Writer
from meowple.table.log import Entry, surviving
from meowple.table.seats import Seat
from meowple.table.terms import Terms
from tests.server.players import PATIENCE, Person, metric, two_at_table
from tests.server.postgres_cluster import Cluster
from tests.server.serving import serving


def a_table(connection: Connection) -> str:
    maker, _ = profiles.create(connection, "Ann", "en", 0)
    seat = Seat(0, "me", maker.id, None, "Ann", None)
    new = NewTable("bells", 1, {}, maker.id, Terms(), (seat,))
    return tables.insert_table(connection, new, 0).id


def row(table: str, number: int, action: str) -> Append:
    return Append(table, Entry(number, 0, "act", action, 5), "playing", "0", None)


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    found = Database(database_url)
    found.prepare()
    yield found
    found.close()


def test_of_many_rows_with_one_number_one_is_written_and_others_are_undisturbed(
    database: Database,
) -> None:
    async def write() -> tuple[list[bool], str, str]:
        writer = Writer(database, Metrics())
        writer.start()
        one, two = [await writer.do(a_table) for _ in range(2)]
        jobs = [writer.append(row(one, 1, f"try {n}")) for n in range(5)]
        jobs += [writer.append(row(two, 1, "only"))]
        found = await asyncio.gather(*jobs)
        again = await writer.append(row(one, 1, "late"))
        writer.stop()
        return [*found, again], one, two

    written, one, two = asyncio.run(write())
    assert (sum(written[:5]), written[5:]) == (1, [True, False])
    for table in (one, two):
        assert len(database.read_now(lambda c, t=table: log_reader.entries(c, t))) == 1  # type: ignore[misc]
    database.close()


def test_work_that_refuses_leaves_nothing_and_fails_nobody_else(database: Database) -> None:
    def refuse(connection: Connection) -> None:
        a_table(connection)
        raise Conflict("seat.taken")

    def break_a_rule(connection: Connection) -> None:
        a_table(connection)
        connection.execute(insert(schema.hints), {"table": "none"})

    async def write() -> list[object]:
        writer = Writer(database, Metrics())
        works: tuple[Callable[[Connection], str | None], ...]
        works = refuse, break_a_rule, a_table
        jobs = [asyncio.create_task(writer.do(work)) for work in works]
        # All wait before the writer begins, and so they are one group.
        await asyncio.sleep(0)
        writer.start()
        found: list[object] = list(await asyncio.gather(*jobs, return_exceptions=True))
        writer.stop()
        return found

    refused, broken, made = asyncio.run(write())
    assert isinstance(refused, Conflict)
    assert isinstance(broken, Unavailable)
    ids = database.read_now(lambda c: c.execute(select(schema.tables.c.id)).scalars().all())
    assert ids == [made]
    database.close()


def test_a_database_that_is_gone_is_said_so(database: Database) -> None:
    async def write() -> None:
        writer = Writer(database, Metrics())
        writer.start()
        try:
            await writer.do(lambda c: c.execute(text("SELECT * FROM nowhere")))
        finally:
            writer.stop()

    with pytest.raises(Unavailable, match=r"database\.silent"):
        asyncio.run(write())
    database.close()


def test_a_restart_loses_nothing(database_url: str) -> None:
    with serving(database_url) as server:
        ann = Person(server.address, "Ann")
        table = ann.table("bells", "me", "hotseat")
        one = ann.chair(table, 0)
        one.at(0)
        one.act("step")
        one.act("roll", id="last")
        cookies = ann.http.cookies
    with serving(database_url, times=server.times) as again:
        back = Person(again.address, None)
        back.http.cookies = cookies
        chair = back.chair(table, 0, have=0)
        assert [e["number"] for e in chair.next("state")["events"]] == [1, 2]
        assert chair.act("roll", number=1, id="last") == 2
        assert chair.act("step") == 3


def test_states_are_a_cache(sqlite_url: str) -> None:
    with serving(sqlite_url, cached_tables=1) as server:
        ann = Person(server.address)
        first = ann.table("bells", "me", "hotseat")
        chair = ann.chair(first, 0)
        chair.at(0)
        chair.act("step")
        chair.leave()
        for _ in range(3):
            ann.table("bells", "me", "hotseat")
        assert ann.chair(first, 0).at(1)["view"]["steps"] == [1, 0]
        assert metric(ann, "tables") <= 2


def test_what_was_taken_back_does_not_survive() -> None:
    def entry(number: int, kind: str, told: str) -> Entry:
        return Entry(number, 0, kind, told, 0)

    rows = [entry(1, "act", "a"), entry(2, "act", "b"), entry(3, "undo", "2"),
            entry(4, "idle", "c"), entry(5, "end", "abandoned")]  # fmt: skip
    assert [kept.text for kept in surviving(rows)] == ["a", "c"]


def test_tables_go_on_undisturbed_beside_a_fault(database_url: str) -> None:
    with serving(database_url) as server:
        _, one, _ = two_at_table(server)
        _, other, _ = two_at_table(server)
        assert one.refused("boom") == "server.fault"
        assert other.act("step") == 1


def test_a_row_that_cannot_be_written_does_not_take_its_group_along(
    database: Database,
) -> None:
    async def write() -> list[bool | BaseException]:
        maker = Writer(database, Metrics())
        maker.start()
        table = await maker.do(a_table)
        maker.stop()
        writer = Writer(database, Metrics())
        rows = [row(table, 1, "here"), row("purged", 1, "gone"), row(table, 2, "next")]
        tasks = [asyncio.create_task(writer.append(one)) for one in rows]
        # All wait before the writer begins, and so they are one group.
        await asyncio.sleep(0)
        writer.start()
        found = await asyncio.gather(*tasks, return_exceptions=True)
        writer.stop()
        return found

    here, gone, after = asyncio.run(write())
    assert (here, after) == (True, True)
    assert isinstance(gone, Unavailable)


class Deadlock(Exception):
    sqlstate = "40P01"


def test_a_row_of_a_group_that_is_tried_again_counts_once(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing = [True]

    def record_endings(connection: Connection, ends: Sequence[Ended]) -> None:
        if failing:
            failing.pop()
            raise OperationalError("", {}, Deadlock())

    async def write() -> str:
        metrics = Metrics()
        maker, writer = Writer(database, Metrics()), Writer(database, metrics)
        maker.start()
        table = await maker.do(a_table)
        maker.stop()
        monkeypatch.setattr(history, "record_endings", record_endings)
        writer.start()
        assert await writer.append(row(table, 1, "once"))
        writer.stop()
        return metrics.text()

    found = asyncio.run(write())
    assert 'meowple_actions_total{kind="act"} 1.0' in found
    assert not failing


def test_a_number_that_was_taken_does_not_take_its_group_along(database: Database) -> None:
    async def write() -> tuple[list[bool], list[str]]:
        maker = Writer(database, Metrics())
        maker.start()
        table, other = await maker.do(a_table), await maker.do(a_table)
        assert await maker.append(row(table, 1, "first"))
        maker.stop()
        writer = Writer(database, Metrics())
        rows = [row(other, 1, "a"), row(table, 1, "late"), row(other, 2, "b")]
        tasks = [asyncio.create_task(writer.append(one)) for one in rows]
        await asyncio.sleep(0)
        writer.start()
        found = await asyncio.gather(*tasks)
        writer.stop()
        return found, database.read_now(lambda c: texts_of(c, table, other))

    def texts_of(connection: Connection, *tables: str) -> list[str]:
        return [e.text for table in tables for e in log_reader.entries(connection, table)]

    assert asyncio.run(write()) == ([True, False, True], ["first", "a", "b"])


def test_two_processes_whose_groups_wait_for_each_other_both_write(
    postgres: Cluster,
) -> None:
    url = postgres.new_database()
    databases = [Database(url), Database(url)]
    databases[0].prepare()
    both_hold_one = Barrier(2)

    def lock_other(other: str, came: list[str]) -> Callable[[Connection], str]:
        def run(connection: Connection) -> str:
            if not came:
                came.append(other)
                both_hold_one.wait(PATIENCE)
            return tables.load(connection, other, lock=True).id

        return run

    async def write() -> tuple[list[object], list[object]]:
        writers = [Writer(database, Metrics()) for database in databases]
        made = [_made(databases[0]) for _ in range(2)]
        jobs: list[asyncio.Task[bool] | asyncio.Task[str]] = []
        for writer, own, other in zip(writers, made, made[::-1], strict=True):
            jobs.append(asyncio.create_task(writer.append(row(own, 1, "own"))))
            jobs.append(asyncio.create_task(writer.do(lock_other(other, []))))
        await asyncio.sleep(0)
        for writer in writers:
            writer.start()
        found = list(await asyncio.gather(*jobs, return_exceptions=True))
        for writer in writers:
            writer.stop()
        return found, [True, made[1], True, made[0]]

    found, wanted = asyncio.run(write())
    assert found == wanted
    for database in databases:
        database.close()


def _made(database: Database) -> str:
    with database.engine.begin() as connection:
        return a_table(connection)


def test_tables_that_are_not_over_come_first_however_old(database: Database) -> None:
    with database.engine.begin() as connection:
        first, *others = [a_table(connection) for _ in range(4)]
        me = tables.load(connection, first).maker
        tables.set_status(connection, first, status="playing", updated=1)
        for number, id in enumerate(others):
            tables.set_status(connection, id, status="over", maker=me, updated=9 + number)
        found = [row.id for row in tables.of_profile(connection, me, 3)]
    assert found == [first, others[2], others[1]]


def test_rows_of_a_group_are_written_in_one_order_whoever_came_first(
    database: Database,
) -> None:
    orders: list[list[str]] = []

    def note(_c: object, _k: object, statement: str, found: Any, *_: object) -> None:
        if statement.startswith("UPDATE tables"):
            # as one list or one by one, as the database likes it
            orders.append([id for id in re.findall(r"\w+", str(found)) if id in made])

    async def write(numbers: list[int]) -> None:
        writer = Writer(database, Metrics())
        for number in numbers:
            job = writer.append(row(made[number], len(orders) + 1, "step"))
            waiting.append(asyncio.create_task(job))
        await asyncio.sleep(0)
        writer.start()
        await asyncio.gather(*waiting)
        writer.stop()

    made = sorted(_made(database) for _ in range(3))
    event.listen(database.engine, "before_cursor_execute", note)
    for numbers in ([0, 1, 2], [2, 0, 1]):
        waiting: list[asyncio.Task[bool]] = []
        asyncio.run(write(numbers))
    assert orders == [made, made]


def test_a_new_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        found = Database(f"sqlite:///{tmp_path / 'new.db'}")
        found.prepare()
        found.close()
    finally:
        os.umask(before)
    assert (tmp_path / "new.db").stat().st_mode & 0o777 == 0o600


def test_readers_who_wait_hold_up_no_other_threads(database: Database) -> None:
    async def read() -> int:
        release = Event()
        waiting = [
            asyncio.create_task(database.read(lambda c: release.wait(60)))
            for _ in range(64)
        ]
        await asyncio.sleep(0)
        try:
            async with asyncio.timeout(30):
                return await asyncio.to_thread(int, "7")
        finally:
            release.set()
            await asyncio.gather(*waiting)

    assert asyncio.run(read()) == 7


def test_a_database_is_closed_when_its_readers_are_done(sqlite_url: str) -> None:
    database = Database(sqlite_url)
    database.prepare()
    reading, closed = Event(), Event()

    def work(connection: Connection) -> bool:
        reading.set()
        # The closing thread gets enough time to do it too soon.
        return closed.wait(0.3)

    def close() -> None:
        reading.wait(60)
        database.close()
        closed.set()

    async def read() -> bool:
        return await database.read(work)

    thread = Thread(target=close)
    thread.start()
    too_soon = asyncio.run(read())
    thread.join(60)
    assert not too_soon
    assert closed.is_set()
