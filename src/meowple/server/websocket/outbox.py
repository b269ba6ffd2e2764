"""What waits to be sent to one client.

Messages wait in a short queue. States do not queue up: whoever is slow is sent the newest
one, with all that happened since.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress

from msgspec import Struct
from starlette.websockets import WebSocket, WebSocketDisconnect

from meowple.table.messages import encode

log = logging.getLogger("meowple.server")

SLOW = 1013

# Messages that wait for a client who does not read.
_WAITING = 200
_GOODBYE = 5.0


class Outbox:
    """`state` gives the state that the client lacks, if it lacks one."""

    def __init__(
        self, socket: WebSocket, state: Callable[[], Awaitable[bytes | None]]
    ) -> None:
        self._socket = socket
        self._state = state
        self._held: deque[bytes] = deque()
        self._wake = asyncio.Event()
        # Why it is closed, and what is said before.
        self._closing: int | None = None
        self._last: bytes | None = None

    @property
    def is_closed(self) -> bool:
        return self._closing is not None

    @property
    def holds(self) -> bool:
        """Whether something is yet to be sent, but for the state."""
        return bool(self._held)

    def put(self, message: Struct | bytes) -> None:
        self.hold(message)
        self._wake.set()

    def hold(self, message: Struct | bytes) -> None:
        """It goes out with what comes next."""
        if len(self._held) >= _WAITING:
            self.close(SLOW)
            return
        self._held.append(message if isinstance(message, bytes) else encode(message))

    def refresh(self) -> None:
        """There may be a new state."""
        self._wake.set()

    def close(self, code: int, last: Struct | None = None) -> None:
        self._closing = code
        if last is not None:
            self._last = encode(last)
        self._wake.set()

    async def send_all(self) -> None:
        """Until it is closed or the client has gone."""
        try:
            while self._closing is None:
                await self._wake.wait()
                self._wake.clear()
                await self._send_waiting()
            if self._last is not None:
                await self._send(self._last)
            await self._socket.close(self._closing)
        except (WebSocketDisconnect, RuntimeError, OSError):
            # It has gone; the reader finds out too.
            pass
        except Exception as error:
            # Without a sender the client would wait for ever: let it come again.
            log.error("socket.failed", extra={"error": type(error).__name__})
            with suppress(RuntimeError, OSError):
                await self._socket.close(SLOW)

    async def _send_waiting(self) -> None:
        """What waits, and the state. Who is idle holds on to none of it."""
        state = await self._state()
        while self._held and self._closing is None:
            data = self._held.popleft()
            await self._send(data, more=bool(self._held or state))
        if state is not None and self._closing is None:
            await self._send(state)

    async def _send(self, data: bytes, *, more: bool = False) -> None:
        text = data.decode()
        await self._socket.send({"type": "websocket.send", "text": text, "more": more})

    async def end(self, sender: asyncio.Task[None]) -> None:
        """Let the sender say goodbye; to a client who does not listen, not for long."""
        if self._closing is not None:
            await asyncio.wait({sender}, timeout=_GOODBYE)
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)
