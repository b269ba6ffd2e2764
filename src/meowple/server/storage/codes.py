"""Invitation codes of tables that wait for players, short enough to read out.

A code is derived from the table's id and a secret of the database. The table's row holds
a keyed hash of it for lookups, so the row alone does not reveal the code.
"""

from __future__ import annotations

import hmac
import secrets

from sqlalchemy import Connection, select

from meowple.server.storage import schema
from meowple.server.storage.insert_or_ignore import insert_or_ignore

# Without letters and digits that look or sound alike.
_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
_LENGTH = 7
_STORED = 16
_NAME = "codes"


class Codes:
    """Derives codes from a secret. A code has some 34 bits; guesses are rate-limited."""

    def __init__(self, secret: str) -> None:
        self._secret = bytes.fromhex(secret)

    def of(self, table: str) -> str:
        """The code of a table."""
        number = int.from_bytes(self._keyed(f"code {table}"), "big")
        letters = []
        for _ in range(_LENGTH):
            number, letter = divmod(number, len(_LETTERS))
            letters.append(_LETTERS[letter])
        return "".join(letters)

    def stored(self, code: str) -> str:
        """The keyed hash that the table's row holds."""
        return self._keyed(f"find {code}").hex()[:_STORED]

    def _keyed(self, text: str) -> bytes:
        return hmac.digest(self._secret, text.encode(), "sha256")


_SECRET = select(schema.secrets.c.value).where(schema.secrets.c.name == _NAME)


def load(connection: Connection) -> Codes | None:
    """The codes of this database; None if no table has had one yet."""
    found = connection.execute(_SECRET).scalar()
    return None if found is None else Codes(found)


def ensure(connection: Connection) -> Codes:
    """As `load`, but create the secret if there is none. Of several processes that try at
    once, one succeeds and all use its secret."""
    found = load(connection)
    if found is None:
        made = insert_or_ignore(schema.secrets, connection.dialect.name)
        connection.execute(made, {"name": _NAME, "value": secrets.token_hex(32)})
        found = load(connection)
    assert found is not None
    return found
