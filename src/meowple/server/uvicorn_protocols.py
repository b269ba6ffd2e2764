"""uvicorn's protocols, extended: idle and stalled connections end after a timeout, and
WebSockets write several messages at once.

Connections are aborted where closing is not enough: a closed connection stays open until
the client has read everything that was written before.
"""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle, Transport
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import OPEN

# Seconds for a whole request to arrive, for a client to read any part of a response, and
# for a WebSocket to close.
_REQUEST_TIMEOUT = 20.0
_WRITE_TIMEOUT = 60.0
_CLOSE_TIMEOUT = 15.0
# Messages of a client that wait to be answered while more are read.
_READ_AHEAD = 4


class Deadline:
    """A timer that calls a function unless it is canceled."""

    def __init__(self) -> None:
        self._timer: TimerHandle | None = None

    def set(self, seconds: float, then: Callable[[], None]) -> None:
        """Start the timer, unless it runs already."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(seconds, then)

    def cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class WriteStallTimer:
    """Aborts a connection whose client reads nothing of what was written to it."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self._next_check = Deadline()

    def start(self) -> None:
        self._wait(self._transport.get_write_buffer_size())

    def stop(self) -> None:
        self._next_check.cancel()

    def _wait(self, left: int) -> None:
        self._next_check.set(_WRITE_TIMEOUT, lambda: self._check(left))

    def _check(self, before: int) -> None:
        self.stop()
        left = self._transport.get_write_buffer_size()
        if left < before:
            self._wait(left)
        else:
            self._transport.abort()


class TimedHttp(H11Protocol):
    """HTTP with timeouts for requests that do not arrive and responses that the client does
    not read."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._request_timer, self._stall_timer = Deadline(), WriteStallTimer(transport)
        self._request_timer.set(_REQUEST_TIMEOUT, transport.close)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._has_request():
            self._request_timer.cancel()
        else:
            self._request_timer.set(_REQUEST_TIMEOUT, self.transport.close)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stall_timer.start()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stall_timer.stop()

    def connection_lost(self, exc: Exception | None) -> None:
        self._request_timer.cancel()
        self._stall_timer.stop()
        super().connection_lost(exc)

    def _has_request(self) -> bool:
        """Whether a request is being answered, or has become a WebSocket with a protocol of
        its own."""
        cycle, now = self.cycle, self.transport.get_protocol()
        return now is not self or (cycle is not None and not cycle.response_complete)


class TimedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that is aborted if the client answers no ping, or if closing takes too
    long."""

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        # On a connection that is closed by then, this does nothing.
        self.loop.call_later(_CLOSE_TIMEOUT, self.transport.abort)


class CoalescingWebSocket(TimedWebSocket):
    """A WebSocket that writes several messages at once. A message with `more` goes out
    together with the next one: an answer and the state that it led to are one write."""

    async def send(self, message: Any) -> None:
        if message.get("more") and self.conn.state is OPEN:
            self.conn.send_text(message["text"].encode())
        else:
            await super().send(message)

    def handle_text(self, event: Frame) -> None:
        """Keep reading from a client that sends no more than is answered: to pause and to
        resume reading takes two system calls for each message."""
        if event.fin and self.queue.qsize() < _READ_AHEAD and not self.close_sent:
            with suppress(UnicodeDecodeError):
                text = bytes(event.data).decode()
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
                return
        super().handle_text(event)
