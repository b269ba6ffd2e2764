"""Chat at a table, and whose chat somebody does not want to see."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, select

from meowple.server import schema
from meowple.server.errors import Conflict

# How much of it somebody who comes is shown, and how much a table may hold.
SHOWN = 50
MOST = 5_000


@dataclass(frozen=True, slots=True)
class Said:
    id: int
    seat: int
    text: str
    at: int


def say(connection: Connection, table: str, seat: int, text: str, now: int) -> Said:
    column = schema.chat.c
    count = select(func.count()).where(column.table == table)
    if connection.execute(count).scalar_one() >= MOST:
        raise Conflict("chat.full", most=MOST)
    statement = (
        insert(schema.chat)
        .values(table=table, seat=seat, text=text, at=now)
        .returning(column.id)
    )
    return Said(connection.execute(statement).scalar_one(), seat, text, now)


def said(connection: Connection, table: str) -> list[Said]:
    """The last lines there are."""
    column = schema.chat.c
    statement = (
        select(column.id, column.seat, column.text, column.at)
        .where(column.table == table)
        .order_by(column.id.desc())
        .limit(SHOWN)
    )
    return [Said(*row) for row in reversed(connection.execute(statement).all())]


def muted(connection: Connection, table: str, profile: str) -> frozenset[int]:
    column = schema.mutes.c
    statement = select(column.seat).where(column.table == table, column.profile == profile)
    return frozenset(connection.execute(statement).scalars())


def mute(connection: Connection, table: str, profile: str, seat: int, on: bool) -> None:
    column = schema.mutes.c
    connection.execute(
        delete(schema.mutes).where(
            column.table == table, column.profile == profile, column.seat == seat
        )
    )
    if on:
        connection.execute(
            insert(schema.mutes).values(table=table, profile=profile, seat=seat)
        )
