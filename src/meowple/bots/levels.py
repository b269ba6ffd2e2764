"""The levels: kitten, cat, tiger and lion.

They are the same for every game; its `Knowledge` says what they know of it.
"""

from __future__ import annotations

from collections.abc import Sequence

from meowple.bots.bot import Bot, Question
from meowple.bots.collection import no_garbage_collection
from meowple.bots.search import LION, Search
from meowple.kernel.frame import Action
from meowple.kernel.registry import knowledge
from meowple.kernel.rng import Rng


class CatBot(Bot):
    """Takes the action with the highest weight, without thinking ahead."""

    def __init__(self, seed: int | str) -> None:
        self._rng = Rng(seed)

    def choose(self, question: Question) -> Action:
        actions = question.actions
        if len(actions) == 1:
            return actions[0]
        weights = self._weights(question)
        best = max(weights)
        liked = [index for index, weight in enumerate(weights) if weight == best]
        return actions[self._rng.choice(liked)]

    def _weights(self, question: Question) -> Sequence[float]:
        world = question.imagine(self._rng)
        return knowledge(question.game).weigh(world, question.seat, question.actions)


class KittenBot(CatBot):
    """Makes the mistakes of a beginner: it takes what looks best at a glance."""

    def _weights(self, question: Question) -> Sequence[float]:
        world, known = question.imagine(self._rng), knowledge(question.game)
        return known.glance(world, question.seat, question.actions, self._rng)


class TigerBot(Bot):
    """Thinks ahead by search. With `worlds` the search is limited by their number instead
    of time, so that the same seed always gives the same action."""

    def __init__(self, seed: int | str, worlds: int | None = None) -> None:
        self._rng = Rng(seed)
        self._worlds = worlds

    def choose(self, question: Question) -> Action:
        if len(question.actions) == 1:
            return question.actions[0]
        with no_garbage_collection():
            return self._search(question).best()

    def _search(self, question: Question) -> Search:
        return Search(question, self._rng, self._worlds)


class LionBot(TigerBot):
    """A tiger that takes five times as long, and more of everything: candidates, worlds,
    longer lines, and certainty before it drops one."""

    time_factor = 5.0

    def _search(self, question: Question) -> Search:
        return Search(question, self._rng, self._worlds, LION)
