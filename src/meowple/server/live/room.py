"""A room: a table in the memory of a process, with its lock and its connected viewers.

The game itself is a `meowple.table.table.Table`. The room writes the table's rows to the
database, under its lock, one after the other. Another process may write too: then the
number is taken, and the room reads what it missed and tries again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

from meowple.bots import longest_time
from meowple.server.errors import NotFound, Unavailable
from meowple.server.live.presence import Presence
from meowple.server.live.viewer import Viewer
from meowple.server.storage import chat, log_reader, tables, visits
from meowple.server.storage.chat import ChatLine
from meowple.server.storage.log_writer import Append
from meowple.server.storage.notices import Turn
from meowple.server.storage.tables import TableRow
from meowple.table.deadlines import BotTurn
from meowple.table.moment import Moment
from meowple.table.position import ALL_ROWS, Position, Row
from meowple.table.seats import PLAYING
from meowple.table.table import ActionRequest, Proposal, Table, begun
from meowple.table.terms import SECOND
from meowple.table.undo import PastNotHeld

if TYPE_CHECKING:
    from meowple.server.live.services import Services


def _allow() -> None:
    """Allow any number of replays."""


class Room:
    """One table of this process. `row` is the table's row in the database; `table` is None
    before the game begins."""

    def __init__(self, services: Services, id: str) -> None:
        self.services = services
        self.id = id
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.presence = Presence(self)
        self._row: TableRow | None = None
        self.table: Table | None = None
        self.rematch: str | None = None
        # When this process may ask bots: at once after its own rows; after rows of
        # another process only when that one has had time to do it.
        self.bots_at = 0
        # A write failed, and only reading shows whether its row is there.
        self._doubtful = False
        # Encoded states that several connections of one seat share, until the next row.
        self.shared: dict[object, bytes] = {}

    @property
    def row(self) -> TableRow:
        assert self._row is not None
        return self._row

    @property
    def loaded(self) -> bool:
        return self._row is not None

    @property
    def playing(self) -> Table:
        """The table, if its game has begun."""
        return begun(self.table)

    @property
    def position(self) -> Position:
        """The position of a table that has begun."""
        return self.playing.position

    # Loading.

    async def open(self) -> None:
        """Read the table and replay its log, unless that has been done."""
        async with self.lock:
            if self._row is None:
                await self.reload()

    async def reload(self) -> None:
        """Read seats and status again; replay the log when the game has begun."""
        database, id = self.services.database, self.id
        (row, self.rematch), self.presence.stored = await database.read(
            lambda c: (tables.load_with_rematch(c, id), visits.of_table(c, id))
        )
        self._row = row
        # A table that was abandoned before it began has no game, and its seed stays secret.
        if self.table is not None:
            self.table.facts = row
        elif row.started is not None:
            await self._rebuild()
            self.bots_at = self.services.now()

    async def _rebuild(self, *, whole: bool = False) -> None:
        """Replay the log. With `whole` all of it is held, until the next row comes."""
        recent = self.services.settings.recent_rows
        table = await asyncio.to_thread(self.replayed, ALL_ROWS if whole else recent)
        table.position.recent = recent
        self.table = table

    def replayed(self, recent: int = ALL_ROWS) -> Table:
        """The table by its whole log; runs in a thread."""
        row, services, id = self.row, self.services, self.id
        entries = services.database.read_now(lambda c: log_reader.entries(c, id))
        game = services.game(row)
        return Table(row, game, entries, outages=services.outages, recent=recent)

    async def catch_up(self) -> bool:
        """Read the rows that other processes have written; whether there were any."""
        if self.table is None:
            return False
        position, id, database = self.table.position, self.id, self.services.database
        number = position.number
        news = await database.read(lambda c: log_reader.entries(c, id, number))
        if not news:
            return False
        try:
            position.load(news)
        except PastNotHeld:
            await self._rebuild()
        self.bots_at = self.services.now() + self.bot_time()
        if self.position.over:
            row = await database.read(lambda c: tables.load(c, id))
            self._row = self.playing.facts = row
        return True

    async def check_exists(self) -> None:
        """Check, after a write failed, whether the table was purged; then forget it, and
        tell its viewers."""
        id = self.id
        try:
            await self.services.database.read(lambda c: tables.load(c, id))
        except NotFound:
            for viewer in self.viewers:
                viewer.gone()
            self.services.rooms.forget(self)
        except Unavailable:
            # Unknown; the next write that fails checks again.
            return

    async def _resolve_doubt(self) -> None:
        if self._doubtful:
            if await self.catch_up():
                self.moved()
            self._doubtful = False

    # Requests of players.

    async def act(
        self,
        request: ActionRequest,
        action: str,
        before_replay: Callable[[], None] = _allow,
    ) -> int:
        """Play a seat's action; the number of its row. `before_replay` is called before
        the whole log is replayed for the request, and may refuse."""

        async def propose() -> Proposal:
            return self.playing.propose_action(request, action, self.services.now())

        return await self._do(request, propose, before_replay)

    async def undo(
        self, request: ActionRequest, before_replay: Callable[[], None] = _allow
    ) -> int:
        """Take back a seat's last action; the number of the undo's own row."""

        async def propose() -> Proposal:
            try:
                return self.playing.propose_undo(request, self.services.now())
            except PastNotHeld:
                before_replay()
                await self._rebuild(whole=True)
            return self.playing.propose_undo(request, self.services.now())

        return await self._do(request, propose, before_replay)

    async def _do(
        self,
        request: ActionRequest,
        propose: Callable[[], Awaitable[Proposal]],
        before_replay: Callable[[], None],
    ) -> int:
        refused = False
        async with self.lock:
            while True:
                await self._resolve_doubt()
                done = await self._answered(request, before_replay, look=refused)
                if done is not None:
                    return done
                # The client may have heard of rows that another process wrote.
                ahead = request.number > self.position.shown(request.seat)
                if ahead and await self.catch_up():
                    self.moved()
                row = await self.append(await propose())
                if row is not None:
                    return row.shown(request.seat)
                refused = True

    async def _answered(
        self, request: ActionRequest, before_replay: Callable[[], None], *, look: bool
    ) -> int | None:
        """The number of a request that was written already. With `look` the whole log is
        searched: the database may refuse a row for an id that was used long ago."""
        table, id = self.playing, self.id
        done = table.answered(request)
        if done is not None or (not look and table.holds(request)):
            return done
        found = await self.services.database.read(
            lambda c: log_reader.by_request(c, id, request.seat, request.id)
        )
        if found is None:
            return None
        before_replay()
        whole = await asyncio.to_thread(self.replayed)
        return whole.answered(request)

    # Writing rows.

    async def append(self, proposal: Proposal) -> Row | None:
        """Write a row; None if its number was taken, and then the room has caught up."""
        table = self.playing
        try:
            written = await self.services.writer.append(self._as_written(proposal))
        except BaseException:
            self._doubtful = True
            raise
        if not written:
            self.services.metrics.count("conflicts_total")
            await self.catch_up()
            self.moved()
            return None
        row = table.commit(proposal)
        self.bots_at = self.services.now()
        try:
            if table.position.over:
                await self.reload()
            else:
                await self._go_on()
        finally:
            # The row is committed, whether or not the table can be read again.
            self.moved()
        return row

    def _as_written(self, proposal: Proposal) -> Append:
        """The row, and what the table's own row says after it."""
        table, entry, moment = self.playing, proposal.entry, proposal.moment
        if proposal.ends:
            status, ending = table.ending(proposal)
            fame = table.fame(proposal)
            return Append(self.id, entry, status, "", None, ending=ending, fame=fame)
        due = self.due(moment, entry.at + self.bot_time())
        asked = ",".join(map(str, moment.line.asked))
        told = self.unattended(moment, table.position.moment.line.turns)
        hidden = table.is_hidden(proposal)
        return Append(self.id, entry, PLAYING, asked, due, told, self.tell_at(), hidden)

    async def end(self, text: str, seat: int | None = None) -> None:
        """End the table before its game is over."""
        await self._end(lambda now: self.playing.propose_end(text, seat, now))

    async def lose(self, seat: int) -> None:
        """A seat has run out of time and loses."""
        await self._end(lambda now: self.playing.propose_loss(seat, now))

    async def _end(self, propose: Callable[[int], Proposal]) -> None:
        async with self.lock:
            await self._resolve_doubt()
            while not self.position.over:
                if await self.append(propose(self.services.now())) is not None:
                    return

    async def tell(self, kind: str, seats: Iterable[int]) -> None:
        """Players have left their seats to bots, or taken them back: rows of the log, by
        which everyone learns it."""
        async with self.lock:
            await self._resolve_doubt()
            for seat in seats:
                while not self.playing.over:
                    proposal = self.playing.propose_news(kind, seat, self.services.now())
                    if await self.append(proposal) is not None:
                        break

    async def play_for(
        self, turn: BotTurn, text: str | None, known: list[tuple[int, str]]
    ) -> None:
        """Play an action that a bot chose, or any legal one if that is none; nothing if
        the seat is not asked any more, or an action that the bot knew was taken back
        while it was thinking."""
        async with self.lock:
            await self._resolve_doubt()
            if self.playing.actions[: len(known)] != known:
                return
            now = self.services.now()
            proposal = self.playing.propose_choice(turn, text, now)
            if proposal is not None:
                await self.append(proposal)

    async def close_window(self) -> None:
        """Answer for the seats that left a window unanswered."""
        async with self.lock:
            await self._resolve_doubt()
            while proposal := self.playing.propose_idle(self.services.now()):
                await self.append(proposal)

    async def play_forced(self) -> None:
        """Play what the only person has to do anyway."""
        async with self.lock:
            await self._resolve_doubt()
            await self._go_on()

    async def _go_on(self) -> None:
        """The same after a row, before any viewer sees it: no one is asked needlessly. If
        the database fails, the scheduler tries again."""
        proposal = self.playing.propose_forced(self.services.now())
        if proposal is not None:
            with suppress(Unavailable):
                await self.append(proposal)

    async def actions(self) -> list[tuple[int, str]]:
        """Seat and text of every action that was not taken back. They are in memory; the
        database is read only after a write that failed."""
        async with self.lock:
            await self._resolve_doubt()
            return self.playing.actions

    async def actions_for(self, seat: int) -> list[tuple[int, str]] | None:
        """The same for a seat that has to decide now; None if it does not have to any
        more."""
        known = await self.actions()
        table = self.playing
        return None if table.over or seat not in table.position.asked else known

    # Times and turns.

    def bot_time(self) -> int:
        """The time that another process may take to have a bot act."""
        settings = self.services.settings
        return int((longest_time(settings.bot_seconds) + settings.bot_grace) * SECOND)

    def due(self, moment: Moment, bots_at: int) -> int | None:
        """The time at which some process must look at the table even without a request."""
        times = self.playing.due_times(self.services.now(), bots_at, moment)
        return min(times, default=None)

    def tell_at(self) -> int:
        """The time to notify players whose turn begins now, unless they have come."""
        return self.services.now() + int(self.services.settings.notice_delay * SECOND)

    def present(self, profile: str) -> bool:
        """Whether a player is connected here, at any seat."""
        return any(viewer.who == profile for viewer in self.viewers)

    def unattended(
        self, moment: Moment, before: tuple[int, ...] | None
    ) -> tuple[Turn, ...]:
        """The seats whose turn begins and whose player is not connected."""
        turns = moment.line.turns
        return tuple(
            Turn(self.id, seat.seat, turns[seat.seat], seat.profile)
            for seat in self.row.seats
            if seat.profile is not None
            and seat.seat in moment.line.asked
            and (before is None or turns[seat.seat] != before[seat.seat])
            and not self.present(seat.profile)
        )

    # Chat and viewers.

    async def chat_for(self, profile: str | None) -> tuple[frozenset[int], list[ChatLine]]:
        """The seats that a profile has muted, and the chat so far."""
        id = self.id
        return await self.services.database.read(
            lambda c: (chat.muted(c, id, profile), chat.recent_lines(c, id))
        )

    def moved(self) -> None:
        """The table has moved on: update its viewers, and see what is due."""
        self.shared.clear()
        self.services.deliveries.add(self)
        self.services.scheduler.tend(self)

    async def changed(self) -> None:
        """Seats or status have changed in the database."""
        async with self.lock:
            await self.reload()
            await self.catch_up()
        for viewer in self.viewers:
            viewer.table_changed()
        self.presence.tell()
        self.moved()
