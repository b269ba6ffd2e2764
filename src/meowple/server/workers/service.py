"""Asks worker processes: bots at tables, hints, and analyses of finished games.

Bots that play come first, then hints; clients take turns, whatever number of tables they
have. Finished games have a process of their own with a
lower priority, so that no player waits for one of them.
"""

from __future__ import annotations

from typing import TypeVar

from meowple.backend.bot_questions import (
    LOW_PRIORITY,
    BestLayout,
    Choice,
    Choose,
    Expectation,
    FindLayout,
    Judge,
    Study,
    StudyResult,
)
from meowple.server.metrics import Metrics
from meowple.server.settings import Settings
from meowple.server.workers.pool import WorkerPool

A = TypeVar("A", StudyResult, Expectation, BestLayout)

# The ranks: what goes first where all processes are busy.
_PLAYING, _HINT = range(2)


class BotService:
    """The pools of worker processes."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._live = WorkerPool(settings, metrics, settings.bot_workers)
        self._analyses = WorkerPool(settings, metrics, 1, LOW_PRIORITY)

    async def choose(self, question: Choose, client: str) -> str | None:
        """The text of the action that a bot chooses; None if the workers fail. Then the
        caller plays any legal action, so that a table always goes on."""
        found = await self._live.answer(question, Choice, client, _PLAYING)
        return None if found is None else found.action

    async def hint(self, question: Study, client: str) -> StudyResult | None:
        """Estimates for a player who asks for a hint; None if the workers fail."""
        return await self._live.answer(question, StudyResult, client, _HINT)

    async def find_out(
        self, question: Study | Judge | FindLayout, answer: type[A]
    ) -> A | None:
        """One part of the analysis of a finished game; None if the workers fail. Finished
        games take turns."""
        return await self._analyses.answer(question, answer, question.log.table)

    async def responds(self) -> bool:
        """Whether bots can be asked."""
        return await self._live.responds()

    async def close(self) -> None:
        await self._live.close()
        await self._analyses.close()
