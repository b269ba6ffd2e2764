"""What one client sees of its table: whose eyes it has, and which state it lacks."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable

from meowple.server.errors import Conflict
from meowple.server.live.hub import Hub
from meowple.server.live.room import Room
from meowple.server.storage.tables import TableRow
from meowple.table.messages import Told
from meowple.table.position import Position, Row
from meowple.table.presenter import state_for, told_since
from meowple.table.seats import at_table
from meowple.texts import Texts


class Eyes:
    """Those of a seat; None: of a spectator. `put` sends the state of who catches up."""

    def __init__(
        self,
        hub: Hub,
        room: Room,
        seat: int | None,
        texts: Texts,
        put: Callable[[bytes], None],
    ) -> None:
        self.seat = seat
        self.texts = texts
        self._hub = hub
        self._room = room
        self._put = put
        self._named: tuple[TableRow, Texts] | None = None
        # The row whose state the client has; None: it is sent the whole state next.
        self._row: Row | None = None
        self._again = False
        # The first state comes after the greeting, with what was asked for.
        self._are_open = False

    @property
    def words(self) -> Texts:
        """The language of the client, with the names of those who sit here now."""
        table = self._room.table
        if self._named is None or self._named[0] is not table:
            self._named = table, at_table(self.texts, table)
        return self._named[1]

    @property
    def number(self) -> int:
        """That of the present state, as these eyes count."""
        position = self._room.position
        return 0 if position is None else position.shown(self.seat)

    @property
    def are_awaited(self) -> bool:
        """Whether the seat is asked, or the log would have to be replayed for the client
        with one row more."""
        position = self._room.position
        if position is None:
            return False
        return self.seat in position.point.line.asked or position.lets_go_of(self._row)

    def open(self) -> None:
        """From now on the client is shown how the table stands."""
        self._are_open = True

    def change(self, seat: int | None) -> None:
        """Look as somebody else, who knows nothing yet."""
        self.seat = seat
        self._row = None

    def look_again(self) -> None:
        """The present state is to be sent once more."""
        self._again = True

    async def next_state(self) -> bytes | None:
        """The state that the client lacks, if it lacks one."""
        position, row = self._room.position, self._row
        if position is None or not self._are_open:
            return None
        if row is not None and position.number < row.entry.number:
            # The log has told it more than this process has heard of yet.
            return None
        if row is not None and not self._again:
            if position.number == row.entry.number:
                return None
            if position.shown(self.seat) == row.shown(self.seat):
                # What happened is hidden from this seat; so is that it happened.
                self._row = position.rows[-1]
                return None
        self._again = False
        if row is not None and row.entry.number < position.rows[0].entry.number:
            # It is ours to bring a slow client up to date; that is not limited.
            await self._catch_up(row.shown(self.seat))
            return None
        self._row = position.rows[-1]
        return self._shared_state(position, row)

    def _shared_state(self, position: Position, row: Row | None) -> bytes:
        """The state, the same for all who look with the same eyes."""
        have = None if row is None else row.entry.number
        key = self.seat, self.texts.lang, have, position.number
        data = self._room.shared.get(key)
        if data is None:
            if not self._room.shared:
                # Those who look on are all awake now; an idle table holds nothing.
                asyncio.get_running_loop().call_soon(self._room.shared.clear)
            data = self._room.shared[key] = self._state(position, row)
        return data

    def _state(self, position: Position, row: Row | None) -> bytes:
        told = ([], []) if row is None else self._told(position, row)
        table, now = self._room.table, self._hub.now()
        state = state_for(position, table, self.seat, self.words, told=told, now=now)
        return self._hub.parts.encode(state)

    def _told(self, position: Position, row: Row) -> tuple[list[Told], list[int]]:
        return told_since(position.since(row), self.seat, self.words)

    async def sync(self, have: int, replays: Callable[[], None]) -> None:
        """The present state with all that happened since the one the client has; before
        the whole log is replayed for that, `replays` is called, which may refuse."""
        position = self._room.position
        if position is None:
            raise Conflict("table.not_begun")
        if position.find(have, self.seat) is None and have <= position.shown(self.seat):
            replays()
        await self._catch_up(have)

    async def _catch_up(self, have: int) -> None:
        position = self._room.playing
        row = position.find(have, self.seat)
        if row is None and have <= position.shown(self.seat):
            position = await asyncio.to_thread(self._room.replayed, sys.maxsize)
            row = position.find(have, self.seat)
        self._row = position.rows[-1]
        self._put(self._state(position, row))
