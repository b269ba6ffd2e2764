"""Visits: who is connected to a table, or was last, for presence across processes."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, insert, select, update

from meowple.server.storage import schema


@dataclass(frozen=True, slots=True)
class Visit:
    """A visit. `process` serves the connection; None: there is none, since `at`."""

    process: str | None
    at: int


_VISITS = schema.visits
_OF_TABLE = select(_VISITS.c.profile, _VISITS.c.process, _VISITS.c.at).where(
    _VISITS.c.table == bindparam("id")
)
_CHANGE = update(_VISITS).where(
    _VISITS.c.table == bindparam("id"), _VISITS.c.profile == bindparam("who")
)
_ADD = insert(_VISITS)


def of_table(connection: Connection, table: str) -> dict[str, Visit]:
    """The visits of a table by profile."""
    found = connection.execute(_OF_TABLE, {"id": table})
    return {row.profile: Visit(row.process, row.at) for row in found}


def came(connection: Connection, table: str, profile: str, visit: Visit) -> None:
    """A player is connected now."""
    values = {"process": visit.process, "at": visit.at}
    known = {"id": table, "who": profile}
    if connection.execute(_CHANGE, {**known, **values}).rowcount == 0:
        connection.execute(_ADD, {"table": table, "profile": profile, **values})


def went(connection: Connection, table: str, profile: str, visit: Visit) -> None:
    """A player has no connection to this process any more. One to another process, made
    later, stays."""
    ours = _CHANGE.where(_VISITS.c.process == bindparam("ours"))
    known = {"id": table, "who": profile, "ours": visit.process}
    connection.execute(ours, {**known, "process": None, "at": visit.at})
