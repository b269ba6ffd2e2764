"""Tables and their seats in the database."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, and_, func, insert, or_, select, update

from meowple.kernel.record import commitment
from meowple.kernel.setup import Value
from meowple.server import codes, schema
from meowple.server.codes import Codes
from meowple.server.errors import Conflict, NotFound
from meowple.server.terms import Terms
from meowple.server.tokens import new_id, new_salt, new_seed

WAITING, PLAYING, OVER, ABANDONED = "waiting", "playing", "over", "abandoned"
ME, OPEN, HOTSEAT, BOT = "me", "open", "hotseat", "bot"

# The newest of so many are listed.
LISTED = 100


@dataclass(frozen=True, slots=True)
class Seat:
    """`profile` is whose it is; an open seat nobody has taken has none."""

    seat: int
    kind: str
    profile: str | None
    bot: str | None
    name: str | None
    token: str | None

    @property
    def free(self) -> bool:
        return self.kind == OPEN and self.profile is None


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as the database has it, with its seats."""

    id: str
    game: str
    rules: int
    options: dict[str, Value]
    seed: int
    salt: str
    commitment: str
    maker: str
    terms: Terms
    status: str
    code: str | None
    created: int
    started: int | None
    updated: int
    asked: tuple[int, ...]
    due: int | None
    rematch_of: str | None
    seats: tuple[Seat, ...]

    @property
    def finished(self) -> bool:
        return self.status in (OVER, ABANDONED)

    @property
    def people(self) -> int:
        return len({seat.profile for seat in self.seats if seat.profile is not None})

    def seats_of(self, profile: str | None) -> tuple[int, ...]:
        if profile is None:
            return ()
        return tuple(seat.seat for seat in self.seats if seat.profile == profile)


@dataclass(frozen=True, slots=True)
class NewTable:
    """What a table is made of."""

    game: str
    rules: int
    options: dict[str, Value]
    maker: str
    terms: Terms
    seats: tuple[Seat, ...]
    rematch_of: str | None = None


def load(connection: Connection, id: str, *, lock: bool = False) -> TableRow:
    """The table of an id. With `lock` nobody else changes it before the commit."""
    statement = select(schema.tables).where(schema.tables.c.id == id)
    row = connection.execute(statement.with_for_update() if lock else statement).first()
    if row is None:
        raise NotFound("table.unknown")
    return _tables(connection, [row])[0]


def load_all(connection: Connection, ids: Sequence[str]) -> list[TableRow]:
    statement = select(schema.tables).where(schema.tables.c.id.in_(ids))
    return _tables(connection, connection.execute(statement).all())


def by_code(connection: Connection, code: str) -> str:
    known, column = codes.load(connection), schema.tables.c
    found = None
    if known is not None:
        statement = select(column.id).where(column.code == known.stored(code))
        found = connection.execute(statement).scalar()
    if found is None:
        raise NotFound("table.code_unknown")
    return str(found)


def rematch(connection: Connection, id: str) -> str | None:
    tables = schema.tables.c
    found = connection.execute(select(tables.id).where(tables.rematch_of == id)).scalar()
    return None if found is None else str(found)


def of_profile(connection: Connection, profile: str, most: int) -> list[TableRow]:
    """The tables at which a profile has a seat or that it made: first those that are not
    over, then the newest. No turn falls out of the list for the games that ended."""
    tables, seats = schema.tables, schema.seats.c
    mine = select(seats.table).where(seats.profile == profile)
    ended = tables.c.status.in_((OVER, ABANDONED))
    statement = (
        select(tables)
        .where(or_(tables.c.id.in_(mine), tables.c.maker == profile))
        .order_by(ended, tables.c.updated.desc(), tables.c.id)
        .limit(most)
    )
    return _tables(connection, connection.execute(statement).all())


def open_to_all(connection: Connection) -> list[TableRow]:
    """Public tables that wait for players or can be watched, the newest first."""
    tables = schema.tables
    statement = (
        select(tables)
        .where(tables.c.public, tables.c.status.in_((WAITING, PLAYING)))
        .order_by(tables.c.updated.desc(), tables.c.id)
        .limit(LISTED)
    )
    return _tables(connection, connection.execute(statement).all())


def newest(connection: Connection, statuses: Sequence[str], most: int) -> list[TableRow]:
    """The tables of these statuses that moved last."""
    tables = schema.tables
    statement = (
        select(tables)
        .where(tables.c.status.in_(statuses))
        .order_by(tables.c.updated.desc(), tables.c.id)
        .limit(most)
    )
    return _tables(connection, connection.execute(statement).all())


def due(connection: Connection, now: int, most: int = 50) -> list[str]:
    """Tables that somebody should look at."""
    tables = schema.tables.c
    statement = (
        select(tables.id)
        .where(and_(tables.due <= now, tables.status == PLAYING))
        .order_by(tables.due)
        .limit(most)
    )
    return [row.id for row in connection.execute(statement)]


def unfinished(connection: Connection, maker: str) -> int:
    tables = schema.tables.c
    statement = select(func.count()).where(
        tables.maker == maker, tables.status.in_((WAITING, PLAYING))
    )
    return int(connection.execute(statement).scalar_one())


def insert_table(connection: Connection, new: NewTable, now: int) -> str:
    """Write a new table; it waits until it is started."""
    seed, salt = new_seed(), new_salt()
    waits = any(seat.free for seat in new.seats)
    id, code = _with_code(connection) if waits else (new_id(), None)
    connection.execute(
        insert(schema.tables).values(
            id=id,
            game=new.game,
            rules=new.rules,
            options=msgspec.json.encode(new.options).decode(),
            seed=str(seed),
            salt=salt,
            commitment=commitment(seed, salt),
            maker=new.maker,
            terms=msgspec.json.encode(new.terms).decode(),
            public=new.terms.public,
            status=WAITING,
            code=code,
            created=now,
            updated=now,
            asked="",
            rematch_of=new.rematch_of,
        )
    )
    connection.execute(
        insert(schema.seats),
        [{"table": id, **_seat_values(seat), "seat": seat.seat} for seat in new.seats],
    )
    return id


def _with_code(connection: Connection) -> tuple[str, str]:
    """A new id, and the hash of its code, which no other table that waits has."""
    known, column = codes.ensure(connection), schema.tables.c
    while True:
        id = new_id()
        code = known.stored(known.of(id))
        taken = select(column.id).where(column.code == code)
        if connection.execute(taken).first() is None:
            return id, code


def set_seat(connection: Connection, table: str, seat: Seat) -> None:
    seats = schema.seats
    connection.execute(
        update(seats)
        .where(seats.c.table == table, seats.c.seat == seat.seat)
        .values(**_seat_values(seat))
    )


def set_status(connection: Connection, table: str, **values: Any) -> None:
    tables = schema.tables
    connection.execute(update(tables).where(tables.c.id == table).values(**values))


def start_if_full(connection: Connection, table: str, now: int) -> bool:
    """Start a table whose seats are all taken; its row is locked by the caller."""
    row = load(connection, table, lock=True)
    if row.status != WAITING or any(seat.free for seat in row.seats):
        return False
    # Whoever loads it first finds out who is asked; until then it is due at once.
    set_status(
        connection, table, status=PLAYING, started=now, updated=now, code=None, due=now
    )
    return True


def waiting(connection: Connection, table: str) -> TableRow:
    """A table that has not begun, locked."""
    row = load(connection, table, lock=True)
    if row.status != WAITING:
        raise Conflict("table.begun")
    return row


def _seat_values(seat: Seat) -> dict[str, Any]:
    return {
        "kind": seat.kind,
        "profile": seat.profile,
        "bot": seat.bot,
        "name": seat.name,
        "token": seat.token,
    }


def _tables(connection: Connection, rows: list[Row[Any]] | Any) -> list[TableRow]:
    """Rows with their seats, by two statements however many there are."""
    seats: dict[str, list[Seat]] = {row.id: [] for row in rows}
    columns = schema.seats.c
    statement = (
        select(schema.seats)
        .where(columns.table.in_(seats))
        .order_by(columns.table, columns.seat)
    )
    for row in connection.execute(statement):
        seats[row.table].append(
            Seat(row.seat, row.kind, row.profile, row.bot, row.name, row.token)
        )
    known = codes.load(connection) if any(row.code for row in rows) else None
    return [_table(row, tuple(seats[row.id]), known) for row in rows]


def _table(row: Any, seats: tuple[Seat, ...], known: Codes | None) -> TableRow:
    return TableRow(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=msgspec.json.decode(row.options, type=dict[str, Value]),
        seed=int(row.seed),
        salt=row.salt,
        commitment=row.commitment,
        maker=row.maker,
        terms=msgspec.json.decode(row.terms, type=Terms),
        status=row.status,
        code=known.of(row.id) if known is not None and row.code else None,
        created=row.created,
        started=row.started,
        updated=row.updated,
        asked=tuple(int(seat) for seat in row.asked.split(",") if seat),
        due=row.due,
        rematch_of=row.rematch_of,
        seats=seats,
    )
