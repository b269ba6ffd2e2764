"""Rows of a table's log.

act    a seat's own action
auto   an action that a bot took for a seat whose time was out
idle   the action that counts for a seat that left a window unanswered
undo   a seat took back its own action; the text is the number of that row, and those
       of secret rows of others that cannot be without it
end    the table ended before its game: `time 1`, `left 0`, `abandoned`
"""

from __future__ import annotations

from dataclasses import dataclass

ACT, AUTO, IDLE, UNDO, END = "act", "auto", "idle", "undo", "end"

ACTIONS = frozenset({ACT, AUTO, IDLE})


@dataclass(frozen=True, slots=True)
class Entry:
    """One row. What is done twice with the same `request` by a seat counts once."""

    number: int
    seat: int | None
    kind: str
    text: str
    at: int
    request: str | None = None


def taken_back(undo: Entry) -> tuple[int, ...]:
    """The numbers of the rows that an undo takes back, its own action first."""
    return tuple(int(number) for number in undo.text.split())


def surviving(entries: list[Entry]) -> list[Entry]:
    """The actions that were not taken back."""
    kept: dict[int, Entry] = {}
    for entry in entries:
        if entry.kind == UNDO:
            for number in taken_back(entry):
                kept.pop(number, None)
        elif entry.kind in ACTIONS:
            kept[entry.number] = entry
    return list(kept.values())
