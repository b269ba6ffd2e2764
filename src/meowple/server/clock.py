"""The clock of a server, in milliseconds since 1970; a test brings its own.

Within a run it is monotonic: it takes the time of the machine once, at the start, and goes
on from there by a clock that nobody can set. So a machine whose time is corrected, by a
day or by ten years, spends nobody's thinking time. What a restart finds is an outage.

A machine that sleeps does not count that time (CLOCK_MONOTONIC). When it wakes, the server
notes the sleep as an outage and moves its clock on: dates are right, and no thinking time
was spent. CLOCK_BOOTTIME alone would spend it.
"""

from __future__ import annotations

import time
from collections.abc import Callable

_NS = 1_000_000


def start_of_run() -> int:
    """The time of the machine when its monotonic clock began, in milliseconds. The
    processes of one server share it, also those that start later."""
    return (time.time_ns() - time.monotonic_ns()) // _NS


def _asleep_ns() -> int:
    """The nanoseconds that the machine has slept; 0 where its clocks don't tell. On macOS
    it is CLOCK_MONOTONIC that counts sleep, and Python's monotonic clock that does not."""
    which = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", None))
    return 0 if which is None else time.clock_gettime_ns(which) - time.monotonic_ns()


class SystemClock:
    """The clock of the machine, as it was when the server started."""

    def __init__(self, origin: int | None = None) -> None:
        self._origin = start_of_run() if origin is None else origin
        self._asleep = _asleep_ns() // _NS

    def now(self) -> int:
        return self._origin + time.monotonic_ns() // _NS

    def on_change(self, call: Callable[[], None]) -> None:
        """Call when the clock was moved by hand; this one can't be."""

    def slept(self) -> int:
        """The time that the machine has slept since the start or the last `count_sleep`."""
        return max(0, _asleep_ns() // _NS - self._asleep)

    def count_sleep(self, slept: int) -> None:
        """Move on by a time that the machine slept."""
        self._asleep += slept
        self._origin += slept
