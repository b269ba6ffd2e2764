"""HTTP and WebSockets on asyncio's own protocols, as cheap as possible: the load test
measures the server, not its clients."""

from __future__ import annotations

import asyncio
import json
from base64 import b64encode
from collections.abc import Callable
from typing import Any, cast

_KEY = b64encode(bytes(16)).decode()


class Socket(asyncio.Protocol):
    """A WebSocket client of a few lines: whole frames in, whole frames out."""

    def __init__(self, request: bytes, on_message: Callable[[bytes], None]) -> None:
        self._request = request
        self._on_message = on_message
        self._buffer = bytearray()
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("no WebSocket"))

    def send(self, data: bytes) -> None:
        """Send a text frame. An all-zero mask is valid and saves the masking."""
        size = len(data)
        if size < 126:
            head = bytes((0x81, 0x80 | size))
        elif size < 65536:
            head = b"\x81\xfe" + size.to_bytes(2, "big")
        else:
            head = b"\x81\xff" + size.to_bytes(8, "big")
        self.transport.write(head + bytes(4) + data)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done() and not self._upgraded():
            return
        while (frame := self._frame()) is not None:
            kind, payload = frame
            if kind in (1, 2):
                self._on_message(payload)
            elif kind == 9:
                pong = bytes((0x8A, 0x80 | len(payload), 0, 0, 0, 0))
                self.transport.write(pong + payload)
            elif kind == 8:
                self.transport.close()

    def _upgraded(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        if b" 101 " not in self._buffer[:20]:
            self.transport.close()
            return False
        del self._buffer[: end + 4]
        self.opened.set_result(None)
        return True

    def _frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        start, size = 2, buffer[1]
        if size > 125:
            start = 4 if size == 126 else 10
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return None
        payload = bytes(buffer[start : start + size])
        kind = buffer[0] & 15
        del buffer[: start + size]
        return kind, payload


class Site:
    """A client of one server, with a profile's cookie: HTTP requests and WebSockets."""

    def __init__(self, address: str) -> None:
        self.host, _, port = address.removeprefix("http://").partition(":")
        self.port = int(port)
        self.cookie = ""

    async def post(self, path: str, **body: object) -> Any:
        data = json.dumps(body)
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nX-Meowple: 1\r\n"
            f"Cookie: {self.cookie}\r\nContent-Length: {len(data)}\r\n"
            "Connection: close\r\n\r\n"
        )
        reader, writer = await asyncio.open_connection(self.host, self.port)
        writer.write((head + data).encode())
        answer = await reader.read()
        writer.close()
        headers, _, content = answer.partition(b"\r\n\r\n")
        if b" 200 " not in headers[:20]:
            raise ConnectionError(content.decode())
        for line in headers.decode().split("\r\n"):
            name, _, value = line.partition(": ")
            if name.lower() == "set-cookie":
                self.cookie = value.partition(";")[0]
        return json.loads(content)

    async def socket(self, path: str, on_message: Callable[[bytes], None]) -> Socket:
        request = (
            f"GET {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {_KEY}\r\nCookie: {self.cookie}\r\n\r\n"
        )
        loop = asyncio.get_running_loop()
        _, found = await loop.create_connection(
            lambda: Socket(request.encode(), on_message), self.host, self.port
        )
        await found.opened
        return found
