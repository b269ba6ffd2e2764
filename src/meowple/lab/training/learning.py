"""Learning the weights of a linear policy, in plain Python.

Both ways of learning are steps along a gradient, each feature at its own pace (AdaGrad):
one that was seen often moves less.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, sqrt

from meowple.kernel.rng import Rng
from meowple.kernel.trainer import Comparison, Example, Features

# How far a step goes, by examples and by comparisons.
_RATE = 0.3
_FINE_RATE = 0.1
# How often all examples are gone through.
_TIMES = 6
# Weights that nothing supports go to zero.
_SHRINK = 1e-5
# A probability that is off by less moves nothing.
_CLOSE = 1e-4
# A comparison that ended this many points apart counts once; one counts twice at most.
_POINTS = 10.0
_MOST = 2.0


class Learner:
    """The weights so far. `paces` are the squares of the steps that each made."""

    def __init__(
        self, weights: dict[str, float] | None = None, paces: dict[str, float] | None = None
    ) -> None:
        self.weights = weights or {}
        self.paces = paces or {}

    def imitate(self, examples: Sequence[Example], rng: Rng) -> None:
        """Make the choices of the examples likely: a softmax over the actions."""
        paces: dict[str, float] = {}
        for _ in range(_TIMES):
            for example in rng.shuffled(examples):
                self._imitate(example, paces)

    def _imitate(self, example: Example, paces: dict[str, float]) -> None:
        weights = self.weights
        for index, share in enumerate(self._shares(example.actions)):
            off = share - (index == example.chosen)
            if abs(off) < _CLOSE:
                continue
            for name, amount in example.actions[index]:
                weight = weights.get(name, 0.0)
                slope = off * amount + _SHRINK * weight
                pace = paces[name] = paces.get(name, 1e-6) + slope * slope
                weights[name] = weight - _RATE * slope / sqrt(pace)

    def _shares(self, actions: Sequence[Features]) -> list[float]:
        """The probability of each action."""
        scores = [
            sum(self.weights.get(name, 0.0) * amount for name, amount in features)
            for features in actions
        ]
        top = max(scores)
        parts = [exp(score - top) for score in scores]
        whole = sum(parts)
        return [part / whole for part in parts]

    def improve(self, comparisons: Iterable[Comparison]) -> None:
        """Make actions that ended better more likely: the gradient of the expected
        points."""
        for more, points, doubt in comparisons:
            counts = min(max(points / _POINTS, -_MOST), _MOST) * 4 * doubt * (1 - doubt)
            for name, amount in more:
                slope = counts * amount
                pace = self.paces[name] = self.paces.get(name, 1.0) + slope * slope
                weight = self.weights.get(name, 0.0)
                self.weights[name] = weight + _FINE_RATE * slope / sqrt(pace)
