"""A small pool of worker processes.

A process that crashes or takes too long is replaced, and the question is asked once more.
"""

from __future__ import annotations

import asyncio
import logging
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import TypeVar

import msgspec

from meowple.backend.bot_questions import (
    BestLayout,
    Choice,
    Choose,
    Expectation,
    Ping,
    Pong,
    Question,
    StudyResult,
)
from meowple.server.fair_semaphore import FairSemaphore
from meowple.server.metrics import Metrics
from meowple.server.settings import Settings
from meowple.server.workers import memory_limit

logger = logging.getLogger("meowple.server")

A = TypeVar("A", Choice, StudyResult, Expectation, BestLayout, Pong)

# The longest line of an answer: a boat full of tiles has some kilobytes.
_LIMIT = 64 * 1024
_TRIES = 2


class WorkerPool:
    """At most `size` processes, started when they are needed, each with `arguments`."""

    def __init__(
        self, settings: Settings, metrics: Metrics, size: int, *arguments: str
    ) -> None:
        limit = memory_limit.as_argument(settings.bot_memory)
        self._command = (*settings.bot_command, limit, *arguments)
        self._grace = settings.bot_grace
        self._metrics = metrics
        self._slots = FairSemaphore(size)
        self._idle: list[Process] = []
        self._all: set[Process] = set()

    async def answer(
        self, question: Question, answer: type[A], client: str, rank: int = 0
    ) -> A | None:
        """The answer to a question; None if the workers fail twice. Where all processes
        are busy, a lower rank goes first, and clients take turns: a question that takes
        five times as long counts as five."""
        async with self._slots.slot(rank, client, question.log.table, question.seconds):
            for _ in range(_TRIES):
                found = await self._ask(question, answer)
                if found is not None:
                    return found
                self._metrics.count("bot_failures_total")
                asked = question.bot if isinstance(question, Choose) else None
                logger.warning(
                    "bot.failed", extra={"bot": asked or type(question).__name__}
                )
        return None

    async def responds(self) -> bool:
        """Whether a process answers a ping. Where all are busy, they work: those that
        don't answer are replaced after their time."""
        if not self._slots.has_free:
            return True
        async with self._slots.slot(0, "", ""):
            return await self._ask(Ping(), Pong) is not None

    async def _ask(self, question: Question | Ping, answer: type[A]) -> A | None:
        try:
            process = self._idle.pop() if self._idle else await self._start()
        except OSError:
            return None
        try:
            async with asyncio.timeout(question.seconds + self._grace):
                found = await self._exchange(process, question, answer)
        except (TimeoutError, OSError, ValueError, msgspec.MsgspecError):
            await self._end(process)
            return None
        except asyncio.CancelledError:
            await self._end(process)
            raise
        self._idle.append(process)
        return found

    async def _exchange(
        self, process: Process, question: Question | Ping, answer: type[A]
    ) -> A:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        with self._metrics.timed("bot_seconds", type(question).__name__.lower()):
            return msgspec.json.decode(await process.stdout.readline(), type=answer)

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=_LIMIT
        )
        self._all.add(process)
        return process

    async def _end(self, process: Process) -> None:
        self._all.discard(process)
        if process.returncode is None:
            process.kill()
        await process.wait()

    async def close(self) -> None:
        for process in list(self._all):
            await self._end(process)
