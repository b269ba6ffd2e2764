"""The three levels: kitten, cat and tiger.

They are the same for every game; its `Knowledge` says what they know of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from meowple.bots.bot import Bot, Question
from meowple.bots.search import Search
from meowple.kernel.frame import Action
from meowple.kernel.registry import knowledge
from meowple.kernel.rng import Rng

# A kitten overlooks one action in this many.
_OVERLOOKS = 2


class CatBot(Bot):
    """Takes the action with the highest weight, without thinking ahead."""

    def __init__(self, seed: int | str) -> None:
        self._rng = Rng(seed)

    def choose(self, question: Question) -> Action:
        actions = question.actions
        if len(actions) == 1:
            return actions[0]
        weights = self._weights(question)
        sensible = [index for index, weight in enumerate(weights) if weight > -inf]
        noticed = self._noticed(sensible or range(len(actions)))
        best = max(weights[index] for index in noticed)
        liked = [index for index in noticed if weights[index] == best]
        return actions[self._rng.choice(liked)]

    def _weights(self, question: Question) -> Sequence[float]:
        world = question.imagine(self._rng)
        return knowledge(question.game).weigh(world, question.seat, question.actions)

    def _noticed(self, sensible: Sequence[int]) -> Sequence[int]:
        """The actions that the bot considers: all of them."""
        return sensible


class KittenBot(CatBot):
    """A cat that overlooks half of its actions."""

    def _noticed(self, sensible: Sequence[int]) -> Sequence[int]:
        noticed = [index for index in sensible if self._rng.below(_OVERLOOKS)]
        return noticed or [self._rng.choice(sensible)]


class TigerBot(Bot):
    """Thinks ahead by search. With `worlds` the search is limited by their number instead
    of time, so that the same seed always gives the same action."""

    def __init__(self, seed: int | str, worlds: int | None = None) -> None:
        self._rng = Rng(seed)
        self._worlds = worlds

    def choose(self, question: Question) -> Action:
        if len(question.actions) == 1:
            return question.actions[0]
        return Search(question, self._rng, self._worlds).best()
