"""Bulk statements: insert many rows of the log, and update their tables.

Python's SQLite driver releases and takes the interpreter lock for each row of an
`executemany`. Beside a busy event loop that takes longer than the rows themselves, so
they travel as one JSON list. The PostgreSQL driver needs no such help.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, bindparam, func, select, text, update

from meowple.server.storage import schema
from meowple.server.storage.insert_or_ignore import insert_or_ignore

Row = Mapping[str, Any]

_ROWS = func.json_each(bindparam("rows")).table_valued("value", name="given")
# The columns of a table that change with each row of its log.
_CHANGING = ("status", "asked", "due", "updated")


class Bulk:
    """The statements for one dialect. A row of `tables` has its id as `key`."""

    def __init__(self, is_postgres: bool) -> None:
        self._as_json = not is_postgres
        insert = (
            _insert_json() if self._as_json else insert_or_ignore(schema.log, "postgresql")
        )
        self._insert = insert.execution_options(preserve_rowcount=True)
        self._insert_returning = insert.returning(schema.log.c.table, schema.log.c.number)
        self._update = _update_json() if self._as_json else _update_each()

    def insert(self, connection: Connection, rows: Sequence[Row]) -> int:
        """Insert rows of the log; the number of those that were new."""
        count: int = connection.execute(self._insert, self._parameters(rows)).rowcount
        return count

    def insert_returning_keys(
        self, connection: Connection, rows: Sequence[Row]
    ) -> set[tuple[str, int]]:
        """Insert rows of the log; table and number of those that were new."""
        found = connection.execute(self._insert_returning, self._parameters(rows))
        return {(table, number) for table, number in found}

    def update(self, connection: Connection, rows: Iterable[Row]) -> None:
        """Update tables; of several rows of one table the last counts."""
        last = {row["key"]: row for row in rows}
        if last:
            connection.execute(self._update, self._parameters([*last.values()]))

    def _parameters(self, rows: Sequence[Row]) -> Any:
        return {"rows": msgspec.json.encode(rows).decode()} if self._as_json else rows


def _each(name: str) -> ColumnElement[Any]:
    """A column of the rows in the JSON list."""
    return func.json_extract(_ROWS.c.value, f"$.{name}")


def _insert_json() -> Any:
    names = schema.log.c.keys()
    # SQLite needs a WHERE before ON CONFLICT.
    rows = select(*map(_each, names)).where(text("true"))
    return insert_or_ignore(schema.log, "sqlite").from_select(names, rows)


def _update_json() -> Any:
    statement = update(schema.tables).where(schema.tables.c.id == _each("key"))
    return statement.values({name: _each(name) for name in _CHANGING})


def _update_each() -> Any:
    statement = update(schema.tables).where(schema.tables.c.id == bindparam("key"))
    return statement.values({name: bindparam(name) for name in _CHANGING})
