"""Access to a table: which clients may watch it, and which may see a seat's view."""

from __future__ import annotations

from meowple.table.errors import Forbidden
from meowple.table.seats import WAITING, TableFacts


def may_watch(table: TableFacts, profile: str | None) -> bool:
    """Whether a client may watch without a seat. Before the game begins, everyone may
    see who sits at the table."""
    yours = table.seats_of(profile)
    return table.terms.spectators or bool(yours) or table.status == WAITING


def may_look(table: TableFacts, profile: str | None, seat: int | None) -> bool:
    """Whether a client may see what a seat sees (None: a spectator)."""
    return may_watch(table, profile) if seat is None else seat in table.seats_of(profile)


def check_look(table: TableFacts, profile: str | None, seat: int | None) -> None:
    """Refuse a client that may not look."""
    if not may_look(table, profile, seat):
        raise Forbidden("table.closed" if seat is None else "seat.not_yours")
