"""Who may look on, and whose words they do not want to see."""

from __future__ import annotations

from meowple.server import chat
from meowple.server.hub import Hub
from meowple.server.profiles import Profile
from meowple.server.room import Room
from meowple.server.tables import WAITING


async def muted_by(hub: Hub, table: str, profile: Profile | None) -> frozenset[int]:
    """Whose chat somebody does not want to see."""
    if profile is None:
        return frozenset()
    me = profile.id
    return await hub.database.read(lambda c: chat.muted(c, table, me))


def may_watch(room: Room, profile: Profile | None) -> bool:
    """Whether somebody without a seat may look on. Who waits may look at the seats."""
    yours = room.table.seats_of(profile.id if profile else None)
    return room.table.terms.spectators or bool(yours) or room.table.status == WAITING
