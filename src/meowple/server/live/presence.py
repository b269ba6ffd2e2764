"""Presence: which players are connected to a table, and since when the others are not.

It says nothing about the game, is no row of the log and changes no number. A player who
reloads the page is not reported as away: that takes a few seconds without a connection.
Connections to other processes are known from the database.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from meowple.server.storage import devices, visits
from meowple.server.storage.visits import Visit
from meowple.table.messages import SeatPresence
from meowple.table.seats import WAITING

if TYPE_CHECKING:
    from meowple.server.live.room import Room
    from meowple.server.live.viewer import Viewer

# The topic by which processes tell each other.
VISITS = "visits"


class Presence:
    """The players of one room. `stored` are the visits that the database knows."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.stored: dict[str, Visit] = {}
        # Players whose last connection has just ended.
        self._leaving: dict[str, asyncio.TimerHandle] = {}
        self._told: list[SeatPresence] = []

    def seats(self) -> list[SeatPresence]:
        """The seats of people: who is here, and since when others are not."""
        return [
            self._seat(seat.seat, seat.profile)
            for seat in self._room.row.seats
            if seat.profile is not None
        ]

    def _seat(self, seat: int, profile: str) -> SeatPresence:
        if self._room.present(profile) or profile in self._leaving:
            return SeatPresence(seat, here=True)
        visit = self.stored.get(profile)
        if visit is None:
            return SeatPresence(seat, here=False)
        if visit.process is None:
            return SeatPresence(seat, here=False, since=visit.at)
        services = self._room.services
        if services.is_served_elsewhere(visit.process, visit.at):
            return SeatPresence(seat, here=True)
        # The process that served this player is gone.
        return SeatPresence(seat, False, services.last_beat(visit.process) or visit.at)

    def tell(self) -> None:
        """Send it to the viewers if it has changed."""
        seats = self.seats()
        if seats != self._told:
            self._told = seats
            for viewer in self._room.viewers:
                viewer.presence_changed()

    def came(self, viewer: Viewer) -> None:
        """A viewer has connected."""
        who = viewer.who
        if who is None or not self._room.row.seats_of(who):
            return
        timer = self._leaving.pop(who, None)
        if timer is not None:
            timer.cancel()
        self._stay(who)
        self.tell()

    def went(self, viewer: Viewer) -> None:
        """A viewer's connection has ended; perhaps they only reload the page."""
        who = viewer.who
        if who is None or not self._room.row.seats_of(who) or self._room.present(who):
            return
        if who in self._leaving:
            return
        loop, wait = asyncio.get_running_loop(), self._room.services.settings.away_after
        self._leaving[who] = loop.call_later(wait, self._gone, who)

    def _gone(self, who: str) -> None:
        del self._leaving[who]
        if not self._room.present(who):
            self._write(who, here=False)
            self.tell()

    def _stay(self, who: str) -> None:
        """Write that a player is connected to this process, unless they are known to be
        here already."""
        visit, services = self.stored.get(who), self._room.services
        if visit is not None and visit.process is not None:
            process = visit.process
            if process == services.process:
                return
            if services.is_served_elsewhere(process, visit.at):
                return
        self._write(who, here=True)

    def _write(self, who: str, *, here: bool) -> None:
        row, services, id = self._room.row, self._room.services, self._room.id
        if row.people < 2 and row.status != WAITING:
            # There's no one else to tell.
            return
        now, process = services.now(), services.process
        self.stored[who] = Visit(process if here else None, now)
        note = visits.came if here else visits.went

        async def write() -> None:
            visit = Visit(process, now)
            await services.writer.do(
                lambda c: note(c, id, who, visit), table=id, topic=VISITS
            )

        services.scheduler.spawn(self._room, (VISITS, object()), write())

    async def check_keys(self) -> None:
        """Close the connections of devices that were signed out."""
        viewers, database = self._room.viewers, self._room.services.database
        held = {viewer.key for viewer in viewers if viewer.key}
        if held:
            lost = await database.read(lambda c: devices.lost(c, held))
            for viewer in [one for one in viewers if one.key in lost]:
                viewer.signed_out()

    async def reload(self) -> None:
        """Another process has written visits."""
        id, database = self._room.id, self._room.services.database
        self.stored = await database.read(lambda c: visits.of_table(c, id))
        for who in {viewer.who for viewer in self._room.viewers}:
            if who is not None and self._room.row.seats_of(who):
                # A connection to the other process has ended, but there is one to this.
                self._stay(who)
        self.tell()
