"""The hall of fame: the people who won finished tables, by game.

A winner is entered in the transaction of the table's last row. Bots are not famous, and
neither are people who won a table that ended early, or alone with hints. Winners of a table
without spectators are shown only to those who have a seat there. A player who gives up the
profile leaves the hall, and a table that is deleted takes its winners with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    bindparam,
    func,
    insert,
    or_,
    select,
    tuple_,
    update,
)

from meowple.server.storage import schema, tables
from meowple.server.storage.tables import TableRow
from meowple.table.endings import Ending
from meowple.table.fame import Fame
from meowple.table.seats import BOT

# The winners on one page.
PAGE = 50
BEST, NEWEST = "best", "newest"

_FAME, _SEATS = schema.fame.c, schema.seats.c


@dataclass(frozen=True, slots=True)
class Mark:
    """The place of a winner in any order: what the next page begins after."""

    score: int
    ended: int
    table: str
    seat: int


@dataclass(frozen=True, slots=True)
class Winner:
    """A person who won, with the table; `mark` has the score."""

    mark: Mark
    row: TableRow
    division: str
    figure: str | None


_INSERT = insert(schema.fame)


def enter(
    connection: Connection, row: TableRow, at: int, ending: Ending, fame: Fame | None
) -> None:
    """Enter the people who won a table that was played to its end."""
    if ending.scores is None or fame is None:
        return
    rows = [
        {
            "table": row.id,
            "seat": seat.seat,
            "game": row.game,
            "division": _cut(fame.division, _FAME.division),
            "figure": _cut(fame.figures[seat.seat], _FAME.figure),
            "score": ending.scores[seat.seat],
            "ended": at,
            "open": row.terms.spectators,
        }
        for seat in row.seats
        if seat.seat in ending.winners and seat.kind != BOT and seat.profile is not None
    ]
    if rows:
        connection.execute(_INSERT, rows)


def _cut(text: str | None, column: ColumnElement[Any]) -> str | None:
    """A text cut to fit a column: a game of another package may have long ids."""
    return None if text is None else text[: column.type.length]  # type: ignore[attr-defined]


def _visible(game: str, profile: str | None) -> ColumnElement[bool]:
    """The winners of a game that a client may see."""
    person = select(_SEATS.seat).where(
        _SEATS.table == _FAME.table, _SEATS.seat == _FAME.seat, _SEATS.profile.is_not(None)
    )
    mine = select(_SEATS.table).where(_SEATS.profile == profile)
    return and_(
        _FAME.game == game,
        _FAME.division.is_not(None),
        or_(_FAME.open, _FAME.table.in_(mine)),
        person.correlate(schema.fame).exists(),
    )


def divisions(connection: Connection, game: str, profile: str | None) -> dict[str, int]:
    """The divisions of a game with the number of wins in each."""
    statement = (
        select(_FAME.division, func.count().label("wins"))
        .where(_visible(game, profile))
        .group_by(_FAME.division)
        .order_by(_FAME.division)
    )
    return {row.division: row.wins for row in connection.execute(statement)}


@dataclass(frozen=True, slots=True)
class Asked:
    """A query for the winners of a game: those of one division, or of all; the best or the
    newest first; those after a mark."""

    game: str
    profile: str | None
    division: str | None = None
    order: str = NEWEST
    after: Mark | None = None


def winners(connection: Connection, asked: Asked) -> list[Winner]:
    """A page of winners and one more."""
    found = connection.execute(_statement(asked)).all()
    ids = {one.table for one in found}
    known = {row.id: row for row in tables.load_all(connection, sorted(ids))}
    return [
        Winner(
            Mark(one.score, one.ended, one.table, one.seat),
            known[one.table],
            one.division,
            one.figure,
        )
        for one in found
    ]


def _statement(asked: Asked) -> Select[Any]:
    statement = select(schema.fame).where(_visible(asked.game, asked.profile))
    if asked.division is not None:
        statement = statement.where(_FAME.division == asked.division)
    # Of equal scores the older one is better: it was there first.
    place: list[tuple[ColumnElement[int], int]]
    after = asked.after or Mark(0, 0, "", 0)
    if asked.order == BEST:
        place = [(-_FAME.score, -after.score), (_FAME.ended, after.ended)]
        ordered = [_FAME.score.desc(), _FAME.ended]
    else:
        place = [(-_FAME.ended, -after.ended)]
        ordered = [_FAME.ended.desc()]
    if asked.after is not None:
        columns = [column for column, _ in place]
        values = [value for _, value in place]
        statement = statement.where(
            tuple_(*columns, _FAME.table, _FAME.seat)
            > tuple_(*values, after.table, after.seat)
        )
    return statement.order_by(*ordered, _FAME.table, _FAME.seat).limit(PAGE + 1)


def unfinished(
    connection: Connection, after: tuple[str, int], most: int
) -> list[tuple[TableRow, int]]:
    """Some winners of tables that ended before version 8, whose divisions and figures are
    not known yet, in the order of tables and seats."""
    statement = (
        select(_FAME.table, _FAME.seat)
        .where(_FAME.division.is_(None), tuple_(_FAME.table, _FAME.seat) > after)
        .order_by(_FAME.table, _FAME.seat)
        .limit(most)
    )
    found = connection.execute(statement).all()
    ids = {one.table for one in found}
    known = {row.id: row for row in tables.load_all(connection, sorted(ids))}
    return [(known[one.table], one.seat) for one in found]


_FINISH = update(schema.fame).where(
    _FAME.table == bindparam("key_table"), _FAME.seat == bindparam("key_seat")
)


def finish(connection: Connection, known: Sequence[tuple[TableRow, int, Fame]]) -> None:
    """Write the divisions and figures of earlier winners."""
    rows = [
        {
            "key_table": row.id,
            "key_seat": seat,
            "division": _cut(fame.division, _FAME.division),
            "figure": _cut(fame.figures[seat], _FAME.figure),
        }
        for row, seat, fame in known
    ]
    if rows:
        connection.execute(_FINISH, rows)
