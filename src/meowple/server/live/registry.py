"""The rooms that a process holds, one per table; the longest unused is dropped first."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from meowple.server.live.room import Room

if TYPE_CHECKING:
    from meowple.server.live.services import Services


class RoomRegistry:
    """Finds, loads and drops rooms. It belongs to the event loop."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        services.metrics.gauge("tables", lambda: len(self._rooms))

    async def open(self, id: str) -> Room:
        """The room of a table, loaded. Where loading failed for another client meanwhile
        and that room was given up, the room is looked up again."""
        while True:
            room = self._rooms.get(id)
            if room is None:
                room = self._rooms[id] = Room(self._services, id)
            self._rooms.move_to_end(id)
            try:
                await room.open()
            except BaseException:
                if not room.viewers and self._rooms.get(id) is room:
                    self._rooms.pop(id)
                raise
            if self._rooms.get(id) is room:
                self._make_space(room)
                return room

    def get(self, id: str) -> Room | None:
        """The room of a table, if it is held; it may still be loading."""
        return self._rooms.get(id)

    def holds(self, room: Room) -> bool:
        """Whether this is still the room of its table."""
        return self._rooms.get(room.id) is room

    def loaded(self) -> list[Room]:
        return [room for room in self._rooms.values() if room.loaded]

    def _make_space(self, opened: Room) -> None:
        """Drop rooms without viewers, the longest unused first; not the one that was just
        opened."""
        surplus = len(self._rooms) - self._services.settings.cached_tables
        if surplus <= 0:
            return
        busy = self._services.scheduler.busy()
        for room in list(self._rooms.values()):
            idle = not room.viewers and not room.lock.locked() and room.id not in busy
            if surplus > 0 and idle and room is not opened:
                self.forget(room)
                surplus -= 1

    def forget(self, room: Room) -> None:
        """Drop a room; its table is loaded again when it is needed."""
        self._rooms.pop(room.id, None)
        self._services.scheduler.cancel_timer(room.id)

    def is_here(self, table: str, profile: str) -> bool:
        """Whether a player is connected to a table by this process."""
        room = self._rooms.get(table)
        return room is not None and room.present(profile)
