"""Observers: a seat's view as a vector of numbers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Sequence
from functools import cached_property
from typing import Generic, TypeVar

import numpy as np

from meowple.encoding.kept_arrays import KeptArrays
from meowple.encoding.observation_layout import Layout, Vector

V = TypeVar("V")
# All values are within these; of the vector's own type, so that nothing is converted.
_LEAST, _MOST = np.float32(-1), np.float32(1)


class Observer(ABC, Generic[V]):
    """Reads the view of a seat, and nothing else. Seats are counted from the viewer, who
    comes first, so that one policy can play every seat.

    Arrays named in `kept` are never set to zero: `fill` writes a part of them only if it
    shows another object than before (`into.shows`), which is a lot faster where the views
    of a game share their parts. Such an observer says whose a view is (`viewer`).
    """

    layout: Layout
    seats: int
    kept: Collection[str] = ()

    @abstractmethod
    def fill(self, view: V, into: KeptArrays) -> None:
        """Write a view into arrays of zeros, except for those that are kept."""

    def viewer(self, view: V) -> int | None:
        """The viewer of a view: each has kept arrays of its own."""
        return None

    def observe(self, view: V) -> Vector:
        """A view as a vector; values outside -1 to 1 are clipped."""
        viewer = self.viewer(view)
        arrays = self._arrays.get(viewer)
        if arrays is None:
            arrays = self._arrays[viewer] = KeptArrays(self.layout, self.kept)
        arrays.clear()
        self.fill(view, arrays)
        return arrays.vector.clip(_LEAST, _MOST)

    @cached_property
    def _arrays(self) -> dict[int | None, KeptArrays]:
        """The arrays by viewer."""
        return {}

    def from_viewer(self, seat: int, viewer: int) -> int:
        """A seat as it counts from the viewer."""
        return (seat - viewer) % self.seats


class Index:
    """The places of things in a row of numbers."""

    def __init__(self, things: Iterable[str | int | None]) -> None:
        self.at = {thing: place for place, thing in enumerate(dict.fromkeys(things))}

    def __len__(self) -> int:
        return len(self.at)

    def row(self, things: Sequence[str | int | None], by: float = 1.0) -> Vector:
        """A new row of numbers with the place of each of these things marked."""
        row = np.zeros(len(self), np.float32)
        self.mark(row, things, by)
        return row

    def mark(
        self, row: Vector, things: Sequence[str | int | None], by: float = 1.0
    ) -> None:
        """Add to the place of each of these things."""
        for thing in things:
            row[self.at[thing]] += by
