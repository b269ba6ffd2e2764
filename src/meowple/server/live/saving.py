"""Whether this process can save at all: a full disk or a lost database stops every table.

All who are connected learn it at once, also where nobody has acted, and again when it is
over. Until then a small row is tried every second, so that tables go on by themselves.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from meowple.kernel.errors import MeowpleError

if TYPE_CHECKING:
    from meowple.server.live.services import Services

# Seconds between two tries.
_RETRY = 1.0


class SavingWatch:
    """The saving watch of a process; it belongs to the event loop."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._tries: asyncio.Task[None] | None = None

    @property
    def failing(self) -> bool:
        return self._tries is not None

    def report(self, saved: bool) -> None:
        """A transaction was committed, or the database did not take it."""
        if saved is not self.failing:
            return
        if self._tries is None:
            self._tries = asyncio.create_task(self._try_again())
        else:
            self._tries.cancel()
            self._tries = None
            self._services.scheduler.look_again()
        for room in self._services.rooms.loaded():
            for viewer in room.viewers:
                viewer.saving_changed()

    async def _try_again(self) -> None:
        """Try again until a transaction is committed, this one or another."""
        while True:
            await asyncio.sleep(_RETRY)
            with suppress(MeowpleError):
                await self._services.write_heartbeat()

    async def close(self) -> None:
        if self._tries is not None:
            self._tries.cancel()
            await asyncio.gather(self._tries, return_exceptions=True)
