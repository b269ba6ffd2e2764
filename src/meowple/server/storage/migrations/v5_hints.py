"""Version 5: the tables at which a hint was given."""

from __future__ import annotations

from sqlalchemy import Column, Connection, ForeignKey, MetaData, String, Table

_metadata = MetaData()

# A table of version 1, as far as foreign keys need it.
Table("tables", _metadata, Column("id", String(16), primary_key=True))

_hints = Table(
    "hints",
    _metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
)


def upgrade(connection: Connection) -> None:
    _metadata.create_all(connection, tables=[_hints], checkfirst=False)
