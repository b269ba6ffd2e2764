"""What bots ask of a game: how good an action or a position looks.

Bots ask about imagined states only. A game overrides `Knowledge` in its `bot/` folder and
hands it over by `Plugin.knowledge`. The base class knows nothing: with it the levels play
any game by its rules alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from meowple.kernel.frame import Action
from meowple.kernel.game import AnyGame
from meowple.kernel.rng import Rng

# Says whether there is no time left.
Late = Callable[[], bool]


def never() -> bool:
    """For those who have all the time there is."""
    return False


class Outlook(NamedTuple):
    """What is to be expected of a position, seat by seat: the final scores in points
    of the game, and the chances of winning from 0 to 1."""

    scores: tuple[float, ...]
    chances: tuple[float, ...]


class Knowledge:
    """Judgement of one game. A game overrides what it knows better."""

    # How many actions are worth a closer look.
    width: int = 8
    # By how much the clock moves before a line that is played on is judged.
    depth: int = 1
    # Where there is time for it lines go as deep as this, if that is deeper.
    deepest: int = 0
    # What looks best is given up only for what is better by so many standard errors.
    caution: float = 0.5

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def weigh(self, state: Any, seat: int, actions: Sequence[Action]) -> Sequence[float]:
        """How good each action looks at a glance; only their order matters."""
        return [0.0] * len(actions)

    def study(
        self, state: Any, seat: int, actions: Sequence[Action], late: Late = never
    ) -> Sequence[float]:
        """How good each action looks to somebody who takes more time than a glance. When
        it gets late, what was not looked at is not worth a look."""
        return self.weigh(state, seat, actions)

    def quick(self, state: Any, seat: int, actions: Sequence[Action], rng: Rng) -> Action:
        """What a hasty player would do: so the others play in lines."""
        return actions[rng.below(len(actions))]

    def careful(self, state: Any, seat: int, actions: Sequence[Action], rng: Rng) -> Action:
        """What the one who thinks would do later in a line, the others being hasty: what
        is thought out now is worth what is made of it."""
        return self.quick(state, seat, actions, rng)

    def clock(self, state: Any) -> int:
        """How far the game has come, in steps after which it can be judged (a day, a
        turn); it never goes back."""
        return 0

    def outlook(self, state: Any) -> Outlook:
        """What is to be expected if everybody goes on sensibly; also of an end."""
        result = self.game.result(state)
        seats = range(state.seats)
        if result is None:
            return Outlook((0.0,) * state.seats, (1 / state.seats,) * state.seats)
        share = 1 / max(len(result.winners), 1)
        chances = tuple(share if seat in result.winners else 0.0 for seat in seats)
        return Outlook(tuple(map(float, result.scores)), chances)
