"""The queue of viewers that wait for a new state, served a few at a time.

Making a state takes longer than receiving an action. If all waiting viewers were served
before the next look at incoming messages, every new message would wait for all of them;
and twice, where two players act at one table and the second must wait until the first
action is written.

Viewers that have acted or are asked go first, because the game waits for them, and so do
viewers that would otherwise miss more than is held of the log. Onlookers get their state
a little later on a busy server, and several actions by one state.
"""

from __future__ import annotations

import asyncio
from itertools import islice
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from meowple.server.live.room import Room
    from meowple.server.live.viewer import Viewer

# Viewers that are served between two looks at incoming messages.
_BATCH = 4
# Seconds after which an onlooker is served although others are awaited.
_ONLOOKERS_WAIT = 0.5


class DeliveryQueue:
    """A viewer is in the queue once, however much has happened: when its turn comes, one
    state tells everything."""

    def __init__(self) -> None:
        self._awaited: dict[Viewer, None] = {}
        # The onlookers, and since when they wait.
        self._onlookers: dict[Viewer, float] = {}
        self._scheduled = False

    def add(self, room: Room) -> None:
        """Add every viewer of the room, to get the new state."""
        now = asyncio.get_running_loop().time()
        for viewer in room.viewers:
            if viewer in self._awaited:
                continue
            if viewer.is_awaited:
                self._onlookers.pop(viewer, None)
                self._awaited[viewer] = None
            else:
                self._onlookers.setdefault(viewer, now)
        self._schedule()

    def _schedule(self) -> None:
        if not self._scheduled and (self._awaited or self._onlookers):
            self._scheduled = True
            asyncio.get_running_loop().call_soon(self._serve)

    def _serve(self) -> None:
        self._scheduled = False
        for viewer in self._next():
            self._awaited.pop(viewer, None)
            self._onlookers.pop(viewer, None)
            viewer.refresh()
        self._schedule()

    def _next(self) -> list[Viewer]:
        """The next batch, with an onlooker that has waited for long."""
        found = list(islice(self._awaited, _BATCH))
        if len(found) < _BATCH:
            found += islice(self._onlookers, _BATCH - len(found))
        elif self._onlookers:
            viewer, since = next(iter(self._onlookers.items()))
            if asyncio.get_running_loop().time() - since > _ONLOOKERS_WAIT:
                found.append(viewer)
        return found
