"""The bot that takes any legal action, each as likely."""

from __future__ import annotations

from collections.abc import Sequence

from meowple.bots.bot import BlindBot
from meowple.kernel.frame import Action
from meowple.kernel.rng import Rng


class RandomBot(BlindBot):
    """Same seed, same questions: same answers."""

    __slots__ = ("_below",)

    def __init__(self, seed: int | str) -> None:
        self._below = Rng(seed).below

    def pick(self, actions: Sequence[Action]) -> Action:
        # By length and index: a list of placements is never built.
        return actions[self._below(len(actions))]
