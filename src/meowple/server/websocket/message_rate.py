"""The rate limit of one WebSocket: how many messages a client may send, and how long."""

from __future__ import annotations

from meowple.server.errors import BadRequest
from meowple.server.rate_limits import TokenBucket, too_many
from meowple.server.settings import Settings

# A client that was refused more often than this is disconnected.
_MOST_REFUSALS = 100


class MessageRate:
    """A token bucket that counts its refusals. Times are in milliseconds."""

    def __init__(self, settings: Settings, now: int) -> None:
        rate, burst = settings.messages_per_second, settings.messages_burst
        self._bucket = TokenBucket(rate, burst, now / 1000)
        self._longest = settings.message_bytes
        self._refused = 0

    @property
    def exhausted(self) -> bool:
        """Whether the client was refused so often that it has to go."""
        return self._refused > _MOST_REFUSALS

    def check(self, length: int, now: int) -> None:
        """Refuse a message that comes too soon or is too long."""
        wait = self._bucket.take(now / 1000)
        if wait:
            self._refused += 1
            raise too_many(wait)
        if length > self._longest:
            raise BadRequest("request.too_long", limit=self._longest)
