"""The candidates of a search, compared in the worlds that both have met."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import inf, sqrt

from meowple.kernel.frame import Action
from meowple.kernel.knowledge import Outlook

# What looked less good at first must lead by this many standard errors more.
_LATE = 1.5
# The same at an early look: worlds that agree on what is worse need no more of them.
_FAR_BEHIND = 4.0
# A difference in the chance of winning that is not worth any time.
SAME = 0.002


@dataclass(slots=True, eq=False)
class Candidate:
    """An action in the race, with its chances and scores world by world. An eliminated one
    may still be tried; `raced` is the number of worlds before its elimination. One that is
    `late` came into the race when the others had run it."""

    action: Action
    chances: list[float] = field(default_factory=list)
    scores: list[float] = field(default_factory=list)
    raced: int | None = None
    late: bool = False

    @property
    def chance(self) -> float:
        return sum(self.chances) / max(len(self.chances), 1)

    def note(self, outlook: Outlook, seat: int) -> None:
        self.chances.append(outlook.chances[seat])
        self.scores.append(outlook.scores[seat])

    def lead(self, other: Candidate, worlds: int | None = None) -> tuple[float, float]:
        """How much better its chance is than another's in the same worlds, or in the first
        `worlds` of them, and the standard error of that."""
        pairs = zip(self.chances, other.chances[:worlds], strict=False)
        leads = [mine - theirs for mine, theirs in pairs]
        number = len(leads)
        if number < 2:
            return sum(leads), inf
        mean = sum(leads) / number
        spread = sum((lead - mean) ** 2 for lead in leads) / (number - 1)
        return mean, sqrt(spread / number)


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found out about an action: the expected chance of winning and final score,
    and the number of worlds. `error` is the standard error of its distance to the best.
    `then` is the rest of a choice of several things that the action begins."""

    action: Action
    chance: float
    score: float
    worlds: int
    error: float = 0.0
    then: tuple[Action, ...] = ()


def finding_of(candidate: Candidate, winner: Candidate) -> Finding:
    """The finding about a candidate. An eliminated one met fewer worlds, perhaps kinder
    ones, so it is compared with the winner in the worlds that both have met."""
    lead, error = winner.lead(candidate)
    chance = min(max(winner.chance - lead, 0.0), 1.0)
    met = len(candidate.scores)
    behind = (sum(winner.scores[:met]) - sum(candidate.scores)) / met
    score = sum(winner.scores) / len(winner.scores) - behind
    # A single world says nothing about the error; no chance is off by more than 1.
    return Finding(candidate.action, chance, score, met, min(error, 1.0))


def is_near(leader: Candidate, candidate: Candidate) -> bool:
    """Whether the first few worlds leave it open which one is better."""
    lead, error = leader.lead(candidate)
    return lead < max(_FAR_BEHIND * error, SAME)


def safe_lead(candidate: Candidate, first: Candidate, caution: float) -> float:
    """A candidate's lead over the first one, less what may be luck."""
    if candidate is first:
        return 0.0
    lead, error = candidate.lead(first, first.raced)
    return lead - (caution + (_LATE if candidate.late else 0.0)) * error
