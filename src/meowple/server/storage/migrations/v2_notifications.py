"""Version 2: contacts, and the notices that are sent to them."""

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
)

_metadata = MetaData()

# Tables of version 1, as far as foreign keys need them.
Table("profiles", _metadata, Column("id", String(16), primary_key=True))
Table("tables", _metadata, Column("id", String(16), primary_key=True))

_contacts = Table(
    "contacts",
    _metadata,
    Column("profile", String(16), ForeignKey("profiles.id"), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("address", String(500), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("hash", String(64), nullable=True, index=True),
    Column("expires", BigInteger, nullable=True),
    Column("asked", BigInteger, nullable=False),
    Index("contacts_address", "address"),
)

_notices = Table(
    "notices",
    _metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("turn", Integer, primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("profile", String(16), ForeignKey("profiles.id"), nullable=False, index=True),
    Column("status", String(8), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("hash", String(64), nullable=True, index=True),
    Index("notices_due", "status", "due"),
)


def upgrade(connection: Connection) -> None:
    _metadata.create_all(connection, tables=[_contacts, _notices], checkfirst=False)
