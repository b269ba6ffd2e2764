"""The decisions that bots and hints make in a game at a table.

Each decision has its own seed, from the game's seed and the place in the game. So it does
not matter which process makes it, or which other decisions that process made before.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from time import perf_counter

from meowple.bots.bot import Bot, Clock, Question, processor_time
from meowple.bots.by_name import BOTS
from meowple.bots.candidates import Finding
from meowple.bots.search import Search
from meowple.kernel.frame import Action
from meowple.kernel.game import AnyGame
from meowple.kernel.registry import knowledge
from meowple.kernel.rng import Rng
from meowple.kernel.state import State

# A hint takes longer, by at most this many times its time, if it would say little.
_PATIENCE = 3.0
# The share of the time for each further part of a choice, the most seconds for one, and
# the most parts.
_PART = 0.25
_LONGEST_PART = 0.25
_PARTS = 12

# Makes the bot of a name from the seed of its random numbers.
BotMaker = Callable[[str, str], Bot]


def level(name: str, seed: str) -> Bot:
    """The bot of a level."""
    return BOTS[name](seed)


def decision_seed(seed: int | str, purpose: str, seat: int, actions: int) -> str:
    """The seed of a seat's decision in the game with this seed. `actions` is the number of
    actions so far that were not taken back."""
    return f"{seed}:{purpose}:{seat}:{actions}"


@dataclass(frozen=True, slots=True)
class SeatDecision:
    """A decision of a seat. `seed` is the game's, and `actions` the number of actions so
    far that were not taken back."""

    game: AnyGame
    state: State
    seat: int
    seed: int | str
    actions: int

    def choice(
        self,
        bot: str,
        seconds: float,
        bots: BotMaker = level,
        clock: Clock = perf_counter,
    ) -> Action:
        """The action that a bot chooses in this time."""
        legal = self.game.legal(self.state, self.seat)
        question = Question(self.game, self.state, self.seat, legal, seconds, clock)
        return bots(bot, self._seed("bot")).choose(question)

    def hint(self, seconds: float) -> tuple[Finding, ...]:
        """What a tiger finds out for a player, the best action first, each with the rest of
        the choice that it begins. The player waits, so wall-clock time counts."""
        rng = Rng(self._seed("study"))
        game, state, seat = self.game, self.state, self.seat
        found = study(
            game, state, seat, seconds, rng, clock=perf_counter, patience=_PATIENCE
        )
        # The best choice is searched to its end, the others get what looks best.
        part = min(seconds * _PART, _LONGEST_PART)
        return tuple(
            replace(one, then=self._rest(one.action, 0.0 if n else part, rng))
            for n, one in enumerate(found)
        )

    def review(self, seconds: float, played: str) -> tuple[Finding, ...]:
        """What a tiger finds out after the game, about the action that was played too."""
        rng, action = Rng(self._seed("study")), self.game.parse(played)
        return study(self.game, self.state, self.seat, seconds, rng, action)

    def _rest(self, action: Action, seconds: float, rng: Rng) -> tuple[Action, ...]:
        """The rest of a choice of several things that begins with an action."""
        game, seat = self.game, self.seat
        world = game.imagine(self.state, seat, rng)
        game.play(world, seat, action)
        rest: list[Action] = []
        while len(rest) < _PARTS and seat in game.actors(world):
            if not game.continues(world, seat):
                break
            rest.append(self._part(world, seconds, rng))
            game.play(world, seat, rest[-1])
        return tuple(rest)

    def _part(self, world: State, seconds: float, rng: Rng) -> Action:
        """The next part of a choice: by a search, if there is time for one."""
        game, seat = self.game, self.seat
        if seconds:
            found = study(game, world, seat, seconds, rng, clock=perf_counter)
            if found:
                return found[0].action
        return knowledge(game).careful(world, seat, game.legal(world, seat), rng)

    def _seed(self, purpose: str) -> str:
        return decision_seed(self.seed, purpose, self.seat, self.actions)


def study(
    game: AnyGame,
    state: State,
    seat: int,
    seconds: float,
    rng: Rng,
    played: Action | None = None,
    worlds: int | None = None,
    clock: Clock = processor_time,
    patience: float = 0.0,
) -> tuple[Finding, ...]:
    """What a tiger finds out about the actions of a decision, the best first. The action
    that was played is always among them. Empty if there is no choice. A search that would
    say little takes longer, by at most `patience` times its time."""
    actions = game.legal(state, seat)
    if len(actions) < 2:
        return ()
    question = Question(game, state, seat, actions, seconds, clock)
    return tuple(Search(question, rng, worlds).findings(played, patience))
