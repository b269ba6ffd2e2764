"""Chat at tables, and mutes: whose chat a profile does not want to see."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, delete, func, insert, select

from meowple.server.errors import Conflict
from meowple.server.storage import schema
from meowple.server.storage.insert_or_ignore import insert_or_ignore

# The lines that a new connection is shown, and the lines that a table may have.
RECENT = 50
MOST_LINES = 5_000


@dataclass(frozen=True, slots=True)
class ChatLine:
    """A line of chat; ids grow with time."""

    id: int
    seat: int
    text: str
    at: int


def add_line(
    connection: Connection, table: str, seat: int, text: str, now: int
) -> ChatLine:
    column = schema.chat.c
    count = select(func.count()).where(column.table == table)
    if connection.execute(count).scalar_one() >= MOST_LINES:
        raise Conflict("chat.full", most=MOST_LINES)
    statement = (
        insert(schema.chat)
        .values(table=table, seat=seat, text=text, at=now)
        .returning(column.id)
    )
    return ChatLine(connection.execute(statement).scalar_one(), seat, text, now)


_RECENT_LINES = (
    select(schema.chat.c.id, schema.chat.c.seat, schema.chat.c.text, schema.chat.c.at)
    .where(schema.chat.c.table == bindparam("table"))
    .order_by(schema.chat.c.id.desc())
    .limit(RECENT)
)


def recent_lines(connection: Connection, table: str) -> list[ChatLine]:
    """The last lines of a table, in order."""
    found = connection.execute(_RECENT_LINES, {"table": table}).all()
    return [ChatLine(*row) for row in reversed(found)]


_MUTED = select(schema.mutes.c.seat).where(
    schema.mutes.c.table == bindparam("table"),
    schema.mutes.c.profile == bindparam("profile"),
)


def muted(connection: Connection, table: str, profile: str | None) -> frozenset[int]:
    """The seats that a profile has muted."""
    if profile is None:
        return frozenset()
    found = connection.execute(_MUTED, {"table": table, "profile": profile})
    return frozenset(row.seat for row in found)


def mute(connection: Connection, table: str, profile: str, seat: int, on: bool) -> None:
    if on:
        # Another device may have muted the seat already.
        added = insert_or_ignore(schema.mutes, connection.dialect.name)
        connection.execute(added, {"table": table, "profile": profile, "seat": seat})
        return
    column = schema.mutes.c
    connection.execute(
        delete(schema.mutes).where(
            column.table == table, column.profile == profile, column.seat == seat
        )
    )
