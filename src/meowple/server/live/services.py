"""The services that a process shares among its tables, requests and connections.

One object, made at the start and handed to whatever needs it. It holds the database, the
writer, the workers and the caches, the rooms (`registry`) and the `scheduler`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping

from sqlalchemy import Connection

from meowple.backend.replays import Replays
from meowple.backend.tokens import new_id
from meowple.kernel.errors import MeowpleError
from meowple.kernel.game import AnyGame
from meowple.server.background import BackgroundThreads
from meowple.server.clock import SystemClock
from meowple.server.errors import Conflict, NotFound
from meowple.server.live import old_winners
from meowple.server.live.analyses import Analyses
from meowple.server.live.changes import KEYS, Changes
from meowple.server.live.clients import Clients
from meowple.server.live.delivery_queue import DeliveryQueue
from meowple.server.live.fragment_cache import FragmentCache
from meowple.server.live.health import HealthCheck
from meowple.server.live.registry import RoomRegistry
from meowple.server.live.saving import SavingWatch
from meowple.server.live.scheduler import Scheduler
from meowple.server.metrics import Metrics
from meowple.server.notifications.sender import Notifier
from meowple.server.settings import Settings
from meowple.server.storage import heartbeats
from meowple.server.storage.database import Database
from meowple.server.storage.listener import listen
from meowple.server.storage.log_writer import Writer
from meowple.server.workers.service import BotService
from meowple.table.clocks import Outages
from meowple.table.seats import TableFacts

logger = logging.getLogger("meowple.server")

# The clocks that tell of sleep are read one after the other; less than this is no sleep.
_SHORTEST_SLEEP = 1000


class Services:
    """The services of a process; `start` and `stop` belong to its event loop."""

    def __init__(
        self, settings: Settings, games: Mapping[str, AnyGame], clock: SystemClock
    ) -> None:
        self.settings = settings
        self.games = games
        self.clock = clock
        self.metrics = Metrics()
        self.database = Database(settings.database_url)
        self.writer = Writer(self.database, self.metrics)
        self.bots = BotService(settings, self.metrics)
        self.background = BackgroundThreads()
        self.replays = Replays()
        self.analyses = Analyses(self.bots, settings, self.metrics, self.now)
        # The times when no process served; clocks stand still in them.
        self.outages: Outages = ()
        self.clients = Clients()
        self.fragments = FragmentCache()
        self.deliveries = DeliveryQueue()
        self.rooms = RoomRegistry(self)
        self.scheduler = Scheduler(self)
        self.notifier = Notifier(self)
        self.health = HealthCheck(self.writer, self.bots, settings, self._heartbeat)
        self.saving = SavingWatch(self)
        self.writer.watch = self.saving.report
        self.process = new_id()
        # The last heartbeats of all processes, as of our own last one.
        self._beats: Mapping[str, int] = {}
        self._loops: list[asyncio.Task[None]] = []

    def now(self) -> int:
        return self.clock.now()

    def game(self, table: TableFacts) -> AnyGame:
        """The game of a table, if it can still be played by the rules it began with."""
        game = self.games.get(table.game)
        if game is None:
            raise NotFound("table.game_gone", game=table.game)
        by_its_rules = game.at_version(table.rules)
        if by_its_rules is None:
            raise Conflict("table.rules", wanted=table.rules, ours=game.info.rules_version)
        return by_its_rules

    def can_play(self, table: TableFacts) -> bool:
        """Whether the game of a table is installed, with the rules it began with."""
        try:
            self.game(table)
        except (Conflict, NotFound):
            return False
        return True

    async def start(self) -> None:
        await asyncio.to_thread(self._prepare)
        self.writer.start()
        loop = asyncio.get_running_loop()

        def moved() -> None:
            loop.call_soon_threadsafe(self._look_again)

        self.clock.on_change(moved)
        self._loops = [
            asyncio.create_task(self.scheduler.sweep()),
            asyncio.create_task(self._send_heartbeats()),
            asyncio.create_task(self.notifier.run()),
            asyncio.create_task(old_winners.complete(self)),
        ]
        if self.database.is_postgres:
            changes = Changes(self)
            heard = listen(self.database.url, changes.received, changes.missed)
            self._loops.append(asyncio.create_task(heard))

    def _prepare(self) -> None:
        # A single process knows that no other serves. Of several, each that runs has sent
        # a heartbeat lately.
        alive = int(1500 * self.settings.beat_seconds) if self.database.is_postgres else 0
        now = self.now()

        def begin(connection: Connection) -> None:
            heartbeats.note_heartbeat(connection, self.process, now, alive_within=alive)
            self._beats = heartbeats.all_beats(connection)
            self.outages = heartbeats.outages(connection)

        self.database.prepare(begin)

    def _look_again(self) -> None:
        """The clock was moved."""
        self.scheduler.look_again()
        self.notifier.wake()

    async def _send_heartbeats(self) -> None:
        while True:
            await asyncio.sleep(self.settings.beat_seconds)
            self.metrics.refresh_gauges()
            try:
                await self._note_sleep()
                await self.write_heartbeat()
                self._check_presence()
            except MeowpleError as error:
                logger.error("beat.failed", extra={"error": error.id})

    async def _note_sleep(self) -> None:
        """The machine slept: an outage. Of several processes others may have served."""
        slept = self.clock.slept()
        if slept < _SHORTEST_SLEEP or self.database.is_postgres:
            return
        start = self.now()

        def note(connection: Connection) -> Outages:
            heartbeats.note_outage(connection, start, start + slept)
            return heartbeats.outages(connection)

        self.outages = await self.writer.do(note)
        for room in self.rooms.loaded():
            if room.table is not None:
                room.table.position.outages = self.outages
        self.clock.count_sleep(slept)
        self._look_again()

    async def write_heartbeat(self) -> None:
        self._beats = await self.writer.do(self._heartbeat)

    def _heartbeat(self, connection: Connection) -> Mapping[str, int]:
        heartbeats.note_heartbeat(connection, self.process, self.now())
        return heartbeats.all_beats(connection)

    def _check_presence(self) -> None:
        """A process that stopped beating serves nobody any more."""
        for room in self.rooms.loaded():
            if room.viewers:
                room.presence.tell()

    def is_served_elsewhere(self, process: str, since: int) -> bool:
        """Whether another process still serves a connection that it has had since then, as
        far as its heartbeats tell. One that we have not heard of may just have begun."""
        if process == self.process or not self.database.is_postgres:
            return False
        newest = max(self._beats.values(), default=0)
        missed = int(3000 * self.settings.beat_seconds)
        return self._beats.get(process, since) + missed >= newest

    async def check_keys(self, table: str) -> None:
        """A device was signed out: close its connections to a table, here and, where there
        are several processes, there."""
        room = self.rooms.get(table)
        if room is not None:
            await room.presence.check_keys()
        if self.database.is_postgres:
            await self.writer.do(lambda c: None, table=table, topic=KEYS)

    def last_beat(self, process: str) -> int | None:
        return self._beats.get(process)

    async def stop(self) -> None:
        """Close everything; what the writer was given is still written."""
        tasks = [*self._loops, *self.scheduler.stop()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.health.close()
        await self.saving.close()
        self.notifier.close()
        await self.analyses.close()
        await self.bots.close()
        await asyncio.to_thread(self.background.close)
        await asyncio.to_thread(self.writer.stop)
        self.database.close()
