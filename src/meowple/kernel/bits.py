"""Sets of squares as plain ints: what every bitboard needs."""

from __future__ import annotations

from collections.abc import Iterator


def nth_bit(bits: int, n: int) -> int:
    """The position of the n-th set bit, counted from the lowest, by halving."""
    low, high = 0, bits.bit_length()
    while high - low > 1:
        middle = (low + high) // 2
        below = (bits & (1 << middle) - 1).bit_count()
        if n < below:
            high = middle
            bits &= (1 << middle) - 1
        else:
            n -= below
            low = middle
            bits = bits >> middle << middle
    return low


def each_bit(bits: int) -> Iterator[int]:
    """The set bits one by one, the lowest first, each as a set of its own."""
    while bits:
        lowest = bits & -bits
        yield lowest
        bits ^= lowest
