"""The system clock, in milliseconds since 1970; a test brings its own."""

from __future__ import annotations

import time
from collections.abc import Callable


class SystemClock:
    """The clock of the machine."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    def on_change(self, call: Callable[[], None]) -> None:
        """Call when the clock was moved by hand; this one can't be."""
