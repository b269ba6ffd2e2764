"""Closed connections: of clients that stop reading, or never send a request."""

from __future__ import annotations

import asyncio
import socket
import tomllib
from asyncio import Event
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from packaging.requirements import Requirement
from uvicorn.server import ServerState
from websockets.exceptions import WebSocketException

from meowple.server import uvicorn_protocols
from meowple.server.uvicorn_protocols import CoalescingWebSocket, TimedHttp, WriteStallTimer
from tests.server.players import PATIENCE, Chair, Person
from tests.server.serving import Serving, serving

ROOT = Path(__file__).parents[2]

# More than the system and the client's own buffer take.
MUCH = 32_000_000
REQUEST = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"
HANDSHAKE = b"""GET / HTTP/1.1\r
Host: here\r
Connection: Upgrade\r
Upgrade: websocket\r
Sec-WebSocket-Version: 13\r
Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r
\r
"""

Send = Callable[[dict[str, Any]], Awaitable[None]]


async def talk(send: Send, times: int) -> None:
    """An application that says more than anybody takes."""
    await send({"type": "websocket.accept"})
    for _ in range(times):
        await send({"type": "websocket.send", "text": "x" * MUCH})


async def answer(send: Send) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": bytes(MUCH)})


async def let_go(
    kind: type[TimedHttp] | type[CoalescingWebSocket],
    asked: bytes,
    app: Callable[[Send], Awaitable[None]],
    ping: float | None = None,
) -> None:
    """Wait until the server has dropped a client that asks and reads no answer."""
    lost = Event()

    class Losing(kind):  # type: ignore[misc, valid-type]
        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            lost.set()

    async def called(scope: object, receive: object, send: Send) -> None:
        await app(send)

    config = uvicorn.Config(
        called, log_config=None, ws_ping_interval=ping, ws_ping_timeout=ping
    )
    server = await asyncio.get_running_loop().create_server(
        lambda: Losing(config, ServerState(), {}), "127.0.0.1", 0
    )
    _, writer = await asyncio.open_connection(*server.sockets[0].getsockname(), limit=1)
    writer.write(asked)
    try:
        async with asyncio.timeout(PATIENCE):
            await lost.wait()
    finally:
        writer.transport.abort()
        server.close()


def test_who_takes_nothing_and_answers_no_ping() -> None:
    # The second message waits for the first.
    asyncio.run(
        let_go(CoalescingWebSocket, HANDSHAKE, lambda send: talk(send, 2), ping=0.05)
    )


def test_who_does_not_take_the_last_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uvicorn_protocols, "_CLOSE_TIMEOUT", 0.05)
    asyncio.run(let_go(CoalescingWebSocket, HANDSHAKE, lambda send: talk(send, 1)))


def test_who_does_not_take_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uvicorn_protocols, "_WRITE_TIMEOUT", 0.05)
    asyncio.run(let_go(TimedHttp, REQUEST, answer))


def test_who_takes_an_answer_slowly_gets_all_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(uvicorn_protocols, "_WRITE_TIMEOUT", 0.0)
    # The amount left at each look; at last nothing more was taken.
    line = SlowLine([5, 4, 2, 1, 1])
    asyncio.run(line.taken())
    assert line.left == []


class SlowLine(asyncio.Transport):
    """Stands for a line of which a little is taken between two looks."""

    def __init__(self, left: list[int]) -> None:
        super().__init__()
        self.left = left
        self._aborted = Event()

    def get_write_buffer_size(self) -> int:
        return self.left.pop(0)

    def abort(self) -> None:
        self._aborted.set()

    async def taken(self) -> None:
        WriteStallTimer(self).start()
        async with asyncio.timeout(PATIENCE):
            await self._aborted.wait()


@pytest.mark.parametrize("said", [b"", b"GET /api/ga", b"GET / HTTP/1.1\r\nHost: he"])
def test_who_does_not_say_what_they_want(
    said: bytes, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uvicorn_protocols, "_REQUEST_TIMEOUT", 0.2)
    with serving(sqlite_url) as server, line_to(server) as line:
        line.sendall(said)
        assert line.recv(1) == b""


def seated(server: Serving, monkeypatch: pytest.MonkeyPatch) -> Chair:
    """Someone who asked in time; a busy machine gets more of it."""
    for seconds in (1.0, 4.0, 16.0):
        monkeypatch.setattr(uvicorn_protocols, "_REQUEST_TIMEOUT", seconds)
        with suppress(httpx.TransportError, WebSocketException, OSError):
            ann = Person(server.address)
            return ann.chair(ann.table("bells", "me", "hotseat"))
    raise AssertionError("nobody asks in time")


def test_who_has_asked_stays(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(sqlite_url) as server:
        chair = seated(server, monkeypatch)
        with line_to(server) as line:
            assert line.recv(1) == b""
        chair.at(0)
        assert chair.act("step") == 1


def line_to(server: Serving) -> socket.socket:
    host, port = server.address.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), PATIENCE)


def test_the_installed_uvicorn_is_one_that_we_have_tested() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = map(Requirement, project["optional-dependencies"]["server"])
    tested = next(one.specifier for one in wanted if one.name == "uvicorn")
    assert {one.operator for one in tested} == {">=", "<"}, "uvicorn must be bounded"
    assert uvicorn.__version__ in tested, (
        f"uvicorn {uvicorn.__version__} is installed, but uvicorn_protocols.py was tested "
        f"with {tested}: run the tests of the server with the new one, then move the "
        "bound in pyproject.toml"
    )
