"""Database migrations: numbered steps, forward only, in one transaction.

Each module `vN_...` is one step: its `upgrade` turns a database of version N - 1 into one
of version N. An empty database is version 0 and takes the same steps as an old one, so
there is one way to build the tables, and it is used every day. `schema` describes the
result for queries; a test keeps the two equal, and another one upgrades databases that
every earlier version has left.

A step is frozen once it is released: it declares the tables that it creates or reads
itself, and imports neither `schema` nor any other code of the server that may change.
Otherwise a step would create tomorrow's columns, and the step of tomorrow would fail to
add them.

Why not Alembic: its strengths are generated scripts, branches and downgrades, and we use
none of them. SQLAlchemy's own `Table` and `Index` already write the DDL of both dialects,
so what is left of a migration tool is a version number, a lock and a loop.

To change the schema: change `schema`, write the next `vN_...` with literal DDL or with
tables of its own, append it to STEPS, and add the SQL of the version before it to the
tests' old databases.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sqlalchemy import Connection, column, func, insert, inspect, select, table, update

from meowple.server.errors import Unavailable
from meowple.server.storage.migrations import (
    v1_first_tables,
    v2_notifications,
    v3_results_and_ratings,
    v4_code_hashes,
    v5_hints,
    v6_indexes,
    v7_figures,
    v8_hall_of_fame,
    v9_people,
    v10_rivals_and_leavers,
)

Step = Callable[[Connection], None]

# The step at index n - 1 leads to version n.
STEPS: Sequence[Step] = (
    v1_first_tables.upgrade,
    v2_notifications.upgrade,
    v3_results_and_ratings.upgrade,
    v4_code_hashes.upgrade,
    v5_hints.upgrade,
    v6_indexes.upgrade,
    v7_figures.upgrade,
    v8_hall_of_fame.upgrade,
    v9_people.upgrade,
    v10_rivals_and_leavers.upgrade,
)

# The version that `schema` describes.
VERSION = len(STEPS)

# The one table that no step may ever change.
_VERSION_TABLE = table("version", column("number"))

# The key of PostgreSQL's advisory lock; any number that is ours alone.
_LOCK = 0x6D656F77


def migrate(connection: Connection, steps: Sequence[Step] = STEPS) -> None:
    """Bring a database to the newest version; refuse one that a later version made.

    The caller's transaction must hold SQLite's write lock. On PostgreSQL an advisory lock
    makes processes that start at the same time wait for each other.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
    found, newest = version_of(connection), len(steps)
    if found is not None and found > newest:
        raise Unavailable("database.newer", found=found, ours=newest)
    for step in steps[found or 0 :]:
        step(connection)
    if found is None:
        connection.execute(insert(_VERSION_TABLE).values(number=newest))
    elif found < newest:
        connection.execute(update(_VERSION_TABLE).values(number=newest))


def version_of(connection: Connection) -> int | None:
    """The version of a database; None if Meowple has not created any tables in it."""
    if not inspect(connection).has_table(_VERSION_TABLE.name):
        return None
    number: int = connection.execute(select(_VERSION_TABLE.c.number)).scalar_one()
    return number
