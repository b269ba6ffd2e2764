"""Questions of one connection that take their time. They are answered one by one beside
its other messages, so that no action waits for them."""

from __future__ import annotations

import asyncio
from asyncio import Task
from collections.abc import Awaitable, Callable

from meowple.table.messages import AskHint, AskInsight, AskWords

Question = AskWords | AskInsight | AskHint


class Questions:
    """One of a kind waits at most: a newer one asks for the newer state."""

    def __init__(self, answer: Callable[[Question], Awaitable[None]]) -> None:
        self._answer = answer
        self._waiting: dict[type[Question], Question] = {}
        self._task: Task[None] | None = None

    def ask(self, question: Question) -> None:
        self._waiting[type(question)] = question
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
