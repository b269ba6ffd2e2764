"""A finished game, decision by decision: what was played, what would have been better,
and how the chances went.

Each decision is judged as its seat could know it, in imagined worlds; the curve of
chances is judged with all cards open, as whoever looks back sees them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from meowple.bots.bot import Question
from meowple.bots.knowledge import Outlook, knowledge
from meowple.bots.search import Finding, Search
from meowple.kernel.frame import Action
from meowple.kernel.game import AnyGame
from meowple.kernel.record import Record, begin
from meowple.kernel.rng import Rng
from meowple.kernel.state import State

# So many moments are said to have decided a game.
MOMENTS = 3
# A loss below this chance of winning may be an error of judgement of our own.
SLIP = 0.02
# And so is one of fewer standard errors than this.
_DOUBT = 2.0


@dataclass(frozen=True, slots=True)
class Decision:
    """One action of a game. `findings` has the best first and what was played among them;
    it is empty where there was no choice. `before` is what was to be expected."""

    number: int
    seat: int
    played: str
    findings: tuple[Finding, ...]
    before: Outlook

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
    """An action after which a seat's chance was another: `swing` is the change for the
    seat whose chance changed most."""

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
) -> tuple[Finding, ...]:
    """What a tiger finds out about a decision, the best first; what was played is looked
    at in any case. Nothing where there is no choice."""
    actions = game.legal(state, seat)
    if len(actions) < 2:
        return ()
    question = Question(game, state, seat, actions, seconds)
    return tuple(Search(question, rng, worlds).findings(played))


def analyse(
    record: Record, game: AnyGame, seconds: float, worlds: int | None = None
) -> Iterator[Decision]:
    """The decisions of a record, one after the other."""
    rng = Rng(f"{record.setup.seed}:analysis")
    _, state = begin(record, game)
    known = knowledge(game)
    for number, (seat, text) in enumerate(record.actions, start=1):
        action = game.parse(text)
        findings = study(game, state, seat, seconds, rng, action, worlds)
        yield Decision(number, seat, text, findings, known.outlook(state))
        game.play(state, seat, action)


def moments(curve: Sequence[Sequence[float]]) -> list[Moment]:
    """The actions that changed the chances most, in the order of the game. `curve` has
    the chances before each action and after the last."""
    found = []
    for number in range(1, len(curve)):
        changes = [
            after - before
            for before, after in zip(curve[number - 1], curve[number], strict=True)
        ]
        swing, who = max((abs(change), at) for at, change in enumerate(changes))
        if swing >= SLIP:
            found.append(Moment(number, who, changes[who]))
    found.sort(key=lambda moment: -abs(moment.swing))
    return sorted(found[:MOMENTS], key=lambda moment: moment.number)
