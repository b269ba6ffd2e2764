"""The servers of the load test, each in a process of its own.

    python -m tools.load.servers ours DATABASE_URL
    python -m tools.load.servers echo

The first line of the output says where it is.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from contextlib import suppress

from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from meowple.server.run import serve as serve_ours
from meowple.server.settings import Settings

# All clients of the load test come from one address, and faster than people.
_MANY = 1_000_000


def wide(database_url: str) -> Settings:
    """The server as everybody runs it, but for its limits per client."""
    return Settings(
        database_url=database_url,
        port=0,
        requests_per_second=_MANY,
        requests_burst=_MANY,
        profiles_burst=_MANY,
        messages_per_second=_MANY,
        messages_burst=_MANY,
        connections_per_client=_MANY,
        tables_per_profile=_MANY,
        tables_burst=_MANY,
        replays_burst=_MANY,
    )


async def echo() -> None:
    async def answer(socket: ServerConnection) -> None:
        # Clients go without a word.
        with suppress(ConnectionClosed):
            async for message in socket:
                await socket.send(message)

    async with serve(answer, "127.0.0.1", 0, compression=None) as server:
        port = server.sockets[0].getsockname()[1]
        print(f"http://127.0.0.1:{port}", flush=True)
        await server.serve_forever()


def main() -> None:
    if sys.argv[1] == "echo":
        asyncio.run(echo())
        return

    def ready(address: str) -> None:
        # One line per connection is not what is measured.
        logging.getLogger().setLevel(logging.WARNING)
        print(address, flush=True)

    serve_ours(wide(sys.argv[2]), ready)


if __name__ == "__main__":
    main()
