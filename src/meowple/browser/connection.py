"""A connection of the page to a table: the messages of a WebSocket, without one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct

from meowple.backend.bot_questions import GameLog, Study, StudyResult
from meowple.backend.text_cleaning import clean_chat
from meowple.browser.room import Room
from meowple.kernel.errors import MeowpleError
from meowple.table import messages, queries, session
from meowple.table.errors import Conflict, NotFound
from meowple.table.follower import Need
from meowple.table.hint_messages import Hint
from meowple.table.session import Session
from meowple.texts import Texts

if TYPE_CHECKING:
    from meowple.browser.host import Host

HINT_SECONDS = 1.0
# The close code of a table that was deleted.
GONE = 4404


class Connection:
    """A viewer of a room; `send` takes a message as text, `close` a code."""

    def __init__(
        self,
        host: Host,
        room: Room,
        seat: int | None,
        texts: Texts,
        send: Callable[[str], None],
        close: Callable[[int], None],
    ) -> None:
        self._host = host
        self._room = room
        self._send = send
        self._close = close
        self._session = Session(room, host.me.id, seat, texts)
        # Messages are answered in order.
        self._order = asyncio.Lock()

    def open(self, have: int) -> None:
        """Send the hello and the state, with all since the one that the page has."""
        self._put(self._session.hello())
        if self._room.table is not None:
            self._catch_up(have)
        self._room.viewers.append(self)
        self._room.tend()

    def leave(self) -> None:
        if self in self._room.viewers:
            self._room.viewers.remove(self)

    def refresh(self) -> None:
        """Send the state that the page lacks, if it lacks one."""
        table, follower = self._room.table, self._session.follower
        if table is not None and follower.need(table.position) is not Need.NOTHING:
            since = follower.reached(table.position)
            self._put(follower.state(table, self._host.now(), since))

    def table_changed(self) -> None:
        self._put(self._session.table_changed())

    def gone(self) -> None:
        self._put(self._session.error(NotFound("table.unknown")))
        self.leave()
        self._close(GONE)

    async def receive(self, text: str) -> None:
        """Answer a message."""
        async with self._order:
            request: str | None = None
            try:
                message = messages.read(text)
                request = getattr(message, "id", None)
                await self._do(message)
            except MeowpleError as error:
                self._put(self._session.refused(error, request))
                self.refresh()

    async def _do(self, message: messages.Incoming) -> None:
        match self._session.receive(message):
            case session.PlayAction(request, action):
                self._ack(request.id, await self._room.act(request, action))
            case session.TakeBack(request):
                self._ack(request.id, await self._room.undo(request))
            case session.CatchUp(have):
                self._catch_up(have)
            case session.Greet():
                self._put(self._session.hello())
                self.refresh()
            case session.AddChatLine(seat, said):
                self._host.chat(self._room, seat, clean_chat(said))
            case session.MuteSeat():
                # At one screen there is nobody to mute.
                return
            case session.Explain() as task:
                self._put(self._session.why(task))
            case session.Foresee() as task:
                self._put(self._session.foresee(task))
            case session.AnswerQuery(query):
                self._answer(query)

    def _ack(self, id: str, number: int) -> None:
        """Acknowledge a request, before the state that it led to."""
        self._put(messages.Ack(id, number))
        self._room.moved()

    def _catch_up(self, have: int) -> None:
        table, now = self._room.playing, self._host.now()
        self._put(self._session.follower.catch_up(table, now, have))

    def _answer(self, query: session.Query) -> None:
        asked = self._session.ask(query)
        match query:
            case messages.AskWords(picture):
                self._put(asked.words(picture=picture))
            case messages.AskInsight():
                self._put(asked.insight())
            case messages.AskHint():
                self._host.spawn(self._hint(asked))

    async def _hint(self, asked: session.AskedQuery) -> None:
        """Send a hint. Hints take longer, and nothing else waits for them."""
        try:
            answer = await self._hinted(asked.texts)
        except MeowpleError as error:
            self._put(self._session.error(error))
            return
        if self._session.may_see(asked):
            self._put(answer)

    async def _hinted(self, texts: Texts) -> Hint:
        room, seat = self._room, self._session.own_seat()
        now = room.playing.hint_asked(seat)
        log = GameLog.of(room.row, room.playing.actions)
        studied = await self._host.think(Study(log, seat, HINT_SECONDS), StudyResult)
        if studied is None:
            raise Conflict("hint.failed")
        await room.note_hint()
        return queries.hint(now, seat, studied.findings, texts)

    def say(self, line: messages.Chat) -> None:
        self._put(line)

    def _put(self, message: Struct) -> None:
        self._send(messages.encode(message).decode())
