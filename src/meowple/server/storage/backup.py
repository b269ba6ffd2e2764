"""Backups: a whole database as one file, for SQLite and PostgreSQL alike.

The file is gzipped JSON lines: a head; for each table its name and columns, then a list
per row; an end with the number of rows. Every line has a bounded length.
"""

from __future__ import annotations

import gzip
import os
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import (
    BigInteger,
    Boolean,
    Connection,
    Double,
    Integer,
    Table,
    func,
    insert,
    select,
    text,
)
from sqlalchemy.exc import StatementError

from meowple.kernel.errors import BadData
from meowple.server.errors import Conflict, Unavailable
from meowple.server.storage import schema
from meowple.server.storage.database import Database, database_errors
from meowple.server.storage.migrations import VERSION, version_of

FORMAT = 1
LINE_LIMIT = 1024 * 1024
# Rows read or inserted at a time.
_BATCH = 500
TABLES = [table for table in schema.metadata.sorted_tables if table is not schema.version]

Progress = Callable[[int, int], None]


class Head(Struct):
    """The first line; `rows` is the number of rows of all tables."""

    meowple_backup: int
    schema: int
    created: int
    rows: int


class Part(Struct):
    """The line before a table's rows."""

    table: str
    columns: list[str]


class End(Struct):
    end: int


def check_version(connection: Connection) -> None:
    """Refuse a database of any other version: a backup never upgrades one."""
    found = version_of(connection)
    if found is None:
        raise Unavailable("database.foreign")
    if found > VERSION:
        raise Unavailable("database.newer", found=found, ours=VERSION)
    if found < VERSION:
        raise Unavailable("database.older", found=found, ours=VERSION)


def save(database: Database, path: Path, now: int, progress: Progress) -> int:
    """Write a snapshot of all rows into a file that only its owner can read; the number of
    rows. The file appears when it is complete, or not at all."""
    partial = path.with_name(f".{path.name}.{os.getpid()}.part")
    opened = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(opened, "wb") as raw:
            with gzip.GzipFile(filename="", mode="wb", fileobj=raw, mtime=0) as file:
                rows = _in_snapshot(database, lambda c: _save(c, file, now, progress))
            raw.flush()
            os.fsync(raw.fileno())
        partial.replace(path)
    except BaseException:
        partial.unlink(missing_ok=True)
        raise
    return rows


def _in_snapshot(database: Database, work: Callable[[Connection], int]) -> int:
    """Run a function in a transaction that sees one snapshot, as SQLite's always do."""
    with database_errors(), database.engine.connect() as connection:
        if database.is_postgres:
            level = {"isolation_level": "REPEATABLE READ"}
            connection = connection.execution_options(**level)
        with connection.begin():
            check_version(connection)
            return work(connection)


def _save(connection: Connection, file: gzip.GzipFile, now: int, progress: Progress) -> int:
    total = sum(_count(connection, table) for table in TABLES)
    written = 0
    _write(file, Head(FORMAT, VERSION, now, total))
    for table in TABLES:
        _write(file, Part(str(table.name), [str(column.name) for column in table.columns]))
        statement = select(table).execution_options(yield_per=_BATCH)
        for batch in connection.execute(statement).partitions():
            for row in batch:
                _write(file, list(row))
            written += len(batch)
            progress(written, total)
    _write(file, End(written))
    return written


def _count(connection: Connection, table: Table) -> int:
    found: int = connection.execute(select(func.count()).select_from(table)).scalar_one()
    return found


def _write(file: gzip.GzipFile, value: object) -> None:
    file.write(msgspec.json.encode(value) + b"\n")


def load(database: Database, path: Path, progress: Progress) -> int:
    """Load a file into an empty database, in one transaction; the number of rows."""
    with gzip.open(path, "rb") as file:
        lines = _lines(file)
        head = _head(lines)
        loaded = 0

        def fill(connection: Connection) -> None:
            nonlocal loaded
            if any(_count(connection, table) for table in TABLES):
                raise Conflict("backup.not_empty")
            loaded = _load(connection, lines, head.rows, progress)

        database.prepare(fill)
    return loaded


def _lines(file: Any) -> Iterator[tuple[int, bytes]]:
    number = 0
    try:
        while line := file.readline(LINE_LIMIT + 1):
            number += 1
            if len(line) > LINE_LIMIT:
                raise BadData("backup.line", line=number)
            yield number, line
    except (EOFError, gzip.BadGzipFile, zlib.error):
        raise BadData("backup.broken") from None


def _head(lines: Iterator[tuple[int, bytes]]) -> Head:
    try:
        head = msgspec.json.decode(next(lines, (0, b""))[1], type=Head)
    except msgspec.MsgspecError:
        raise BadData("backup.none") from None
    if head.meowple_backup != FORMAT:
        raise BadData("backup.format", found=head.meowple_backup, ours=FORMAT)
    if head.schema != VERSION:
        raise BadData("backup.schema", found=head.schema, ours=VERSION)
    return head


def _load(
    connection: Connection,
    lines: Iterator[tuple[int, bytes]],
    total: int,
    progress: Progress,
) -> int:
    tables = {table.name: table for table in TABLES}
    table: Table | None = None
    rows: list[dict[str, Any]] = []
    loaded = 0
    for number, line in lines:
        found = _decoded(line, number)
        if isinstance(found, list) and table is not None:
            rows.append(_row(table, found, number))
            loaded += 1
            if len(rows) < _BATCH:
                continue
        _insert(connection, table, rows, number)
        progress(loaded, total)
        rows = []
        if isinstance(found, End):
            if not found.end == loaded == total or next(lines, None) is not None:
                break
            _set_sequence(connection)
            return loaded
        if isinstance(found, Part):
            table = tables.pop(found.table, None)
            if table is None or found.columns != [c.name for c in table.columns]:
                raise BadData("backup.line", line=number)
    raise BadData("backup.broken")


def _decoded(line: bytes, number: int) -> Part | End | list[Any]:
    try:
        found = msgspec.json.decode(line)
        if isinstance(found, list):
            return found
        if isinstance(found, dict) and "end" in found:
            return msgspec.convert(found, type=End)
        return msgspec.convert(found, type=Part)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise BadData("backup.line", line=number) from None


def _row(table: Table, values: list[Any], number: int) -> dict[str, Any]:
    columns = list(table.columns)
    if len(values) != len(columns):
        raise BadData("backup.line", line=number)
    for column, value in zip(columns, values, strict=True):
        if value is None and column.nullable:
            continue
        kind: type = str
        if isinstance(column.type, Boolean):
            kind = bool
        elif isinstance(column.type, BigInteger | Integer):
            kind = int
        elif isinstance(column.type, Double):
            kind = float
        if type(value) is not kind:
            raise BadData("backup.line", line=number)
    return {c.name: value for c, value in zip(columns, values, strict=True)}


def _insert(
    connection: Connection, table: Table | None, rows: list[dict[str, Any]], number: int
) -> None:
    if not rows or table is None:
        return
    try:
        connection.execute(insert(table), rows)
    except (StatementError, OverflowError):
        raise BadData("backup.line", line=number) from None


def _set_sequence(connection: Connection) -> None:
    """Set PostgreSQL's sequence for the ids of chat behind the last one."""
    if connection.dialect.name == "postgresql":
        after = "(SELECT coalesce(max(id), 0) + 1 FROM chat)"
        sequence = "pg_get_serial_sequence('chat', 'id')"
        connection.execute(text(f"SELECT setval({sequence}, {after}, false)"))
