"""Clients for the load test, as cheap as can be: what is measured is the server.

A WebSocket client on asyncio's own protocols, players who answer at once, and echoes.
"""

from __future__ import annotations

import asyncio
import json
import sys
from base64 import b64encode
from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random
from time import perf_counter
from typing import Any, cast

import msgspec
from msgspec import Struct

_KEY = b64encode(bytes(16)).decode()
# Tables that are made at the same time.
_AT_ONCE = 8


class Socket(asyncio.Protocol):
    """One WebSocket: whole frames in, whole frames out."""

    def __init__(self, request: bytes, heard: Callable[[bytes], None]) -> None:
        self._request = request
        self._heard = heard
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
        """A text frame. Its mask is zero, which is one too, and saves the masking."""
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
        if not self.opened.done() and not self._greeted():
            return
        while (frame := self._frame()) is not None:
            kind, payload = frame
            if kind in (1, 2):
                self._heard(payload)
            elif kind == 9:
                pong = bytes((0x8A, 0x80 | len(payload), 0, 0, 0, 0))
                self.transport.write(pong + payload)
            elif kind == 8:
                self.transport.close()

    def _greeted(self) -> bool:
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
    """A server: HTTP requests with a profile, and WebSockets."""

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

    async def socket(self, path: str, heard: Callable[[bytes], None]) -> Socket:
        request = (
            f"GET {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {_KEY}\r\nCookie: {self.cookie}\r\n\r\n"
        )
        loop = asyncio.get_running_loop()
        _, found = await loop.create_connection(
            lambda: Socket(request.encode(), heard), self.host, self.port
        )
        await found.opened
        return found


class State(Struct, tag="state", tag_field="type"):
    number: int
    actions: list[str]
    actors: list[int]
    over: bool


class Ack(Struct, tag="ack", tag_field="type"):
    id: str
    number: int


class Failure(Struct):
    id: str


class Error(Struct, tag="error", tag_field="type"):
    error: Failure
    id: str | None = None


_decode = msgspec.json.Decoder(State | Ack | Error).decode
# The server begins every message with its type: others are passed over unread.
_READ = (b'{"type":"s', b'{"type":"a', b'{"type":"e')


class Findings(Struct):
    """What a run has measured; `acked` are table, seat and request of each action."""

    delays: list[float] = []
    sizes: list[int] = []
    acked: list[tuple[str, int, str]] = []
    errors: dict[str, int] = {}
    pending: int = 0
    games: int = 0


class Run:
    """Players at many tables, for so long or for so many actions a seat."""

    def __init__(
        self, address: str, seed: int, most: int | None, rival: str | None = None
    ) -> None:
        self.makers = Site(address), Site(address)
        self.chance = Random(seed)
        self.seed = seed
        self.most = most
        # A bot that sits where the second person would.
        self.rival = rival
        self.going = False
        self.measuring = False
        self.found = Findings()
        self.errors: Counter[str] = Counter()
        self.players: list[Player] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._places = asyncio.Semaphore(_AT_ONCE)

    async def begin(self, games: list[str], tables: int) -> None:
        for name, maker in zip(("Ann", "Bob"), self.makers, strict=True):
            await maker.post("/api/profile", name=name)
        await asyncio.gather(*(self.table(games[n % len(games)]) for n in range(tables)))

    async def table(self, game: str) -> None:
        """A table for two, each with a WebSocket of their own; a bot needs none."""
        ann, bob = self.makers
        other = {"kind": "bot", "bot": self.rival} if self.rival else {"kind": "open"}
        seats = [{"kind": "me"}, other]
        async with self._places:
            made = await ann.post("/api/tables", game=game, seats=seats, window_seconds=0)
            path = f"/api/tables/{made['id']}"
            if self.rival is None:
                await bob.post(f"{path}/join", code=made["code"])
            for seat, site in enumerate((ann,) if self.rival else (ann, bob)):
                player = Player(self, game, made["id"], seat)
                self.players.append(player)
                player.socket = await site.socket(f"{path}/play?seat={seat}", player.hear)
                player.answer()

    def finished(self, player: Player) -> None:
        """A game is over: the next one begins in its place."""
        self.players.remove(player)
        if player.socket is not None:
            player.socket.transport.close()
        if player.seat == 0:
            self.found.games += 1
            if self.going:
                task = asyncio.create_task(self.table(player.game))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def play(self, warm: float, seconds: float) -> Findings:
        self.found = Findings()
        self.errors.clear()
        self.going = True
        for player in list(self.players):
            player.answer()
        await asyncio.sleep(warm)
        self.measuring = True
        await asyncio.sleep(seconds)
        self.measuring = self.going = False
        return await self.end()

    async def end(self) -> Findings:
        """Wait for what is on its way."""
        for _ in range(100):
            if not self._tasks and not any(p.asked_at for p in self.players):
                break
            await asyncio.sleep(0.1)
        self.found.pending = sum(1 for p in self.players if p.asked_at)
        gone = [p for p in self.players if p.socket is None or p.socket.closed]
        self.errors["closed"] += len(gone)
        self.found.errors = {id: n for id, n in self.errors.items() if n}
        return self.found


class Player:
    """A seat that answers at once, with any legal action."""

    def __init__(self, run: Run, game: str, table: str, seat: int) -> None:
        self.run = run
        self.game = game
        self.table = table
        self.seat = seat
        # None while the handshake is answered: the first state may come with it.
        self.socket: Socket | None = None
        self.state: State | None = None
        self.asked_at = 0.0
        self._ack: int | None = None
        self._sent = 0

    def hear(self, data: bytes) -> None:
        if not data.startswith(_READ):
            return
        message = _decode(data)
        if isinstance(message, State):
            self._see(message, len(data))
        elif isinstance(message, Ack):
            self._ack = message.number
            self.run.found.acked.append((self.table, self.seat, message.id))
        else:
            self.run.errors[message.error.id] += 1
            self.asked_at = 0.0

    def _see(self, state: State, size: int) -> None:
        self.state = state
        run = self.run
        if self._ack is not None and state.number >= self._ack:
            if run.measuring:
                run.found.delays.append(perf_counter() - self.asked_at)
                run.found.sizes.append(size)
            self._ack = None
            self.asked_at = 0.0
        if state.over:
            run.finished(self)
        else:
            self.answer()

    def answer(self) -> None:
        state, run, socket = self.state, self.run, self.socket
        if state is None or socket is None or self.asked_at or not run.going:
            return
        if self.seat not in state.actors:
            return
        if run.most is not None and self._sent >= run.most:
            return
        self._sent += 1
        action = run.chance.choice(state.actions)
        message = {
            "do": "act",
            "number": state.number,
            "id": f"{run.seed}-{self._sent}",
            "action": action,
        }
        self.asked_at = perf_counter()
        socket.send(msgspec.json.encode(message))


class Echoes:
    """Messages of these sizes, sent again as soon as they are back."""

    def __init__(self, address: str, sizes: list[int]) -> None:
        self._site = Site(address)
        self._chance = Random(1)
        self._texts = [b"x" * size for size in sizes]
        self._sockets: list[Socket] = []
        self._sent: list[float] = []
        self._delays: list[float] = []
        self._going = False

    async def begin(self, connections: int) -> None:
        for number in range(connections):
            self._sent.append(0.0)
            heard = partial(self._heard, number)
            self._sockets.append(await self._site.socket("/", heard))

    def _heard(self, number: int, data: bytes) -> None:
        self._delays.append(perf_counter() - self._sent[number])
        if self._going:
            self._send(number)

    def _send(self, number: int) -> None:
        self._sent[number] = perf_counter()
        self._sockets[number].send(self._chance.choice(self._texts))

    async def play(self, warm: float, seconds: float) -> Findings:
        self._going = True
        for number in range(len(self._sockets)):
            self._send(number)
        await asyncio.sleep(warm)
        self._delays.clear()
        await asyncio.sleep(seconds)
        self._going = False
        found = Findings(delays=list(self._delays))
        await asyncio.sleep(1)
        lost = sum(1 for socket in self._sockets if socket.closed)
        found.errors = {"closed": lost} if lost else {}
        return found


class Order(Struct):
    """What a client process is to do: the first line on its standard input. Every line
    after it is a round of so many seconds; it stays connected until there are no more."""

    address: str
    games: list[str]
    tables: int
    seed: int
    # Of echoes; without them games are played.
    sizes: list[int] = []
    most: int | None = None
    rival: str | None = None


async def follow(order: Order) -> None:
    players: Run | Echoes
    if order.sizes:
        players = echoes = Echoes(order.address, order.sizes)
        await echoes.begin(2 * order.tables)
    else:
        players = run = Run(order.address, order.seed, order.most, order.rival)
        await run.begin(order.games, order.tables)
    while line := await asyncio.to_thread(sys.stdin.readline):
        found = await players.play(0.5, float(line))
        print(msgspec.json.encode(found).decode(), flush=True)


def main() -> None:
    asyncio.run(follow(msgspec.json.decode(sys.stdin.readline(), type=Order)))


if __name__ == "__main__":
    main()
