"""A connection: one WebSocket of a seat or a spectator at a table.

Incoming messages are answered in order, except for queries that take a while.
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
    TooMany,
    Unavailable,
    in_words,
)
from meowple.server.live import hints
from meowple.server.live.room import Room
from meowple.server.live.services import Services
from meowple.server.rate_limits import Limits
from meowple.server.storage import chat
from meowple.server.storage.chat import ChatLine
from meowple.server.storage.profiles import Profile
from meowple.server.text_cleaning import clean_chat
from meowple.server.websocket.chat_feed import ChatFeed
from meowple.server.websocket.lifecycle import ConnectionState, Lifecycle
from meowple.server.websocket.message_rate import MessageRate
from meowple.server.websocket.outbox import Outbox
from meowple.server.websocket.query_queue import Query, QueryQueue
from meowple.server.websocket.state_feed import StateFeed
from meowple.table import messages, presenter, queries
from meowple.table.follower import Follower
from meowple.table.seats import may_watch
from meowple.table.table import ActionRequest
from meowple.texts import Texts

logger = logging.getLogger("meowple.server")

# Close codes: too many messages, the seat is taken, the table was deleted.
POLICY, NOT_YOURS, GONE = 1008, 4403, 4404


class Connection:
    """A viewer of a room."""

    def __init__(
        self,
        services: Services,
        room: Room,
        socket: WebSocket,
        *,
        profile: Profile | None,
        seat: int | None,
        texts: Texts,
        limits: Limits,
        client: str,
    ) -> None:
        self._services = services
        self._room = room
        self._socket = socket
        self.who = None if profile is None else profile.id
        self._limits = limits
        self._client = client
        self._rate = MessageRate(services.settings, services.now())
        self._queries = QueryQueue(self._answer_query)
        # Hints take longer, and nothing else waits for them.
        self._hints = QueryQueue(self._answer_query)
        self._lifecycle = Lifecycle()
        follower = Follower(seat, texts)
        self._states = StateFeed(services, room, follower, self._lifecycle, self._put)
        self._chat = ChatFeed(self._put)
        self._outbox = Outbox(socket, self._lifecycle, self._states.next_state)

    @property
    def is_awaited(self) -> bool:
        return self._outbox.holds or self._states.is_awaited

    def refresh(self) -> None:
        self._outbox.refresh()

    def table_changed(self) -> None:
        """Send who sits here now. A client whose seat went to another player is out."""
        row, yours, seat = self._room.row, self._yours(), self._states.seat
        may_stay = may_watch(row, self.who) if seat is None else seat in yours
        if not may_stay:
            self._outbox.close(NOT_YOURS)
        elif self._lifecycle.is_greeted:
            # Before that, the hello will have it all.
            language, rematch = self._states.language, self._room.rematch
            self._put(presenter.table_changed(row, yours, rematch, language))

    def hear(self, said: ChatLine) -> None:
        self._chat.hear(said)

    def gone(self) -> None:
        self._outbox.close(GONE, self._error_message(NotFound("table.unknown"), None))

    async def run(self, have: int | None) -> None:
        """Send the hello, then answer until the client goes. `have` is the number of the
        state that the client already has."""
        room = self._room
        room.viewers.add(self)
        sender = asyncio.create_task(self._outbox.send_all())
        try:
            muted, lines = await room.chat_for(self.who)
            self._hello(muted)
            self._advance(ConnectionState.GREETED)
            self._chat.open(muted, lines)
            if have is not None and room.table is not None:
                await self._sync(have)
            self._advance(ConnectionState.OPEN)
            self.refresh()
            await self._receive_all()
        except WebSocketDisconnect:
            pass
        finally:
            room.viewers.discard(self)
            await self._queries.stop()
            await self._hints.stop()
            await self._outbox.end(sender)

    def _advance(self, state: ConnectionState) -> None:
        """The next step, unless the connection was closed meanwhile."""
        if not self._lifecycle.is_closed:
            self._lifecycle.advance(state)

    def _yours(self) -> list[int]:
        return list(self._room.row.seats_of(self.who))

    def _hello(self, muted: frozenset[int]) -> None:
        room, states = self._room, self._states
        self._put(
            presenter.hello(
                room.row,
                states.seat,
                states.language,
                number=states.number,
                yours=self._yours(),
                rematch=room.rematch,
                muted=muted,
            )
        )

    def _put(self, message: Struct | bytes) -> None:
        self._outbox.put(message)

    async def _receive_all(self) -> None:
        while not self._lifecycle.is_closed:
            received = await self._socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            self._services.metrics.count("messages_total")
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
                await self._room.check_exists()
            return
        self._services.metrics.count("faults_total")
        kind = type(error).__name__
        logger.error("message.failed", extra={"table": self._room.id, "error": kind})
        self._refuse(MeowpleError("server.fault"), request)

    def _check_rate(self, length: int) -> None:
        try:
            self._rate.check(length, self._services.now())
        except TooMany:
            self._services.metrics.count("refused_total")
            if self._rate.exhausted:
                self._outbox.close(POLICY)
            raise

    def _refuse(self, error: MeowpleError, request: str | None) -> None:
        self._put(self._error_message(error, request))
        if error.id == "action.stale":
            self._states.resend()
            self.refresh()

    def _error_message(self, error: MeowpleError, request: str | None) -> messages.Error:
        table, texts = self._room.table, self._states.texts
        if table is None:
            return messages.Error(in_words(error, texts), request)
        return table.error(error, texts, request)

    async def _do(self, message: messages.Incoming) -> None:
        match message:
            case messages.Act(number, id, action):
                asked = ActionRequest(self._own_seat(), number, id)
                with self._services.metrics.timed("action_seconds"):
                    row = await self._room.act(asked, action, self._check_replays)
                self._ack(id, row)
            case messages.Undo(number, id):
                asked = ActionRequest(self._own_seat(), number, id)
                self._limits.undos.take(f"{self._room.id}:{asked.seat}")
                self._ack(id, await self._room.undo(asked, self._check_replays))
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
                texts = self._states.texts
                self._put(self._room.playing.why(seat, id, action, texts))
            case messages.AskWords() | messages.AskInsight():
                self._queries.ask(message)
            case messages.AskHint():
                self._hints.ask(message)

    async def _answer_query(self, query: Query) -> None:
        """Answer a query beside the other messages."""
        try:
            viewer = self._states.seat
            answer = await self._result(query)
            if viewer == self._states.seat:
                self._put(answer)
            elif not isinstance(query, messages.AskHint):
                # The client looks through another seat's eyes by now.
                self._queries.ask(query)
        except Exception as error:
            await self._failed(error, None)

    async def _result(self, query: Query) -> Struct:
        now, texts = self._room.playing.present(self._states.seat), self._states.texts
        match query:
            case messages.AskWords(picture):
                self._limits.asks.take(self._client)
                ask = partial(queries.words, now, texts, picture=picture)
                return await self._in_background(ask)
            case messages.AskInsight():
                self._limits.questions.take(self._client)
                return await self._in_background(partial(queries.insight, now))
            case messages.AskHint():
                seat = self._own_seat()
                self._limits.hints.take(self._client)
                return await hints.hint(self._services, self._room, seat, texts)

    async def _in_background(self, work: Callable[[], Struct]) -> Struct:
        return await self._services.background.run(self._client, work)

    def _own_seat(self) -> int:
        seat = self._states.seat
        if seat is None:
            raise Forbidden("seat.none")
        self._room.row.check_seat(self.who, seat)
        return seat

    def _ack(self, id: str, number: int) -> None:
        # Before the state that it led to, and together with it.
        self._outbox.hold(messages.Ack(id, number))
        self._services.deliveries.add(self._room)

    async def _sync(self, have: int) -> None:
        await self._states.sync(have, self._check_replays)

    def _check_replays(self) -> None:
        """The rate limit for replays of the whole log, which are expensive."""
        self._limits.replays.take(self._client)

    def _sit(self, seat: int | None) -> None:
        if seat is not None:
            self._room.row.check_seat(self.who, seat)
        self._states.change_seat(seat)
        self._hello(self._chat.muted)

    async def _say(self, text: str) -> None:
        seat, room, services = self._own_seat(), self._room, self._services
        self._limits.chats.take(f"{room.id}:{seat}")
        line = clean_chat(text)
        now = services.now()
        said = await services.writer.do(
            lambda c: chat.add_line(c, room.id, seat, line, now),
            table=room.id,
            topic="chat",
        )
        for viewer in room.viewers:
            viewer.hear(said)

    async def _mute(self, seat: int, on: bool) -> None:
        who, room = self.who, self._room
        if who is None:
            raise Forbidden("seat.none")
        if seat >= len(room.row.seats):
            raise BadRequest("seat.unknown", number=seat, seats=len(room.row.seats))
        await self._services.writer.do(lambda c: chat.mute(c, room.id, who, seat, on))
        self._chat.mute(seat, on)
