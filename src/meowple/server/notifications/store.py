"""Notices in the database: who is told of which turn, once.

A notice is planned in the transaction that gives the seat its turn, and goes out when
it is due: `waiting`, then `sending`, then `sent`, or `failed`; `seen` if somebody came,
`late` if the turn is over. What a process took and did not finish stays `sending`:
rather no notice than two.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any

from sqlalchemy import (
    BindParameter,
    Column,
    Connection,
    Insert,
    and_,
    bindparam,
    delete,
    literal,
    select,
    update,
)

from meowple.server.storage import schema
from meowple.server.storage.insert_or_ignore import addition
from meowple.table.seats import PLAYING
from meowple.table.turn_notices import notice_id

WAITING, SENDING, SENT, FAILED, SEEN, LATE = (
    "waiting", "sending", "sent", "failed", "seen", "late",
)  # fmt: skip

# After this long the link in a notice does not work any more.
KEPT = 90 * 24 * 3_600_000
_COLUMNS = ("table", "seat", "turn", "kind", "profile", "status", "tries", "due")


@dataclass(frozen=True, slots=True)
class Turn:
    """A seat whose turn it is, and nobody is there."""

    table: str
    seat: int
    turn: int
    profile: str


@dataclass(frozen=True, slots=True)
class Notice:
    """One that is due, with what is told. `goes` is None if it is still to be sent."""

    table: str
    seat: int
    turn: int
    kind: str
    profile: str
    tries: int
    due: int
    game: str
    address: str | None
    language: str
    goes: str | None

    @property
    def id(self) -> str:
        return notice_id(self.table, self.seat, self.turn)


def plan(connection: Connection, turns: Sequence[Turn], due: int) -> None:
    """Write down who is to be told; nothing for those who left no address."""
    for turn in turns:
        values = {**asdict(turn), "due": due}
        given = {f"new_{name}": value for name, value in values.items()}
        connection.execute(_planning(connection.dialect.name), given)


@cache
def _planning(dialect: str) -> Insert:
    """One notice for each confirmed contact of a profile."""
    contacts, notice = schema.contacts.c, schema.notices.c
    chosen = select(
        _given(notice.table), _given(notice.seat), _given(notice.turn), contacts.kind,
        _given(notice.profile), literal(WAITING), literal(0), _given(notice.due),
    ).where(contacts.profile == _given(notice.profile), contacts.confirmed)  # fmt: skip
    return addition(schema.notices, dialect).from_select(_COLUMNS, chosen)


def _given(column: Column[Any]) -> BindParameter[Any]:
    """The value for a column; its own name is taken by the column itself."""
    return bindparam(f"new_{column.name}", type_=column.type)


def due(connection: Connection, now: int, most: int = 20) -> list[Notice]:
    """Those whose time has come, with what became of their turn."""
    notices, tables, contacts = schema.notices, schema.tables, schema.contacts
    statement = (
        select(
            notices, tables.c.game, tables.c.status.label("table_status"), tables.c.asked,
            schema.profiles.c.language, contacts.c.address,
        )
        .join(tables, tables.c.id == notices.c.table)
        .join(schema.profiles, schema.profiles.c.id == notices.c.profile)
        .outerjoin(contacts, and_(
            contacts.c.profile == notices.c.profile, contacts.c.kind == notices.c.kind,
            contacts.c.confirmed,
        ))
        .where(notices.c.status == WAITING, notices.c.due <= now)
        .order_by(notices.c.due).limit(most)
    )  # fmt: skip
    return [_notice(connection, row) for row in connection.execute(statement).all()]


def _notice(connection: Connection, row: Any) -> Notice:
    asked = row.table_status == PLAYING and str(row.seat) in row.asked.split(",")
    usable = asked and row.address is not None and not _has_younger(connection, row)
    goes = None if usable else LATE
    return Notice(
        row.table, row.seat, row.turn, row.kind, row.profile, row.tries, row.due,
        row.game, row.address, row.language, goes,
    )  # fmt: skip


def _has_younger(connection: Connection, row: Any) -> bool:
    """A later turn of the seat has a notice of its own."""
    column = schema.notices.c
    statement = select(column.turn).where(
        column.table == row.table, column.seat == row.seat, column.kind == row.kind,
        column.turn > row.turn,
    )  # fmt: skip
    return connection.execute(statement.limit(1)).first() is not None


def take(
    connection: Connection, notice: Notice, status: str, hash: str | None = None
) -> bool:
    """Move a waiting notice on; False if another process was first."""
    return _change(connection, notice, WAITING, status=status, hash=hash)


def put_off(connection: Connection, notice: Notice, due: int) -> bool:
    """Wait some more before the first try; False if another process was first."""
    return _change(connection, notice, WAITING, due=due, tries=notice.tries + 1)


def finish(connection: Connection, notice: Notice, **values: object) -> None:
    """What became of the notice that this process took."""
    _change(connection, notice, SENDING, **values)


def _change(connection: Connection, notice: Notice, from_: str, **values: object) -> bool:
    column = schema.notices.c
    statement = (
        update(schema.notices)
        .where(
            column.table == notice.table, column.seat == notice.seat,
            column.turn == notice.turn, column.kind == notice.kind,
            column.status == from_, column.tries == notice.tries,
        )
        .values(**values)
    )  # fmt: skip
    return connection.execute(statement).rowcount == 1


def seen(connection: Connection, table: str, profiles: Sequence[str]) -> None:
    """Somebody is there: what still waits need not be sent."""
    column = schema.notices.c
    connection.execute(
        update(schema.notices)
        .where(
            column.table == table, column.profile.in_(profiles), column.status == WAITING
        )
        .values(status=SEEN)
    )


def forget(connection: Connection, now: int) -> None:
    """Let go of notices that are long past."""
    column = schema.notices.c
    connection.execute(
        delete(schema.notices).where(column.due < now - KEPT, column.status != WAITING)
    )
