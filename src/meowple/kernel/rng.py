"""The random number generator inside every state.

SHA-512 in counter mode: the same seed gives the same cards on any machine, and a player
who has seen some of them cannot compute the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha512
from typing import TypeVar

T = TypeVar("T")

# A draw takes the remainder of a large pool. Refilling the pool before it drops
# below 2**64 keeps the bias of a draw of n under n / 2**64.
_LOW = 1 << 64


class Rng:
    """A random number generator with a seed; a value that can be copied.

    >>> rng = Rng(7)
    >>> rng.below(6), rng.choice("abc"), rng.shuffled((1, 2, 3))
    (1, 'a', (2, 1, 3))
    >>> again = rng.copy()
    >>> rng.below(1000) == again.below(1000)
    True
    """

    __slots__ = ("counter", "key", "pool")

    def __init__(self, seed: int | str) -> None:
        self.key = sha512(str(seed).encode()).digest()
        self.counter = 0
        self.pool = 0

    def copy(self) -> Rng:
        new = Rng.__new__(Rng)
        new.key = self.key
        new.counter = self.counter
        new.pool = self.pool
        return new

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1, all equally likely."""
        if self.pool < _LOW:
            self._refill()
        self.pool, drawn = divmod(self.pool, n)
        return drawn

    def _refill(self) -> None:
        block = self.key + self.counter.to_bytes(8, "big")
        self.pool = int.from_bytes(sha512(block).digest(), "big")
        self.counter += 1

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Fisher-Yates, in place."""
        for i in range(len(items) - 1, 0, -1):
            # as `below` does, without the call: decks are shuffled for every game
            if self.pool < _LOW:
                self._refill()
            self.pool, j = divmod(self.pool, i + 1)
            items[i], items[j] = items[j], items[i]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        pile = list(items)
        self.shuffle(pile)
        return tuple(pile)
