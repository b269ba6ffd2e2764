"""So many at a time: whoever finds no place waits, the most urgent first."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from heapq import heappop, heappush
from itertools import count


class Places:
    """It belongs to the event loop. A lower rank comes first; of one rank, who came
    first."""

    def __init__(self, number: int) -> None:
        self._free = number
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._coming = count()

    @asynccontextmanager
    async def place(self, rank: int) -> AsyncIterator[None]:
        """A place, for as long as it is needed."""
        await self._take(rank)
        try:
            yield
        finally:
            self._leave()

    async def _take(self, rank: int) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (rank, next(self._coming), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                # The place came at the same moment as the end: it is the next one's.
                self._leave()
            raise

    def _leave(self) -> None:
        while self._waiting:
            *_, turn = heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
