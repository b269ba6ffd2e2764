"""Results of finished tables, written in the transaction of their last row: for a
profile's history, which replays nothing, for ratings, and for the hall of fame."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, func, insert, or_, select

from meowple.server.storage import hall, hints, ratings, schema, tables
from meowple.server.storage.tables import TableRow
from meowple.table.endings import Ending
from meowple.table.fame import Fame
from meowple.table.seats import ABANDONED, OVER

# The games on one page of a history.
PAGE = 50


@dataclass(frozen=True, slots=True)
class Ended:
    """A table that ends with the row being written."""

    table: str
    at: int
    ending: Ending
    fame: Fame | None = None


@dataclass(frozen=True, slots=True)
class PastGame:
    """A finished table. Tables that ended before version 3 have no scores."""

    row: TableRow
    at: int
    ending: Ending


_INSERT = insert(schema.results)


def record_endings(connection: Connection, ends: Sequence[Ended]) -> None:
    """Write the results of tables, enter their winners in the hall of fame and update the
    ratings of their players. Call it last in
    a transaction: it locks ratings, and must not wait for other locks while it holds
    them."""
    if not ends:
        return
    rows = [
        {
            "table": end.table,
            "ended": end.at,
            "scores": _json(end.ending.scores),
            "winners": _json(end.ending.winners),
            "decided": end.ending.decided,
            "rivals": _json(end.ending.rivals),
        }
        for end in ends
    ]
    connection.execute(_INSERT, rows)
    matches = []
    for end in ends:
        row = tables.load(connection, end.table)
        # A guided game, one whose shuffle a player could know, or one person and bots with
        # hints: neither rated nor famous.
        if row.terms.course is not None or row.terms.moved:
            continue
        if row.people >= 2 or not hints.given(connection, end.table):
            hall.enter(connection, row, end.at, end.ending, end.fame)
            matches.append(ratings.match_of(row, end.ending))
    ratings.update_ratings(connection, [one for one in matches if one is not None])


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def of_profile(
    connection: Connection, profile: str, before: tuple[int, str] | None
) -> list[PastGame]:
    """A profile's finished games, the newest first, one more than a page. `before` is the
    end and the id of the last game on the previous page."""
    table, result, seats = schema.tables.c, schema.results.c, schema.seats.c
    ended = func.coalesce(result.ended, table.updated)
    wanted: list[ColumnElement[bool]] = [
        table.id.in_(select(seats.table).where(seats.profile == profile)),
        table.status.in_((OVER, ABANDONED)),
        table.started.is_not(None),
    ]
    if before is not None:
        at, id = before
        wanted.append(or_(ended < at, and_(ended == at, table.id < id)))
    return _past_games(connection, wanted, PAGE + 1)


def finished_of_profile(connection: Connection, profile: str, most: int) -> list[PastGame]:
    """A profile's newest games that were played to their end."""
    table, seats = schema.tables.c, schema.seats.c
    wanted: list[ColumnElement[bool]] = [
        table.id.in_(select(seats.table).where(seats.profile == profile)),
        table.status == OVER,
    ]
    return _past_games(connection, wanted, most)


def _past_games(
    connection: Connection, wanted: Sequence[ColumnElement[bool]], most: int
) -> list[PastGame]:
    table, result = schema.tables.c, schema.results.c
    ended = func.coalesce(result.ended, table.updated)
    ending = (result.scores, result.winners, result.decided, result.rivals)
    statement = (
        select(table.id, ended.label("at"), *ending)
        .select_from(schema.tables.outerjoin(schema.results))
        .where(*wanted)
        .order_by(ended.desc(), table.id.desc())
        .limit(most)
    )
    found = connection.execute(statement).all()
    known = {row.id: row for row in tables.load_all(connection, [r.id for r in found])}
    return [PastGame(known[id], at, _ending(*ending)) for id, at, *ending in found]


def _ending(
    scores: str | None, winners: str | None, decided: str | None, rivals: str | None
) -> Ending:
    return Ending(
        msgspec.json.decode(scores or "null", type=tuple[int, ...] | None),
        msgspec.json.decode(winners or "[]", type=tuple[int | str, ...]),
        decided or "",
        msgspec.json.decode(rivals or "[]", type=tuple[int, ...]),
    )
