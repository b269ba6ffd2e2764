"""Version 3: the results of tables, and ratings."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Double,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

_metadata = MetaData()

# A table of version 1, as far as foreign keys need it.
Table("tables", _metadata, Column("id", String(16), primary_key=True))

_results = Table(
    "results",
    _metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("ended", BigInteger, nullable=False),
    Column("scores", Text, nullable=False),
    Column("winners", Text, nullable=False),
    Column("decided", String(80), nullable=False),
)

_ratings = Table(
    "ratings",
    _metadata,
    Column("player", String(48), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
)


def upgrade(connection: Connection) -> None:
    _metadata.create_all(connection, tables=[_results, _ratings], checkfirst=False)
