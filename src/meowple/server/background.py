"""Background threads for work that would block the event loop for too long.

There are few of them, because threads share one interpreter with the event loop. A client
uses one thread at a time, so that no client waits behind everything another asked for.
"""

from __future__ import annotations

import asyncio
from asyncio import CancelledError, Lock
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TypeVar

from meowple.server.rate_limits import too_many

T = TypeVar("T")

_THREADS = 2
# Pieces of work that may wait or run: of one client, and of all.
MOST_OF_ONE = 100
MOST_OF_ALL = 1_000


@dataclass(slots=True)
class _Client:
    """The work of one client."""

    waiting: int = 0
    turn: Lock = field(default_factory=Lock)


class BackgroundThreads:
    """The threads of a process; they belong to the event loop."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(_THREADS, "background")
        self._clients: dict[str, _Client] = {}

    async def run(self, client: str, work: Callable[[], T]) -> T:
        """The result of some work; refused where too much waits already."""
        own = self._clients.get(client) or _Client()
        total = sum(other.waiting for other in self._clients.values())
        if own.waiting >= MOST_OF_ONE or total >= MOST_OF_ALL:
            raise too_many(1)
        self._clients[client] = own
        own.waiting += 1
        try:
            async with own.turn:
                return await self._result(work)
        finally:
            own.waiting -= 1
            if not own.waiting:
                del self._clients[client]

    async def _result(self, work: Callable[[], T]) -> T:
        running = asyncio.get_running_loop().run_in_executor(self._threads, work)
        try:
            return await asyncio.shield(running)
        except CancelledError:
            # The client has gone; its thread is free when the work is done.
            await asyncio.gather(running, return_exceptions=True)
            raise

    def close(self) -> None:
        """Finish the work that has begun, and drop the rest."""
        self._threads.shutdown(cancel_futures=True)
