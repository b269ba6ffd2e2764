"""The decisions that bots and hints make in a game at a table.

Each decision has its own seed, from the game's seed and the place in the game. So it does
not matter which process makes it, or which other decisions that process made before.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter, thread_time

from meowple.bots.bot import Bot, Clock, Question
from meowple.bots.by_name import BOTS
from meowple.bots.search import Finding, Search
from meowple.kernel.frame import Action
from meowple.kernel.game import AnyGame
from meowple.kernel.rng import Rng
from meowple.kernel.state import State

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

    def choice(self, bot: str, seconds: float, bots: BotMaker = level) -> Action:
        """The action that a bot chooses."""
        chosen = bots(bot, self._seed("bot"))
        choose = chosen.chooser(self.game, self.state, self.seat, seconds)
        return choose(self.game.legal(self.state, self.seat))

    def hint(self, seconds: float) -> tuple[Finding, ...]:
        """What a tiger finds out for a player, the best action first. The player waits, so
        wall-clock time counts."""
        rng = Rng(self._seed("study"))
        return study(self.game, self.state, self.seat, seconds, rng, clock=perf_counter)

    def review(self, seconds: float, played: str) -> tuple[Finding, ...]:
        """What a tiger finds out after the game, about the action that was played too."""
        rng, action = Rng(self._seed("study")), self.game.parse(played)
        return study(self.game, self.state, self.seat, seconds, rng, action)

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
    clock: Clock = thread_time,
) -> tuple[Finding, ...]:
    """What a tiger finds out about the actions of a decision, the best first. The action
    that was played is always among them. Empty if there is no choice."""
    actions = game.legal(state, seat)
    if len(actions) < 2:
        return ()
    question = Question(game, state, seat, actions, seconds, clock)
    return tuple(Search(question, rng, worlds).findings(played))
