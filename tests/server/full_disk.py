"""A disk that is full until it is not: what a database answers to writes then."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Engine, event
from sqlalchemy.exc import OperationalError

# The last row that is written updates its table; so that may go on.
_WRITES = ("INSERT", "UPDATE", "DELETE")


@contextmanager
def full_disk(*, rows: int = 0) -> Iterator[None]:
    """After this many log rows, no server in this process can write."""
    left = rows

    def refuse(connection: object, cursor: object, statement: str, *more: object) -> None:
        nonlocal left
        begins = statement.lstrip().upper()
        if left:
            left -= begins.startswith("INSERT INTO LOG")
        elif begins.startswith(_WRITES) and not begins.startswith("UPDATE TABLES"):
            reason = sqlite3.OperationalError("database or disk is full")
            raise OperationalError(statement, None, reason)

    event.listen(Engine, "before_cursor_execute", refuse)
    try:
        yield
    finally:
        event.remove(Engine, "before_cursor_execute", refuse)
