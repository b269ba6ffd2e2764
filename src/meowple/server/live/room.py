"""A table in the memory of a process: where it stands and who is connected.

Rows of the log are written under the room's lock, one after the other. Another process
may write too: then the number is taken, the room reads what it missed and looks again.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from meowple.kernel.rng import Rng
from meowple.server.errors import Conflict, Forbidden, NotFound, Unavailable
from meowple.server.live.viewer import Viewer, Wish
from meowple.server.notifications.store import Turn
from meowple.server.storage import chat, table_log, tables
from meowple.server.storage.chat import Said
from meowple.server.storage.tables import TableRow
from meowple.server.storage.writer import Append
from meowple.table import clocks
from meowple.table.endings import ending
from meowple.table.log import ACT, END, UNDO, Entry, surviving
from meowple.table.position import (
    MOST_ROWS,
    Point,
    Position,
    Row,
    may_be_late,
    may_undo,
    undone_enough,
)
from meowple.table.seats import ABANDONED, BOT, OVER, PLAYING
from meowple.table.terms import SECOND

if TYPE_CHECKING:
    from meowple.server.live.hub import Hub


class Room:
    """Where a table stands."""

    def __init__(self, hub: Hub, id: str) -> None:
        self.hub = hub
        self.id = id
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self._table: TableRow | None = None
        self._position: Position | None = None
        self.rematch: str | None = None
        # When this process may ask bots: at once after its own rows; after rows of
        # another process only when that one has had time to do it.
        self.bots_at = 0
        # A write failed: whether it is there is seen by reading.
        self._doubtful = False
        # What several connections of one seat are sent alike, until the table moves on.
        self.shared: dict[object, bytes] = {}

    @property
    def table(self) -> TableRow:
        assert self._table is not None
        return self._table

    @property
    def loaded(self) -> bool:
        return self._table is not None

    @property
    def position(self) -> Position | None:
        return self._position

    @property
    def playing(self) -> Position:
        """The position of a table that has begun."""
        if self._position is None:
            raise Conflict("table.not_begun")
        return self._position

    async def open(self) -> None:
        """Read the table and replay its log, unless that has been done."""
        async with self.lock:
            if self._table is None:
                await self.reload_table()

    async def reload_table(self) -> None:
        """Read seats and status anew; replay the log when the table has begun."""
        database, id = self.hub.database, self.id
        self._table, self.rematch = await database.read(
            lambda c: tables.load_with_rematch(c, id)
        )
        # A table that was abandoned before it began has no game, and its seed stays hidden.
        if self._position is None and self.table.started is not None:
            await self._rebuild()
            self.bots_at = self.hub.now()

    async def _rebuild(self, *, whole: bool = False) -> None:
        """Replay the log. With `whole` all of it is held, until the next row comes."""
        recent = self.hub.settings.recent_rows
        held = sys.maxsize if whole else recent
        position = await asyncio.to_thread(self.replayed, held)
        position.recent = recent
        self._position = position

    def replayed(self, recent: int) -> Position:
        """The whole log, replayed; runs in a thread."""
        table, id = self.table, self.id
        entries = self.hub.database.read_now(lambda c: table_log.entries(c, id))
        game = self.hub.game(table)
        setup = game.setup(len(table.seats), table.options, table.seed)
        position = Position(
            game,
            setup,
            started=table.started or table.created,
            outages=self.hub.outages,
            recent=recent,
        )
        position.load(entries)
        return position

    async def catch_up(self) -> bool:
        """Read the rows that others have written; whether there were any."""
        position, id = self._position, self.id
        if position is None:
            return False
        number = position.number
        news = await self.hub.database.read(lambda c: table_log.entries(c, id, number))
        if not news:
            return False
        try:
            position.load(news)
        except LookupError:
            # An undo of more than what is held.
            await self._rebuild()
        self.bots_at = self.hub.now() + self.bot_time()
        if self.playing.over:
            self._table = await self.hub.database.read(lambda c: tables.load(c, id))
        return True

    async def act(self, wish: Wish, action: str) -> int:
        """A seat's action, meant for the state of this number; its row's number."""

        async def entry(number: int) -> Entry:
            return self._entry(number, wish.seat, ACT, action, wish.request)

        return await self._own(wish, entry)

    async def undo(self, wish: Wish) -> int:
        """A seat takes back its last action."""
        seat = wish.seat

        async def entry(number: int) -> Entry:
            if undone_enough(self.playing, seat):
                raise Conflict("undo.too_many", most=MOST_ROWS)
            if not may_undo(self.playing, seat):
                raise Conflict("undo.not_now")
            if not self.playing.holds_undo(seat):
                wish.replays()
                await self._rebuild(whole=True)
            numbers = " ".join(map(str, self.playing.falls(seat)))
            return self._entry(number, seat, UNDO, numbers, wish.request)

        return await self._own(wish, entry)

    async def _own(self, wish: Wish, make: Callable[[int], Awaitable[Entry]]) -> int:
        refused = False
        async with self.lock:
            while True:
                await self._resolve_doubt()
                done = await self._done_before(wish, look=refused)
                if done is not None:
                    return done
                await self._check_number(wish.seat, wish.number)
                if self.playing.over or self.table.status != PLAYING:
                    raise Conflict("game.over")
                row = await self.append(await make(self.playing.number + 1))
                if row is not None:
                    return row.shown(wish.seat)
                refused = True

    async def _done_before(self, wish: Wish, *, look: bool) -> int | None:
        """The number of a request that has been written already. With `look` the whole
        log is asked: a row may be refused for its id, which was used long ago."""
        position, id, seat = self.playing, self.id, wish.seat
        for row in position.rows:
            if row.entry.request == wish.request and row.entry.seat == seat:
                return row.shown(seat)
        if not look and position.find(wish.number, seat) is not None:
            # Its row would be younger than that, and be held.
            return None
        found = await self.hub.database.read(
            lambda c: table_log.by_request(c, id, seat, wish.request)
        )
        if found is None:
            return None
        wish.replays()
        whole = await asyncio.to_thread(self.replayed, sys.maxsize)
        rows = (row for row in whole.rows if row.entry.number == found.number)
        return next(rows).shown(seat)

    async def _check_number(self, seat: int, shown: int) -> None:
        """Refuse what was meant for another state, unless it means the same now."""
        if shown > self.playing.shown(seat) and await self.catch_up():
            self.moved()
        position = self.playing
        if shown == position.shown(seat):
            return
        row = position.find(shown, seat)
        if row is None or not may_be_late(position, row, seat):
            raise Conflict("action.stale", number=position.shown(seat))

    def _entry(
        self, number: int, seat: int | None, kind: str, text: str, request: str | None
    ) -> Entry:
        return Entry(number, seat, kind, text, self.hub.now(), request)

    async def append(self, entry: Entry) -> Row | None:
        """Write a row; None if its number was taken, and then the room has caught up."""
        position = self.playing
        point = position.try_entry(entry)
        try:
            written = await self.hub.writer.append(self._row(entry, point))
        except BaseException:
            self._doubtful = True
            raise
        if not written:
            self.hub.metrics.count("conflicts_total")
            await self.catch_up()
            self.moved()
            return None
        position.push(entry, point)
        self.bots_at = self.hub.now()
        if position.over:
            await self.reload_table()
        self.moved()
        return position.rows[-1]

    async def still_there(self) -> None:
        """After a write that failed: a table that was purged is let go of, and all who
        look on are told."""
        id = self.id
        try:
            await self.hub.database.read(lambda c: tables.load(c, id))
        except NotFound:
            for viewer in self.viewers:
                viewer.gone()
            self.hub.forget(self)
        except Unavailable:
            # Nobody knows; the next one who writes asks again.
            return

    async def _resolve_doubt(self) -> None:
        if self._doubtful:
            if await self.catch_up():
                self.moved()
            self._doubtful = False

    def _row(self, entry: Entry, point: Point) -> Append:
        """The row, and what the table's own row says after it."""
        ended = entry.kind == END
        if ended or not point.line.asked:
            early = ended and not entry.text.startswith("time")
            how = ending(self.playing.game, point.state, entry.text if ended else None)
            status = ABANDONED if early else OVER
            return Append(self.id, entry, status, "", None, ending=how)
        due = self.due(point, entry.at + self.bot_time())
        asked = ",".join(map(str, point.line.asked))
        told = self.unattended(point, self.playing.point.line.turns)
        hidden = self.playing.is_hidden(entry, point)
        return Append(self.id, entry, PLAYING, asked, due, told, self.tell_at(), hidden)

    def tell_at(self) -> int:
        """When those whose turn begins now are told, unless they have come."""
        return self.hub.now() + int(self.hub.settings.notice_delay * SECOND)

    def present(self, profile: str) -> bool:
        """Whether somebody is connected here, with whatever eyes."""
        return any(viewer.who == profile for viewer in self.viewers)

    def unattended(self, point: Point, before: tuple[int, ...] | None) -> tuple[Turn, ...]:
        """The seats whose turn begins and of whom nobody is here."""
        turns = point.line.turns
        return tuple(
            Turn(self.id, seat.seat, turns[seat.seat], seat.profile)
            for seat in self.table.seats
            if seat.profile is not None
            and seat.seat in point.line.asked
            and (before is None or turns[seat.seat] != before[seat.seat])
            and not self.present(seat.profile)
        )

    def bot_time(self) -> int:
        """What another process may take to have a bot act."""
        settings = self.hub.settings
        return int((settings.bot_seconds + settings.bot_grace) * SECOND)

    def due(self, point: Point, bots_at: int) -> int | None:
        """When the table must be looked at although nobody comes."""
        return min(self.times(point, bots_at), default=None)

    def times(self, point: Point, bots_at: int) -> list[int]:
        """When something happens at the table without anybody's doing."""
        line, terms = point.line, self.table.terms
        times = [clocks.window_end(line, terms)]
        for seat in self.table.seats:
            if seat.seat in line.asked:
                is_bot = seat.kind == BOT
                times.append(bots_at if is_bot else self._runs_out(point, seat.seat))
        return [time for time in times if time is not None]

    def _runs_out(self, point: Point, seat: int) -> int | None:
        now = self.hub.now()
        time = clocks.left(point.line, self.table.terms, seat, now, self.hub.outages)
        return None if time is None else now + time

    def time_left(self, seat: int, now: int) -> int | None:
        line = self.playing.point.line
        return clocks.left(line, self.table.terms, seat, now, self.hub.outages)

    async def end(self, text: str, seat: int | None = None) -> None:
        """End the table before its game is over."""
        async with self.lock:
            await self._resolve_doubt()
            while not self.playing.over:
                entry = self._entry(self.playing.number + 1, seat, END, text, None)
                if await self.append(entry) is not None:
                    return

    async def play_for(self, seat: int, kind: str, text: str | None) -> None:
        """An action that a bot chose, or any legal one if that is none; nothing if the
        seat is not asked any more."""
        async with self.lock:
            await self._resolve_doubt()
            position = self.playing
            if not position.over and seat in position.point.line.asked:
                text = self._usable(seat, text)
                await self.append(self._entry(position.number + 1, seat, kind, text, None))

    def _usable(self, seat: int, text: str | None) -> str:
        position = self.playing
        legal = position.game.legal(position.state, seat)
        if text is not None and any(str(action) == text for action in legal):
            return text
        chance = Rng(f"{position.setup.seed}:any:{seat}:{position.number}")
        return str(chance.choice(legal))

    async def close_window(self) -> None:
        """Let those who have not answered count as they do when they say nothing."""
        async with self.lock:
            await self._resolve_doubt()
            while (position := self.playing) and not position.over:
                line = position.point.line
                end = clocks.window_end(line, self.table.terms)
                if end is None or end > self.hub.now():
                    return
                seat = line.windowed[0]
                action = position.game.idle(position.state, seat)
                await self.append(
                    self._entry(position.number + 1, seat, "idle", str(action), None)
                )

    async def actions(self) -> list[tuple[int, str]]:
        """The surviving actions, from the log."""
        id = self.id
        entries = await self.hub.database.read(lambda c: table_log.entries(c, id))
        return [(e.seat, e.text) for e in surviving(entries) if e.seat is not None]

    def check_seat(self, profile: str | None, seat: int) -> None:
        if seat not in self.table.seats_of(profile):
            raise Forbidden("seat.not_yours")

    async def said_to(self, profile: str | None) -> tuple[frozenset[int], list[Said]]:
        """Whom somebody who comes does not want to hear, and what was said so far."""
        id = self.id
        return await self.hub.database.read(
            lambda c: (chat.muted(c, id, profile), chat.said(c, id))
        )

    async def chatted(self) -> None:
        """Read what was said and tell those who have not heard it."""
        id = self.id
        for said in await self.hub.database.read(lambda c: chat.said(c, id)):
            for viewer in self.viewers:
                viewer.hear(said)

    def moved(self) -> None:
        """Tell everybody, and see what there is to do."""
        self.shared.clear()
        self.hub.turns.join(self)
        self.hub.tend(self)

    async def changed(self) -> None:
        """Seats or status have changed in the database."""
        async with self.lock:
            await self.reload_table()
            await self.catch_up()
        for viewer in self.viewers:
            viewer.table_changed()
        self.moved()
