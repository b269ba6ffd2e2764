"""Clients of the bare echo server that Meowple's server is compared with."""

from __future__ import annotations

import asyncio
from functools import partial
from random import Random
from time import perf_counter

from tools.load.players import Findings
from tools.load.websocket import Site, Socket


class Echoes:
    """Connections to an echo server: a message of one of these sizes is sent again as soon
    as it is back."""

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
            on_message = partial(self._received, number)
            self._sockets.append(await self._site.socket("/", on_message))

    def _received(self, number: int, data: bytes) -> None:
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
