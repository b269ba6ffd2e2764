"""The health of a process: can it write, is there space on the disk, do bots answer?

The answers count for some seconds, so that a monitor costs nothing, however often it asks.
"""

from __future__ import annotations

import asyncio
import shutil
from asyncio import Task
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from sqlalchemy import Connection

from meowple.kernel.errors import MeowpleError
from meowple.server.settings import Settings
from meowple.server.storage.database import sqlite_file
from meowple.server.storage.log_writer import Writer
from meowple.server.workers.service import BotService

# Seconds that a check waits for a probe: monitors don't wait for long.
_PATIENCE = 3.0


@dataclass(frozen=True, slots=True)
class HealthReport:
    """The findings of a health check. `free_bytes` is None without a SQLite file."""

    database: bool
    disk: bool
    workers: bool
    free_bytes: int | None

    @property
    def ok(self) -> bool:
        return self.database and self.disk and self.workers


class _Probe:
    """A probe that runs once at a time and whose result counts for `seconds`. One that
    takes too long goes on, and its result counts when it is there."""

    def __init__(self, work: Callable[[], Awaitable[bool]], seconds: float) -> None:
        self._work = work
        self._seconds = seconds
        self._task: Task[bool] | None = None
        self._expires = 0.0
        self.last = True

    async def result(self) -> bool | None:
        """The result; None if it is not there in time."""
        task = self._task
        if task is None or (task.done() and monotonic() >= self._expires):
            task = self._task = asyncio.create_task(self._run())
        await asyncio.wait({task}, timeout=_PATIENCE)
        return self.last if task.done() else None

    async def _run(self) -> bool:
        self.last = await self._work()
        self._expires = monotonic() + self._seconds
        return self.last

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


class HealthCheck:
    """The health check of a process; `heartbeat` is the small row that is written."""

    def __init__(
        self,
        writer: Writer,
        bots: BotService,
        settings: Settings,
        heartbeat: Callable[[Connection], object],
    ) -> None:
        self._writer = writer
        self._heartbeat = heartbeat
        self._least = settings.least_free_bytes
        self._file = sqlite_file(settings.database_url)
        self._writes = _Probe(self._can_write, settings.health_seconds)
        self._workers = _Probe(bots.responds, settings.health_seconds)

    async def check(self) -> HealthReport:
        written, answered = await asyncio.gather(
            self._writes.result(), self._workers.result()
        )
        free = None if self._file is None else _free_bytes(Path(self._file))
        return HealthReport(
            database=bool(written),
            disk=free is None or free >= self._least,
            # A process that is being started on a busy machine is no failure.
            workers=self._workers.last if answered is None else answered,
            free_bytes=free,
        )

    async def _can_write(self) -> bool:
        try:
            await self._writer.do(self._heartbeat)
        except MeowpleError:
            return False
        return True

    async def close(self) -> None:
        await self._writes.close()
        await self._workers.close()


def _free_bytes(file: Path) -> int:
    """The free bytes on the disk of a file; 0 if its folder is gone."""
    try:
        return shutil.disk_usage(file.absolute().parent).free
    except OSError:
        return 0
