"""The bot that plays a random legal action."""

from __future__ import annotations

from collections.abc import Sequence

from meowple.bots.bot import BlindBot
from meowple.kernel.frame import Action
from meowple.kernel.rng import Rng


class RandomBot(BlindBot):
    """Chooses uniformly; the same seed and questions give the same answers."""

    __slots__ = ("_below",)

    def __init__(self, seed: int | str) -> None:
        self._below = Rng(seed).below

    def pick(self, actions: Sequence[Action]) -> Action:
        # By index, since a lazy list of placements is never built.
        return actions[self._below(len(actions))]
