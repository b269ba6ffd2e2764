"""All tables that a process holds: loading, timers, bots, news from other processes."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Coroutine, Mapping

from sqlalchemy import Connection, bindparam, update

from meowple.kernel.errors import MeowpleError
from meowple.kernel.game import AnyGame
from meowple.server.background import Aside
from meowple.server.clock import Times
from meowple.server.errors import Conflict, NotFound, Unavailable
from meowple.server.live.replays import Replays
from meowple.server.live.room import Room
from meowple.server.metrics import Metrics
from meowple.server.notifications import store
from meowple.server.notifications.sender import PRESENT, Notifier
from meowple.server.settings import Settings
from meowple.server.storage import schema, tables
from meowple.server.storage import table_log as logs
from meowple.server.storage.database import Database
from meowple.server.storage.listener import listen
from meowple.server.storage.tables import TableRow
from meowple.server.storage.writer import Writer
from meowple.server.tokens import new_id
from meowple.server.websocket.delivery_queue import Turns
from meowple.server.websocket.fragment_cache import Parts
from meowple.server.workers.analyses import Analyses
from meowple.server.workers.protocol import Choose, Story
from meowple.server.workers.service import Bots
from meowple.table import clocks
from meowple.table.log import ACT, AUTO
from meowple.table.seats import BOT, PLAYING, STAND_IN

log = logging.getLogger("meowple.server")

# After a failure, such as a database that does not answer, a table is looked at again.
_RETRY = 1.0


class Hub:
    """Made once per process; `start` and `stop` belong to its event loop."""

    def __init__(
        self, settings: Settings, games: Mapping[str, AnyGame], times: Times
    ) -> None:
        self.settings = settings
        self.games = games
        self.times = times
        self.metrics = Metrics()
        self.database = Database(settings.database_url)
        self.writer = Writer(self.database, self.metrics)
        self.bots = Bots(settings, self.metrics)
        self.aside = Aside()
        self.replays = Replays()
        self.analyses = Analyses(self.bots, settings, self.metrics, self.now)
        self.outages: clocks.Outages = ()
        self.parts = Parts()
        self.turns = Turns()
        self._process = new_id()
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._tasks: dict[tuple[str, object], asyncio.Task[None]] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._loops: list[asyncio.Task[None]] = []
        self._sweep_now = asyncio.Event()
        self.notifier = Notifier(self)
        self.metrics.gauge("tables", lambda: len(self._rooms))

    def now(self) -> int:
        return self.times.now()

    def game(self, table: TableRow) -> AnyGame:
        """The game of a table, if it can still be played by the rules it began with."""
        game = self.games.get(table.game)
        if game is None:
            raise NotFound("table.game_gone", game=table.game)
        if game.info.rules_version != table.rules:
            raise Conflict("table.rules", wanted=table.rules, ours=game.info.rules_version)
        return game

    async def start(self) -> None:
        await asyncio.to_thread(self._prepare)
        self.writer.start()
        loop = asyncio.get_running_loop()

        def moved() -> None:
            loop.call_soon_threadsafe(self._look_again)

        self.times.on_change(moved)
        self._loops = [
            asyncio.create_task(self._sweep()),
            asyncio.create_task(self._beat()),
            asyncio.create_task(self.notifier.run()),
        ]
        if self.database.is_postgres:
            heard = listen(self.database.url, self._heard, self._missed)
            self._loops.append(asyncio.create_task(heard))

    def _prepare(self) -> None:
        # One process alone knows that nobody else serves; of several, each that is
        # there has given a sign of life within the last beats.
        alive = int(1500 * self.settings.beat_seconds) if self.database.is_postgres else 0
        now = self.now()

        def begin(connection: Connection) -> None:
            logs.note_beat(connection, self._process, now, alive_within=alive)
            self.outages = logs.outages(connection)

        self.database.prepare(begin)

    async def stop(self) -> None:
        """Let go of everything; what was handed to the writer is written."""
        tasks = [*self._loops, *self._tasks.values()]
        for timer in self._timers.values():
            timer.cancel()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.notifier.close()
        await self.analyses.close()
        await self.bots.close()
        await asyncio.to_thread(self.aside.close)
        await asyncio.to_thread(self.writer.stop)
        self.database.close()

    async def room(self, id: str) -> Room:
        """The room of a table, loaded. There is one: where loading failed for somebody
        else meanwhile, and that room was given up, it is looked for again."""
        while True:
            room = self._rooms.get(id)
            if room is None:
                room = self._rooms[id] = Room(self, id)
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

    async def visit(self, id: str) -> TableRow:
        """Load a table and see what there is to do; note who is asked at the start. The
        answer is the table after that."""
        room = await self.room(id)
        table, position = room.table, room.position
        if table.status != PLAYING or position is None:
            return table
        self.tend(room)
        asked = ",".join(map(str, position.point.line.asked))
        due = room.due(position.point, room.bots_at + room.bot_time())
        if due is not None:
            # What is due is being done now. If it fails, others come first.
            due = max(due, self.now() + room.bot_time())
        # Turns that begin later are noted with the row that begins them.
        told = () if position.number else room.unattended(position.point, None)
        tell_at = room.tell_at()

        def note(connection: Connection) -> TableRow:
            _note(connection, table, asked, due)
            store.plan(connection, told, tell_at)
            return tables.load(connection, id)

        return await self.writer.do(note)

    def _make_space(self, opened: Room) -> None:
        """Forget tables that nobody looks at, the longest unused first; not the one that
        somebody has just come to."""
        surplus = len(self._rooms) - self.settings.cached_tables
        if surplus <= 0:
            return
        busy = {id for id, _ in self._tasks}
        for room in list(self._rooms.values()):
            idle = not room.viewers and not room.lock.locked() and room.id not in busy
            if surplus > 0 and idle and room is not opened:
                self.forget(room)
                surplus -= 1

    def forget(self, room: Room) -> None:
        self._rooms.pop(room.id, None)
        timer = self._timers.pop(room.id, None)
        if timer is not None:
            timer.cancel()

    def is_here(self, table: str, profile: str) -> bool:
        """Whether somebody is connected to this process."""
        room = self._rooms.get(table)
        return room is not None and room.present(profile)

    def changed(self, id: str) -> None:
        """Seats or status of a table were written."""
        room = self._rooms.get(id)
        if room is not None:
            self._spawn(room, ("changed", object()), room.changed())

    def tend(self, room: Room) -> None:
        """Do what is due at a table, and come back when the next thing is."""
        timer = self._timers.pop(room.id, None)
        if timer is not None:
            timer.cancel()
        position, table = room.position, room.table
        if position is None or position.over or table.status != PLAYING:
            return
        now, point = self.now(), position.point
        window = clocks.window_end(point.line, table.terms)
        if window is not None and window <= now:
            self._spawn(room, "window", room.close_window())
        for seat in table.seats:
            if seat.seat not in point.line.asked:
                continue
            if seat.kind == BOT:
                if room.bots_at <= now:
                    bot = seat.bot or STAND_IN
                    self._spawn(room, seat.seat, self._think(room, seat.seat, ACT, bot))
            elif room.time_left(seat.seat, now) == 0:
                self._spawn(room, seat.seat, self._time_is_out(room, seat.seat))
        times = [time for time in room.times(point, room.bots_at) if time > now]
        if times:
            wait = (min(times) - now) / 1000
            self._later(room, wait)

    def _later(self, room: Room, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self._timers[room.id] = loop.call_later(seconds, self.tend, room)

    def _spawn(self, room: Room, what: object, work: Coroutine[None, None, None]) -> None:
        """Run something for a table in the background, each thing once at a time."""
        key = room.id, what
        if key in self._tasks:
            work.close()
            return
        self._tasks[key] = asyncio.create_task(self._guarded(room, key, work))

    async def _guarded(
        self, room: Room, key: tuple[str, object], work: Coroutine[None, None, None]
    ) -> None:
        try:
            await work
        except Exception as error:
            # A table that cannot go on must not take the others with it.
            self.metrics.count("faults_total")
            known = error.id if isinstance(error, MeowpleError) else type(error).__name__
            log.error("table.failed", extra={"table": room.id, "error": known})
            if isinstance(error, Unavailable):
                await room.still_there()
            await asyncio.sleep(_RETRY)
        finally:
            self._tasks.pop(key, None)
        if self._rooms.get(room.id) is room:
            self.tend(room)

    async def _think(self, room: Room, seat: int, kind: str, bot: str) -> None:
        """Have a bot choose, and play what it chose."""
        story = Story.of(room.table, await room.actions())
        question = Choose(story, seat, bot, self.settings.bot_seconds)
        if self.settings.bot_delay:
            await asyncio.sleep(self.settings.bot_delay)
        await room.play_for(seat, kind, await self.bots.choose(question))

    async def _time_is_out(self, room: Room, seat: int) -> None:
        if room.table.terms.on_timeout == "loss":
            await room.end(f"time {seat}", seat)
        else:
            await self._think(room, seat, AUTO, STAND_IN)

    def _look_again(self) -> None:
        for room in list(self._rooms.values()):
            if room.loaded:
                self.tend(room)
        self._sweep_now.set()
        self.notifier.wake()

    async def _sweep(self) -> None:
        """Look for tables that are due and that nobody here watches."""
        while True:
            try:
                await self._look_at_due()
                async with asyncio.timeout(self.settings.sweep_seconds):
                    await self._sweep_now.wait()
            except TimeoutError:
                pass
            except Exception as error:
                # Whatever it was, tables that are due must be looked at again.
                log.error("sweep.failed", extra={"error": type(error).__name__})
                await asyncio.sleep(self.settings.sweep_seconds)
            self._sweep_now.clear()

    async def _look_at_due(self) -> None:
        now = self.now()
        for id in await self.database.read(lambda c: tables.due(c, now)):
            await self._look_at(id)

    async def _look_at(self, id: str) -> None:
        try:
            await self.visit(id)
        except Unavailable:
            raise
        except Exception as error:
            known = error.id if isinstance(error, MeowpleError) else type(error).__name__
            log.error("table.failed", extra={"table": id, "error": known})
            # It must not stand in the way of others that are due.
            later = self.now() + int(self.settings.failed_seconds * 1000)
            await self.writer.do(lambda c: _put_off(c, id, later))

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self.settings.beat_seconds)
            try:
                await self.writer.do(self._sign_of_life)
            except MeowpleError as error:
                log.error("beat.failed", extra={"error": error.id})

    def _sign_of_life(self, connection: Connection) -> None:
        logs.note_beat(connection, self._process, self.now())

    def _heard(self, id: str, topic: str, number: int) -> None:
        """Some process, perhaps this one, has written to a table."""
        room = self._rooms.get(id)
        if room is None or not room.loaded:
            return
        if topic == "log":
            if room.position is not None and number <= room.position.number:
                return
            if not room.viewers and not room.lock.locked():
                self.forget(room)
                return
            self._spawn(room, ("news", number), self._news(room))
        elif topic == "chat":
            self._spawn(room, ("chat", object()), room.chatted())
        elif topic == PRESENT:
            here = sorted({viewer.who for viewer in room.viewers if viewer.who})
            if here:
                self._spawn(room, (PRESENT, object()), self.notifier.present(id, here))
        else:
            self._spawn(room, ("changed", object()), room.changed())

    async def _news(self, room: Room) -> None:
        async with room.lock:
            if room.position is None:
                await room.reload_table()
            elif not await room.catch_up():
                return
        room.moved()

    def _missed(self) -> None:
        """The line to the database was cut: whatever was said meanwhile was not heard."""
        for room in list(self._rooms.values()):
            if room.loaded:
                self._spawn(room, ("changed", object()), room.changed())
                self._spawn(room, ("chat", object()), room.chatted())


def _put_off(connection: Connection, id: str, due: int) -> None:
    """Look at a table later; an action that comes before sets its own time."""
    column = schema.tables.c
    connection.execute(
        update(schema.tables).where(column.id == id, column.due < due).values(due=due)
    )


_NOTE = update(schema.tables).where(
    schema.tables.c.id == bindparam("key"), schema.tables.c.updated == bindparam("known")
)


def _note(connection: Connection, table: TableRow, asked: str, due: int | None) -> None:
    """Only if nobody has moved the table on meanwhile."""
    values = {"key": table.id, "known": table.updated, "asked": asked, "due": due}
    connection.execute(_NOTE, values)
