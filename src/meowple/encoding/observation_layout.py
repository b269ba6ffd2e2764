"""The layout of an observation: named arrays that share one flat vector."""

from __future__ import annotations

from collections.abc import Mapping
from math import prod

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

Shape = tuple[int, ...]
Vector = NDArray[np.float32]
Arrays = dict[str, Vector]


class Layout:
    """The names and shapes of the arrays, in their order in the vector. All values are
    from -1 to 1."""

    def __init__(self, shapes: Mapping[str, Shape]) -> None:
        self.shapes = dict(shapes)
        self.slices: dict[str, slice] = {}
        end = 0
        for name, shape in self.shapes.items():
            self.slices[name] = slice(end, end + prod(shape))
            end += prod(shape)
        self.size = end

    def blank(self) -> Vector:
        return np.zeros(self.size, np.float32)

    def arrays(self, vector: Vector) -> Arrays:
        """The arrays of a vector, as views into it, not copies."""
        return {
            name: vector[self.slices[name]].reshape(shape)
            for name, shape in self.shapes.items()
        }

    def flat_space(self) -> spaces.Box:
        return _box((self.size,))

    def structured_space(self) -> spaces.Dict:
        return spaces.Dict({name: _box(shape) for name, shape in self.shapes.items()})


def _box(shape: Shape) -> spaces.Box:
    return spaces.Box(-1.0, 1.0, shape, np.float32)
