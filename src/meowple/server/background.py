"""Work that takes longer than a message should: it is done aside, in a few threads.

There are so few because threads share one interpreter: the event loop must get its part.
A client has one of them at a time, so that nobody waits behind all that another asked for.
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
# What may be asked for and not be done yet: by one client, and by all.
MOST_OF_ONE = 100
MOST_OF_ALL = 1_000


@dataclass(slots=True)
class _Lane:
    """What one client has asked for."""

    held: int = 0
    turn: Lock = field(default_factory=Lock)


class Aside:
    """Made once per process; it belongs to the event loop."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(_THREADS, "aside")
        self._lanes: dict[str, _Lane] = {}

    async def do(self, client: str, work: Callable[[], T]) -> T:
        """The answer of some work; refused where too much waits already."""
        lane = self._lanes.get(client) or _Lane()
        held = sum(other.held for other in self._lanes.values())
        if lane.held >= MOST_OF_ONE or held >= MOST_OF_ALL:
            raise too_many(1)
        self._lanes[client] = lane
        lane.held += 1
        try:
            async with lane.turn:
                return await self._done(work)
        finally:
            lane.held -= 1
            if not lane.held:
                del self._lanes[client]

    async def _done(self, work: Callable[[], T]) -> T:
        running = asyncio.get_running_loop().run_in_executor(self._threads, work)
        try:
            return await asyncio.shield(running)
        except CancelledError:
            # Whoever asked has gone; the thread is free when the work is done.
            await asyncio.gather(running, return_exceptions=True)
            raise

    def close(self) -> None:
        """What has begun is finished, the rest is left."""
        self._threads.shutdown(cancel_futures=True)
