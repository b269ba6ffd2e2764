"""Version 6: an index for tables by their maker, and better ones for tables that are due
and for e-mail addresses regardless of case."""

from __future__ import annotations

from sqlalchemy import Connection

_STATEMENTS = (
    "DROP INDEX IF EXISTS tables_due",
    "CREATE INDEX tables_due ON tables (status, due)",
    "CREATE INDEX tables_maker ON tables (maker)",
    "DROP INDEX IF EXISTS contacts_address",
    "CREATE INDEX contacts_address ON contacts (lower(address))",
)


def upgrade(connection: Connection) -> None:
    for statement in _STATEMENTS:
        connection.exec_driver_sql(statement)
