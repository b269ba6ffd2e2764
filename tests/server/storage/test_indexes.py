"""Indexes: frequent queries do not look at every row."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import Connection, event, text

from meowple.server.notifications import contacts
from meowple.server.storage import chat, hall, history, notices, schema, tables
from meowple.server.storage.database import Database
from meowple.server.storage.hall import Asked

ALL = schema.metadata.tables

ASKED: dict[str, Callable[[Connection], object]] = {
    "the tables of a profile": lambda c: tables.of_profile(c, "me", 9),
    "the games of a profile": lambda c: history.of_profile(c, "me", None),
    "the winners of a game": lambda c: hall.winners(c, Asked("bells", "me")),
    "the best of a division": lambda c: hall.winners(
        c, Asked("bells", "me", "2", "best", hall.Mark(1, 2, "a", 0))
    ),
    "the divisions of a game": lambda c: hall.divisions(c, "bells", "me"),
    "how many tables are not over": lambda c: tables.unfinished(c, "me"),
    "tables open to all": tables.open_to_all,
    "tables that are due": lambda c: tables.due(c, 0),
    "notices that are due": lambda c: notices.due(c, 0),
    "what was said": lambda c: chat.recent_lines(c, "table"),
    "who asked for an address": lambda c: contacts.set_mail(c, "me", "a@b.c", 0),
}


@pytest.fixture
def ours(sqlite_url: str) -> Iterator[Connection]:
    """A connection to an empty database, which minds no missing profile."""
    with opened(sqlite_url) as connection:
        connection.execute(text("PRAGMA defer_foreign_keys = ON"))
        yield connection
        connection.rollback()


@contextmanager
def opened(url: str) -> Iterator[Connection]:
    database = Database(url)
    try:
        database.prepare()
        with database.engine.connect() as connection:
            yield connection
    finally:
        database.close()


@pytest.mark.parametrize("what", ASKED)
def test_an_index_leads_to(what: str, ours: Connection) -> None:
    asked: list[tuple[str, Any]] = []

    def note(_c: object, _k: object, statement: str, given: Any, *_: object) -> None:
        asked.append((statement, given))

    event.listen(ours, "before_cursor_execute", note)
    ASKED[what](ours)
    event.remove(ours, "before_cursor_execute", note)
    assert asked
    for statement, given in asked:
        plan = ours.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", given)
        ways = [row.detail.split() for row in plan]
        assert [way for way in ways if way[0] == "SCAN" and way[1] in ALL] == []
