"""The health check says what works, and what does not."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import Engine, event

from meowple.server.storage.database import sqlite_file
from tests.server.full_disk import full_disk
from tests.server.players import Person
from tests.server.serving import Serving, serving


def health(server: Serving, **headers: str) -> tuple[int, dict[str, Any]]:
    found = Person(server.address, None).http.get("/healthz", headers=headers)
    return found.status_code, found.json()


def test_a_server_that_works_says_so(database_url: str) -> None:
    with serving(database_url) as server:
        status, found = health(server)
    assert status == 200
    assert found.pop("free_bytes", None) is None or sqlite_file(database_url)
    assert found == {"ok": True, "database": True, "disk": True, "workers": True}


def test_a_database_that_cannot_be_written_is_a_failure(sqlite_url: str) -> None:
    with serving(sqlite_url, health_seconds=0) as server:
        assert health(server)[0] == 200
        with full_disk():
            status, found = health(server)
            assert (status, found["ok"], found["database"]) == (503, False, False)
        assert health(server)[0] == 200


def test_a_disk_with_little_space_is_a_failure(sqlite_url: str) -> None:
    with serving(sqlite_url, least_free_bytes=2**62) as server:
        status, found = health(server)
    assert (status, found["database"], found["disk"]) == (503, True, False)


def test_bots_that_cannot_be_asked_are_a_failure(sqlite_url: str) -> None:
    with serving(sqlite_url, bot_command=("/nowhere",)) as server:
        status, found = health(server)
    assert (status, found["database"], found["workers"]) == (503, True, False)


def test_how_much_space_is_left_is_for_this_machine(server: Serving) -> None:
    assert health(server)[1]["free_bytes"] > 0
    assert health(server, **{"X-Forwarded-For": "192.0.2.7"})[1]["free_bytes"] is None


def test_a_monitor_that_asks_often_writes_nothing_more(sqlite_url: str) -> None:
    written: list[str] = []

    def note(connection: object, cursor: object, statement: str, *more: object) -> None:
        if statement.startswith("INSERT INTO beats"):
            written.append(statement)

    with serving(sqlite_url, health_seconds=3600, beat_seconds=3600) as server:
        assert health(server)[0] == 200
        event.listen(Engine, "before_cursor_execute", note)
        try:
            assert [health(server)[0] for _ in range(5)] == [200] * 5
        finally:
            event.remove(Engine, "before_cursor_execute", note)
    assert not written


@pytest.mark.parametrize(
    ("url", "path"),
    [
        ("sqlite:////srv/cats.db", "/srv/cats.db"),
        ("sqlite://", None),
        ("sqlite:///:memory:", None),
        ("postgresql://cats@/cats", None),
    ],
)
def test_only_a_sqlite_file_has_a_disk_to_look_at(url: str, path: str | None) -> None:
    assert sqlite_file(url) == path
