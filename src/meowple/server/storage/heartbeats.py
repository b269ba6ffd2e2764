"""Heartbeats of server processes, and the outages between them."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, or_, select

from meowple.server.storage import schema

# Rows of processes without a heartbeat for this long are deleted.
_FORGOTTEN = 24 * 3_600_000


def note_heartbeat(
    connection: Connection, process: str, now: int, *, alive_within: int | None = None
) -> None:
    """Write the heartbeat of a process. A process that starts gives `alive_within`: if no
    heartbeat is that young, it also notes an outage since the last one."""
    beats = schema.beats
    if alive_within is not None:
        last = connection.execute(select(func.max(beats.c.at))).scalar()
        if last is not None and now > last and now - last > alive_within:
            note_outage(connection, last, now)
        # One from the future is of a time that was corrected since: it would hide outages.
        future = beats.c.at > now + alive_within
        gone = delete(beats).where(or_(beats.c.at < now - _FORGOTTEN, future))
        connection.execute(gone)
    connection.execute(delete(beats).where(beats.c.process == process))
    connection.execute(insert(beats).values(process=process, at=now))


def all_beats(connection: Connection) -> dict[str, int]:
    """The last heartbeat of each process."""
    found = connection.execute(select(schema.beats.c.process, schema.beats.c.at))
    return {row.process: row.at for row in found}


def note_outage(connection: Connection, start: int, end: int) -> None:
    """Add a time when no process served."""
    connection.execute(insert(schema.outages).values(start=start, end=end))


def outages(connection: Connection) -> tuple[tuple[int, int], ...]:
    """The times when no process served, in order."""
    rows = connection.execute(
        select(schema.outages.c.start, schema.outages.c.end).order_by(
            schema.outages.c.start
        )
    )
    return tuple((row.start, row.end) for row in rows)
