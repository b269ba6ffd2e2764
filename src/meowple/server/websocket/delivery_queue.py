"""Who is told next how their table stands: first come, first served, a few at a time.

To make a state takes longer than to take in an action. Were all who wait served before
the next look at what has come in, whoever came meanwhile would wait for all of them; and
twice, where two act at one table and the second must wait until the first is written.

Whoever has acted or is asked goes first, for the game waits for them, and so does who
would otherwise miss more than is held of the log. The others look on: on a busy server
they are told a little later, and several actions by one state.
"""

from __future__ import annotations

import asyncio
from itertools import islice
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from meowple.server.live.room import Room
    from meowple.server.live.viewer import Viewer

# So many are served between two looks at what has come in.
_AT_ONCE = 4
# Seconds after which those who look on are not passed over any more.
_PATIENCE = 0.5


class Turns:
    """A queue in which a viewer stands once, however much has happened: if the table has
    moved on when the turn comes, all is told by one state."""

    def __init__(self) -> None:
        self._awaited: dict[Viewer, None] = {}
        # And since when they have been looking on without being told.
        self._looking: dict[Viewer, float] = {}
        self._called = False

    def join(self, room: Room) -> None:
        """Those at the table are told when it is their turn."""
        now = asyncio.get_running_loop().time()
        for viewer in room.viewers:
            if viewer in self._awaited:
                continue
            if viewer.is_awaited:
                self._looking.pop(viewer, None)
                self._awaited[viewer] = None
            else:
                self._looking.setdefault(viewer, now)
        self._call()

    def _call(self) -> None:
        if not self._called and (self._awaited or self._looking):
            self._called = True
            asyncio.get_running_loop().call_soon(self._serve)

    def _serve(self) -> None:
        self._called = False
        for viewer in self._next():
            self._awaited.pop(viewer, None)
            self._looking.pop(viewer, None)
            viewer.refresh()
        self._call()

    def _next(self) -> list[Viewer]:
        """Who is served now: also one of those who have been looking on for long."""
        found = list(islice(self._awaited, _AT_ONCE))
        if len(found) < _AT_ONCE:
            found += islice(self._looking, _AT_ONCE - len(found))
        elif self._looking:
            viewer, since = next(iter(self._looking.items()))
            if asyncio.get_running_loop().time() - since > _PATIENCE:
                found.append(viewer)
        return found
