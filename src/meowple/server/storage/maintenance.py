"""Admin queries: list tables, export records, purge."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, and_, delete, func, or_, select

from meowple.backend.records import record_of, replayed
from meowple.kernel.game import AnyGame
from meowple.kernel.record import Record
from meowple.server.errors import Conflict, NotFound
from meowple.server.storage import log_reader, schema, tables
from meowple.server.storage.database import Database
from meowple.server.storage.tables import TableRow
from meowple.table.seats import ABANDONED, OVER, PLAYING, WAITING

STATUSES = (WAITING, PLAYING, OVER, ABANDONED)

# Rows deleted per transaction, so that a running server never waits long.
_CHUNK = 200


def listed(
    connection: Connection, statuses: Sequence[str], most: int
) -> tuple[list[TableRow], int]:
    """The tables with the latest actions, and the number of all tables."""
    column = schema.tables.c
    wanted = column.status.in_(statuses)
    total: int = connection.execute(select(func.count()).where(wanted)).scalar_one()
    return tables.newest(connection, statuses, most), total


def finished(connection: Connection) -> list[str]:
    """The ids of tables that have a record: those that ended after they had begun."""
    column = schema.tables.c
    statement = (
        select(column.id)
        .where(column.status.in_((OVER, ABANDONED)), column.started.is_not(None))
        .order_by(column.created, column.id)
    )
    return list(connection.execute(statement).scalars())


def record(
    connection: Connection, id: str, games: Mapping[str, AnyGame]
) -> tuple[TableRow, Record]:
    """A table and the record of its game, which is replayed for it."""
    row = tables.load(connection, id)
    game = games.get(row.game)
    if game is None:
        raise NotFound("table.game_gone", game=row.game)
    by_its_rules = game.at_version(row.rules)
    if by_its_rules is None:
        raise Conflict("table.rules", wanted=row.rules, ours=game.info.rules_version)
    entries = log_reader.entries(connection, id)
    return row, record_of(row, replayed(row, by_its_rules, entries), entries)


@dataclass(frozen=True, slots=True)
class Purge:
    """The plan of a purge: tables with these statuses and no action since `before`; without
    statuses, those that never began. `profiles`: also profiles not seen since then that
    have no seat and no table."""

    before: int
    statuses: tuple[str, ...] = ()
    profiles: bool = False

    def chosen(self) -> ColumnElement[bool]:
        column = schema.tables.c
        never = or_(
            column.status == WAITING,
            and_(column.status == ABANDONED, column.started.is_(None)),
        )
        wanted = column.status.in_(self.statuses) if self.statuses else never
        return and_(column.updated < self.before, wanted)


def counted(connection: Connection, plan: Purge) -> dict[str, int]:
    """Counts of what a purge would delete: tables by status, actions, chat, profiles."""
    column = schema.tables.c
    ids = select(column.id).where(plan.chosen())
    found = dict.fromkeys(STATUSES, 0)
    by_status = (
        select(column.status, func.count()).where(plan.chosen()).group_by(column.status)
    )
    for status, number in connection.execute(by_status):
        found[status] = number
    for name, table in (("actions", schema.log), ("chat", schema.chat)):
        rows = select(func.count()).where(table.c.table.in_(ids))
        found[name] = connection.execute(rows).scalar_one()
    going = select(func.count()).select_from(schema.profiles).where(_unseen(plan))
    found["profiles"] = connection.execute(going).scalar_one() if plan.profiles else 0
    return found


def purge(database: Database, plan: Purge) -> None:
    """Delete all of it, in chunks of one transaction each."""
    while database.write_now(lambda c: _purge_tables(c, plan)):
        pass
    while plan.profiles and database.write_now(lambda c: _purge_profiles(c, plan)):
        pass


def _purge_tables(connection: Connection, plan: Purge) -> int:
    """Delete a chunk of tables; their number, 0 when none is left."""
    column = schema.tables.c
    some = select(column.id).where(plan.chosen()).limit(_CHUNK).with_for_update()
    ids = list(connection.execute(some).scalars())
    for table in (
        schema.notices, schema.mutes, schema.chat, schema.fame, schema.results,
        schema.hints, schema.log, schema.seats, schema.visits,
    ):  # fmt: skip
        connection.execute(delete(table).where(table.c.table.in_(ids)))
    connection.execute(delete(schema.tables).where(column.id.in_(ids)))
    return len(ids)


def _purge_profiles(connection: Connection, plan: Purge) -> int:
    """Delete a chunk of profiles; their number, 0 when none is left."""
    profiles = schema.profiles.c
    some = select(profiles.id).where(_unseen(plan, gone=True)).limit(_CHUNK)
    ids = list(connection.execute(some).scalars())
    for table in (
        schema.notices, schema.contacts, schema.mutes, schema.keys, schema.links,
        schema.visits,
    ):  # fmt: skip
        connection.execute(delete(table).where(table.c.profile.in_(ids)))
    connection.execute(delete(schema.ratings).where(schema.ratings.c.player.in_(ids)))
    connection.execute(delete(schema.profiles).where(profiles.id.in_(ids)))
    return len(ids)


def _unseen(plan: Purge, *, gone: bool = False) -> ColumnElement[bool]:
    """Profiles without a seat or a table. Before the tables are `gone`, those count that
    the purge leaves."""
    profiles, tables_, seats = schema.profiles.c, schema.tables.c, schema.seats.c
    going = select(tables_.id).where(plan.chosen())
    stays_made = select(tables_.id).where(tables_.maker == profiles.id)
    stays_seat = select(seats.seat).where(seats.profile == profiles.id)
    if not gone:
        stays_made = stays_made.where(tables_.id.not_in(going))
        stays_seat = stays_seat.where(seats.table.not_in(going))
    return and_(
        profiles.seen < plan.before,
        ~stays_made.correlate(schema.profiles).exists(),
        ~stays_seat.correlate(schema.profiles).exists(),
    )
