"""Reading the logs of tables. `log_writer` writes them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, bindparam, select

from meowple.server.storage import schema
from meowple.table.log import Entry

_COLUMNS = (
    schema.log.c.number,
    schema.log.c.seat,
    schema.log.c.kind,
    schema.log.c.text,
    schema.log.c.at,
    schema.log.c.request,
)

_ENTRIES = (
    select(*_COLUMNS)
    .where(
        schema.log.c.table == bindparam("table"), schema.log.c.number > bindparam("after")
    )
    .order_by(schema.log.c.number)
)


def entries(connection: Connection, table: str, after: int = 0) -> list[Entry]:
    """The rows of a table's log in order, after the one with this number."""
    found = connection.execute(_ENTRIES, {"table": table, "after": after})
    return [_entry(row) for row in found]


def by_request(connection: Connection, table: str, seat: int, id: str) -> Entry | None:
    """The row of a seat's request, if it was written before."""
    log = schema.log.c
    statement = select(*_COLUMNS).where(
        log.table == table, log.seat == seat, log.request == id
    )
    row = connection.execute(statement).first()
    return None if row is None else _entry(row)


def _entry(row: Any) -> Entry:
    return Entry(row.number, row.seat, row.kind, row.text, row.at, row.request)
