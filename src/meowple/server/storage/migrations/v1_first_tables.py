"""Version 1: profiles, tables, seats, the log, chat, heartbeats and outages."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

_metadata = MetaData()

Table("version", _metadata, Column("number", Integer, nullable=False))

Table(
    "profiles",
    _metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("language", String(16), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

Table(
    "keys",
    _metadata,
    Column("hash", String(64), primary_key=True),
    Column("profile", String(16), ForeignKey("profiles.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)

Table(
    "links",
    _metadata,
    Column("hash", String(64), primary_key=True),
    Column("profile", String(16), ForeignKey("profiles.id"), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

Table(
    "tables",
    _metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(80), nullable=False),
    Column("salt", String(200), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("maker", String(16), ForeignKey("profiles.id"), nullable=False),
    Column("terms", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(10), nullable=False),
    Column("code", String(16), nullable=True, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger, nullable=True),
    Column("updated", BigInteger, nullable=False),
    Column("asked", String(80), nullable=False),
    Column("due", BigInteger, nullable=True),
    Column("rematch_of", String(16), nullable=True, unique=True),
    Index("tables_due", "due"),
    Index("tables_public", "public", "status", "updated"),
)

Table(
    "seats",
    _metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("profile", String(16), ForeignKey("profiles.id"), nullable=True, index=True),
    Column("bot", String(40), nullable=True),
    Column("name", String(64), nullable=True),
    Column("token", String(64), nullable=True),
)

Table(
    "log",
    _metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=True),
    Column("kind", String(8), nullable=False),
    Column("text", Text, nullable=False),
    Column("request", String(64), nullable=True),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table", "seat", "request"),
)

Table(
    "chat",
    _metadata,
    Column(
        "id",
        BigInteger().with_variant(Integer, "sqlite"),
        primary_key=True,
        autoincrement=True,
    ),
    Column("table", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("chat_table", "table", "id"),
)

Table(
    "mutes",
    _metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("profile", String(16), ForeignKey("profiles.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
)

Table(
    "beats",
    _metadata,
    Column("process", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

Table(
    "outages",
    _metadata,
    Column("start", BigInteger, primary_key=True),
    Column("end", BigInteger, primary_key=True),
)


def upgrade(connection: Connection) -> None:
    _metadata.create_all(connection, checkfirst=False)
