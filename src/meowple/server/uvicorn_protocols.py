"""Lines that somebody holds and does nothing with: after a while they are let go of. One
that is only closed waits until all has been taken that was written to it before."""

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

# For a whole request to come, for some of an answer to be taken, and for the last words
# of a WebSocket; in seconds.
_REQUEST = 20.0
_ANSWER = 60.0
_LAST_WORDS = 15.0
# Messages of a client that wait to be answered while more are read.
_READ_AHEAD = 4


class Deadline:
    """Something that happens unless it is called off."""

    def __init__(self) -> None:
        self._timer: TimerHandle | None = None

    def set(self, seconds: float, then: Callable[[], None]) -> None:
        """One that is set stays as it is."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(seconds, then)

    def call_off(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Taking:
    """Looks now and then whether somebody takes what was written on a line."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self._next_look = Deadline()

    def begin(self) -> None:
        self._wait(self._transport.get_write_buffer_size())

    def end(self) -> None:
        self._next_look.call_off()

    def _wait(self, left: int) -> None:
        self._next_look.set(_ANSWER, lambda: self._look(left))

    def _look(self, before: int) -> None:
        self.end()
        left = self._transport.get_write_buffer_size()
        if left < before:
            self._wait(left)
        else:
            self._transport.abort()


class Punctual(H11Protocol):
    """Whoever has connected asks for something soon, not letter by letter, and takes the
    answer."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._asking, self._taking = Deadline(), Taking(transport)
        self._asking.set(_REQUEST, transport.close)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._has_asked():
            self._asking.call_off()
        else:
            self._asking.set(_REQUEST, self.transport.close)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._taking.begin()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._taking.end()

    def connection_lost(self, exc: Exception | None) -> None:
        self._asking.call_off()
        self._taking.end()
        super().connection_lost(exc)

    def _has_asked(self) -> bool:
        """Whether a request is being answered, or was for a WebSocket, which has the line
        now."""
        cycle, now = self.cycle, self.transport.get_protocol()
        return now is not self or (cycle is not None and not cycle.response_complete)


class Parting(WebSocketsSansIOProtocol):
    """Whoever answers no ping, or does not take the last words, is let go of."""

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        # On a line that is closed by then it does nothing.
        self.loop.call_later(_LAST_WORDS, self.transport.abort)


class CoalescingWebSocket(Parting):
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
