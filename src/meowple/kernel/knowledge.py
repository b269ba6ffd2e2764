"""The questions that bots ask of a game: how good an action or a position looks.

Bots ask about imagined states only. A game subclasses `Knowledge` in its `bot/` folder and
returns an instance from `Plugin.knowledge`. The base class knows nothing: with it bots play
any game by its rules alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from typing import Any, NamedTuple

from meowple.kernel.frame import Action
from meowple.kernel.game import AnyGame
from meowple.kernel.rng import Rng

# Says whether there is no time left.
Late = Callable[[], bool]

# A beginner overlooks one action in this many.
_OVERLOOKS = 3


def never() -> bool:
    """No time limit."""
    return False


class Outlook(NamedTuple):
    """The expected end of a game, seat by seat: final scores in points, and chances of
    winning from 0 to 1."""

    scores: tuple[float, ...]
    chances: tuple[float, ...]


class Knowledge:
    """Judgment of one game. A game overrides what it knows better."""

    # How many actions a search looks at.
    width: int = 8
    # How many it looks at if the best of these is known early; 0 for no more than `width`.
    widest: int = 0
    # How far the clock moves in a line before the position is judged.
    depth: int = 1
    # How far it moves if there is time for more; 0 for no further than `depth`.
    deepest: int = 0
    # Whether every step of the clock has luck of its own in a line, so that lines which
    # begin with different actions still roll the same dice later.
    steps_have_luck: bool = False
    # The action that looks best is dropped only for one that is better by this many
    # standard errors.
    caution: float = 0.5

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def weigh(self, state: Any, seat: int, actions: Sequence[Action]) -> Sequence[float]:
        """The value of each action at a glance; only their order matters."""
        return [0.0] * len(actions)

    def study(
        self, state: Any, seat: int, actions: Sequence[Action], late: Late = never
    ) -> Sequence[float]:
        """The value of each action after more thought than in `weigh`. Actions that could
        not be studied in time get the lowest value."""
        return self.weigh(state, seat, actions)

    def glance(
        self, state: Any, seat: int, actions: Sequence[Action], rng: Rng
    ) -> Sequence[float]:
        """The value of each action to a beginner, who makes mistakes: by default one
        sensible action in three is overlooked."""
        weights = self.weigh(state, seat, actions)
        sensible = [index for index, weight in enumerate(weights) if weight > -inf]
        noticed = {index for index in sensible if rng.below(_OVERLOOKS)}
        if not noticed:
            noticed = {rng.choice(sensible)} if sensible else set(range(len(actions)))
        return [weights[n] if n in noticed else -inf for n in range(len(actions))]

    def quick(self, state: Any, seat: int, actions: Sequence[Action], rng: Rng) -> Action:
        """The rollout policy: what the other seats do in the lines of a search. It has to
        be fast."""
        return actions[rng.below(len(actions))]

    def careful(self, state: Any, seat: int, actions: Sequence[Action], rng: Rng) -> Action:
        """The rollout policy of the searching seat itself. It may take longer: an action
        is worth what the seat makes of it later."""
        return self.quick(state, seat, actions, rng)

    def clock(self, state: Any) -> int:
        """How far the game has come, in steps after which it can be judged (a day, a
        turn). It never decreases."""
        return 0

    def outlook(self, state: Any) -> Outlook:
        """The expected end if everyone plays sensibly; of a finished game its end."""
        result = self.game.result(state)
        seats = range(state.seats)
        if result is None:
            return Outlook((0.0,) * state.seats, (1 / state.seats,) * state.seats)
        share = 1 / max(len(result.winners), 1)
        chances = tuple(share if seat in result.winners else 0.0 for seat in seats)
        return Outlook(tuple(map(float, result.scores)), chances)
