"""Analysis of a finished game: for each decision the action played and better ones, and
the curve of the chances of winning.

A decision is judged by what its seat could know, in imagined worlds; the curve of chances
by what all seats could know together.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from meowple.bots.candidates import Finding
from meowple.bots.decisions import study
from meowple.bots.expectation import expect
from meowple.bots.judgement import loss
from meowple.kernel.game import AnyGame
from meowple.kernel.knowledge import Outlook
from meowple.kernel.record import Record, begin
from meowple.kernel.rng import Rng


@dataclass(frozen=True, slots=True)
class Decision:
    """One action of a game. `findings` has the best action first and includes the one that
    was played; it is empty if there was no choice. `before` is the expectation before the
    action; before the last action `uncovered` is the same with nothing hidden."""

    number: int
    seat: int
    played: str
    findings: tuple[Finding, ...]
    before: Outlook
    uncovered: Outlook | None = None

    @property
    def best(self) -> Finding | None:
        return self.findings[0] if self.findings else None

    @property
    def found(self) -> Finding | None:
        """The finding about the action that was played."""
        return next((f for f in self.findings if str(f.action) == self.played), None)

    @property
    def loss(self) -> float:
        """The chance of winning that was lost against the best action; 0 if that may be
        luck."""
        if self.best is None or self.found is None:
            return 0.0
        return loss(self.best.chance - self.found.chance, self.found.error)


def analyse(
    record: Record, game: AnyGame, seconds: float, worlds: int | None = None
) -> Iterator[Decision]:
    """The decisions of a record in order."""
    seed = f"{record.setup.seed}:analysis"
    rng = Rng(seed)
    game, state = begin(record, game)
    for number, (seat, text) in enumerate(record.actions, start=1):
        action = game.parse(text)
        findings = study(game, state, seat, seconds, rng, action, worlds)
        before, uncovered = expect(game, state, seconds, seed, worlds), None
        if number == len(record.actions):
            uncovered = expect(game, state, seconds, seed, worlds, uncovered=True)
        yield Decision(number, seat, text, findings, before, uncovered)
        game.play(state, seat, action)
