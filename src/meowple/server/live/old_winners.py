"""Divisions and figures of people who won before the hall of fame recorded them.

A migration entered them without: it knows no games. A server works them out once, after
it has started.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from meowple.kernel.errors import MeowpleError
from meowple.server.storage import hall
from meowple.server.storage.tables import TableRow
from meowple.table.fame import Fame, fame

if TYPE_CHECKING:
    from meowple.server.live.services import Services

logger = logging.getLogger("meowple.server")

# The winners of one transaction.
_CHUNK = 100


async def complete(services: Services) -> None:
    """Work out what the hall of fame does not know yet. Winners whose game is no longer
    installed are passed over, and stay out of sight."""
    last: tuple[str, int] | None = ("", 0)
    try:
        while last is not None:
            last = await _complete_some(services, last)
    except MeowpleError as error:
        # The next start continues.
        logger.error("hall.failed", extra={"error": error.id})


async def _complete_some(
    services: Services, after: tuple[str, int]
) -> tuple[str, int] | None:
    """Complete the winners after this one; the last of them, or None if there is none."""
    found = await services.database.read(lambda c: hall.unfinished(c, after, _CHUNK))
    if not found:
        return None
    known = await asyncio.to_thread(_known, services, found)
    await services.writer.do(lambda c: hall.finish(c, known))
    row, seat = found[-1]
    return row.id, seat


def _known(
    services: Services, found: list[tuple[TableRow, int]]
) -> list[tuple[TableRow, int, Fame]]:
    known = []
    for row, seat in found:
        try:
            game = services.game(row)
            setup = game.setup(len(row.seats), row.options, row.seed)
            # Figures are dealt before the first decision.
            known.append((row, seat, fame(game, setup.options, game.start(setup))))
        except MeowpleError:
            continue
    return known
