"""Notices in the database: one per turn and contact.

A notice is planned in the transaction that begins the turn, and sent when it is due. Its
status is `waiting`, then `sending`, then `sent` or `failed`; `seen` if the player came,
`late` if the turn is over. A notice that a process took and did not finish stays
`sending`: it is better to lose one than to send it twice.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
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
    func,
    literal,
    select,
    update,
)

from meowple.server.storage import schema
from meowple.server.storage.insert_or_ignore import insert_or_ignore
from meowple.table.seats import PLAYING
from meowple.table.turn_notices import notice_id

WAITING, SENDING, SENT, FAILED, SEEN, LATE = (
    "waiting", "sending", "sent", "failed", "seen", "late",
)  # fmt: skip

# How long notices are kept, and with them their unsubscribe links.
KEPT = 90 * 24 * 3_600_000
_COLUMNS = ("table", "seat", "turn", "kind", "profile", "status", "tries", "due")


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn that begins while the seat's player is not connected."""

    table: str
    seat: int
    turn: int
    profile: str


@dataclass(frozen=True, slots=True)
class Notice:
    """A notice that is due. `outcome` is None if it is still to be sent."""

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
    outcome: str | None

    @property
    def id(self) -> str:
        return notice_id(self.table, self.seat, self.turn)


def plan(connection: Connection, turns: Sequence[Turn], due: int) -> None:
    """Plan the notices of turns; none for players without a contact."""
    for turn in turns:
        values = {**asdict(turn), "due": due}
        given = {f"new_{name}": value for name, value in values.items()}
        connection.execute(_insert_notices(connection.dialect.name), given)


@cache
def _insert_notices(dialect: str) -> Insert:
    """Insert a notice for each confirmed contact of a profile."""
    contacts, notice = schema.contacts.c, schema.notices.c
    chosen = select(
        _given(notice.table), _given(notice.seat), _given(notice.turn), contacts.kind,
        _given(notice.profile), literal(WAITING), literal(0), _given(notice.due),
    ).where(contacts.profile == _given(notice.profile), contacts.confirmed)  # fmt: skip
    return insert_or_ignore(schema.notices, dialect).from_select(_COLUMNS, chosen)


def _given(column: Column[Any]) -> BindParameter[Any]:
    """The parameter for a column, whose own name SQLAlchemy reserves."""
    return bindparam(f"new_{column.name}", type_=column.type)


def due(
    connection: Connection, now: int, busy: Collection[str] = (), most: int = 100
) -> list[Notice]:
    """The notices that are due, with what became of their turns: the oldest of each
    profile but the busy ones, so that a profile with many doesn't delay the others'."""
    tables, contacts, column = schema.tables, schema.contacts, schema.notices.c
    order = column.due, column.table, column.seat, column.turn, column.kind
    place = func.row_number().over(partition_by=column.profile, order_by=order)
    notices = (
        select(schema.notices, place.label("place"))
        .where(column.status == WAITING, column.due <= now, column.profile.not_in(busy))
        .subquery()
    )
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
        .where(notices.c.place == 1)
        .order_by(notices.c.due).limit(most)
    )  # fmt: skip
    return [_notice(connection, row) for row in connection.execute(statement).all()]


def _notice(connection: Connection, row: Any) -> Notice:
    asked = row.table_status == PLAYING and str(row.seat) in row.asked.split(",")
    usable = asked and row.address is not None and not _has_newer(connection, row)
    outcome = None if usable else LATE
    return Notice(
        row.table, row.seat, row.turn, row.kind, row.profile, row.tries, row.due,
        row.game, row.address, row.language, outcome,
    )  # fmt: skip


def _has_newer(connection: Connection, row: Any) -> bool:
    """Whether a later turn of the seat has a notice of its own."""
    column = schema.notices.c
    statement = select(column.turn).where(
        column.table == row.table, column.seat == row.seat, column.kind == row.kind,
        column.turn > row.turn,
    )  # fmt: skip
    return connection.execute(statement.limit(1)).first() is not None


def take(
    connection: Connection, notice: Notice, status: str, hash: str | None = None
) -> bool:
    """Change the status of a waiting notice; False if another process was first."""
    return _change(connection, notice, WAITING, status=status, hash=hash)


def postpone(connection: Connection, notice: Notice, due: int) -> bool:
    """Delay the first try; False if another process was first."""
    return _change(connection, notice, WAITING, due=due, tries=notice.tries + 1)


def finish(connection: Connection, notice: Notice, **values: object) -> None:
    """Update a notice that this process took."""
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


def mark_seen(connection: Connection, table: str, profiles: Sequence[str]) -> None:
    """Cancel the waiting notices of players who are connected."""
    column = schema.notices.c
    connection.execute(
        update(schema.notices)
        .where(
            column.table == table, column.profile.in_(profiles), column.status == WAITING
        )
        .values(status=SEEN)
    )


def delete_old(connection: Connection, now: int) -> None:
    """Delete notices that are long past."""
    column = schema.notices.c
    connection.execute(
        delete(schema.notices).where(column.due < now - KEPT, column.status != WAITING)
    )
