"""How a tiger thinks: what the cat would do first is tried out in many imagined worlds.

Each world is one state that the seat could be in. In it every action that is still in
the race is played, the line is played on for a while, and the outcome is judged. All
actions meet the same worlds with the same luck, so that they differ by their worth alone;
those that are clearly behind leave the race early, and the race ends when one is left or
the time is out.
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

# Of the time there is; the rest is for what comes after the last world.
_SHARE = 0.96
# Of the time there is so much is kept for the race, however long the first look takes.
_RACE = 0.2
# After so many worlds the first actions leave the race, and then each time that there
# are half as many worlds more.
_FIRST_LOOK = 8
_GROWTH = 1.5
# An action is behind when the leader is ahead by so many standard errors.
_BEHIND = 2.0
# With less time than this, in seconds, all play their lines in haste, for what is learnt
# of one world is less than what is learnt of several.
_TIME_FOR_CARE = 0.5
# What is told of an action comes from so many worlds, if there is time.
_TELLING = 20
# A chance of winning that is not worth thinking about.
_SAME = 0.002


@dataclass(slots=True, eq=False)
class Runner:
    """An action in the race, with its chances and scores world by world. Whoever has left
    the race may still be tried; `raced` is the worlds that counted."""

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

    def lead(self, other: Runner, worlds: int | None = None) -> tuple[float, float]:
        """By how much its chance is better than another's in the same worlds, or in the
        first of them, and the standard error of that."""
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
    """What was found out about an action: the chance of winning and the final score to
    be expected, and in how many worlds it was tried. `error` is the standard error of its
    distance to the best."""

    action: Action
    chance: float
    score: float
    worlds: int
    error: float = 0.0


class Search:
    """One race over one question; `worlds` bounds it by number instead of time."""

    def __init__(self, question: Question, rng: Rng, worlds: int | None = None) -> None:
        self._clock = question.clock
        began = self._clock()
        self._deadline = inf if worlds else began + question.seconds * _SHARE
        self._most = worlds or inf
        hurried = not worlds and question.seconds < _TIME_FOR_CARE
        # Who is careful in lines: the one who thinks, if there is time for it.
        self._me = None if hurried else question.seat
        self._question = question
        self._game = question.game
        self._known = knowledge(question.game)
        self._rng = rng
        self._runners = [Runner(action) for action in self._promising()]
        self._racing = list(self._runners)
        self._depth = self._affordable()

    def best(self) -> Action:
        """The action to play."""
        self._race()
        return self._winner().action

    def _winner(self) -> Runner:
        steady, caution = self._runners[0], self._known.caution
        return max(self._racing, key=lambda r: _surely(r, steady, caution))

    def findings(self, first: Action | None = None) -> list[Finding]:
        """What was found: first what a tiger would play, then the others, the best first.
        An action of interest is tried in any case."""
        if first is not None and all(r.action != first for r in self._runners):
            self._runners.append(Runner(first))
            self._racing = list(self._runners)
        # Everyone is tried once, however little time there is.
        deadline, self._deadline = self._deadline, inf
        self._try_world(self._runners)
        self._deadline = deadline
        self._race(keep=first, telling=_TELLING)
        winner = self._winner()
        found = [_found(runner, winner) for runner in self._runners]
        return sorted(found, key=lambda f: (f.action != winner.action, -f.chance))

    def _promising(self) -> list[Action]:
        """The actions that look best before the race, the best first; those that are never
        worth a look weigh minus infinity."""
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
        """World after world, until the best is known; `keep` stays to the end. In the
        first worlds all are tried, though they have left, if there is something to tell
        of them."""
        worlds, look = len(self._runners[0].chances), _FIRST_LOOK
        undecided = len(self._racing) > 1
        while undecided or worlds < telling:
            if worlds >= self._most or self._clock() >= self._deadline:
                return
            if not self._try_world(self._runners if worlds < telling else self._racing):
                return
            worlds += 1
            if undecided and worlds >= look:
                look = int(look * _GROWTH)
                undecided = self._leave_behind(keep)

    def _try_world(self, runners: Sequence[Runner]) -> bool:
        """Runners in one more world; False if the time was out before."""
        world = self._question.imagine(self._rng)
        luck = self._rng.below(1 << 32)
        outlooks = []
        for runner in runners:
            outlook = self._outlook(world.copy(), runner.action, Rng(luck))
            if outlook is None:
                return False
            outlooks.append(outlook)
        for runner, outlook in zip(runners, outlooks, strict=True):
            runner.note(outlook, self._question.seat)
        return True

    def _affordable(self) -> int:
        """How deep lines are played: as deep as can be, if all can meet the first worlds
        in the time there is. One line is played to know what they take."""
        known, clock = self._known, self._clock
        if self._deadline == inf or known.deepest <= known.depth:
            return max(known.depth, known.deepest)
        lines = _FIRST_LOOK * len(self._runners)
        enough = clock() + (self._deadline - clock()) / lines
        state = self._question.imagine(self._rng)
        began = known.clock(state)
        until = began + known.deepest
        if play_on(known, state, until, self._rng, lambda: clock() > enough, me=self._me):
            return known.deepest
        return max(known.depth, known.clock(state) - began)

    def _outlook(self, state: State, action: Action, rng: Rng) -> Outlook | None:
        """What comes of an action; None if the time is out before it is known."""
        until = self._known.clock(state) + self._depth
        self._game.play(state, self._question.seat, action)
        if play_on(self._known, state, until, rng, self._late, me=self._me):
            return self._known.outlook(state)
        return None

    def _late(self) -> bool:
        return self._clock() > self._deadline

    def _leave_behind(self, keep: Action | None) -> bool:
        """Whoever is clearly worse than the leader, or as good for all that matters,
        leaves the race; True if there is still somebody to beat."""
        leader = max(self._racing, key=lambda runner: runner.chance)
        rivals = [runner for runner in self._racing if _rivals(leader, runner)]
        staying = [
            runner
            for runner in self._racing
            if runner is leader or runner in rivals or runner.action == keep
        ]
        for runner in self._racing:
            if runner not in staying:
                runner.raced = len(runner.chances)
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
    """Play a line on until the game's clock says so, or to the end; False if it got late
    before. All are hasty but the one who thinks."""
    game = known.game
    while known.clock(state) < until and (asked := game.actors(state)):
        if late():
            return False
        seat = asked[0]
        choose = known.careful if seat == me else known.quick
        game.play(state, seat, choose(state, seat, game.legal(state, seat), rng))
    return True


def _found(runner: Runner, winner: Runner) -> Finding:
    """What is said of a runner. Whoever left early met fewer worlds, and perhaps kinder
    ones: it is told how far it is from the winner in those that both have met."""
    lead, error = winner.lead(runner)
    chance = min(max(winner.chance - lead, 0.0), 1.0)
    met = len(runner.scores)
    behind = (sum(winner.scores[:met]) - sum(runner.scores)) / met
    score = sum(winner.scores) / len(winner.scores) - behind
    # of a single world nothing is known of the error; no chance is off by more than 1
    return Finding(runner.action, chance, score, met, min(error, 1.0))


def _rivals(leader: Runner, runner: Runner) -> bool:
    """Whether more worlds could put the runner in front by something that matters."""
    lead, error = leader.lead(runner)
    reach = _BEHIND * error
    return runner is not leader and lead < reach and lead + reach > _SAME


def _surely(runner: Runner, steady: Runner, caution: float) -> float:
    """A runner's lead over the steady one, less what may be luck."""
    if runner is steady:
        return 0.0
    lead, error = runner.lead(steady, steady.raced)
    return lead - caution * error
