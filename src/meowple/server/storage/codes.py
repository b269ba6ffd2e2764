"""Codes to read out, for tables that wait.

A code follows from the table's id and a secret that the database makes for itself. The
row of a table holds a keyed hash of it, by which it is found: a row alone tells no code.
"""

from __future__ import annotations

import hmac
import secrets

from sqlalchemy import Connection, select

from meowple.server.storage import schema
from meowple.server.storage.insert_or_ignore import addition

# Without letters and digits that look alike when read aloud or written down.
_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
_LENGTH = 7
_STORED = 16
_NAME = "codes"


class Codes:
    """Some 34 bits each; guesses are limited."""

    def __init__(self, secret: str) -> None:
        self._secret = bytes.fromhex(secret)

    def of(self, table: str) -> str:
        number = int.from_bytes(self._keyed(f"code {table}"), "big")
        letters = []
        for _ in range(_LENGTH):
            number, letter = divmod(number, len(_LETTERS))
            letters.append(_LETTERS[letter])
        return "".join(letters)

    def stored(self, code: str) -> str:
        """What the table's row holds."""
        return self._keyed(f"find {code}").hex()[:_STORED]

    def _keyed(self, text: str) -> bytes:
        return hmac.digest(self._secret, text.encode(), "sha256")


_SECRET = select(schema.secrets.c.value).where(schema.secrets.c.name == _NAME)


def load(connection: Connection) -> Codes | None:
    """None where no table has had a code yet."""
    found = connection.execute(_SECRET).scalar()
    return None if found is None else Codes(found)


def ensure(connection: Connection) -> Codes:
    """As `load`; the secret is made when it is first needed, by one process alone."""
    found = load(connection)
    if found is None:
        made = addition(schema.secrets, connection.dialect.name)
        connection.execute(made, {"name": _NAME, "value": secrets.token_hex(32)})
        found = load(connection)
    assert found is not None
    return found
