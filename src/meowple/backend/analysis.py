"""The analysis of a finished game by a tiger: what each decision was worth, how the
chances went, and which layouts would have been best. Its results are put into words in
the language of the client."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from meowple.backend.bot_questions import (
    ActionEstimate,
    BestLayout,
    Expectation,
    FindLayout,
    GameLog,
    Judge,
    Study,
    StudyResult,
)
from meowple.backend.replays import Replay
from meowple.backend.table_schemas import (
    AnalysisFacts,
    BestLayoutFacts,
    DecisionFacts,
    MomentFacts,
    OutlookFacts,
)
from meowple.bots.judgement import loss, moments
from meowple.kernel.registry import plugins
from meowple.table import queries
from meowple.table.queries import Present
from meowple.table.seats import TableFacts, at_table
from meowple.texts import Texts

A = TypeVar("A", StudyResult, Expectation, BestLayout)

# Points of the curve, with their decisions, in one answer.
MOST_POINTS = 64


class Thinker(Protocol):
    """A thinker, which answers questions about finished games; None if it fails."""

    async def find_out(
        self, question: Study | Judge | FindLayout, answer: type[A]
    ) -> A | None: ...


@dataclass(slots=True, eq=False)
class Analysis:
    """The results so far. The curve has a point before each action and one after the
    last; for a game that `ended`, `uncovered` is the point before the last action with
    everything revealed. The moments are known when the whole curve is. A layout that the
    workers failed to find is None."""

    row: TableFacts
    moves: list[tuple[int, str]]
    ended: bool
    decisions: list[list[ActionEstimate]] = field(default_factory=list)
    curve: list[Expectation] = field(default_factory=list)
    uncovered: Expectation | None = None
    moments: list[MomentFacts] = field(default_factory=list)
    layouts: list[BestLayout | None] = field(default_factory=list)
    asked_at: int = 0

    @classmethod
    def of(cls, row: TableFacts, replay: Replay) -> Analysis:
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


async def take_step(
    analysis: Analysis, bots: Thinker, study_seconds: float, layout_seconds: float
) -> None:
    """Find out the next part of an analysis."""
    number, moves = len(analysis.curve), analysis.moves
    log = analysis.log(number)
    if number > len(moves):
        question = FindLayout(log, len(analysis.layouts), layout_seconds)
        analysis.layouts.append(await bots.find_out(question, BestLayout))
        return
    studied, seconds = None, study_seconds
    if number < len(moves):
        seat, text = moves[number]
        studied = await bots.find_out(Study(log, seat, seconds, text), StudyResult)
    judged = await bots.find_out(Judge(log, seconds), Expectation)
    if number == len(moves) - 1 and analysis.ended:
        judge = Judge(log, seconds, uncovered=True)
        analysis.uncovered = await bots.find_out(judge, Expectation)
    # Both at once: no answer has one without the other.
    findings = studied.findings if studied else []
    analysis.note(findings, judged or _unchanged(analysis))


def _unchanged(analysis: Analysis) -> Expectation:
    """The last expectation again, for when the workers fail."""
    if analysis.curve:
        return analysis.curve[-1]
    seats = len(analysis.row.seats)
    return Expectation((0.0,) * seats, (1 / seats,) * seats)
