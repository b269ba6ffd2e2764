"""INSERT ... ON CONFLICT DO NOTHING, for each dialect."""

from __future__ import annotations

from functools import cache

from sqlalchemy import Insert, Table
from sqlalchemy.dialects import postgresql, sqlite


@cache
def insert_or_ignore(table: Table, dialect: str) -> Insert:
    """An insert that leaves rows alone that already exist. With `from_select`, SQLite needs
    a WHERE: without one it would read ON CONFLICT as part of a join."""
    kind = postgresql if dialect == "postgresql" else sqlite
    statement: Insert = kind.insert(table).on_conflict_do_nothing()
    return statement
