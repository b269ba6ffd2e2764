"""Version 9: who left a seat, who is at a table, devices, and recovery codes."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Connection, ForeignKey, MetaData, String, Table

_metadata = MetaData()

# Tables of version 1, as far as foreign keys need them.
Table("tables", _metadata, Column("id", String(16), primary_key=True))
Table("profiles", _metadata, Column("id", String(16), primary_key=True))

_visits = Table(
    "visits",
    _metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("profile", String(16), ForeignKey("profiles.id"), primary_key=True),
    Column("process", String(16), nullable=True),
    Column("at", BigInteger, nullable=False),
)


def upgrade(connection: Connection) -> None:
    for statement in (
        "ALTER TABLE seats ADD COLUMN left_by VARCHAR(16)",
        "ALTER TABLE keys ADD COLUMN seen BIGINT",
        "ALTER TABLE keys ADD COLUMN device VARCHAR(60)",
        "ALTER TABLE profiles ADD COLUMN recovery VARCHAR(64)",
        "CREATE UNIQUE INDEX profiles_recovery ON profiles (recovery)",
    ):
        connection.exec_driver_sql(statement)
    _metadata.create_all(connection, tables=[_visits], checkfirst=False)
