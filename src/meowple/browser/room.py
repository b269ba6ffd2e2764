"""A room: a table of this browser in the memory of its worker.

A change is proposed to the table, stored, and then committed. Another tab may store too:
then the number is taken, and the room reads what it missed and tries again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from meowple.backend.bot_questions import Choice, Choose, GameLog
from meowple.bots import thinking_time
from meowple.browser.rows import (
    LocalTable,
    decode_entries,
    decode_table,
    encode_entry,
    encode_table,
)
from meowple.table.deadlines import BotTurn
from meowple.table.errors import NotFound
from meowple.table.position import Row
from meowple.table.table import ActionRequest, Proposal, Table, begun

if TYPE_CHECKING:
    from meowple.browser.host import Host

# Seconds that a bot may think.
BOT_SECONDS = 1.0


class Viewer(Protocol):
    """A connection of the page to this table."""

    def refresh(self) -> None:
        """The table has moved on."""

    def table_changed(self) -> None:
        """Seats or status have changed."""

    def gone(self) -> None:
        """The table was deleted."""


class Room:
    """One table. `table` is None before the game begins."""

    def __init__(self, host: Host, row: LocalTable) -> None:
        self._host = host
        self._row = row
        self.table: Table | None = None
        self.lock = asyncio.Lock()
        self.viewers: list[Viewer] = []
        self._thinking: dict[int, asyncio.Task[None]] = {}

    @classmethod
    async def load(cls, host: Host, id: str) -> Room:
        """The room of a stored table."""
        text = await host.store.table(id)
        if not text:
            raise NotFound("table.unknown")
        room = cls(host, decode_table(text))
        await room.begin()
        return room

    async def begin(self) -> None:
        """Replay the log, if the game has begun."""
        row = self._row
        if row.started is not None:
            entries = decode_entries(await self._host.store.entries(row.id, 0))
            self.table = Table(row, self._host.game(row), entries)

    @property
    def id(self) -> str:
        return self._row.id

    @property
    def row(self) -> LocalTable:
        return self._row

    @row.setter
    def row(self, row: LocalTable) -> None:
        self._row = row
        if self.table is not None:
            self.table.facts = row

    @property
    def rematch(self) -> str | None:
        return self._row.rematch

    @property
    def playing(self) -> Table:
        """The table, if its game has begun."""
        return begun(self.table)

    # Requests of players.

    async def act(self, request: ActionRequest, action: str) -> int:
        """Play a seat's action; the number of its row."""
        now = self._host.now
        return await self._do(
            request, lambda: self.playing.propose_action(request, action, now())
        )

    async def undo(self, request: ActionRequest) -> int:
        """Take back a seat's last action; the number of the undo's own row."""
        now = self._host.now
        return await self._do(request, lambda: self.playing.propose_undo(request, now()))

    async def _do(self, request: ActionRequest, propose: Callable[[], Proposal]) -> int:
        async with self.lock:
            while True:
                done = self.playing.answered(request)
                if done is not None:
                    return done
                row = await self._append(propose())
                if row is not None:
                    return row.shown(request.seat)

    async def end(self, text: str, seat: int | None = None) -> None:
        """End the table before its game is over."""
        async with self.lock:
            while not self.playing.position.over:
                proposal = self.playing.propose_end(text, seat, self._host.now())
                await self._append(proposal)

    async def change(self, row: LocalTable) -> None:
        """Store changes of seats or status."""
        await self._host.store.put(row.id, encode_table(row))
        self.row = row
        self._host.tell_others(row.id)

    async def note_hint(self) -> None:
        """Remember that a hint was given at this table."""
        async with self.lock:
            # Another tab may have written the row meanwhile.
            await self._read_news()
            if not self._row.hinted:
                await self.change(replace(self._row, hinted=True))

    # Rows.

    async def _append(self, proposal: Proposal) -> Row | None:
        """Store a row; None if its number was taken, and then the room has caught up."""
        table, entry = self.playing, proposal.entry
        after = self._after(proposal)
        stored = await self._host.store.append(
            self.id, entry.number, encode_entry(entry), encode_table(after)
        )
        if not stored:
            await self._read_news()
            return None
        row = table.commit(proposal)
        self.row = after
        self._host.tell_others(self.id)
        if not table.over:
            await self._go_on()
        return row

    def _after(self, proposal: Proposal) -> LocalTable:
        """The table's own row after a row of its log."""
        now, moment = self._host.now(), proposal.moment
        updated = max(now, self._row.updated)
        if not proposal.ends:
            return replace(self._row, asked=moment.line.asked, updated=updated)
        status, ending = self.playing.ending(proposal)
        fame = self.playing.fame(proposal)
        return replace(
            self._row,
            status=status,
            asked=(),
            updated=updated,
            ended=now,
            ending=ending,
            fame=fame,
        )

    async def _go_on(self) -> None:
        """Play what the only person has to do anyway, before anyone sees the row."""
        proposal = self.playing.propose_forced(self._host.now())
        if proposal is not None:
            await self._append(proposal)

    async def catch_up(self) -> None:
        """Another tab has stored something: read it, and show it."""
        async with self.lock:
            changed = await self._read_news()
        for viewer in self.viewers if changed else ():
            viewer.table_changed()
        self.moved()

    async def _read_news(self) -> bool:
        """Read what another tab stored; whether seats or status have changed."""
        store, before = self._host.store, self._row
        text = await store.table(self.id)
        if not text:
            for viewer in list(self.viewers):
                viewer.gone()
            raise NotFound("table.unknown")
        self.row = decode_table(text)
        if self.table is None:
            await self.begin()
        else:
            number = self.table.position.number
            self.table.position.load(decode_entries(await store.entries(self.id, number)))
        return (before.seats, before.status, before.rematch) != (
            self.row.seats,
            self.row.status,
            self.row.rematch,
        )

    # Work that is due without a request.

    def moved(self) -> None:
        """The table has moved on: update its viewers, and let bots think."""
        for viewer in self.viewers:
            viewer.refresh()
        self.tend()

    def tend(self) -> None:
        """Let bots think at a table that someone looks at, in one tab alone."""
        table = self.table
        if table is None or table.over or not self.viewers:
            return
        if not self._host.may_tend(self.id):
            return
        for turn in table.due(self._host.now()).bots:
            if turn.seat not in self._thinking:
                task = asyncio.ensure_future(self._have_bot_act(turn))
                self._thinking[turn.seat] = task

    async def _have_bot_act(self, turn: BotTurn) -> None:
        """Have a bot choose, and play what it chose. If an action that the bot knew was
        taken back while it was thinking, it is asked again."""
        try:
            known = self.playing.actions
            log = GameLog.of(self.row, known)
            seconds = thinking_time(turn.bot, BOT_SECONDS)
            question = Choose(log, turn.seat, turn.bot, seconds)
            found = await self._host.think(question, Choice)
            async with self.lock:
                await self._play_for(turn, found, known)
        finally:
            del self._thinking[turn.seat]
        self.moved()

    async def _play_for(
        self, turn: BotTurn, found: Choice | None, known: list[tuple[int, str]]
    ) -> None:
        if self.playing.actions[: len(known)] != known:
            return
        text = None if found is None else found.action
        proposal = self.playing.propose_choice(turn, text, self._host.now())
        if proposal is not None:
            await self._append(proposal)
