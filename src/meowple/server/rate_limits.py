"""How often a client may come: token buckets, bounded in number."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from math import ceil

from meowple.server.errors import TooMany


class Bucket:
    """Fills steadily up to its burst; every request takes one."""

    __slots__ = ("_at", "_burst", "_held", "_rate")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._held = float(burst)
        self._at = now

    def take(self, now: float) -> float:
        """0 if there was one to take, else the seconds until there is."""
        # The clock of a machine can be set back: that takes nothing from anybody.
        passed = max(0.0, now - self._at)
        self._held = min(self._burst, self._held + passed * self._rate)
        self._at = now
        if self._held >= 1:
            self._held -= 1
            return 0.0
        return (1 - self._held) / self._rate


class Rates:
    """One bucket per client. The longest unseen are forgotten: by then they are full,
    unless somebody comes with thousands of addresses, whom no bucket stops."""

    def __init__(
        self, rate: float, burst: int, now: Callable[[], float], most: int = 10_000
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> None:
        """Raises when the client has come too often."""
        now = self._now()
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._rate, self._burst, now)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(client)
        wait = bucket.take(now)
        if wait:
            raise too_many(wait)


def too_many(wait: float) -> TooMany:
    return TooMany("rate.too_many", seconds=max(1, ceil(wait)))
