"""Changes that other processes wrote to tables of this one, as PostgreSQL reports them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meowple.server.live.presence import VISITS
from meowple.server.live.room import Room
from meowple.server.notifications.sender import PRESENT
from meowple.server.storage import chat

if TYPE_CHECKING:
    from meowple.server.live.services import Services

# The topic by which processes tell each other that a device was signed out.
KEYS = "keys"


class Changes:
    """Brings the rooms of this process up to date."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def received(self, id: str, topic: str, number: int) -> None:
        """Some process, perhaps this one, has written to a table."""
        room = self._services.rooms.get(id)
        if room is None or not room.loaded:
            return
        scheduler = self._services.scheduler
        if topic == "log":
            self._rows_written(room, number)
        elif topic == "chat":
            scheduler.spawn(room, ("chat", object()), _chatted(room))
        elif topic == VISITS:
            scheduler.spawn(room, (VISITS, object()), room.presence.reload())
        elif topic == KEYS:
            scheduler.spawn(room, (KEYS, object()), room.presence.check_keys())
        elif topic == PRESENT:
            here = sorted({viewer.who for viewer in room.viewers if viewer.who})
            if here:
                told = self._services.notifier.present(id, here)
                scheduler.spawn(room, (PRESENT, object()), told)
        else:
            scheduler.spawn(room, ("changed", object()), room.changed())

    def _rows_written(self, room: Room, number: int) -> None:
        if room.table is not None and number <= room.table.position.number:
            return
        if not room.viewers and not room.lock.locked():
            self._services.rooms.forget(room)
            return
        self._services.scheduler.spawn(room, ("news", number), self._catch_up(room))

    async def _catch_up(self, room: Room) -> None:
        async with room.lock:
            if room.table is None:
                await room.reload()
            elif not await room.catch_up():
                return
        room.moved()

    def missed(self) -> None:
        """The connection to the database was lost: there may have been any change."""
        for room in self._services.rooms.loaded():
            spawn = self._services.scheduler.spawn
            spawn(room, ("changed", object()), room.changed())
            spawn(room, ("chat", object()), _chatted(room))


async def _chatted(room: Room) -> None:
    """Read the chat and send its new lines to the viewers."""
    id, database = room.id, room.services.database
    for said in await database.read(lambda c: chat.recent_lines(c, id)):
        for viewer in room.viewers:
            viewer.hear(said)
