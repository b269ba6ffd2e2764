"""Sets of squares as plain ints: what every bitboard needs."""

from __future__ import annotations

from collections.abc import Iterator


def nth_bit(bits: int, n: int) -> int:
    """The position of the n-th set bit, counted from the lowest.

    One bit is dropped after the other: with the few dozen places of a tile or card that
    is quicker than halving.
    """
    for _ in range(n):
        bits &= bits - 1
    return (bits & -bits).bit_length() - 1


def each_bit(bits: int) -> Iterator[int]:
    """The set bits one by one, the lowest first, each as a set of its own."""
    while bits:
        lowest = bits & -bits
        yield lowest
        bits ^= lowest
