"""The scheduler: timers, bots, windows and clocks of the tables of a process.

A room calls `tend` whenever its table moves on. The sweep finds tables that are due and
that no process holds, for instance after a restart.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING

from sqlalchemy import Connection, bindparam, update

from meowple.backend.bot_questions import Choose, GameLog
from meowple.bots import thinking_time
from meowple.kernel.errors import MeowpleError
from meowple.server.errors import Unavailable
from meowple.server.live.room import Room
from meowple.server.storage import notices, schema, tables
from meowple.server.storage.tables import TableRow
from meowple.table.deadlines import BotTurn
from meowple.table.seats import PLAYING
from meowple.table.terms import SECOND

if TYPE_CHECKING:
    from meowple.server.live.services import Services

logger = logging.getLogger("meowple.server")

# Seconds until a table is looked at again after a failure, such as a database that does
# not answer.
_RETRY = 1.0


class Scheduler:
    """Does what is due at tables. It belongs to the event loop."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._tasks: dict[tuple[str, object], asyncio.Task[None]] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._sweep_now = asyncio.Event()

    def stop(self) -> list[asyncio.Task[None]]:
        """Cancel all timers; the tasks that still run."""
        for timer in self._timers.values():
            timer.cancel()
        return list(self._tasks.values())

    def busy(self) -> set[str]:
        """The tables for which a task runs."""
        return {id for id, _ in self._tasks}

    def cancel_timer(self, id: str) -> None:
        timer = self._timers.pop(id, None)
        if timer is not None:
            timer.cancel()

    def look_again(self) -> None:
        """The clock was moved: something may be due at any table."""
        for room in self._services.rooms.loaded():
            self.tend(room)
        self._sweep_now.set()

    # One table.

    def tend(self, room: Room) -> None:
        """Do what is due at a table, and set a timer for the next thing."""
        self.cancel_timer(room.id)
        table = room.table
        if table is None or table.over:
            return
        now = self._services.now()
        due = table.due(now, room.bots_at)
        if due.window:
            self.spawn(room, "window", room.close_window())
        if due.forced:
            self.spawn(room, "forced", room.play_forced())
        for turn in due.bots:
            self.spawn(room, turn.seat, self._have_bot_act(room, turn))
        for seat in due.lost:
            self.spawn(room, seat, room.lose(seat))
        time = table.next_due(now, room.bots_at)
        if time is not None:
            loop, wait = asyncio.get_running_loop(), (time - now) / SECOND
            self._timers[room.id] = loop.call_later(wait, self.tend, room)

    async def _have_bot_act(self, room: Room, turn: BotTurn) -> None:
        """Have a bot choose, and play what it chose. A card that another seat has played
        meanwhile may come first; then the bot is asked afterwards."""
        settings = self._services.settings
        known = await room.actions_for(turn.seat)
        if known is None:
            return
        log = GameLog.of(room.row, known)
        seconds = thinking_time(turn.bot, settings.bot_seconds)
        question = Choose(log, turn.seat, turn.bot, seconds)
        if settings.bot_delay:
            await asyncio.sleep(settings.bot_delay)
        client = self._services.clients.of(room.row)
        chosen = await self._services.bots.choose(question, client)
        await room.play_for(turn, chosen, known)

    def spawn(self, room: Room, what: object, work: Coroutine[None, None, None]) -> None:
        """Run a task for a table, each thing once at a time."""
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
            # A table that can't go on must not take the others with it.
            self._services.metrics.count("faults_total")
            _log_failure(room.id, error)
            if isinstance(error, Unavailable):
                await room.check_exists()
            await asyncio.sleep(_RETRY)
        finally:
            self._tasks.pop(key, None)
        if self._services.rooms.holds(room):
            self.tend(room)

    def changed(self, id: str) -> None:
        """Seats or status of a table were written."""
        room = self._services.rooms.get(id)
        if room is not None:
            self.spawn(room, ("changed", object()), room.changed())

    async def visit(self, id: str) -> TableRow:
        """Load a table and do what is due; note who is asked at the start. Returns the
        table after that."""
        services, room = self._services, await self._services.rooms.open(id)
        row, table = room.row, room.table
        if row.status != PLAYING or table is None:
            return row
        self.tend(room)
        moment = table.position.moment
        asked = ",".join(map(str, moment.line.asked))
        due = room.due(moment, room.bots_at + room.bot_time())
        if due is not None:
            # The work that is due is being done now. If it fails, other tables come first.
            due = max(due, services.now() + room.bot_time())
        # Turns that begin later are noted with the row that begins them.
        told = () if table.position.number else room.unattended(moment, None)
        tell_at = room.tell_at()

        def note(connection: Connection) -> TableRow:
            _note(connection, row, asked, due)
            notices.plan(connection, told, tell_at)
            return tables.load(connection, id)

        return await services.writer.do(note)

    # All tables.

    async def sweep(self) -> None:
        """Look for tables that are due and that no process watches, again and again."""
        seconds = self._services.settings.sweep_seconds
        while True:
            try:
                await self._visit_due()
                async with asyncio.timeout(seconds):
                    await self._sweep_now.wait()
            except TimeoutError:
                pass
            except Exception as error:
                # Whatever it was, tables that are due must be looked at again.
                logger.error("sweep.failed", extra={"error": type(error).__name__})
                await asyncio.sleep(seconds)
            self._sweep_now.clear()

    async def _visit_due(self) -> None:
        now = self._services.now()
        for id in await self._services.database.read(lambda c: tables.due(c, now)):
            await self._visit_guarded(id)

    async def _visit_guarded(self, id: str) -> None:
        try:
            await self.visit(id)
        except Unavailable:
            raise
        except Exception as error:
            _log_failure(id, error)
            # It must not stand in the way of others that are due.
            wait = int(self._services.settings.failed_seconds * 1000)
            later = self._services.now() + wait
            await self._services.writer.do(lambda c: _put_off(c, id, later))


def _log_failure(table: str, error: Exception) -> None:
    known = error.id if isinstance(error, MeowpleError) else type(error).__name__
    logger.error("table.failed", extra={"table": table, "error": known})


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
    """Write a note, only if the table has not moved on meanwhile."""
    values = {"key": table.id, "known": table.updated, "asked": asked, "due": due}
    connection.execute(_NOTE, values)
