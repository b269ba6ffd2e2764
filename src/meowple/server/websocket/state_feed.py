"""The states of a table, as one client gets them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from meowple.server.live.room import Room
from meowple.server.live.services import Services
from meowple.server.websocket.lifecycle import Lifecycle
from meowple.table.follower import Follower, Need
from meowple.table.position import ALL_ROWS, Row
from meowple.table.table import Table


class StateFeed:
    """Encodes the states that its follower lacks, and replays the log for a client that
    is far behind; `put` sends the state of such a client."""

    def __init__(
        self,
        services: Services,
        room: Room,
        follower: Follower,
        lifecycle: Lifecycle,
        put: Callable[[bytes], None],
    ) -> None:
        self._services = services
        self._room = room
        self._follower = follower
        self._lifecycle = lifecycle
        self._put = put

    async def next_state(self) -> bytes | None:
        """The state that the client lacks, if it lacks one. The first state comes after
        the hello, with what the client asked for."""
        table, follower = self._room.table, self._follower
        if table is None or not self._lifecycle.is_open:
            return None
        need = follower.need(table.position)
        if need is Need.NOTHING:
            return None
        if need is Need.REPLAY:
            # The server brings a slow client up to date by itself: no rate limit.
            await self._catch_up(follower.have)
            return None
        return self._shared_state(table, follower.reached(table.position))

    def _shared_state(self, table: Table, since: Row | None) -> bytes:
        """The state, encoded once for all connections of one seat and language."""
        shared, have = self._room.shared, None if since is None else since.entry.number
        follower = self._follower
        key = follower.seat, follower.language.lang, have, table.position.number
        data = shared.get(key)
        if data is None:
            if not shared:
                # All connections of the room are being served now; an idle table holds
                # nothing.
                asyncio.get_running_loop().call_soon(shared.clear)
            data = shared[key] = self._encoded(table, since)
        return data

    def _encoded(self, table: Table, since: Row | None) -> bytes:
        state = self._follower.state(table, self._services.now(), since)
        return self._services.fragments.encode(state)

    async def sync(self, have: int, before_replay: Callable[[], None]) -> None:
        """Send the present state with everything since the one the client has. Before the
        whole log is replayed for that, `before_replay` is called, which may refuse."""
        if self._follower.must_replay(self._room.position, have):
            before_replay()
        await self._catch_up(have)

    async def _catch_up(self, have: int) -> None:
        table = self._room.playing
        if self._follower.must_replay(table.position, have):
            table = await asyncio.to_thread(self._room.replayed, ALL_ROWS)
            table.facts = self._room.row
        state = self._follower.catch_up(table, self._services.now(), have)
        self._put(self._services.fragments.encode(state))
