"""A game's part in learning a policy of its own (`meowple train`).

The policy is linear: an action is as good as the sum of its features times their weights.
First it learns to choose as an experienced player does (`watch`). Then it tries two of its
best actions from the same position with the same luck, and learns from the difference at
the end of the game (`compare`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import NamedTuple

# Name and amount.
Features = list[tuple[str, float]]
Weights = Mapping[str, float]


class Example(NamedTuple):
    """A decision of an experienced player: the features of each action that was possible,
    and the number of the one that was chosen."""

    actions: list[Features]
    chosen: int


class Comparison(NamedTuple):
    """Two actions that were tried: what the first has more of, and by how many points it
    ended better. `doubt` is how likely the policy was to prefer the second."""

    more: Features
    points: float
    doubt: float


class Trainer(ABC):
    """A policy that can be learned, mode by mode."""

    # The modes of the game, each with weights of its own.
    modes: Sequence[str]

    @abstractmethod
    def watch(self, mode: str, seed: int) -> list[Example]:
        """The decisions of experienced players in the game with this seed."""

    @abstractmethod
    def compare(self, mode: str, seed: int, weights: Weights) -> list[Comparison]:
        """Some decisions of the policy in the game with this seed, tried both ways."""
