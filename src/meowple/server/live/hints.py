"""Hints: what a tiger would do in place of a seat that is asked, and why.

They are made from what that seat may know, in imagined worlds. Where one person plays
against bots, a game with a hint changes no rating; that is noted before the hint is sent.
Where several people play, all could have had the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from meowple.backend.bot_questions import GameLog, Study
from meowple.server.errors import Conflict
from meowple.server.storage import hints
from meowple.table import queries
from meowple.table.hint_messages import Hint
from meowple.texts import Texts

if TYPE_CHECKING:
    from meowple.server.live.room import Room
    from meowple.server.live.services import Services


async def hint(services: Services, room: Room, seat: int, texts: Texts) -> Hint:
    """The best actions of a seat that is asked, with what to expect of each."""
    async with room.lock:
        now = room.playing.hint_asked(seat)
        log = GameLog.of(room.row, room.playing.actions)
    question = Study(log, seat, services.settings.hint_seconds)
    studied = await services.bots.hint(question, services.clients.of(room.row))
    if studied is None:
        raise Conflict("hint.failed")
    if studied.findings:
        await services.writer.do(lambda c: hints.note(c, room.id))
        services.metrics.count("hints_total")
    return queries.hint(now, seat, studied.findings, texts)
