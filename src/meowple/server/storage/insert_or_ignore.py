"""Rows that may be there already: those stay as they are. Each kind of database has its
own words for that."""

from __future__ import annotations

from functools import cache

from sqlalchemy import Insert, Table
from sqlalchemy.dialects import postgresql, sqlite


@cache
def addition(table: Table, dialect: str) -> Insert:
    """Rows for a table. Where they are selected, SQLite needs a WHERE: without one it
    would read ON CONFLICT as part of a join."""
    kind = postgresql if dialect == "postgresql" else sqlite
    added: Insert = kind.insert(table).on_conflict_do_nothing()
    return added
