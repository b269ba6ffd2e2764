"""Reading the logs of tables; heartbeats of processes and outages."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, bindparam, delete, func, insert, select

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

# Rows of processes without a heartbeat for this long are deleted.
_FORGOTTEN = 24 * 3_600_000


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


def note_heartbeat(
    connection: Connection, process: str, now: int, *, alive_within: int | None = None
) -> None:
    """Write the heartbeat of a process. A process that starts gives `alive_within`: if no
    heartbeat is that young, it also notes an outage since the last one."""
    beats = schema.beats
    if alive_within is not None:
        last = connection.execute(select(func.max(beats.c.at))).scalar()
        if last is not None and now > last and now - last > alive_within:
            connection.execute(insert(schema.outages).values(start=last, end=now))
        gone = delete(beats).where(beats.c.at < now - _FORGOTTEN)
        connection.execute(gone)
    connection.execute(delete(beats).where(beats.c.process == process))
    connection.execute(insert(beats).values(process=process, at=now))


def outages(connection: Connection) -> tuple[tuple[int, int], ...]:
    """The times when no process served, in order."""
    rows = connection.execute(
        select(schema.outages.c.start, schema.outages.c.end).order_by(
            schema.outages.c.start
        )
    )
    return tuple((row.start, row.end) for row in rows)
