"""The list of tables, as JSON and as text."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from meowple.server.storage.tables import TableRow
from meowple.table.seats import seat_names
from meowple.texts import Texts, clean

_HEADS = ("id", "game", "status", "seats", "age", "idle")
_HOUR = 3_600_000


def facts(row: TableRow, now: int) -> dict[str, object]:
    """The public facts of a table: no token, no code, no seed."""
    return {
        "id": row.id,
        "game": row.game,
        "status": row.status,
        "seats": [{"kind": s.kind, "name": s.name, "bot": s.bot} for s in row.seats],
        "pace": row.terms.pace.kind,
        "public": row.terms.public,
        "created": row.created,
        "updated": row.updated,
        "age_seconds": max(0, now - row.created) // 1000,
        "idle_seconds": max(0, now - row.updated) // 1000,
    }


def show(rows: list[TableRow], now: int, words: Texts) -> None:
    shown = Table(
        *(words.say(f"cli.admin-head-{head}") for head in _HEADS), show_edge=False
    )
    for row in rows:
        names = ", ".join(clean(name or "…") for name in seat_names(row, words))
        status = words.say(f"server.status.{row.status}")
        ages = _span(now - row.created), _span(now - row.updated)
        shown.add_row(row.id, row.game, status, names, *ages)
    Console(markup=False, highlight=False).print(shown)


def _span(milliseconds: int) -> str:
    hours = max(0, milliseconds) // _HOUR
    return f"{hours} h" if hours < 48 else f"{hours // 24} d"
