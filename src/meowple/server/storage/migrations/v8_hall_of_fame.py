"""Version 8: the hall of fame, with the winners of earlier tables. Their divisions and
figures are worked out by a server, which knows the games."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Row,
    String,
    Table,
    column,
    insert,
    select,
    table,
)

_metadata = MetaData()

# A table of version 1, as far as foreign keys need it.
Table("tables", _metadata, Column("id", String(16), primary_key=True))

_fame = Table(
    "fame",
    _metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("division", String(60), nullable=True),
    Column("figure", String(40), nullable=True),
    Column("score", Integer, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("open", Boolean, nullable=False),
    Index("fame_best", "game", "division", "score"),
    Index("fame_newest", "game", "ended"),
)

# The columns of earlier tables that this step reads.
_tables = table("tables", column("id"), column("game"), column("terms"))
_seats = table("seats", column("table"), column("seat"), column("kind"), column("profile"))
_results = table(
    "results", column("table"), column("ended"), column("scores"), column("winners")
)
_hints = table("hints", column("table"))

_CHUNK = 1000


def upgrade(connection: Connection) -> None:
    _metadata.create_all(connection, tables=[_fame], checkfirst=False)
    # The last table of a chunk; every id comes after the empty text.
    last = ""
    while ended := _ended(connection, last):
        last = ended[-1].table
        rows = list(_famous(connection, ended))
        if rows:
            connection.execute(insert(_fame), rows)


def _ended(connection: Connection, after: str) -> list[Row[Any]]:
    """A chunk of results in the order of their tables."""
    result = _results.c
    statement = (
        select(*result, _tables.c.game, _tables.c.terms)
        .join(_tables, _tables.c.id == result.table)
        .where(result.table > after)
        .order_by(result.table)
        .limit(_CHUNK)
    )
    return list(connection.execute(statement))


def _famous(connection: Connection, ended: list[Row[Any]]) -> Iterator[dict[str, object]]:
    """The people who won; not those who played alone and had hints."""
    ids = [one.table for one in ended]
    helped = set(connection.scalars(select(_hints.c.table).where(_hints.c.table.in_(ids))))
    people: dict[str, dict[int, str]] = {}
    for row in connection.execute(select(_seats).where(_seats.c.table.in_(ids))):
        if row.kind != "bot" and row.profile is not None:
            people.setdefault(row.table, {})[row.seat] = row.profile
    for one in ended:
        scores, seated = json.loads(one.scores), people.get(one.table, {})
        alone = len(set(seated.values())) < 2
        if scores is None or (alone and one.table in helped):
            continue
        for seat in json.loads(one.winners):
            if seat in seated:
                yield {
                    "table": one.table,
                    "seat": seat,
                    "game": one.game,
                    "division": None,
                    "figure": None,
                    "score": scores[seat],
                    "ended": one.ended,
                    "open": json.loads(one.terms).get("spectators", True),
                }
