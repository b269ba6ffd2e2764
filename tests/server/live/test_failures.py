"""What goes wrong inside one process must not stay wrong."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import psycopg
import pytest

from meowple.server.clock import SystemClock
from meowple.server.errors import Unavailable
from meowple.server.live.room import Room
from meowple.server.live.services import Services
from meowple.server.storage import listener
from meowple.server.storage.database import Database
from tests.server.bell_game import GAMES, Bells
from tests.server.in_memory_table import Desk, Wire, World, a_table, a_world, all_is_sent
from tests.server.postgres_cluster import Cluster
from tests.server.serving import FREE


def services_of(url: str, **changes: Any) -> Services:
    return Services(replace(FREE, database_url=url, **changes), GAMES, SystemClock())


def test_a_table_has_one_room_even_if_loading_failed_for_the_first_who_came(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = 0

    async def reload(room: Room) -> None:
        nonlocal tries
        tries += 1
        failing = tries == 1
        await asyncio.sleep(0)
        if failing:
            raise Unavailable("database.silent", kind="Test")
        room._row = a_table(Bells(), 2, {})

    async def come() -> None:
        services = services_of(sqlite_url)
        visits = [services.rooms.open("table") for _ in range(3)]
        first, second, third = await asyncio.gather(*visits, return_exceptions=True)
        assert isinstance(first, Unavailable)
        assert isinstance(second, Room)
        assert second is third
        assert await services.rooms.open("table") is second

    monkeypatch.setattr(Room, "reload", reload)
    asyncio.run(come())


class Broken(Wire):
    """A WebSocket that cannot be written to, for a reason that nobody thought of."""

    def __init__(self, world: World) -> None:
        super().__init__(world, 0)
        self.closed: list[int] = []

    async def send(self, message: dict[str, Any]) -> None:
        raise LookupError

    async def close(self, code: int) -> None:
        self.closed.append(code)


def test_a_client_that_cannot_be_sent_anything_is_told_to_come_again() -> None:
    async def send() -> list[int]:
        wire = Broken(a_world("fits", 2, {}))
        await all_is_sent()
        await wire.hang_up()
        return wire.closed

    assert asyncio.run(send()) == [1013]


class Unreadable(World):
    """A room that can't be read again when its game is over."""

    async def reload(self) -> None:
        raise Unavailable("database.silent", kind="Test")


def test_viewers_see_the_end_of_a_game_even_if_its_table_cannot_be_read_again() -> None:
    async def end() -> list[dict[str, Any]]:
        known = a_world("fits", 2, {})
        world = Unreadable(Desk(), known.row, known.position)
        wire = Wire(world, 0)
        await all_is_sent()
        with pytest.raises(Unavailable):
            await world.end("abandoned")
        await all_is_sent()
        await wire.hang_up()
        return [json.loads(text) for text in wire.received]

    assert asyncio.run(end())[-1]["result"] is not None


def test_the_search_for_tables_that_are_due_goes_on_after_any_failure(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def sweep() -> None:
        services = services_of(sqlite_url, sweep_seconds=0.001)
        looked = asyncio.Event()
        tries = iter([ValueError, Unavailable("database.silent", kind="Test"), None])

        async def look() -> None:
            problem = next(tries, None)
            if problem is not None:
                raise problem
            looked.set()

        monkeypatch.setattr(services.scheduler, "_visit_due", look)
        task = asyncio.create_task(services.scheduler.sweep())
        await looked.wait()
        task.cancel()

    asyncio.run(asyncio.wait_for(sweep(), 30))


class Line:
    """A connection to PostgreSQL on which these texts are heard; then it is cut."""

    def __init__(self, *texts: str) -> None:
        self.texts = texts

    async def __aenter__(self) -> Line:
        return self

    async def __aexit__(self, *error: object) -> None: ...

    async def execute(self, statement: str) -> None: ...

    async def notifies(self) -> AsyncIterator[SimpleNamespace]:
        for text in self.texts:
            yield SimpleNamespace(payload=text)
        raise psycopg.OperationalError


def test_news_are_heard_again_after_a_line_was_cut_or_somebody_said_nonsense(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    news = [json.dumps([f"table{n}", "log", n]) for n in range(3)]
    lines: Iterator[Line | OSError] = iter(
        [Line(news[0]), OSError(), Line("nonsense"), Line("[1]"), Line(*news[1:])]
    )
    heard: list[str] = []
    began: list[int] = []

    async def connect(address: str, *, autocommit: bool) -> Line:
        found = next(lines)
        if isinstance(found, OSError):
            raise found
        return found

    async def hear() -> None:
        complete = asyncio.Event()

        def note(id: str, topic: str, number: int) -> None:
            heard.append(id)
            if number == 2:
                complete.set()

        task = asyncio.create_task(listener.listen("", note, lambda: began.append(1)))
        await complete.wait()
        task.cancel()

    monkeypatch.setattr(listener, "_RECONNECT_SECONDS", 0)
    monkeypatch.setattr(psycopg.AsyncConnection, "connect", connect)
    asyncio.run(asyncio.wait_for(hear(), 30))
    assert heard == ["table0", "table1", "table2"]
    assert len(began) == 4


def test_a_line_to_postgresql_that_was_cut_in_silence_is_noticed(postgres: Cluster) -> None:
    database = Database(f"{postgres.new_database()}&keepalives_idle=99")
    with database.engine.connect() as connection:
        line: Any = connection.connection.dbapi_connection
        set_up = line.info.get_parameters()
    database.close()
    # What the host has set counts.
    wanted = {"idle": "99", "interval": "10", "count": "3"}
    assert {name: set_up[f"keepalives_{name}"] for name in wanted} == wanted


def test_a_database_that_cannot_be_made_is_the_hosts_to_mend() -> None:
    database = Database("sqlite:////no/such/folder/meowple.db")
    with pytest.raises(Unavailable, match=r"database\.unusable"):
        database.prepare()
    database.close()
