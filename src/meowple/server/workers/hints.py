"""Hints: what a tiger would do in the place of a seat that is asked, and why.

They are made of what that seat may know, in imagined worlds. Where one person plays
against bots, a game in which a hint was given changes no rating; that is noted before
the hint is told. Where several play, all could have had the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Connection, bindparam, select

from meowple.kernel.game import AnyGame
from meowple.server.errors import Conflict, Forbidden
from meowple.server.storage import schema
from meowple.server.storage.insert_or_ignore import addition
from meowple.server.workers.protocol import Found, Story, Study
from meowple.table.messages import Finding, Hint
from meowple.table.queries import Present
from meowple.texts import Texts

if TYPE_CHECKING:
    from meowple.server.live.hub import Hub
    from meowple.server.live.room import Room

# So many actions are told of.
MOST = 3


async def hint(hub: Hub, room: Room, seat: int, texts: Texts) -> Hint:
    """The best actions of a seat that is asked, and what is to be expected of them."""
    async with room.lock:
        now = Present.of(room.playing, seat)
        _check(room, now)
        story = Story.of(room.table, await room.actions())
    question = Study(story, seat, hub.settings.hint_seconds)
    studied = await hub.bots.hint(question)
    if studied is None:
        raise Conflict("hint.failed")
    if studied.findings:
        await hub.writer.do(lambda c: note(c, room.id))
        hub.metrics.count("hints_total")
    return Hint(now.number, in_words(now, seat, studied.findings, texts)[:MOST])


def _check(room: Room, now: Present) -> None:
    if not room.table.terms.hints:
        raise Forbidden("hint.not_allowed")
    if now.over:
        raise Conflict("game.over")
    if now.viewer not in now.game.actors(now.state):
        raise Conflict("turn.not_yours")


def in_words(now: Present, seat: int, found: list[Found], texts: Texts) -> list[Finding]:
    """Findings about what the seat may do, each with what it means."""
    legal = {str(action) for action in now.game.legal(now.state, seat)}
    view = now.game.view(now.state, seat)
    return [
        Finding(
            action=one.action,
            label=label(now.game, view, one.action, texts),
            chance=round(one.chance, 4),
            score=round(one.score, 2),
            worlds=one.worlds,
        )
        for one in found
        # Another process may have moved the table on between two looks at it.
        if one.action in legal
    ]


def label(game: AnyGame, view: object, action: str, texts: Texts) -> str:
    """What an action means; its own text where the game has no words for it."""
    return game.explain(game.parse(action), texts.say, view) or action


def note(connection: Connection, table: str) -> None:
    """Somebody at this table was given a hint."""
    noted = addition(schema.hints, connection.dialect.name)
    connection.execute(noted, {"table": table})


_GIVEN = select(schema.hints.c.table).where(schema.hints.c.table == bindparam("table"))


def given(connection: Connection, table: str) -> bool:
    return connection.execute(_GIVEN, {"table": table}).first() is not None
