"""What a process shares among its tables, requests and connections.

One object, made at the start and handed to whatever needs it. It holds the database, the
writer, the workers and the caches, the rooms (`registry`) and the `scheduler`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping

from sqlalchemy import Connection

from meowple.kernel.errors import MeowpleError
from meowple.kernel.game import AnyGame
from meowple.server.background import BackgroundThreads
from meowple.server.clock import SystemClock
from meowple.server.errors import Conflict, NotFound
from meowple.server.live import old_winners
from meowple.server.live.analyses import Analyses
from meowple.server.live.changes import Changes
from meowple.server.live.delivery_queue import DeliveryQueue
from meowple.server.live.fragment_cache import FragmentCache
from meowple.server.live.registry import RoomRegistry
from meowple.server.live.replays import Replays
from meowple.server.live.scheduler import Scheduler
from meowple.server.metrics import Metrics
from meowple.server.notifications.sender import Notifier
from meowple.server.settings import Settings
from meowple.server.storage import heartbeats
from meowple.server.storage.database import Database
from meowple.server.storage.listener import listen
from meowple.server.storage.log_writer import Writer
from meowple.server.tokens import new_id
from meowple.server.workers.service import BotService
from meowple.table.clocks import Outages
from meowple.table.seats import TableFacts

logger = logging.getLogger("meowple.server")


class Services:
    """Made once per process; `start` and `stop` belong to its event loop."""

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
        self.fragments = FragmentCache()
        self.deliveries = DeliveryQueue()
        self.rooms = RoomRegistry(self)
        self.scheduler = Scheduler(self)
        self.notifier = Notifier(self)
        self._process = new_id()
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
            heartbeats.note_heartbeat(connection, self._process, now, alive_within=alive)
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
                await self.writer.do(self._heartbeat)
            except MeowpleError as error:
                logger.error("beat.failed", extra={"error": error.id})

    def _heartbeat(self, connection: Connection) -> None:
        heartbeats.note_heartbeat(connection, self._process, self.now())

    async def stop(self) -> None:
        """Close everything; what the writer was given is still written."""
        tasks = [*self._loops, *self.scheduler.stop()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.notifier.close()
        await self.analyses.close()
        await self.bots.close()
        await asyncio.to_thread(self.background.close)
        await asyncio.to_thread(self.writer.stop)
        self.database.close()
