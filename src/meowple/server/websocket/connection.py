"""One WebSocket: a seat or a spectator at a table.

What comes in is answered in order, but for questions that take their time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from msgspec import Struct
from starlette.websockets import WebSocket, WebSocketDisconnect

from meowple.kernel.errors import MeowpleError
from meowple.server.errors import (
    BadRequest,
    Forbidden,
    NotFound,
    Unavailable,
    in_words,
)
from meowple.server.http.endpoint import Limits
from meowple.server.live.hub import Hub
from meowple.server.live.room import Room
from meowple.server.live.viewer import Wish
from meowple.server.rate_limits import Bucket, too_many
from meowple.server.storage import chat
from meowple.server.storage.chat import Said
from meowple.server.storage.profiles import Profile
from meowple.server.text_cleaning import clean_chat
from meowple.server.websocket.chat_feed import Ears
from meowple.server.websocket.outbox import Outbox
from meowple.server.websocket.query_queue import Question, Questions
from meowple.server.websocket.state_feed import Eyes
from meowple.server.workers import hints
from meowple.table import messages, queries
from meowple.table.presenter import hello
from meowple.table.seats import may_watch, seat_facts
from meowple.texts import Texts

log = logging.getLogger("meowple.server")

POLICY, NOT_YOURS, GONE = 1008, 4403, 4404

# So often is it refused before it is sent away.
_REFUSALS = 100


class Connection:
    """A viewer of a room."""

    def __init__(
        self,
        hub: Hub,
        room: Room,
        socket: WebSocket,
        *,
        profile: Profile | None,
        seat: int | None,
        texts: Texts,
        limits: Limits,
        client: str,
    ) -> None:
        self._hub = hub
        self._room = room
        self._socket = socket
        self.who = None if profile is None else profile.id
        self._limits = limits
        self._client = client
        settings = hub.settings
        self._bucket = Bucket(
            settings.messages_per_second, settings.messages_burst, hub.now() / 1000
        )
        self._questions = Questions(self._tell)
        # They take longer, and nothing else waits for them.
        self._hints = Questions(self._tell)
        self._refused = 0
        self._eyes = Eyes(hub, room, seat, texts, self._put)
        self._ears = Ears(self._put)
        self._outbox = Outbox(socket, self._eyes.next_state)
        # Until then nobody tells it of changes: the greeting has them all.
        self._greeted = False

    @property
    def is_awaited(self) -> bool:
        return self._outbox.holds or self._eyes.are_awaited

    def refresh(self) -> None:
        self._outbox.refresh()

    def table_changed(self) -> None:
        """Tell who sits here now. A seat that went to somebody else is out of sight."""
        table, yours, seat = self._room.table, self._yours(), self._eyes.seat
        may_stay = may_watch(table, self.who) if seat is None else seat in yours
        if not may_stay:
            self._outbox.close(NOT_YOURS)
        elif self._greeted:
            seats = seat_facts(table, self._eyes.texts)
            self._put(messages.Table(seats, table.status, yours, self._room.rematch))

    def hear(self, said: Said) -> None:
        self._ears.hear(said)

    def gone(self) -> None:
        self._outbox.close(GONE, self._told_error(NotFound("table.unknown"), None))

    async def run(self, have: int | None) -> None:
        """Greet, then answer until the client goes."""
        room = self._room
        room.viewers.add(self)
        sender = asyncio.create_task(self._outbox.send_all())
        try:
            muted, said = await room.said_to(self.who)
            self._hello(muted)
            self._greeted = True
            self._ears.open(muted, said)
            if have is not None and room.position is not None:
                await self._sync(have)
            self._eyes.open()
            self.refresh()
            await self._receive_all()
        except WebSocketDisconnect:
            pass
        finally:
            room.viewers.discard(self)
            await self._questions.stop()
            await self._hints.stop()
            await self._outbox.end(sender)

    def _yours(self) -> list[int]:
        return list(self._room.table.seats_of(self.who))

    def _hello(self, muted: frozenset[int]) -> None:
        room, eyes = self._room, self._eyes
        self._put(
            hello(
                room.table,
                eyes.seat,
                eyes.number,
                room.rematch,
                yours=self._yours(),
                muted=muted,
                texts=eyes.texts,
            )
        )

    def _put(self, message: Struct | bytes) -> None:
        self._outbox.put(message)

    async def _receive_all(self) -> None:
        while not self._outbox.is_closed:
            received = await self._socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            self._hub.metrics.count("messages_total")
            await self._answer(received.get("text") or received.get("bytes") or "")

    async def _answer(self, text: str | bytes) -> None:
        request: str | None = None
        try:
            self._check_rate(len(text))
            message = messages.read(text)
            request = getattr(message, "id", None)
            await self._do(message)
        except WebSocketDisconnect:
            raise
        except Exception as error:
            await self._failed(error, request)

    async def _failed(self, error: Exception, request: str | None) -> None:
        if isinstance(error, MeowpleError):
            self._refuse(error, request)
            if isinstance(error, Unavailable):
                await self._room.still_there()
            return
        self._hub.metrics.count("faults_total")
        kind = type(error).__name__
        log.error("message.failed", extra={"table": self._room.id, "error": kind})
        self._refuse(MeowpleError("server.fault"), request)

    def _check_rate(self, length: int) -> None:
        wait = self._bucket.take(self._hub.now() / 1000)
        if wait:
            self._hub.metrics.count("refused_total")
            self._refused += 1
            if self._refused > _REFUSALS:
                self._outbox.close(POLICY)
            raise too_many(wait)
        if length > self._hub.settings.message_bytes:
            raise BadRequest("request.too_long", limit=self._hub.settings.message_bytes)

    def _refuse(self, error: MeowpleError, request: str | None) -> None:
        self._put(self._told_error(error, request))
        if error.id == "action.stale":
            self._eyes.look_again()
            self.refresh()

    def _told_error(self, error: MeowpleError, request: str | None) -> messages.Error:
        position = self._room.position
        game = None if position is None else position.game
        return messages.Error(in_words(error, self._eyes.words, game), request)

    async def _do(self, message: messages.Incoming) -> None:
        match message:
            case messages.Act(number, id, action):
                wish = Wish(self._own_seat(), number, id, self._replays)
                self._ack(id, await self._room.act(wish, action))
            case messages.Undo(number, id):
                wish = Wish(self._own_seat(), number, id, self._replays)
                self._limits.undos.take(f"{self._room.id}:{wish.seat}")
                self._ack(id, await self._room.undo(wish))
            case messages.Sync(have):
                await self._sync(have)
            case messages.Sit(seat):
                self._sit(seat)
            case messages.Say(text):
                await self._say(text)
            case messages.Mute(seat, on):
                await self._mute(seat, on)
            case messages.AskWhy(id, action):
                seat = self._own_seat()
                self._limits.questions.take(self._client)
                self._put(queries.why(self._present(), seat, id, action, self._eyes.words))
            case messages.AskWords() | messages.AskInsight():
                self._questions.ask(message)
            case messages.AskHint():
                self._hints.ask(message)

    async def _tell(self, question: Question) -> None:
        """Answer what was asked beside the other messages."""
        try:
            viewer = self._eyes.seat
            found = await self._found(question)
            if viewer == self._eyes.seat:
                self._put(found)
            elif not isinstance(question, messages.AskHint):
                # The client looks with other eyes by now.
                self._questions.ask(question)
        except Exception as error:
            await self._failed(error, None)

    async def _found(self, question: Question) -> Struct:
        now, words = self._present(), self._eyes.words
        match question:
            case messages.AskWords():
                self._limits.asks.take(self._client)
                return await self._aside(partial(queries.words, now, words))
            case messages.AskInsight():
                self._limits.questions.take(self._client)
                return await self._aside(partial(queries.insight, now))
            case messages.AskHint():
                seat = self._own_seat()
                self._limits.hints.take(self._client)
                return await hints.hint(self._hub, self._room, seat, words)

    async def _aside(self, work: Callable[[], Struct]) -> Struct:
        return await self._hub.aside.do(self._client, work)

    def _present(self) -> queries.Present:
        return queries.Present.of(self._room.playing, self._eyes.seat)

    def _own_seat(self) -> int:
        seat = self._eyes.seat
        if seat is None:
            raise Forbidden("seat.none")
        self._room.check_seat(self.who, seat)
        return seat

    def _ack(self, id: str, number: int) -> None:
        # Before the state that it led to, and together with it.
        self._outbox.hold(messages.Ack(id, number))
        self._hub.turns.join(self._room)

    async def _sync(self, have: int) -> None:
        await self._eyes.sync(have, self._replays)

    def _replays(self) -> None:
        """The whole log is to be replayed for this client, who may not ask for it often."""
        self._limits.replays.take(self._client)

    def _sit(self, seat: int | None) -> None:
        if seat is not None:
            self._room.check_seat(self.who, seat)
        self._eyes.change(seat)
        self._hello(self._ears.muted)

    async def _say(self, text: str) -> None:
        seat, room, hub = self._own_seat(), self._room, self._hub
        self._limits.chats.take(f"{room.id}:{seat}")
        line = clean_chat(text)
        now = hub.now()
        said = await hub.writer.do(
            lambda c: chat.say(c, room.id, seat, line, now), table=room.id, topic="chat"
        )
        for viewer in room.viewers:
            viewer.hear(said)

    async def _mute(self, seat: int, on: bool) -> None:
        who, room = self.who, self._room
        if who is None:
            raise Forbidden("seat.none")
        if seat >= len(room.table.seats):
            raise BadRequest("seat.unknown", number=seat, seats=len(room.table.seats))
        await self._hub.writer.do(lambda c: chat.mute(c, room.id, who, seat, on))
        self._ears.mute(seat, on)
