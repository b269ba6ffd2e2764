"""Analysis of a finished game: for each decision the action played and better ones, and
the curve of the chances of winning.

A decision is judged by what its seat could know, in imagined worlds; the curve of chances
by what all seats could know together.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean, median

from meowple.bots.decisions import study
from meowple.bots.search import Finding
from meowple.kernel.game import AnyGame
from meowple.kernel.knowledge import Outlook
from meowple.kernel.record import Record, begin
from meowple.kernel.rng import Rng
from meowple.lab.analysis.expectation import expect

# The most moments that are named as decisive.
MOMENTS = 3
# A change counts if it lasts: this many points of the curve before it and after it differ
# by at least this chance of winning. A single point may be off by luck.
_LASTS = 3
_MATTERS = 0.05
# A loss below this chance of winning may be an error of the analysis,
SLIP = 0.02
# and so may one of fewer standard errors than this.
_DOUBT = 2.0


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


@dataclass(frozen=True, slots=True)
class Moment:
    """An action that changed the chances for good: `swing` is the change for the seat
    whose chance changed most."""

    number: int
    seat: int
    swing: float


def loss(behind: float, error: float) -> float:
    """The chance of winning that was lost; 0 if the difference may be luck."""
    return behind if behind >= max(SLIP, _DOUBT * error) else 0.0


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


def moments(
    curve: Sequence[Sequence[float]], uncovered: Sequence[float] | None = None
) -> list[Moment]:
    """The actions that changed the chances most, in the order of the game. `curve` has
    the chances before each action and after the last. What the end of a game reveals is no
    effect of the last action: it is subtracted by the chances before that action with
    nothing hidden, `uncovered`."""
    columns = [list(chances) for chances in zip(*curve, strict=True)]
    for chances, known in zip(columns, uncovered or (), strict=False):
        *_, before, end = chances
        # These may be off by luck, too: the median never enlarges or reverses a step.
        chances[-1] = before + end - median((before, known, end))
    changes = [
        change
        for number in range(1, len(curve))
        for seat, chances in enumerate(columns)
        if (change := _change(chances, number, seat))
    ]
    # With two seats the swings are equal: rounding makes the first of them come first.
    changes.sort(key=lambda moment: -round(abs(moment.swing), 6))
    found: list[Moment] = []
    for moment in changes:
        # The neighbors of a moment show the same change.
        if all(abs(moment.number - other.number) >= _LASTS for other in found):
            found.append(moment)
    return sorted(found[:MOMENTS], key=lambda moment: moment.number)


def _change(chances: Sequence[float], number: int, seat: int) -> Moment | None:
    """The change of a seat's chance by an action; None if it didn't last."""
    before = chances[max(number - _LASTS, 0) : number]
    after = chances[number : number + _LASTS]
    apart = max(min(after) - max(before), min(before) - max(after))
    swing = fmean(after) - fmean(before)
    return Moment(number, seat, swing) if apart >= _MATTERS else None
