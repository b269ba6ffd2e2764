"""A client process of the load test: many connections, driven by its standard input."""

from __future__ import annotations

import asyncio
import sys

import msgspec
from msgspec import Struct

from tools.load.echoes import Echoes
from tools.load.players import Players


class ClientTask(Struct):
    """The task of a client process: the first line of its standard input. Every line after
    it is the length of a round in seconds; the end of input ends the process."""

    address: str
    games: list[str]
    tables: int
    seed: int
    # The sizes of messages to echo; without them games are played.
    sizes: list[int] = []
    most: int | None = None
    rival: str | None = None


async def run(task: ClientTask) -> None:
    clients: Players | Echoes
    if task.sizes:
        clients = echoes = Echoes(task.address, task.sizes)
        await echoes.begin(2 * task.tables)
    else:
        clients = players = Players(task.address, task.seed, task.most, task.rival)
        await players.begin(task.games, task.tables)
    while line := await asyncio.to_thread(sys.stdin.readline):
        found = await clients.play(0.5, float(line))
        print(msgspec.json.encode(found).decode(), flush=True)


def main() -> None:
    asyncio.run(run(msgspec.json.decode(sys.stdin.readline(), type=ClientTask)))


if __name__ == "__main__":
    main()
