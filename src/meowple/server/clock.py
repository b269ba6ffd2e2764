"""What time it is, in milliseconds since 1970; a test brings its own."""

from __future__ import annotations

import time
from collections.abc import Callable


class Times:
    """The clock of the machine."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    def on_change(self, call: Callable[[], None]) -> None:
        """A clock that can be moved tells when it was; this one cannot."""
