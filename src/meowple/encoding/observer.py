"""Observers: a seat's view as a vector of numbers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Generic, TypeVar

import numpy as np

from meowple.encoding.observation_layout import Arrays, Layout, Vector

V = TypeVar("V")


class Observer(ABC, Generic[V]):
    """Reads the view of a seat, and nothing else. Seats are counted from the viewer, who
    comes first, so that one policy can play every seat."""

    layout: Layout
    seats: int

    @abstractmethod
    def fill(self, view: V, into: Arrays) -> None:
        """Write a view into arrays of zeros."""

    def observe(self, view: V) -> Vector:
        """A view as a vector; values outside -1 to 1 are clipped."""
        vector, arrays = self._scratch
        vector.fill(0)
        self.fill(view, arrays)
        np.maximum(vector, -1.0, out=vector)
        return np.minimum(vector, 1.0)

    @cached_property
    def _scratch(self) -> tuple[Vector, Arrays]:
        """A vector to write into, and its arrays: they are made only once."""
        vector = self.layout.blank()
        return vector, self.layout.arrays(vector)

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
