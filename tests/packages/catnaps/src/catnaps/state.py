"""The state: where every cat and every patch of sun is."""

from __future__ import annotations

from typing import Self

from catnaps.actions import Patch
from meowple.kernel.state import State


class Afternoon(State):
    """`sent` has the cat that each seat sent out this hour, 0 for none yet. `out` has the
    cats of earlier hours, and `naps` what became of each: None is a mouse."""

    __slots__ = (
        "basket", "cloudy", "deck", "hands", "hours", "naps", "out", "sent", "sun",
    )  # fmt: skip

    basket: list[int]
    cloudy: list[Patch]
    deck: list[Patch]
    hands: list[list[int]]
    hours: int
    naps: list[list[Patch | None]]
    out: list[list[int]]
    sent: list[int]
    sun: list[Patch]

    def copy(self) -> Self:
        new = type(self).__new__(type(self))
        new.seats = self.seats
        new.rng = self.rng.copy()
        new.stack = self.stack.copy()
        new.basket = self.basket.copy()
        new.cloudy = self.cloudy.copy()
        new.deck = self.deck.copy()
        new.hands = [hand.copy() for hand in self.hands]
        new.hours = self.hours
        new.naps = [naps.copy() for naps in self.naps]
        new.out = [cats.copy() for cats in self.out]
        new.sent = self.sent.copy()
        new.sun = self.sun.copy()
        return new
