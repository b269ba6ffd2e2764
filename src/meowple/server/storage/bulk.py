"""Many rows by one statement: those of the log, and what the tables say after them.

Python's driver of SQLite gives the lock of the interpreter away for each row of a list
and waits until it has it again. Beside a busy event loop that takes longer than all the
rows do, so they travel as one JSON list. The driver of PostgreSQL needs no such help.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, bindparam, func, select, text, update

from meowple.server.storage import schema
from meowple.server.storage.insert_or_ignore import addition

Row = Mapping[str, Any]

_SENT = func.json_each(bindparam("rows")).table_valued("value", name="sent")
_FOLLOWS = ("status", "asked", "due", "updated")


class Bulk:
    """The statements of one kind of database. A row of a table has its id as `key`."""

    def __init__(self, is_postgres: bool) -> None:
        self._listed = not is_postgres
        insert = _insert_listed() if self._listed else addition(schema.log, "postgresql")
        self._insert = insert.execution_options(preserve_rowcount=True)
        self._telling = insert.returning(schema.log.c.table, schema.log.c.number)
        self._update = _update_listed() if self._listed else _update_each()

    def insert(self, connection: Connection, rows: Sequence[Row]) -> int:
        """How many of these rows of the log were new."""
        count: int = connection.execute(self._insert, self._sent(rows)).rowcount
        return count

    def insert_telling(
        self, connection: Connection, rows: Sequence[Row]
    ) -> set[tuple[str, int]]:
        """Table and number of those that were new."""
        found = connection.execute(self._telling, self._sent(rows))
        return {(table, number) for table, number in found}

    def update(self, connection: Connection, rows: Iterable[Row]) -> None:
        """What the tables say now; of several rows of a table the last counts."""
        last = {row["key"]: row for row in rows}
        if last:
            connection.execute(self._update, self._sent([*last.values()]))

    def _sent(self, rows: Sequence[Row]) -> Any:
        return {"rows": msgspec.json.encode(rows).decode()} if self._listed else rows


def _each(name: str) -> ColumnElement[Any]:
    """A column of the rows that were sent as a list."""
    return func.json_extract(_SENT.c.value, f"$.{name}")


def _insert_listed() -> Any:
    names = schema.log.c.keys()
    # The WHERE that SQLite needs.
    rows = select(*map(_each, names)).where(text("true"))
    return addition(schema.log, "sqlite").from_select(names, rows)


def _update_listed() -> Any:
    statement = update(schema.tables).where(schema.tables.c.id == _each("key"))
    return statement.values({name: _each(name) for name in _FOLLOWS})


def _update_each() -> Any:
    statement = update(schema.tables).where(schema.tables.c.id == bindparam("key"))
    return statement.values({name: bindparam(name) for name in _FOLLOWS})
