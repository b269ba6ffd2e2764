"""The search of tiger and lion: Monte Carlo search over determinizations, with racing.

A world is one full state that the seat could be in. In each world every candidate action
is played, the line is played on for a while, and the outlook is noted. All candidates meet
the same worlds with the same luck, so that they differ by their worth alone. Candidates
that are clearly behind are eliminated early (successive elimination). When one is left
and there is time, the eliminated ones that were close get another chance, and then actions
that looked less good at first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import inf

from meowple.bots.bot import Question
from meowple.bots.candidates import (
    SAME,
    Candidate,
    Finding,
    finding_of,
    is_near,
    safe_lead,
)
from meowple.kernel.frame import Action
from meowple.kernel.knowledge import Knowledge, Late, Outlook, never
from meowple.kernel.registry import knowledge
from meowple.kernel.rng import Rng
from meowple.kernel.state import State

# The share of the time to use; the rest is for what comes after the last world.
_SHARE = 0.96
# The share that is kept for the race, however long the first weighing takes.
_RACE = 0.2
# The factor from one elimination to the next, in worlds.
_GROWTH = 1.5
# Lines that should reach the end of the game are not cut. Candidates are put off instead:
# each needs this many worlds, and this many candidates always stay.
_ENOUGH_WORLDS = 16
_NARROWEST = 3
# No line takes less time than this, in seconds.
_INSTANT = 1e-9
# By so much more when there is time left for second thoughts.
_SURER = 1.0
# With less time than this, in seconds, all seats use the quick policy in lines: several
# worlds teach more than one careful one.
_TIME_FOR_CARE = 0.5
# Findings are based on at least this many worlds, if there is time.
_TELLING = 20
# The most seconds that a search for findings takes beyond its time to reach them.
_PATIENCE = 5.0


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a search tries out: candidates and depth of lines, compared with those of
    the game; the worlds before the first elimination, and perhaps an earlier one of those
    that are far behind; the standard errors that the others must be behind."""

    width: int = 1
    depth: int = 1
    early_look: int = 4
    first_look: int = 8
    behind: float = 2.0


TIGER = Effort()
LION = Effort(width=2, depth=2, early_look=0, first_look=16, behind=3.0)


class Search:
    """One search for one question; `worlds` limits their number instead of time."""

    def __init__(
        self,
        question: Question,
        rng: Rng,
        worlds: int | None = None,
        effort: Effort = TIGER,
    ) -> None:
        self._effort = effort
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
        # The worlds so far, with their luck; whether there were second thoughts.
        self._met: list[tuple[State, int]] = []
        self._sure = False
        promising, width = self._promising(), self._known.width * effort.width
        self._candidates = [Candidate(action) for action in promising[:width]]
        self._others = promising[width : self._known.widest * effort.width]
        self._racing = list(self._candidates)
        self._depth = self._affordable()

    def best(self) -> Action:
        """The action to play."""
        self._race()
        while self._widen():
            self._race()
        return self._winner().action

    def _winner(self) -> Candidate:
        first, caution = self._candidates[0], self._known.caution
        return max(self._racing, key=lambda one: safe_lead(one, first, caution))

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
        self._race(of_interest)
        while self._widen():
            self._race(of_interest)
        self._deadline += min(self._question.seconds * patience, _PATIENCE)
        self._tell()
        winner = self._winner()
        found = [finding_of(candidate, winner) for candidate in self._candidates]
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
        return [question.actions[index] for index in looked_at]

    def _race(self, keep: Action | None = None) -> None:
        """Try world after world until the best is known; `keep` is never eliminated."""
        worlds, look = len(self._met), self._effort.first_look
        undecided = len(self._racing) > 1
        while undecided:
            if worlds >= self._most or self._clock() >= self._deadline:
                return
            if not self._try_world(self._racing):
                return
            worlds += 1
            if worlds >= look:
                look = int(look * _GROWTH)
                undecided = self._eliminate(keep, self._is_rival)
            elif worlds == self._effort.early_look:
                undecided = self._eliminate(keep, is_near)

    def _widen(self) -> bool:
        """Use the time that is left: first for second thoughts about what was eliminated,
        then for further candidates. False if there is nothing else, or no time."""
        if len(self._racing) > 1 or not self._met or self._late():
            return False
        if not self._sure:
            self._sure = True
            self._readmit(candidate for candidate in self._candidates if candidate.raced)
        elif self._others:
            width = self._known.width * self._effort.width
            late, self._others = self._others[:width], self._others[width:]
            self._readmit(Candidate(action, late=True) for action in late)
        else:
            return False
        return True

    def _readmit(self, candidates: Iterable[Candidate]) -> None:
        """Let candidates into the race. Each catches up with the worlds so far, unless the
        first of them rule it out."""
        leader = self._racing[0]
        for candidate in candidates:
            if (
                self._catch_up(candidate, self._effort.first_look)
                and self._is_rival(leader, candidate)
                and self._catch_up(candidate, len(self._met))
            ):
                candidate.raced = None
                self._racing.append(candidate)
                if candidate.late:
                    self._candidates.append(candidate)

    def _catch_up(self, candidate: Candidate, worlds: int) -> bool:
        """Try a candidate in the first worlds; False if the time was up before the end."""
        for world, luck in self._met[len(candidate.chances) : worlds]:
            outlook = self._outlook(world.copy(), candidate.action, Rng(luck))
            if outlook is None:
                return False
            candidate.note(outlook, self._question.seat)
        return True

    def _is_rival(self, leader: Candidate, candidate: Candidate) -> bool:
        """Whether the candidate is in front, or more worlds could put it there, by
        something that matters."""
        lead, error = leader.lead(candidate)
        reach = (self._effort.behind + (_SURER if self._sure else 0.0)) * error
        return lead < reach and abs(lead) + reach > SAME

    def _tell(self) -> None:
        """Try all candidates, even those that were eliminated, in enough worlds to tell
        something."""
        for candidate in self._candidates:
            if not self._catch_up(candidate, min(_TELLING, len(self._met))):
                return
        while len(self._met) < min(_TELLING, self._most):
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
        self._met.append((world, luck))
        return True

    def _affordable(self) -> int:
        """The depth of lines: the deepest, if there is time for the first worlds of all
        candidates. One line is played to measure that. Where lines are judged best at the
        end of the game, a few candidates are enough, and the others are put off."""
        known, clock = self._known, self._clock
        deepest = max(known.deepest, known.depth * self._effort.depth)
        if self._deadline == inf or deepest <= known.depth:
            return deepest
        lines = self._effort.first_look * len(self._candidates)
        if known.deepest:
            lines = min(lines, _NARROWEST * TIGER.first_look)
        before = clock()
        enough = before + (self._deadline - before) / lines
        state = self._question.imagine(self._rng)
        began = known.clock(state)
        until = began + deepest
        if play_on(known, state, until, self._rng, lambda: clock() > enough, me=self._me):
            if known.deepest:
                self._narrow(clock() - before)
            return deepest
        return max(known.depth, known.clock(state) - began)

    def _narrow(self, line: float) -> None:
        """Put off candidates for which there is no time if a line takes as long as this."""
        lines = max(self._deadline - self._clock(), 0.0) / max(line, _INSTANT)
        width = max(int(lines / _ENOUGH_WORLDS), _NARROWEST)
        put_off = [candidate.action for candidate in self._candidates[width:]]
        self._others = put_off + self._others
        self._candidates = self._candidates[:width]
        self._racing = list(self._candidates)

    def _outlook(self, state: State, action: Action, rng: Rng) -> Outlook | None:
        """The outlook after an action; None if the time was up before."""
        until = self._known.clock(state) + self._depth
        self._game.play(state, self._question.seat, action)
        if play_on(self._known, state, until, rng, self._late, me=self._me):
            return self._known.outlook(state)
        return None

    def _late(self) -> bool:
        return self._clock() > self._deadline

    def _eliminate(
        self, keep: Action | None, stays: Callable[[Candidate, Candidate], bool]
    ) -> bool:
        """Eliminate all but the leader and its rivals, which stay; True if any do."""
        leader = max(self._racing, key=lambda candidate: candidate.chance)
        rivals = [one for one in self._racing if one is not leader and stays(leader, one)]
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
    game, now = known.game, known.clock(state)
    while now < until and (asked := game.actors(state)):
        if late():
            return False
        seat = asked[0]
        choose = known.careful if seat == me else known.quick
        game.play(state, seat, choose(state, seat, game.legal(state, seat), rng))
        before, now = now, known.clock(state)
        if known.steps_have_luck and now != before:
            state.rng = _luck(rng, now)
    return True


def _luck(rng: Rng, step: int) -> Rng:
    """The luck of a step of the clock, however much was drawn before it."""
    found = rng.copy()
    found.counter, found.pool = step + 1 << 32, 0
    return found
