"""A semaphore with priorities that is fair to clients: a client with a hundred tables
makes another wait no longer than a client with one.

Within a rank this is start-time fair queueing: each client has a virtual time that moves
on by the cost of every slot it gets, and the client that is furthest behind goes first. A
client that comes back begins at the present time, so that nobody saves up turns. The
tables of one client take turns in the same way.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True, eq=False)
class _Waiter:
    """Someone who waits for a slot, and what it costs."""

    turn: asyncio.Future[None]
    cost: float


@dataclass(slots=True)
class _Table:
    """The waiters of a table, in order of arrival."""

    starts: float
    waiting: deque[_Waiter] = field(default_factory=deque)


@dataclass(slots=True)
class _Client:
    """The tables of a client that wait, and the client's virtual times."""

    starts: float
    now: float = 0.0
    tables: dict[str, _Table] = field(default_factory=dict)

    def add(self, table: str, waiter: _Waiter) -> None:
        self.tables.setdefault(table, _Table(self.now)).waiting.append(waiter)

    def next(self) -> _Waiter:
        """Take the next waiter."""
        name = min(self.tables, key=lambda name: self.tables[name].starts)
        table = self.tables[name]
        self.now = table.starts
        waiter = table.waiting.popleft()
        table.starts += waiter.cost
        if not table.waiting:
            del self.tables[name]
        return waiter


class _Queue:
    """The waiters of one rank."""

    def __init__(self) -> None:
        self._now = 0.0
        self._clients: dict[str, _Client] = {}
        # Clients that were served ahead of the present time and wait no more.
        self._ahead: dict[str, float] = {}

    def __bool__(self) -> bool:
        return bool(self._clients)

    def add(self, client: str, table: str, waiter: _Waiter) -> None:
        found = self._clients.get(client)
        if found is None:
            starts = max(self._now, self._ahead.pop(client, 0.0))
            found = self._clients[client] = _Client(starts)
        found.add(table, waiter)

    def next(self) -> asyncio.Future[None]:
        """Take the next waiter of the client that is furthest behind."""
        name = min(self._clients, key=lambda name: self._clients[name].starts)
        client = self._clients[name]
        self._now = client.starts
        waiter = client.next()
        client.starts += waiter.cost
        if not client.tables:
            del self._clients[name]
            self._ahead[name] = client.starts
        self._ahead = {n: starts for n, starts in self._ahead.items() if starts > self._now}
        return waiter.turn


class FairSemaphore:
    """A fair semaphore, which belongs to the event loop. A lower rank goes first."""

    def __init__(self, value: int) -> None:
        self._free = value
        self._queues: dict[int, _Queue] = {}

    @property
    def has_free(self) -> bool:
        return self._free > 0

    @asynccontextmanager
    async def slot(
        self, rank: int, client: str, table: str, cost: float = 1.0
    ) -> AsyncIterator[None]:
        """Hold one of the slots. The cost says how long, compared with other slots."""
        await self._acquire(rank, client, table, cost)
        try:
            yield
        finally:
            self._release()

    async def _acquire(self, rank: int, client: str, table: str, cost: float) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._queues.setdefault(rank, _Queue()).add(client, table, _Waiter(turn, cost))
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                # The slot and the cancellation came together: hand the slot on.
                self._release()
            raise

    def _release(self) -> None:
        for rank in sorted(self._queues):
            queue = self._queues[rank]
            while queue:
                turn = queue.next()
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1
