"""Which table is told next how it stands: first come, first served, a few at a time.

To make a state takes longer than to take in an action. Were all who wait served before
the next look at what has come in, whoever came meanwhile would wait for all of them; and
twice, where two act at one table and the second must wait until the first is written.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from meowple.server.room import Room

# So many tables are served between two looks at what has come in.
_AT_ONCE = 2


class Turns:
    """A queue in which a table stands once, however much has happened there: if it has
    moved on when its turn comes, all is told by one state."""

    def __init__(self) -> None:
        self._waiting: dict[Room, None] = {}

    def join(self, room: Room) -> None:
        """Those who look on are told when it is the table's turn."""
        if not self._waiting:
            self._soon()
        self._waiting[room] = None

    def _soon(self) -> None:
        asyncio.get_running_loop().call_soon(self._serve)

    def _serve(self) -> None:
        for room in [*self._waiting][:_AT_ONCE]:
            del self._waiting[room]
            for viewer in room.viewers:
                viewer.refresh()
        if self._waiting:
            self._soon()
