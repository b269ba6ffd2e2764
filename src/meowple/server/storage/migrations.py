"""The way of a database from any earlier version to this one, forward only.

A fresh database is made whole by `schema.metadata`; an older one takes the steps that
it lacks. Both happen in one transaction, under a lock: processes may start at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sqlalchemy import Connection, func, insert, inspect, select, update
from sqlalchemy.schema import CreateIndex, DropIndex

from meowple.server.errors import Unavailable
from meowple.server.storage import codes, schema

Migration = Callable[[Connection], None]


def _notices(connection: Connection) -> None:
    """Version 2: notices, and where they go."""
    new = [schema.contacts, schema.notices]
    schema.metadata.create_all(connection, tables=new, checkfirst=True)


def _results(connection: Connection) -> None:
    """Version 3: how tables ended, and ratings."""
    new = [schema.results, schema.ratings]
    schema.metadata.create_all(connection, tables=new, checkfirst=True)


def _codes(connection: Connection) -> None:
    """Version 4: codes are not stored any more; tables that wait have new ones. And an
    index for lists of tables."""
    schema.metadata.create_all(connection, tables=[schema.secrets], checkfirst=True)
    for index in schema.tables.indexes:
        index.create(connection, checkfirst=True)
    column = schema.tables.c
    waiting = select(column.id).where(column.code.is_not(None))
    for id in connection.execute(waiting).scalars().all():
        known = codes.ensure(connection)
        new = update(schema.tables).where(column.id == id)
        connection.execute(new.values(code=known.stored(known.of(id))))


def _hints(connection: Connection) -> None:
    """Version 5: tables at which hints were given."""
    schema.metadata.create_all(connection, tables=[schema.hints], checkfirst=True)


def _indexes(connection: Connection) -> None:
    """Version 6: an index for tables by their maker, better ones for those that are due
    and for addresses in small letters."""
    for index in (*schema.tables.indexes, *schema.contacts.indexes):
        if index.name in ("tables_due", "tables_maker", "contacts_address"):
            connection.execute(DropIndex(index, if_exists=True))
            connection.execute(CreateIndex(index))


# Number n leads from version n to version n + 1; version 1 was the first.
MIGRATIONS: Sequence[Migration] = (_notices, _results, _codes, _hints, _indexes)

# What the tables of `schema` are.
VERSION = len(MIGRATIONS) + 1

# Any number will do, as long as nobody else locks it in the same database.
_LOCK = 0x6D656F77


def migrate(connection: Connection, steps: Sequence[Migration] = MIGRATIONS) -> None:
    """Bring the database to the newest version; one of a later version is refused."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
    newest = len(steps) + 1
    if not inspect(connection).has_table(schema.version.name):
        schema.metadata.create_all(connection)
        connection.execute(insert(schema.version).values(number=newest))
        return
    found = connection.execute(select(schema.version.c.number)).scalar_one()
    if found > newest:
        raise Unavailable("database.newer", found=found, ours=newest)
    for step in steps[found - 1 :]:
        step(connection)
    if found < newest:
        connection.execute(update(schema.version).values(number=newest))
