"""Changes made by other processes: PostgreSQL's LISTEN on a connection of its own."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable

from meowple.server.storage.log_writer import CHANNEL

logger = logging.getLogger("meowple.server")

_RECONNECT_SECONDS = 1.0


async def listen(
    url: str, received: Callable[[str, str, int], None], missed: Callable[[], None]
) -> None:
    """Call `received` with table, topic and number of every change, forever. `missed` is
    called after each connect, since changes may have been lost before it."""
    import psycopg  # an extra, which only this needs

    address = url.replace("postgresql+psycopg://", "postgresql://", 1)
    while True:
        try:
            connection = await psycopg.AsyncConnection.connect(address, autocommit=True)
            async with connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                missed()
                async for note in connection.notifies():
                    table, topic, number = json.loads(note.payload)
                    received(table, topic, number)
        except (psycopg.Error, OSError, ValueError, TypeError) as error:
            logger.error("listen.failed", extra={"error": type(error).__name__})
        await asyncio.sleep(_RECONNECT_SECONDS)
