"""Analyses of finished games by a tiger: what each decision was worth, how the chances
went, and which layouts would have been best.

A game is analyzed as long as clients ask for it. The results are kept for a while, and are
put into words in the language of the client.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

from meowple.kernel.registry import plugins
from meowple.lab.analysis.analysis import loss, moments
from meowple.server.live.replays import Replay
from meowple.server.metrics import Metrics
from meowple.server.rate_limits import too_many
from meowple.server.settings import Settings
from meowple.server.storage.tables import TableRow
from meowple.server.table_schemas import (
    AnalysisFacts,
    BestLayoutFacts,
    DecisionFacts,
    MomentFacts,
    OutlookFacts,
)
from meowple.server.workers.protocol import (
    ActionEstimate,
    BestLayout,
    Expectation,
    FindLayout,
    GameLog,
    Judge,
    Study,
    StudyResult,
)
from meowple.server.workers.service import BotService
from meowple.table import queries
from meowple.table.queries import Present
from meowple.table.seats import at_table
from meowple.texts import Texts

# Points of the curve, with their decisions, in one answer.
MOST_POINTS = 64
# Games that are kept, and that are analyzed at the same time.
_GAMES = 64
_AT_ONCE = 8
# How long a game is analyzed after the last request for it, in milliseconds.
_KEEP_GOING = 60_000


@dataclass(slots=True, eq=False)
class Analysis:
    """The results so far. The curve has a point before each action and one after the
    last; for a game that `ended`, `uncovered` is the point before the last action with
    everything revealed. The moments are known when the whole curve is. A layout that the
    workers failed to find is None."""

    row: TableRow
    moves: list[tuple[int, str]]
    ended: bool
    decisions: list[list[ActionEstimate]] = field(default_factory=list)
    curve: list[Expectation] = field(default_factory=list)
    uncovered: Expectation | None = None
    moments: list[MomentFacts] = field(default_factory=list)
    layouts: list[BestLayout | None] = field(default_factory=list)
    asked_at: int = 0

    @classmethod
    def of(cls, row: TableRow, replay: Replay) -> Analysis:
        position = replay.position
        ended = position.game.result(position.state) is not None
        return cls(row, replay.moves, ended)

    @property
    def wanted(self) -> int:
        """The number of parts: the points of the curve, and the layouts."""
        plugin = plugins().get(self.row.game)
        with_layouts = self.ended and plugin is not None and plugin.has_layouts
        return len(self.moves) + 1 + (len(self.row.seats) if with_layouts else 0)

    @property
    def done(self) -> int:
        return len(self.curve) + len(self.layouts)

    def log(self, number: int) -> GameLog:
        """The game after a number of actions."""
        return GameLog.of(self.row, self.moves[:number])

    def facts(self, replay: Replay, first: int, texts: Texts) -> AnalysisFacts:
        """The results from an action on, in words."""
        last = min(first + MOST_POINTS, len(self.curve))
        return AnalysisFacts(
            done=self.done,
            of=self.wanted,
            decisions=self._decisions(replay, first, last, at_table(texts, self.row)),
            curve=[_outlook(point) for point in self.curve[first:last]],
            moments=self.moments,
            boats=[_layout(seat, one) for seat, one in enumerate(self.layouts) if one],
        )

    def _decisions(
        self, replay: Replay, first: int, last: int, texts: Texts
    ) -> list[DecisionFacts]:
        game, decisions = replay.position.game, []
        for number, state in enumerate(replay.states(first, last), start=first):
            (seat, text), found = self.moves[number], self.decisions[number]
            now = Present(game, state, seat, number, over=False)
            shown = [
                one
                for n, one in enumerate(found)
                if n < queries.MOST_FINDINGS or one.action == text
            ]
            decisions.append(
                DecisionFacts(
                    number=number + 1,
                    seat=seat,
                    played=text,
                    label=queries.label(game, game.view(state, seat), text, texts),
                    loss=_loss(found, text),
                    findings=queries.findings(now, seat, shown, texts),
                )
            )
        return decisions

    def note(self, findings: list[ActionEstimate], point: Expectation) -> None:
        """Add a point of the curve, with the estimates of the action after it."""
        self.decisions.append(findings)
        self.curve.append(point)
        if len(self.curve) > len(self.moves):
            chances = [point.chances for point in self.curve]
            known = self.uncovered.chances if self.uncovered else None
            self.moments = [
                MomentFacts(m.number, m.seat, round(m.swing, 4))
                for m in moments(chances, known)
            ]


def _loss(found: list[ActionEstimate], played: str) -> float:
    """The chance of winning that the played action lost."""
    for one in found:
        if one.action == played:
            return round(loss(found[0].chance - one.chance, one.error), 4)
    return 0.0


def _outlook(point: Expectation) -> OutlookFacts:
    return OutlookFacts(
        [round(score, 2) for score in point.scores],
        [round(chance, 4) for chance in point.chances],
    )


def _layout(seat: int, found: BestLayout) -> BestLayoutFacts:
    return BestLayoutFacts(
        seat=seat,
        score=found.score,
        played=found.played,
        bound=found.bound,
        proven=found.bound is not None and found.bound <= found.score,
        tiles=list(found.tiles),
    )


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
        """One part after the other, until all is done or no client asks any more."""
        while analysis.done < analysis.wanted:
            if self._now() - analysis.asked_at > _KEEP_GOING:
                return
            await self._next(analysis)

    async def _next(self, analysis: Analysis) -> None:
        number, moves = len(analysis.curve), analysis.moves
        log = analysis.log(number)
        if number > len(moves):
            question = FindLayout(log, len(analysis.layouts), self._settings.boat_seconds)
            analysis.layouts.append(await self._bots.find_out(question, BestLayout))
            return
        studied, seconds = None, self._settings.study_seconds
        if number < len(moves):
            seat, text = moves[number]
            study = Study(log, seat, seconds, text)
            studied = await self._bots.find_out(study, StudyResult)
        judged = await self._bots.find_out(Judge(log, seconds), Expectation)
        if number == len(moves) - 1 and analysis.ended:
            judge = Judge(log, seconds, uncovered=True)
            analysis.uncovered = await self._bots.find_out(judge, Expectation)
        # Both at once: no answer has one without the other.
        findings = studied.findings if studied else []
        analysis.note(findings, judged or _unchanged(analysis))

    async def close(self) -> None:
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _unchanged(analysis: Analysis) -> Expectation:
    """Where the workers fail: the same as before."""
    if analysis.curve:
        return analysis.curve[-1]
    seats = len(analysis.row.seats)
    return Expectation((0.0,) * seats, (1 / seats,) * seats)
