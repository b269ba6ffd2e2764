"""A queue of one connection's queries that take a while. They are answered one by one,
beside its other messages, so that no action waits for them."""

from __future__ import annotations

import asyncio
from asyncio import Task
from collections.abc import Awaitable, Callable

from meowple.table.session import Query


class QueryQueue:
    """Holds at most one of a kind: a newer query asks about the newer state."""

    def __init__(self, answer: Callable[[Query], Awaitable[None]]) -> None:
        self._answer = answer
        self._waiting: dict[type[Query], Query] = {}
        self._task: Task[None] | None = None

    def ask(self, query: Query) -> None:
        self._waiting[type(query)] = query
        if self._task is None:
            self._task = asyncio.create_task(self._answer_all())

    async def _answer_all(self) -> None:
        while self._waiting:
            await self._answer(self._waiting.pop(next(iter(self._waiting))))
        self._task = None

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
