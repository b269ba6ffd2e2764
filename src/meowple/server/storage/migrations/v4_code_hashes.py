"""Version 4: invitation codes are derived from a secret, and tables store keyed hashes
of them; waiting tables get new codes. Also an index for lists of tables."""

from __future__ import annotations

import hmac
import secrets

from sqlalchemy import (
    Column,
    Connection,
    MetaData,
    String,
    Table,
    column,
    insert,
    select,
    table,
    update,
)

_metadata = MetaData()

_secrets = Table(
    "secrets",
    _metadata,
    Column("name", String(16), primary_key=True),
    Column("value", String(64), nullable=False),
)

# The columns of `tables` that this step reads or writes.
_tables = table("tables", column("id"), column("code"))

# How version 4 derived a code; a later version may do it differently.
_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
_LENGTH = 7
_STORED = 16


def upgrade(connection: Connection) -> None:
    _metadata.create_all(connection, checkfirst=False)
    connection.exec_driver_sql("CREATE INDEX tables_status ON tables (status, updated)")
    waiting = select(_tables.c.id).where(_tables.c.code.is_not(None))
    ids = connection.execute(waiting).scalars().all()
    if not ids:
        return
    secret = secrets.token_hex(32)
    connection.execute(insert(_secrets).values(name="codes", value=secret))
    for id in ids:
        changed = update(_tables).where(_tables.c.id == id)
        connection.execute(changed.values(code=_hashed_code(bytes.fromhex(secret), id)))


def _hashed_code(secret: bytes, table: str) -> str:
    number = int.from_bytes(_keyed(secret, f"code {table}"), "big")
    code = ""
    for _ in range(_LENGTH):
        number, letter = divmod(number, len(_LETTERS))
        code += _LETTERS[letter]
    return _keyed(secret, f"find {code}").hex()[:_STORED]


def _keyed(secret: bytes, text: str) -> bytes:
    return hmac.digest(secret, text.encode(), "sha256")
