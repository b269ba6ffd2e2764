"""The log of a table: its rows, and the actions that survive every undo.

act    a seat's own action
auto   an action that a bot took for a seat that ran out of time
idle   the action that counts for a seat that left a window unanswered
forced the only action with any effect, which the table played for a person who plays
       against bots
undo   a seat took back its own action; the text is the number of that row, and those
       of other seats' secret rows that are impossible without it, or of bots' replies
end    the table ended before its game: `time 1`, `left 0`, `abandoned`
left   a player gave up the seat, and a bot plays on
back   that player has taken the seat back
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

ACT, AUTO, IDLE, FORCED, UNDO, END = "act", "auto", "idle", "forced", "undo", "end"
LEFT, BACK = "left", "back"

ACTIONS = frozenset({ACT, AUTO, IDLE, FORCED})


@dataclass(frozen=True, slots=True)
class Entry:
    """One row. Rows of one seat with the same `request` are one request sent twice, and
    count once."""

    number: int
    seat: int | None
    kind: str
    text: str
    at: int
    request: str | None = None


def taken_back(undo: Entry) -> tuple[int, ...]:
    """The numbers of the rows that an undo takes back, its own action first."""
    return tuple(int(number) for number in undo.text.split())


def surviving(entries: Iterable[Entry]) -> list[Entry]:
    """The actions that were not taken back."""
    kept: dict[int, Entry] = {}
    for entry in entries:
        if entry.kind == UNDO:
            for number in taken_back(entry):
                kept.pop(number, None)
        elif entry.kind in ACTIONS:
            kept[entry.number] = entry
    return list(kept.values())


class SurvivingActions:
    """The actions that were not taken back, kept up to date row by row.

    A table needs them long after it has dropped the rows themselves: bots are asked with
    all of them. Only seats and texts are held, for many tables share one memory.
    """

    __slots__ = ("_actions", "_numbers")

    def __init__(self) -> None:
        self._numbers: list[int] = []
        self._actions: list[tuple[int, str]] = []

    def add(self, entry: Entry) -> None:
        """The next row of the log."""
        if entry.kind == UNDO:
            for number in taken_back(entry):
                self._remove(number)
        elif entry.kind in ACTIONS and entry.seat is not None:
            self._numbers.append(entry.number)
            self._actions.append((entry.seat, entry.text))

    def _remove(self, number: int) -> None:
        # An action that is taken back is close to the end.
        for index in range(len(self._numbers) - 1, -1, -1):
            if self._numbers[index] == number:
                del self._numbers[index], self._actions[index]
                return

    def copy(self) -> SurvivingActions:
        new = SurvivingActions()
        new._numbers, new._actions = self._numbers[:], self._actions[:]
        return new

    def listed(self) -> list[tuple[int, str]]:
        """Seat and text of each, in order; the caller's own list."""
        return self._actions[:]
