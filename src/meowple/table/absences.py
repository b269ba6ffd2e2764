"""Players who leave, come back, or run out of time: what the log says about them.

It changes nothing in the game. Texts need it: past actions keep the name of the player who
took them, and everyone learns when a bot begins to act for a player.
"""

from __future__ import annotations

from typing import Literal

from meowple.table.log import ACT, AUTO, BACK, LEFT, Entry

# A player left, came back, or ran out of time and a bot acts instead.
News = Literal["left", "back", "time_up"]
# Seats, and None for a spectator.
Viewers = frozenset[int | None]


class Absences:
    """Follows the rows of a log. `away` are the seats whose player has left."""

    __slots__ = ("_late", "away")

    def __init__(self) -> None:
        self.away: frozenset[int] = frozenset()
        # The seats whose last action a bot took because their time had run out, with the
        # viewers who can't know of it yet: so far, the bot has only acted in secret.
        self._late: dict[int, Viewers] = {}

    def add(
        self, entry: Entry, unknown_to: Viewers = frozenset()
    ) -> tuple[News, Viewers | None] | None:
        """Add the next row, which these viewers can't know of. Returns the news about its
        player and who learns them; None stands for everyone who knows of the row."""
        seat = entry.seat
        if seat is None:
            return None
        if entry.kind == LEFT:
            self.away |= {seat}
            return "left", None
        if entry.kind == BACK:
            self.away -= {seat}
            return "back", None
        if entry.kind == ACT:
            self._late.pop(seat, None)
        if entry.kind != AUTO:
            return None
        unaware = self._late.get(seat)
        if unaware is None:
            self._late[seat] = unknown_to
            return "time_up", None
        self._late[seat] = unaware & unknown_to
        learn = unaware - unknown_to
        return ("time_up", learn) if learn else None
