"""A small fuzzer that follows coverage: the lines of the package that an input reaches."""

from __future__ import annotations

import re
import sys
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from time import monotonic, process_time
from types import CodeType, FrameType
from typing import Any

from meowple.kernel.errors import MeowpleError

# Gives an answer, or raises an error of our family; whether it was an answer.
Target = Callable[[bytes], None]

_PACKAGE = "/meowple/"
_TOKENS = re.compile(rb"\w+|\s+|[^\w\s]")
_STRANGE = (
    b"0", b"-1", b"1e308", b"-0.0", b"99999999999999999999", b"true", b"null", b'""', b"[]",
    b"{}", b"NaN", b"\xff", b"\x00", "\u202e".encode(), "🐈".encode(), b"'", b"\\u0000",
    b"9" * 400, b"[" * 300, b"a" * 3000,
)  # fmt: skip
# Seconds of processor time that no input of this size may take.
_SLOW = 10.0


@dataclass
class Coverage:
    """The lines of the package that were reached so far."""

    reached: set[tuple[CodeType, int]] = field(default_factory=set)
    _done: set[CodeType] = field(default_factory=set)
    _lines: dict[CodeType, int] = field(default_factory=dict)
    _is_new: bool = False

    def reaches_more(self, run: Callable[[], None]) -> bool:
        """Whether a run reaches lines that none before did."""
        self._is_new = False
        # The tests themselves may be measured.
        before = sys.gettrace()
        sys.settrace(self._call)
        try:
            run()
        finally:
            sys.settrace(before)
        return self._is_new

    def _call(self, frame: FrameType, event: str, argument: object) -> Any:
        code = frame.f_code
        # A function of which all lines are known costs nothing more.
        if code in self._done or _PACKAGE not in code.co_filename:
            return None
        if code not in self._lines:
            lines = {line for _, _, line in code.co_lines() if line is not None}
            self._lines[code] = len(lines - {code.co_firstlineno})
        return self._line

    def _line(self, frame: FrameType, event: str, argument: object) -> Any:
        code, at = frame.f_code, (frame.f_code, frame.f_lineno)
        if event == "line" and at not in self.reached:
            self.reached.add(at)
            self._is_new = True
            self._lines[code] -= 1
            if self._lines[code] <= 0:
                self._done.add(code)
        return self._line


def mutated(corpus: Sequence[bytes], chance: Random) -> bytes:
    """An input that is a little different from one of the corpus."""
    # The latest inputs lead on.
    newest = corpus[-20:]
    data = chance.choice(newest if chance.randrange(2) else corpus)
    tokens = _TOKENS.findall(data) or [b""]
    for _ in range(chance.choice((1, 1, 1, 2, 3, 8))):
        _change(tokens, corpus, chance)
    return b"".join(tokens)


def _change(tokens: list[bytes], corpus: Sequence[bytes], chance: Random) -> None:
    at = chance.randrange(len(tokens)) if tokens else 0
    other = _TOKENS.findall(chance.choice(corpus)) or [b""]
    kind = chance.randrange(7)
    if kind == 0:
        tokens[at : at + 1] = [chance.choice(_STRANGE)]
    elif kind == 1:
        tokens[at : at + 1] = [chance.choice(other)]
    elif kind == 2:
        del tokens[at : at + chance.choice((1, 1, 4, 40))]
    elif kind == 3:
        start = chance.randrange(len(other))
        tokens[at:at] = other[start : start + chance.choice((1, 4, 40))]
    elif kind == 4 and tokens and tokens[at].isdigit():
        tokens[at] = str(int(tokens[at][:18]) + chance.choice((-1, 1, 2, 256))).encode()
    elif kind == 5 and tokens:
        end = chance.randrange(len(tokens))
        tokens[at], tokens[end] = tokens[end], tokens[at]
    elif tokens and tokens[at]:
        byte = chance.randrange(len(tokens[at]))
        changed = bytes([tokens[at][byte] ^ (1 << chance.randrange(8))])
        tokens[at] = tokens[at][:byte] + changed + tokens[at][byte + 1 :]


@dataclass
class FuzzFigures:
    """The figures of a target; `seeds_refused` must be 0, or it tests nothing."""

    inputs: int = 0
    accepted: int = 0
    seeds: int = 0
    seeds_refused: int = 0
    corpus: int = 0
    lines: int = 0
    slowest: float = 0.0
    findings: list[str] = field(default_factory=list)


class Fuzzer:
    """One target with its corpus."""

    def __init__(self, target: Target, seeds: Sequence[bytes], seed: str) -> None:
        self._target = target
        self._corpus = list(seeds)
        self._chance = Random(seed)
        self._coverage = Coverage()
        self.figures = FuzzFigures(seeds=len(seeds))

    def run(self, seconds: float, most: int | None = None) -> FuzzFigures:
        """Run for a number of seconds, or of inputs."""
        found = self.figures
        for given in list(self._corpus):
            before = found.accepted
            self._try(given)
            found.seeds_refused += found.accepted == before
        end = monotonic() + seconds
        while monotonic() < end and (most is None or found.inputs < most):
            given = mutated(self._corpus, self._chance)
            if self._try(given) and len(given) < 200_000:
                self._corpus.append(given)
        found.corpus, found.lines = len(self._corpus), len(self._coverage.reached)
        return found

    def _try(self, given: bytes) -> bool:
        found = self.figures
        found.inputs += 1
        began = process_time()
        more = self._coverage.reaches_more(lambda: self._judge(given))
        found.slowest = max(found.slowest, process_time() - began)
        if process_time() - began > _SLOW:
            found.findings.append(f"slow: {given[:300]!r}")
        return more

    def _judge(self, given: bytes) -> None:
        try:
            self._target(given)
            self.figures.accepted += 1
        except MeowpleError:
            pass
        except Exception:
            said = traceback.format_exc(limit=-3)
            self.figures.findings.append(f"{said}\n{given[:2000]!r}")
