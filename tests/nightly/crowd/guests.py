"""The guests of the crowd: each is a coroutine that goes on until time is up."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Message = dict[str, Any]
GAMES = ("isle", "fits", "kyoto")
# Seconds that people think, on average.
_THINKS = 8.0
_BROKEN = (WebSocketException, OSError, EOFError, TimeoutError)


@dataclass
class Findings:
    """The findings of the whole crowd."""

    waits: list[float] = field(default_factory=list)
    # (table, seat, request) of what was acknowledged to players.
    acknowledged: set[tuple[str, int, str]] = field(default_factory=set)
    counts: Counter[str] = field(default_factory=Counter)
    over: list[str] = field(default_factory=list)


@dataclass
class Guest:
    """Someone with an address and a cookie of their own."""

    address: str
    number: int
    findings: Findings
    chance: Random
    cookie: str = ""

    @property
    def headers(self) -> dict[str, str]:
        one, two = divmod(self.number, 250)
        found = {"X-Forwarded-For": f"10.1.{one}.{two + 1}", "X-Meowple": "1"}
        return found | ({"Cookie": self.cookie} if self.cookie else {})

    async def post(self, http: httpx.AsyncClient, path: str, **body: object) -> Message:
        answer = await http.post(path, json=body, headers=self.headers)
        self.findings.counts[f"http {answer.status_code}"] += 1
        answer.raise_for_status()
        # Cookies are the guests' own.
        http.cookies.clear()
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
        found: Message = answer.json()
        return found

    async def open(self, table: str, seat: int | None, **more: Any) -> ClientConnection:
        where = self.address.replace("http://", "ws://", 1)
        place = "" if seat is None else f"?seat={seat}"
        return await connect(
            f"{where}/api/tables/{table}/play{place}",
            additional_headers=self.headers,
            compression=None,
            open_timeout=60,
            close_timeout=1,
            ping_interval=None,
            **more,
        )


@dataclass
class Player:
    """A seat of a table, played slowly, as people do."""

    guest: Guest
    table: str
    seat: int
    sent: dict[str, float] = field(default_factory=dict)
    count: int = 0

    async def play(self) -> None:
        async with await self.guest.open(self.table, self.seat) as socket:
            async for text in socket:
                await self._hear(socket, json.loads(text))

    async def _hear(self, socket: ClientConnection, message: Message) -> None:
        found = self.guest.findings
        if message["type"] == "state":
            found.counts["states"] += 1
            if message["over"]:
                found.over.append(self.table)
            elif self.seat in message["actors"] and not self.sent:
                await self._act(socket, message)
        elif message["type"] == "ack":
            found.waits.append(perf_counter() - self.sent.pop(message["id"]))
            found.acknowledged.add((self.table, self.seat, message["id"]))
        elif message["type"] in ("error", "trouble"):
            self.sent.clear()
            found.counts[f"player {(message['error'] or {}).get('id')}"] += 1
            await socket.send('{"do":"sync"}')

    async def _act(self, socket: ClientConnection, state: Message) -> None:
        await asyncio.sleep(self.guest.chance.expovariate(1 / _THINKS))
        self.count += 1
        id = f"{self.seat}-{self.count}"
        action = self.guest.chance.choice(state["actions"])
        self.sent[id] = perf_counter()
        act = {"do": "act", "id": id, "number": state["number"], "action": action}
        await socket.send(json.dumps(act))


async def look_on(guest: Guest, table: str) -> None:
    """A spectator who now and then asks for the words and the picture."""
    async with await guest.open(table, None) as socket:
        async for text in socket:
            if '"type":"state"' in text[:40] and not guest.chance.randrange(5):
                await socket.send('{"do":"words","picture":true}')
            guest.findings.counts["seen by spectators"] += 1


async def read_slowly(guest: Guest, table: str) -> None:
    """A spectator on a bad line: nothing is read for half a minute at a time."""
    async with await guest.open(table, None, max_queue=1) as socket:
        while True:
            await asyncio.sleep(30)
            await socket.recv()
            guest.findings.counts["slow reads"] += 1


async def break_off(guest: Guest, table: str) -> None:
    """A spectator in a tunnel: the line is cut every few seconds, without a goodbye."""
    socket = await guest.open(table, None)
    await asyncio.sleep(guest.chance.uniform(1, 10))
    socket.transport.abort()
    guest.findings.counts["broken lines"] += 1


_HARM: tuple[str | bytes, ...] = (
    "{", "[]", "null", '{"do":"act"}', '{"do":"act","id":"x","number":-1,"action":7}',
    '{"do":"undo","id":"x","number":99999999999999999999}', b"\x00\xff\xfe", "[" * 4000,
    '{"do":"words","picture":true}', '{"do":"why","id":"a","action":"place 7,2 f"}',
    '{"do":"chat","id":"c","text":"' + "a" * 5000 + '"}', '{"do":"hint"}', "x" * 9000,
    '{"do":"insight"}', '{"do":"sit","seat":1}', "x" * 70_000,
)  # fmt: skip


async def do_harm(guest: Guest, table: str) -> None:
    """A stranger who sends anything, as fast as it can, until it is sent away."""
    async with await guest.open(table, None) as socket:
        for _ in range(500):
            await socket.send(guest.chance.choice(_HARM))
            guest.findings.counts["harmful messages"] += 1
            with suppress(TimeoutError):
                async with asyncio.timeout(0.01):
                    await socket.recv()


async def again(
    name: str, guest: Guest, visit: Callable[[], Awaitable[None]], pause: float
) -> None:
    """Come again whenever a visit ends."""
    while True:
        try:
            await visit()
            if name == "player":
                guest.findings.counts["player closed"] += 1
        except _BROKEN as error:
            guest.findings.counts[f"{name}: {type(error).__name__}"] += 1
        await asyncio.sleep(pause)
