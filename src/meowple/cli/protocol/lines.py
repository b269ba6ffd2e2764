"""Splitting of a byte stream into lines, in bounded memory."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

# The longest line; a record with an owner's components is well below this.
LIMIT = 4 * 1024 * 1024

_CHUNK = 64 * 1024


class Stream(Protocol):
    """A raw binary stream: `read` returns the bytes that have arrived, and none at the
    end."""

    def read(self, size: int = -1, /) -> bytes | None: ...


def lines(stream: Stream, limit: int = LIMIT) -> Iterator[bytes | None]:
    """Each line without its end; None for one that is too long, which is skipped. The last
    line needs no end."""
    held = bytearray()
    too_long = False
    while chunk := stream.read(_CHUNK):
        *whole, rest = chunk.split(b"\n")
        for part in whole:
            held += part
            yield None if too_long or len(held) > limit else bytes(held)
            held.clear()
            too_long = False
        held += rest
        if len(held) > limit:
            too_long = True
            held.clear()
    if too_long:
        yield None
    elif held:
        yield bytes(held)
