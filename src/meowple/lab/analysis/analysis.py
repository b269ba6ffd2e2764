"""A finished game, decision by decision: what was played, what would have been better,
and how the chances went.

Each decision is judged as its seat could know it, in imagined worlds; the curve of
chances as all seats could, taken together.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean, median
from time import thread_time

from meowple.bots.bot import Clock, Question
from meowple.bots.search import Finding, Search
from meowple.kernel.frame import Action
from meowple.kernel.game import AnyGame
from meowple.kernel.knowledge import Outlook
from meowple.kernel.record import Record, begin
from meowple.kernel.rng import Rng
from meowple.kernel.state import State
from meowple.lab.analysis.expectation import expect

# So many moments are said to have decided a game.
MOMENTS = 3
# A change counts if it lasts: so many points of the curve before it and after it are
# apart by this chance of winning. A single point may be off by luck.
_LASTS = 3
_MATTERS = 0.05
# A loss below this chance of winning may be an error of judgement of our own.
SLIP = 0.02
# And so is one of fewer standard errors than this.
_DOUBT = 2.0


@dataclass(frozen=True, slots=True)
class Decision:
    """One action of a game. `findings` has the best first and what was played among them;
    it is empty where there was no choice. `before` is what was to be expected, and before
    the last action `uncovered` is the same with all that was hidden."""

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
        """What was found out about the action that was played."""
        return next((f for f in self.findings if str(f.action) == self.played), None)

    @property
    def loss(self) -> float:
        """The chance of winning that a better action would have had on top, as far as it
        is beyond doubt."""
        if self.best is None or self.found is None:
            return 0.0
        return loss(self.best.chance - self.found.chance, self.found.error)


@dataclass(frozen=True, slots=True)
class Moment:
    """An action after which a seat's chance was another, and remained so: `swing` is the
    change for the seat whose chance changed most."""

    number: int
    seat: int
    swing: float


def loss(behind: float, error: float) -> float:
    """So much of the chance of winning was lost; nothing if it may be luck."""
    return behind if behind >= max(SLIP, _DOUBT * error) else 0.0


def study(
    game: AnyGame,
    state: State,
    seat: int,
    seconds: float,
    rng: Rng,
    played: Action | None = None,
    worlds: int | None = None,
    clock: Clock = thread_time,
) -> tuple[Finding, ...]:
    """What a tiger finds out about a decision, the best first; what was played is looked
    at in any case. Nothing where there is no choice."""
    actions = game.legal(state, seat)
    if len(actions) < 2:
        return ()
    question = Question(game, state, seat, actions, seconds, clock)
    return tuple(Search(question, rng, worlds).findings(played))


def analyse(
    record: Record, game: AnyGame, seconds: float, worlds: int | None = None
) -> Iterator[Decision]:
    """The decisions of a record, one after the other."""
    seed = f"{record.setup.seed}:analysis"
    rng = Rng(seed)
    _, state = begin(record, game)
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
    the chances before each action and after the last. What comes to light at the end of
    a game is nobody's doing: it is taken off by the chances before the last action with
    all `uncovered`."""
    columns = [list(chances) for chances in zip(*curve, strict=True)]
    for chances, known in zip(columns, uncovered or (), strict=False):
        *_, before, end = chances
        # These may be off by luck, too: a step is never made longer, nor turned round.
        chances[-1] = before + end - median((before, known, end))
    changes = [
        change
        for number in range(1, len(curve))
        for seat, chances in enumerate(columns)
        if (change := _change(chances, number, seat))
    ]
    # Of two, what one wins the other loses: rounded, the first of them is told of.
    changes.sort(key=lambda moment: -round(abs(moment.swing), 6))
    found: list[Moment] = []
    for moment in changes:
        # What is told of its neighbours is the same change.
        if all(abs(moment.number - other.number) >= _LASTS for other in found):
            found.append(moment)
    return sorted(found[:MOMENTS], key=lambda moment: moment.number)


def _change(chances: Sequence[float], number: int, seat: int) -> Moment | None:
    """What the action of this number changed for a seat; None if it did not last."""
    before = chances[max(number - _LASTS, 0) : number]
    after = chances[number : number + _LASTS]
    apart = max(min(after) - max(before), min(before) - max(after))
    swing = fmean(after) - fmean(before)
    return Moment(number, seat, swing) if apart >= _MATTERS else None
