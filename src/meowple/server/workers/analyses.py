"""Finished games as a tiger sees them: what each decision was worth, how the chances
went, and which boats could have been packed.

A game is thought about for as long as somebody asks for it; what was found is kept for
a while, and is told in the language of whoever asks.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

from meowple.kernel.registry import plugin
from meowple.lab.analysis.analysis import loss, moments
from meowple.server.http.schemas import (
    AnalysisFacts,
    DecisionFacts,
    MomentFacts,
    OutlookFacts,
    PackedFacts,
)
from meowple.server.live.replays import Replay
from meowple.server.metrics import Metrics
from meowple.server.rate_limits import too_many
from meowple.server.settings import Settings
from meowple.server.storage.tables import TableRow
from meowple.server.workers import hints
from meowple.server.workers.protocol import (
    Found,
    Judge,
    Judged,
    Pack,
    Packed,
    Story,
    Studied,
    Study,
)
from meowple.server.workers.service import Bots
from meowple.table.queries import Present
from meowple.table.seats import at_table
from meowple.texts import Texts

# So many points of the curve, with their decisions, are told at once.
MOST_POINTS = 64
# Games that are kept, and that are thought about at the same time.
_GAMES = 64
_AT_ONCE = 8
# How long a game is thought about after somebody has asked for it, in milliseconds.
_PATIENCE = 60_000


@dataclass(slots=True, eq=False)
class Analysis:
    """What has been found out so far. The curve has a point before each action and one
    after the last; of a game that `ended`, `uncovered` is the point before the last with
    all that was hidden. The moments are known when the whole curve is. What a worker
    could not find out is None among the boats."""

    row: TableRow
    moves: list[tuple[int, str]]
    ended: bool
    decisions: list[list[Found]] = field(default_factory=list)
    curve: list[Judged] = field(default_factory=list)
    uncovered: Judged | None = None
    moments: list[MomentFacts] = field(default_factory=list)
    boats: list[Packed | None] = field(default_factory=list)
    asked_at: int = 0

    @classmethod
    def of(cls, row: TableRow, replay: Replay) -> Analysis:
        position = replay.position
        ended = position.game.result(position.state) is not None
        return cls(row, replay.moves, ended)

    @property
    def wanted(self) -> int:
        """What there is to find out: the points of the curve, and the boats."""
        with_boats = self.ended and plugin(self.row.game).has_layouts
        return len(self.moves) + 1 + (len(self.row.seats) if with_boats else 0)

    @property
    def done(self) -> int:
        return len(self.curve) + len(self.boats)

    def story(self, number: int) -> Story:
        """The game after so many actions."""
        return Story.of(self.row, self.moves[:number])

    def told(self, replay: Replay, first: int, texts: Texts) -> AnalysisFacts:
        """What has been found, from the action after so many on."""
        last = min(first + MOST_POINTS, len(self.curve))
        return AnalysisFacts(
            done=self.done,
            of=self.wanted,
            decisions=self._decisions(replay, first, last, at_table(texts, self.row)),
            curve=[_outlook(point) for point in self.curve[first:last]],
            moments=self.moments,
            boats=[_packed(seat, boat) for seat, boat in enumerate(self.boats) if boat],
        )

    def _decisions(
        self, replay: Replay, first: int, last: int, texts: Texts
    ) -> list[DecisionFacts]:
        game, told = replay.position.game, []
        for number, state in enumerate(replay.states(first, last), start=first):
            (seat, text), found = self.moves[number], self.decisions[number]
            now = Present(game, state, seat, number, over=False)
            shown = [
                one for n, one in enumerate(found) if n < hints.MOST or one.action == text
            ]
            told.append(
                DecisionFacts(
                    number=number + 1,
                    seat=seat,
                    played=text,
                    label=hints.label(game, game.view(state, seat), text, texts),
                    loss=_loss(found, text),
                    findings=hints.in_words(now, seat, shown, texts),
                )
            )
        return told

    def note(self, findings: list[Found], point: Judged) -> None:
        """One more point of the curve, with what was found about the action after it."""
        self.decisions.append(findings)
        self.curve.append(point)
        if len(self.curve) > len(self.moves):
            chances = [point.chances for point in self.curve]
            known = self.uncovered.chances if self.uncovered else None
            self.moments = [
                MomentFacts(m.number, m.seat, round(m.swing, 4))
                for m in moments(chances, known)
            ]


def _loss(found: list[Found], played: str) -> float:
    """The chance that was lost by what was played."""
    for one in found:
        if one.action == played:
            return round(loss(found[0].chance - one.chance, one.error), 4)
    return 0.0


def _outlook(point: Judged) -> OutlookFacts:
    return OutlookFacts(
        [round(score, 2) for score in point.scores],
        [round(chance, 4) for chance in point.chances],
    )


def _packed(seat: int, boat: Packed) -> PackedFacts:
    return PackedFacts(
        seat=seat,
        score=boat.score,
        played=boat.played,
        bound=boat.bound,
        proven=boat.bound is not None and boat.bound <= boat.score,
        tiles=list(boat.tiles),
    )


class Analyses:
    """The games that were asked for last. It belongs to the event loop."""

    def __init__(
        self, bots: Bots, settings: Settings, metrics: Metrics, now: Callable[[], int]
    ) -> None:
        self._bots = bots
        self._settings = settings
        self._now = now
        self._held: OrderedDict[str, Analysis] = OrderedDict()
        self._running: dict[str, asyncio.Task[None]] = {}
        metrics.gauge("analyses", lambda: len(self._running))

    def get(self, table: str) -> Analysis | None:
        """What is known of a game that somebody asks for; it is thought about further as
        soon as there is room."""
        found = self._held.get(table)
        if found is not None:
            self._held.move_to_end(table)
            self._go_on(found)
        return found

    def begin(self, row: TableRow, replay: Replay) -> Analysis:
        """Think about a game from its start."""
        if self._full:
            raise too_many(_PATIENCE / 1000)
        found = Analysis.of(row, replay)
        self._go_on(found)
        self._held[row.id] = found
        while len(self._held) > _GAMES:
            self._held.popitem(last=False)
        return found

    @property
    def _full(self) -> bool:
        return len(self._running) >= _AT_ONCE

    def _go_on(self, analysis: Analysis) -> None:
        id, wanted = analysis.row.id, analysis.done < analysis.wanted
        if wanted and id not in self._running and not self._full:
            task = asyncio.create_task(self._think(analysis))
            task.add_done_callback(lambda _: self._running.pop(id))
            self._running[id] = task
        analysis.asked_at = self._now()

    async def _think(self, analysis: Analysis) -> None:
        """One thing after the other, until all is done or nobody asks any more."""
        while analysis.done < analysis.wanted:
            if self._now() - analysis.asked_at > _PATIENCE:
                return
            await self._next(analysis)

    async def _next(self, analysis: Analysis) -> None:
        number, moves = len(analysis.curve), analysis.moves
        story = analysis.story(number)
        if number > len(moves):
            pack = Pack(story, len(analysis.boats), self._settings.boat_seconds)
            analysis.boats.append(await self._bots.find_out(pack, Packed))
            return
        studied, seconds = None, self._settings.study_seconds
        if number < len(moves):
            seat, text = moves[number]
            study = Study(story, seat, seconds, text)
            studied = await self._bots.find_out(study, Studied)
        judged = await self._bots.find_out(Judge(story, seconds), Judged)
        if number == len(moves) - 1 and analysis.ended:
            judge = Judge(story, seconds, uncovered=True)
            analysis.uncovered = await self._bots.find_out(judge, Judged)
        # Both at once: whoever asks meanwhile is never told one without the other.
        findings = studied.findings if studied else []
        analysis.note(findings, judged or _as_before(analysis))

    async def close(self) -> None:
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _as_before(analysis: Analysis) -> Judged:
    """Where a worker fails, nothing is known that was not known before."""
    if analysis.curve:
        return analysis.curve[-1]
    seats = len(analysis.row.seats)
    return Judged((0.0,) * seats, (1 / seats,) * seats)
