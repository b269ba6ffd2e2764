"""The servers of the load test, each in a process of its own.

    python -m tools.load.servers ours DATABASE_URL
    python -m tools.load.servers echo

The first line of the output is the server's address.
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

# A limit that is never reached: all clients have one address and are faster than people.
_UNLIMITED = 1_000_000


def unlimited(database_url: str) -> Settings:
    """The default settings without limits per client."""
    return Settings(
        database_url=database_url,
        port=0,
        requests_per_second=_UNLIMITED,
        requests_burst=_UNLIMITED,
        profiles_burst=_UNLIMITED,
        messages_per_second=_UNLIMITED,
        messages_burst=_UNLIMITED,
        connections_per_client=_UNLIMITED,
        tables_per_profile=_UNLIMITED,
        tables_burst=_UNLIMITED,
        replays_burst=_UNLIMITED,
    )


async def echo() -> None:
    async def answer(socket: ServerConnection) -> None:
        # Clients leave without a closing handshake.
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
        # A line of log per connection would be measured, too.
        logging.getLogger().setLevel(logging.WARNING)
        print(address, flush=True)

    serve_ours(unlimited(sys.argv[2]), ready)


if __name__ == "__main__":
    main()
