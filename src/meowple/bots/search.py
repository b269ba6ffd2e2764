"""The search of the tiger: Monte Carlo search over determinizations, with racing.

A world is one full state that the seat could be in. In each world every candidate action
is played, the line is played on for a while, and the outlook is noted. All candidates meet
the same worlds with the same luck, so that they differ by their worth alone. Candidates
that are clearly behind are eliminated early (successive elimination), and the search ends
when one is left or the time is up.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import inf, sqrt

from meowple.bots.bot import Question
from meowple.kernel.frame import Action
from meowple.kernel.knowledge import Knowledge, Late, Outlook, never
from meowple.kernel.registry import knowledge
from meowple.kernel.rng import Rng
from meowple.kernel.state import State

# The share of the time to use; the rest is for what comes after the last world.
_SHARE = 0.96
# The share that is kept for the race, however long the first weighing takes.
_RACE = 0.2
# The worlds before the first elimination, and the factor to the next one.
_FIRST_LOOK = 8
_GROWTH = 1.5
# A candidate is eliminated if the leader is ahead by this many standard errors.
_BEHIND = 2.0
# With less time than this, in seconds, all seats use the quick policy in lines: several
# worlds teach more than one careful one.
_TIME_FOR_CARE = 0.5
# Findings are based on at least this many worlds, if there is time.
_TELLING = 20
# The most seconds that a search for findings takes beyond its time to reach them.
_PATIENCE = 5.0
# A difference in the chance of winning that is not worth any time.
_SAME = 0.002


@dataclass(slots=True, eq=False)
class Candidate:
    """An action in the race, with its chances and scores world by world. An eliminated one
    may still be tried; `raced` is the number of worlds before its elimination."""

    action: Action
    chances: list[float] = field(default_factory=list)
    scores: list[float] = field(default_factory=list)
    raced: int | None = None

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


class Search:
    """One search for one question; `worlds` limits their number instead of time."""

    def __init__(self, question: Question, rng: Rng, worlds: int | None = None) -> None:
        self._clock = question.clock
        began = self._clock()
        self._deadline = inf if worlds else began + question.seconds * _SHARE
        self._most = worlds or inf
        hurried = not worlds and question.seconds < _TIME_FOR_CARE
        # The seat that uses the careful policy in lines, if there is time for it.
        self._me = None if hurried else question.seat
        self._question = question
        self._game = question.game
        self._known = knowledge(question.game)
        self._rng = rng
        self._candidates = [Candidate(action) for action in self._promising()]
        self._racing = list(self._candidates)
        self._depth = self._affordable()

    def best(self) -> Action:
        """The action to play."""
        self._race()
        return self._winner().action

    def _winner(self) -> Candidate:
        first, caution = self._candidates[0], self._known.caution
        return max(self._racing, key=lambda one: _safe_lead(one, first, caution))

    def findings(
        self, of_interest: Action | None = None, patience: float = 0.0
    ) -> list[Finding]:
        """All findings: first the action to play, then the others from the best. The action
        `of_interest` is always among them. Where the time is too short to tell anything,
        the search takes longer, by at most `patience` times its time."""
        tried = [candidate.action for candidate in self._candidates]
        if of_interest is not None and of_interest not in tried:
            self._candidates.append(Candidate(of_interest))
            self._racing = list(self._candidates)
        # Every candidate is tried once, however little time there is.
        deadline, self._deadline = self._deadline, inf
        self._try_world(self._candidates)
        self._deadline = deadline
        self._race(keep=of_interest, telling=_TELLING)
        self._deadline += min(self._question.seconds * patience, _PATIENCE)
        self._tell()
        winner = self._winner()
        found = [_finding(candidate, winner) for candidate in self._candidates]
        return sorted(found, key=lambda f: (f.action != winner.action, -f.chance))

    def _promising(self) -> list[Action]:
        """The actions that look best before the race, the best first; a weight of minus
        infinity excludes an action."""
        question = self._question
        world = question.imagine(self._rng)
        until = self._deadline - question.seconds * _RACE
        weights = self._known.study(
            world, question.seat, question.actions, lambda: self._clock() > until
        )
        looked_at = [index for index, weight in enumerate(weights) if weight > -inf]
        looked_at = looked_at or list(range(len(weights)))
        looked_at.sort(key=lambda index: -weights[index])
        return [question.actions[index] for index in looked_at[: self._known.width]]

    def _race(self, keep: Action | None = None, telling: int = 0) -> None:
        """Try world after world until the best is known; `keep` is never eliminated. In the
        first `telling` worlds even eliminated candidates are tried, for the findings."""
        worlds, look = len(self._candidates[0].chances), _FIRST_LOOK
        undecided = len(self._racing) > 1
        while undecided or worlds < telling:
            if worlds >= self._most or self._clock() >= self._deadline:
                return
            if not self._try_world(self._candidates if worlds < telling else self._racing):
                return
            worlds += 1
            if undecided and worlds >= look:
                look = int(look * _GROWTH)
                undecided = self._eliminate(keep)

    def _tell(self) -> None:
        """Try all candidates in further worlds, until their number tells something."""
        while len(self._candidates[0].chances) < min(_TELLING, self._most):
            if self._clock() >= self._deadline or not self._try_world(self._candidates):
                return

    def _try_world(self, candidates: Sequence[Candidate]) -> bool:
        """Try candidates in one more world; False if the time was up before the end."""
        world = self._question.imagine(self._rng)
        luck = self._rng.below(1 << 32)
        outlooks = []
        for candidate in candidates:
            outlook = self._outlook(world.copy(), candidate.action, Rng(luck))
            if outlook is None:
                return False
            outlooks.append(outlook)
        for candidate, outlook in zip(candidates, outlooks, strict=True):
            candidate.note(outlook, self._question.seat)
        return True

    def _affordable(self) -> int:
        """The depth of lines: the deepest, if there is time for the first worlds of all
        candidates. One line is played to measure that."""
        known, clock = self._known, self._clock
        if self._deadline == inf or known.deepest <= known.depth:
            return max(known.depth, known.deepest)
        lines = _FIRST_LOOK * len(self._candidates)
        enough = clock() + (self._deadline - clock()) / lines
        state = self._question.imagine(self._rng)
        began = known.clock(state)
        until = began + known.deepest
        if play_on(known, state, until, self._rng, lambda: clock() > enough, me=self._me):
            return known.deepest
        return max(known.depth, known.clock(state) - began)

    def _outlook(self, state: State, action: Action, rng: Rng) -> Outlook | None:
        """The outlook after an action; None if the time was up before."""
        until = self._known.clock(state) + self._depth
        self._game.play(state, self._question.seat, action)
        if play_on(self._known, state, until, rng, self._late, me=self._me):
            return self._known.outlook(state)
        return None

    def _late(self) -> bool:
        return self._clock() > self._deadline

    def _eliminate(self, keep: Action | None) -> bool:
        """Eliminate candidates that are clearly worse than the leader, or as good for all
        that matters; True if rivals of the leader are left."""
        leader = max(self._racing, key=lambda candidate: candidate.chance)
        rivals = [candidate for candidate in self._racing if _is_rival(leader, candidate)]
        staying = [
            candidate
            for candidate in self._racing
            if candidate is leader or candidate in rivals or candidate.action == keep
        ]
        for candidate in self._racing:
            if candidate not in staying:
                candidate.raced = len(candidate.chances)
        self._racing = staying
        return bool(rivals)


def play_on(
    known: Knowledge,
    state: State,
    until: int,
    rng: Rng,
    late: Late = never,
    *,
    me: int | None = None,
) -> bool:
    """Play a line on until the game's clock is `until`, or to the end; False if it got late
    before. All seats use the quick policy but `me`, which uses the careful one."""
    game = known.game
    while known.clock(state) < until and (asked := game.actors(state)):
        if late():
            return False
        seat = asked[0]
        choose = known.careful if seat == me else known.quick
        game.play(state, seat, choose(state, seat, game.legal(state, seat), rng))
    return True


def _finding(candidate: Candidate, winner: Candidate) -> Finding:
    """The finding about a candidate. An eliminated one met fewer worlds, perhaps kinder
    ones, so it is compared with the winner in the worlds that both have met."""
    lead, error = winner.lead(candidate)
    chance = min(max(winner.chance - lead, 0.0), 1.0)
    met = len(candidate.scores)
    behind = (sum(winner.scores[:met]) - sum(candidate.scores)) / met
    score = sum(winner.scores) / len(winner.scores) - behind
    # A single world says nothing about the error; no chance is off by more than 1.
    return Finding(candidate.action, chance, score, met, min(error, 1.0))


def _is_rival(leader: Candidate, candidate: Candidate) -> bool:
    """Whether more worlds could put the candidate in front by something that matters."""
    lead, error = leader.lead(candidate)
    reach = _BEHIND * error
    return candidate is not leader and lead < reach and lead + reach > _SAME


def _safe_lead(candidate: Candidate, first: Candidate, caution: float) -> float:
    """A candidate's lead over the first one, less what may be luck."""
    if candidate is first:
        return 0.0
    lead, error = candidate.lead(first, first.raced)
    return lead - caution * error
