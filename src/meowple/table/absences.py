"""Players who leave, come back, or run out of time: what the log says about them.

It changes nothing in the game. Texts need it: past actions keep the name of the player who
took them, and everyone learns when a bot begins to act for a player.
"""

from __future__ import annotations

from typing import Literal

from meowple.table.log import ACT, AUTO, BACK, LEFT, Entry

# A player left, came back, or ran out of time and a bot acts instead.
News = Literal["left", "back", "time_up"]


class Absences:
    """Follows the rows of a log. `away` are the seats whose player has left."""

    __slots__ = ("_late", "away")

    def __init__(self) -> None:
        self.away: frozenset[int] = frozenset()
        # The seats whose last action a bot took because their time had run out.
        self._late: frozenset[int] = frozenset()

    def add(self, entry: Entry) -> News | None:
        """Add the next row. Returns the news about its player."""
        seat = entry.seat
        if seat is None:
            return None
        if entry.kind == LEFT:
            self.away |= {seat}
            return "left"
        if entry.kind == BACK:
            self.away -= {seat}
            return "back"
        if entry.kind == ACT:
            self._late -= {seat}
        if entry.kind != AUTO or seat in self._late:
            return None
        self._late |= {seat}
        return "time_up"
