"""The outbox: what waits to be sent to one client.

Messages wait in a short queue. States do not queue up: a slow client gets the newest one,
with everything that happened since.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress

from msgspec import Struct
from starlette.websockets import WebSocket, WebSocketDisconnect

from meowple.server.websocket.lifecycle import Lifecycle
from meowple.table.messages import encode

logger = logging.getLogger("meowple.server")

# The close code for a client that is too slow, or that should try again.
TRY_AGAIN = 1013

# Messages that may wait for a client that does not read.
_MOST_WAITING = 200
# Seconds for the last message and the close frame.
_CLOSE_TIMEOUT = 5.0


class Outbox:
    """An outbox. `state` gives the state that the client lacks, if it lacks one."""

    def __init__(
        self,
        socket: WebSocket,
        lifecycle: Lifecycle,
        state: Callable[[], Awaitable[bytes | None]],
    ) -> None:
        self._socket = socket
        self._lifecycle = lifecycle
        self._state = state
        self._waiting: deque[bytes] = deque()
        self._wake = asyncio.Event()
        # The code that it is closed with, and a message before that.
        self._code = TRY_AGAIN
        self._last: bytes | None = None

    @property
    def holds(self) -> bool:
        """Whether messages wait, apart from the state."""
        return bool(self._waiting)

    def put(self, message: Struct | bytes) -> None:
        """Send a message soon."""
        self.hold(message)
        self._wake.set()

    def hold(self, message: Struct | bytes) -> None:
        """Send a message together with whatever is sent next."""
        if len(self._waiting) >= _MOST_WAITING:
            self.close(TRY_AGAIN)
            return
        self._waiting.append(message if isinstance(message, bytes) else encode(message))

    def refresh(self) -> None:
        """There may be a new state."""
        self._wake.set()

    def close(self, code: int, last: Struct | None = None) -> None:
        self._lifecycle.close()
        self._code = code
        if last is not None:
            self._last = encode(last)
        self._wake.set()

    async def send_all(self) -> None:
        """Send messages until the outbox is closed or the client has gone."""
        try:
            while not self._lifecycle.is_closed:
                await self._wake.wait()
                self._wake.clear()
                await self._send_waiting()
            if self._last is not None:
                await self._send(self._last)
            await self._socket.close(self._code)
        except (WebSocketDisconnect, RuntimeError, OSError):
            # The client has gone; the reader finds out too.
            pass
        except Exception as error:
            # Without a sender the client would wait forever: let it connect again.
            logger.error("socket.failed", extra={"error": type(error).__name__})
            with suppress(RuntimeError, OSError):
                await self._socket.close(TRY_AGAIN)

    async def _send_waiting(self) -> None:
        """The messages that wait, and the state. Nothing of it is kept afterwards."""
        state = await self._state()
        while self._waiting and not self._lifecycle.is_closed:
            data = self._waiting.popleft()
            await self._send(data, more=bool(self._waiting or state))
        if state is not None and not self._lifecycle.is_closed:
            await self._send(state)

    async def _send(self, data: bytes, *, more: bool = False) -> None:
        text = data.decode()
        await self._socket.send({"type": "websocket.send", "text": text, "more": more})

    async def end(self, sender: asyncio.Task[None]) -> None:
        """Wait for the sender's last message, but not for long."""
        if self._lifecycle.is_closed:
            await asyncio.wait({sender}, timeout=_CLOSE_TIMEOUT)
        self._lifecycle.close()
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)
