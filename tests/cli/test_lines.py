"""Lines out of a stream of bytes."""

from __future__ import annotations

import io

from hypothesis import given
from hypothesis import strategies as st

from meowple.cli.protocol.lines import lines


class Trickle:
    """A stream that hands over a few bytes at a time."""

    def __init__(self, content: bytes, step: int) -> None:
        self._content = io.BytesIO(content)
        self._step = step

    def read(self, size: int = -1, /) -> bytes:
        return self._content.read(self._step)


@given(st.lists(st.binary().map(lambda b: b.replace(b"\n", b""))), st.integers(1, 9))
def test_lines_come_out_as_they_went_in(wanted: list[bytes], step: int) -> None:
    content = b"".join(line + b"\n" for line in wanted)
    assert list(lines(Trickle(content, step))) == wanted


def test_a_last_line_need_not_be_ended() -> None:
    assert list(lines(io.BytesIO(b"a\nb"))) == [b"a", b"b"]


def test_a_line_that_is_too_long_is_passed_over_and_the_next_is_read() -> None:
    content = b"x" * 300_000 + b"\nshort\n" + b"y" * 11
    assert list(lines(io.BytesIO(content), limit=10)) == [None, b"short", None]


def test_a_line_of_exactly_the_limit_is_kept() -> None:
    assert list(lines(io.BytesIO(b"x" * 10 + b"\n"), limit=10)) == [b"x" * 10]
