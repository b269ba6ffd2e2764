"""The last row of a table that this server can't play any more."""

from __future__ import annotations

from sqlalchemy import Connection, func, insert, select

from meowple.server.storage import schema
from meowple.table.log import END


def add(connection: Connection, table: str, text: str, seat: int | None, at: int) -> None:
    """End a log by one row, without looking at what is before it."""
    log = schema.log
    newest = select(func.max(log.c.number)).where(log.c.table == table)
    number = (connection.execute(newest).scalar() or 0) + 1
    row = {"table": table, "number": number, "seat": seat, "kind": END, "text": text}
    connection.execute(insert(log).values(**row, at=at))
