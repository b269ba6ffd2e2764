"""Observers: a seat's view as a vector of numbers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
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
        vector = self.layout.blank()
        self.fill(view, self.layout.arrays(vector))
        return np.clip(vector, -1.0, 1.0, out=vector)

    def from_viewer(self, seat: int, viewer: int) -> int:
        """A seat as it counts from the viewer."""
        return (seat - viewer) % self.seats


class Index:
    """The places of things in a row of numbers."""

    def __init__(self, things: Iterable[str | int]) -> None:
        self.at = {thing: place for place, thing in enumerate(dict.fromkeys(things))}

    def __len__(self) -> int:
        return len(self.at)

    def mark(self, row: Vector, things: Sequence[str | int], by: float = 1.0) -> None:
        """Add to the place of each of these things."""
        for thing in things:
            row[self.at[thing]] += by
