"""Tables and their seats: load, list, create, update."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    Row,
    and_,
    bindparam,
    func,
    insert,
    select,
    union,
    update,
)

from meowple.backend.new_table import NewTable
from meowple.backend.tokens import new_id, new_salt, new_seed
from meowple.kernel.record import commitment
from meowple.kernel.setup import Value
from meowple.server.errors import Conflict, NotFound
from meowple.server.storage import codes, schema
from meowple.server.storage.codes import Codes
from meowple.table.log import ACT
from meowple.table.seats import ABANDONED, OVER, PLAYING, WAITING, Seat, TableFacts
from meowple.table.terms import Terms

# The longest list of tables.
LISTED = 100


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow(TableFacts):
    """A table as the database has it, with its seats."""

    maker: str
    code: str | None
    updated: int
    asked: tuple[int, ...]
    due: int | None
    rematch_of: str | None


# To build a statement takes longer than to run it, so frequent ones are built once. That
# also saves computing the keys of SQLAlchemy's statement cache.
_BY_ID = select(schema.tables).where(schema.tables.c.id == bindparam("id"))
_LOCKED = _BY_ID.with_for_update()


def load(connection: Connection, id: str, *, lock: bool = False) -> TableRow:
    """The table with an id. With `lock` no other transaction changes it before the
    commit."""
    row = connection.execute(_LOCKED if lock else _BY_ID, {"id": id}).first()
    if row is None:
        raise NotFound("table.unknown")
    return _tables(connection, [row])[0]


def load_with_rematch(connection: Connection, id: str) -> tuple[TableRow, str | None]:
    """A table, and the id of its rematch."""
    row = load(connection, id)
    return row, rematch(connection, row)


def load_all(connection: Connection, ids: Sequence[str]) -> list[TableRow]:
    statement = select(schema.tables).where(schema.tables.c.id.in_(ids))
    return _tables(connection, connection.execute(statement).all())


_BY_CODE = select(schema.tables.c.id).where(schema.tables.c.code == bindparam("code"))


def by_code(connection: Connection, code: str) -> str:
    known = codes.load(connection)
    found = None
    if known is not None:
        found = connection.execute(_BY_CODE, {"code": known.stored(code)}).scalar()
    if found is None:
        raise NotFound("table.code_unknown")
    return str(found)


_REMATCH = select(schema.tables.c.id).where(schema.tables.c.rematch_of == bindparam("id"))


def rematch(connection: Connection, row: TableRow) -> str | None:
    """The id of a table's rematch, which only a finished one can have."""
    if not row.finished:
        return None
    found = connection.execute(_REMATCH, {"id": row.id}).scalar()
    return None if found is None else str(found)


def of_profile(connection: Connection, profile: str, most: int) -> list[TableRow]:
    """The tables that a profile sits at, created, or has left and may come back to:
    unfinished ones first, then the newest. So finished games never push a table with a
    turn out of the list."""
    tables, seats = schema.tables, schema.seats.c
    left = select(seats.table).join(tables).where(seats.left_by == profile)
    # A union and no OR, for which the database would scan all tables.
    mine = union(
        select(seats.table).where(seats.profile == profile),
        select(tables.c.id).where(tables.c.maker == profile),
        left.where(tables.c.status == PLAYING),
    )
    ended = tables.c.status.in_((OVER, ABANDONED))
    statement = (
        select(tables)
        .where(tables.c.id.in_(mine))
        .order_by(ended, tables.c.updated.desc(), tables.c.id)
        .limit(most)
    )
    return _tables(connection, connection.execute(statement).all())


def open_to_all(connection: Connection) -> list[TableRow]:
    """Public tables that wait for players or are being played, the newest first."""
    tables = schema.tables
    statement = (
        select(tables)
        .where(tables.c.public, tables.c.status.in_((WAITING, PLAYING)))
        .order_by(tables.c.updated.desc(), tables.c.id)
        .limit(LISTED)
    )
    return _tables(connection, connection.execute(statement).all())


def newest(connection: Connection, statuses: Sequence[str], most: int) -> list[TableRow]:
    """The tables with these statuses, those with the latest actions first."""
    tables = schema.tables
    statement = (
        select(tables)
        .where(tables.c.status.in_(statuses))
        .order_by(tables.c.updated.desc(), tables.c.id)
        .limit(most)
    )
    return _tables(connection, connection.execute(statement).all())


def due(connection: Connection, now: int, most: int = 50) -> list[str]:
    """The tables whose due time has come."""
    tables = schema.tables.c
    statement = (
        select(tables.id)
        .where(and_(tables.due <= now, tables.status == PLAYING))
        .order_by(tables.due)
        .limit(most)
    )
    return [row.id for row in connection.execute(statement)]


_UNFINISHED = select(func.count()).where(
    schema.tables.c.maker == bindparam("maker"),
    schema.tables.c.status.in_((WAITING, PLAYING)),
)


def unfinished(connection: Connection, maker: str) -> int:
    """The number of unfinished tables that a profile created."""
    return int(connection.execute(_UNFINISHED, {"maker": maker}).scalar_one())


_INSERT = insert(schema.tables)
_INSERT_LOG = insert(schema.log)
_INSERT_SEATS = insert(schema.seats)


def insert_table(connection: Connection, new: NewTable, now: int) -> TableRow:
    """Create a table, which waits until it is started."""
    seed = new_seed() if new.seed is None else new.seed
    salt = new.salt or new_salt()
    waits = any(seat.free for seat in new.seats)
    id, code, stored = _with_code(connection) if waits else (new_id(), None, None)
    row = TableRow(
        id=id,
        game=new.game,
        rules=new.rules,
        options=new.options,
        seed=seed,
        salt=salt,
        commitment=commitment(seed, salt),
        maker=new.maker,
        terms=new.terms,
        status=WAITING,
        code=code,
        created=now,
        started=None,
        updated=now,
        asked=(),
        due=None,
        rematch_of=new.rematch_of,
        seats=new.seats,
    )
    connection.execute(_INSERT, {**_table_values(row), "code": stored})
    connection.execute(
        _INSERT_SEATS,
        [{"table": id, **asdict(seat)} for seat in new.seats],
    )
    if new.played:
        connection.execute(_INSERT_LOG, _played_elsewhere(id, new, now))
    return row


def _played_elsewhere(id: str, new: NewTable, now: int) -> list[dict[str, Any]]:
    """The log of a game that goes on here."""
    return [
        {"table": id, "number": number, "seat": seat, "kind": ACT, "text": text, "at": now}
        for number, (seat, text) in enumerate(new.played, start=1)
    ]


def _with_code(connection: Connection) -> tuple[str, str, str]:
    """A new id, its code and the code's hash, which no other waiting table has."""
    known = codes.ensure(connection)
    while True:
        id = new_id()
        code = known.of(id)
        stored = known.stored(code)
        if connection.execute(_BY_CODE, {"code": stored}).first() is None:
            return id, code, stored


_SET_SEAT = update(schema.seats).where(
    schema.seats.c.table == bindparam("at"), schema.seats.c.seat == bindparam("number")
)


def set_seat(connection: Connection, row: TableRow, seat: Seat) -> TableRow:
    """Update a seat; the table with it."""
    values = {"at": row.id, "number": seat.seat, **asdict(seat)}
    connection.execute(_SET_SEAT, values)
    seats = tuple(seat if old.seat == seat.seat else old for old in row.seats)
    return replace(row, seats=seats)


_SET_STATUS = update(schema.tables).where(schema.tables.c.id == bindparam("key"))


def set_status(connection: Connection, table: str, **values: Any) -> None:
    # SQLAlchemy silently ignores parameters that are not columns.
    assert values.keys() <= {*schema.tables.c.keys()}
    connection.execute(_SET_STATUS, {"key": table, **values})


def start_if_full(connection: Connection, row: TableRow, now: int) -> TableRow:
    """Start a table if all its seats are taken. Its row is new, or the caller locked it."""
    if row.status != WAITING or any(seat.free for seat in row.seats):
        return row
    # The process that loads it first works out which seats are to act; it is due at once.
    begun: dict[str, Any] = {
        "status": PLAYING, "started": now, "updated": now, "code": None, "due": now,
    }  # fmt: skip
    set_status(connection, row.id, **begun)
    return replace(row, **begun)


def waiting(connection: Connection, table: str) -> TableRow:
    """A table that has not begun; its row is locked."""
    row = load(connection, table, lock=True)
    if row.status != WAITING:
        raise Conflict("table.begun")
    return row


def _table_values(row: TableRow) -> dict[str, Any]:
    """The columns of a new table."""
    return {
        "id": row.id,
        "game": row.game,
        "rules": row.rules,
        "options": msgspec.json.encode(row.options).decode(),
        "seed": str(row.seed),
        "salt": row.salt,
        "commitment": row.commitment,
        "maker": row.maker,
        "terms": msgspec.json.encode(row.terms).decode(),
        "public": row.terms.public,
        "status": row.status,
        "created": row.created,
        "updated": row.updated,
        "asked": "",
        "rematch_of": row.rematch_of,
    }


_SEATS = select(schema.seats).order_by(schema.seats.c.table, schema.seats.c.seat)
_SEATS_OF_ONE = _SEATS.where(schema.seats.c.table == bindparam("id"))
_SEATS_OF_MANY = _SEATS.where(schema.seats.c.table.in_(bindparam("ids", expanding=True)))
_options = msgspec.json.Decoder(dict[str, Value]).decode
_terms = msgspec.json.Decoder(Terms).decode


def _tables(connection: Connection, rows: Sequence[Row[Any]]) -> list[TableRow]:
    """Tables with their seats, which one statement reads for all of them."""
    seats: dict[str, list[Seat]] = {row.id: [] for row in rows}
    if len(rows) == 1:
        found = connection.execute(_SEATS_OF_ONE, {"id": rows[0].id})
    else:
        found = connection.execute(_SEATS_OF_MANY, {"ids": [*seats]})
    for row in found:
        seats[row.table].append(
            Seat(
                row.seat,
                row.kind,
                row.profile,
                row.bot,
                row.name,
                row.token,
                row.figure,
                row.left_by,
            )
        )
    known = codes.load(connection) if any(row.code for row in rows) else None
    return [_table(row, tuple(seats[row.id]), known) for row in rows]


def _table(row: Any, seats: tuple[Seat, ...], known: Codes | None) -> TableRow:
    return TableRow(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=_options(row.options),
        seed=int(row.seed),
        salt=row.salt,
        commitment=row.commitment,
        maker=row.maker,
        terms=_terms(row.terms),
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
