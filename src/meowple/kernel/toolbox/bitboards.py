"""Sets of squares as plain ints: what every bitboard needs."""

from __future__ import annotations

from collections.abc import Iterator


def nth_bit(bits: int, n: int) -> int:
    """The position of the n-th set bit, counted from the lowest.

    Bits are dropped one by one: with the few dozen places of a tile or card that is faster
    than a binary search.

    >>> nth_bit(0b10110, 1)
    2
    """
    for _ in range(n):
        bits &= bits - 1
    return (bits & -bits).bit_length() - 1


def each_bit(bits: int) -> Iterator[int]:
    """The set bits one by one, the lowest first, each as a set of its own.

    >>> [*each_bit(0b10110)]
    [2, 4, 16]
    """
    while bits:
        lowest = bits & -bits
        yield lowest
        bits ^= lowest


def places_of_bits(bits: int) -> list[int]:
    """The positions of the set bits, the lowest first.

    >>> places_of_bits(0b10110)
    [1, 2, 4]
    """
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return found
