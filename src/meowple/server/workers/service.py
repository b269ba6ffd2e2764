"""Bots at tables, and whoever asks what they would do.

Bots that play come first, and then those who ask for a hint. Finished games are thought
about by a process of their own that gives way to all others: whoever plays never waits
for one of those.
"""

from __future__ import annotations

from typing import TypeVar

from meowple.server.metrics import Metrics
from meowple.server.settings import Settings
from meowple.server.workers.pool import Pool
from meowple.server.workers.protocol import (
    ASIDE,
    Choice,
    Choose,
    Judge,
    Judged,
    Pack,
    Packed,
    Studied,
    Study,
)

A = TypeVar("A", Studied, Judged, Packed)

# Who comes first where all processes think.
_PLAYING, _HINT = range(2)


class Bots:
    """All who think, each asked for what there is to do."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._live = Pool(settings, metrics, settings.bot_workers)
        self._aside = Pool(settings, metrics, 1, ASIDE)

    async def choose(self, question: Choose) -> str | None:
        """The text of the action that a bot chooses; None if it cannot be had: then the
        caller plays any legal action, a table always goes on."""
        found = await self._live.answer(question, Choice, _PLAYING)
        return None if found is None else found.action

    async def hint(self, question: Study) -> Studied | None:
        """What somebody who plays might do; None if it cannot be had."""
        return await self._live.answer(question, Studied, _HINT)

    async def find_out(self, question: Study | Judge | Pack, answer: type[A]) -> A | None:
        """What there is to be found out about a finished game, one thing at a time; None
        if it cannot be had."""
        return await self._aside.answer(question, answer)

    async def close(self) -> None:
        await self._live.close()
        await self._aside.close()
