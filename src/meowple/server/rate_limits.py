"""Rate limits: a token bucket per client, and all the limits of a process.

Every WebSocket has a bucket for its messages besides: `websocket.message_rate`.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from math import ceil

from meowple.server.errors import TooMany
from meowple.server.settings import Settings


class TokenBucket:
    """Fills steadily up to its burst; every request takes one token."""

    __slots__ = ("_at", "_burst", "_held", "_rate")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._held = float(burst)
        self._at = now

    def take(self, now: float) -> float:
        """Take a token: 0 if there was one, else the seconds until there is."""
        # The machine's clock can be set back; that costs no client a token.
        passed = max(0.0, now - self._at)
        self._held = min(self._burst, self._held + passed * self._rate)
        self._at = now
        if self._held >= 1:
            self._held -= 1
            return 0.0
        return (1 - self._held) / self._rate


class RateLimiter:
    """One token bucket per client, for the clients seen last.

    A forgotten bucket is full again, since its client has not come for long. Someone with
    thousands of addresses can get around that, but no bucket would stop them anyway.
    """

    def __init__(
        self, rate: float, burst: int, now: Callable[[], float], most: int = 10_000
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._most = most
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, client: str) -> None:
        """Count a request; raise if the client is over its limit."""
        now = self._now()
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = TokenBucket(self._rate, self._burst, now)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(client)
        wait = bucket.take(now)
        if wait:
            raise too_many(wait)


class Limits:
    """The rate limits of a process, and its open WebSockets by client. `now` is in
    milliseconds."""

    def __init__(self, settings: Settings, now: Callable[[], int]) -> None:
        def limiter(per_second: float, burst: int) -> RateLimiter:
            return RateLimiter(per_second, burst, lambda: now() / 1000)

        s = settings
        self.requests = limiter(s.requests_per_second, s.requests_burst)
        self.profiles = limiter(s.profiles_per_minute / 60, s.profiles_burst)
        self.chats = limiter(s.chats_per_second, s.chats_burst)
        self.undos = limiter(s.undos_per_second, s.undos_burst)
        self.tables = limiter(s.tables_per_minute / 60, s.tables_burst)
        self.replays = limiter(s.replays_per_second, s.replays_burst)
        self.asks = limiter(s.asks_per_second, s.asks_burst)
        self.questions = limiter(s.questions_per_second, s.questions_burst)
        self.hints = limiter(s.hints_per_minute / 60, s.hints_burst)
        self.analyses = limiter(s.analyses_per_hour / 3600, s.analyses_burst)
        self.emails = limiter(s.emails_per_hour / 3600, s.emails_burst)
        self.connections: dict[str, int] = {}


def too_many(wait: float) -> TooMany:
    """The error for a client that must wait this many seconds."""
    return TooMany("rate.too_many", seconds=max(1, ceil(wait)))
