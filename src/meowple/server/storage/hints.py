"""The tables that had a hint: a game of one person with a hint changes no rating."""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, select

from meowple.server.storage import schema
from meowple.server.storage.insert_or_ignore import insert_or_ignore

_GIVEN = select(schema.hints.c.table).where(schema.hints.c.table == bindparam("table"))


def note(connection: Connection, table: str) -> None:
    """Note that a player at this table was given a hint."""
    noted = insert_or_ignore(schema.hints, connection.dialect.name)
    connection.execute(noted, {"table": table})


def given(connection: Connection, table: str) -> bool:
    return connection.execute(_GIVEN, {"table": table}).first() is not None
