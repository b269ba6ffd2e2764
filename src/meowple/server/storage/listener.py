"""News between processes: PostgreSQL's LISTEN on one connection of its own."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable

import psycopg

from meowple.server.storage.writer import CHANNEL

log = logging.getLogger("meowple.server")

_AGAIN = 1.0


async def listen(
    url: str, heard: Callable[[str, str, int], None], missed: Callable[[], None]
) -> None:
    """Hand on what other processes write, for ever. `missed` is called whenever the
    connection is there anew: news may have been lost before."""
    address = url.replace("postgresql+psycopg://", "postgresql://", 1)
    while True:
        try:
            connection = await psycopg.AsyncConnection.connect(address, autocommit=True)
            async with connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                missed()
                async for note in connection.notifies():
                    table, topic, number = json.loads(note.payload)
                    heard(table, topic, number)
        except (psycopg.Error, OSError, ValueError, TypeError) as error:
            log.error("listen.failed", extra={"error": type(error).__name__})
        await asyncio.sleep(_AGAIN)
