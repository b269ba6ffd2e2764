"""Analyses of finished games by a tiger: what each decision was worth, how the chances
went, and which layouts would have been best.

A game is analyzed as long as clients ask for it. The results are kept for a while, and are
put into words in the language of the client.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from meowple.backend.analysis import Analysis, take_step
from meowple.backend.replays import Replay
from meowple.server.metrics import Metrics
from meowple.server.rate_limits import too_many
from meowple.server.settings import Settings
from meowple.server.storage.tables import TableRow
from meowple.server.workers.service import BotService

# Games that are kept, and that are analyzed at the same time.
_GAMES = 64
_AT_ONCE = 8
# How long a game is analyzed after the last request for it, in milliseconds.
_KEEP_GOING = 60_000


class Analyses:
    """The games that clients asked for last. It belongs to the event loop."""

    def __init__(
        self, bots: BotService, settings: Settings, metrics: Metrics, now: Callable[[], int]
    ) -> None:
        self._bots = bots
        self._settings = settings
        self._now = now
        self._held: OrderedDict[str, Analysis] = OrderedDict()
        self._running: dict[str, asyncio.Task[None]] = {}
        metrics.gauge("analyses", lambda: len(self._running))

    def get(self, table: str) -> Analysis | None:
        """The results for a game so far; its analysis goes on as soon as there is room."""
        found = self._held.get(table)
        if found is not None:
            self._held.move_to_end(table)
            self._continue(found)
        return found

    def begin(self, row: TableRow, replay: Replay) -> Analysis:
        """Begin to analyze a game."""
        if self._full:
            raise too_many(_KEEP_GOING / 1000)
        found = Analysis.of(row, replay)
        self._continue(found)
        self._held[row.id] = found
        while len(self._held) > _GAMES:
            self._held.popitem(last=False)
        return found

    @property
    def _full(self) -> bool:
        return len(self._running) >= _AT_ONCE

    def _continue(self, analysis: Analysis) -> None:
        id, wanted = analysis.row.id, analysis.done < analysis.wanted
        if wanted and id not in self._running and not self._full:
            task = asyncio.create_task(self._run(analysis))
            task.add_done_callback(lambda _: self._running.pop(id))
            self._running[id] = task
        analysis.asked_at = self._now()

    async def _run(self, analysis: Analysis) -> None:
        """Do one part after the other, until all is done or no client asks any more."""
        study, layout = self._settings.study_seconds, self._settings.boat_seconds
        while analysis.done < analysis.wanted:
            if self._now() - analysis.asked_at > _KEEP_GOING:
                return
            await take_step(analysis, self._bots, study, layout)

    async def close(self) -> None:
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
