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

from meowple.backend.text_cleaning import clean_chat
from meowple.kernel.errors import MeowpleError
from meowple.server.errors import NotFound, TooMany, Unavailable
from meowple.server.live import hints
from meowple.server.live.room import Room
from meowple.server.live.services import Services
from meowple.server.rate_limits import Limits
from meowple.server.storage import chat
from meowple.server.storage.chat import ChatLine
from meowple.server.storage.profiles import Profile
from meowple.server.websocket.chat_feed import ChatFeed
from meowple.server.websocket.lifecycle import ConnectionState, Lifecycle
from meowple.server.websocket.message_rate import MessageRate
from meowple.server.websocket.outbox import Outbox
from meowple.server.websocket.query_queue import QueryQueue
from meowple.server.websocket.state_feed import StateFeed
from meowple.table import messages, session
from meowple.table.session import AskedQuery, Query, Session
from meowple.texts import Texts

logger = logging.getLogger("meowple.server")

# Close codes: too many messages, the device was signed out, the seat is taken, the table
# was deleted.
POLICY, SIGNED_OUT, NOT_YOURS, GONE = 1008, 4401, 4403, 4404


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
        self.key = "" if profile is None else profile.key
        self._limits = limits
        self._client = client
        self._rate = MessageRate(services.settings, services.now())
        self._queries = QueryQueue(self._answer_query)
        self._hints = QueryQueue(self._answer_query)
        self._lifecycle = Lifecycle()
        self._session = Session(room, self.who, seat, texts)
        follower = self._session.follower
        self._states = StateFeed(services, room, follower, self._lifecycle, self._put)
        self._chat = ChatFeed(self._put)
        self._outbox = Outbox(socket, self._lifecycle, self._states.next_state)

    @property
    def is_awaited(self) -> bool:
        return self._outbox.holds or self._session.is_awaited

    def refresh(self) -> None:
        self._outbox.refresh()

    def table_changed(self) -> None:
        """Send who sits here now. A client whose seat went to another player is out."""
        if not self._session.may_stay:
            self._outbox.close(NOT_YOURS)
        elif self._lifecycle.is_greeted:
            # Before that, the hello will have it all.
            self._put(self._session.table_changed())

    def presence_changed(self) -> None:
        """Send who is connected, if several people play."""
        if self._lifecycle.is_greeted and self._room.row.people > 1:
            self._put(messages.Presence(self._room.presence.seats()))

    def hear(self, said: ChatLine) -> None:
        self._chat.hear(said)

    def saving_changed(self) -> None:
        """Say that nothing can be saved, or that saving works again."""
        if self._lifecycle.is_greeted:
            failing = self._services.saving.failing
            error = Unavailable("table.stalled") if failing else None
            self._put(self._session.trouble(error))

    def signed_out(self) -> None:
        self._outbox.close(SIGNED_OUT)

    def gone(self) -> None:
        self._outbox.close(GONE, self._session.error(NotFound("table.unknown")))

    async def run(self, have: int | None) -> None:
        """Send the hello, then answer until the client goes. `have` is the number of the
        state that the client already has."""
        room = self._room
        room.viewers.add(self)
        room.presence.came(self)
        sender = asyncio.create_task(self._outbox.send_all())
        try:
            muted, lines = await room.chat_for(self.who)
            self._put(self._session.hello(muted))
            self._advance(ConnectionState.GREETED)
            if self._services.saving.failing:
                self.saving_changed()
            self.presence_changed()
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
            room.presence.went(self)
            await self._queries.stop()
            await self._hints.stop()
            await self._outbox.end(sender)

    def _advance(self, state: ConnectionState) -> None:
        """The next step, unless the connection was closed meanwhile."""
        if not self._lifecycle.is_closed:
            self._lifecycle.advance(state)

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
        self._put(self._session.refused(error, request))

    async def _do(self, message: messages.Incoming) -> None:
        match self._session.receive(message):
            case session.PlayAction(request, action):
                with self._services.metrics.timed("action_seconds"):
                    row = await self._room.act(request, action, self._check_replays)
                self._ack(request.id, row)
            case session.TakeBack(request):
                self._limits.undos.take(f"{self._room.id}:{request.seat}")
                row = await self._room.undo(request, self._check_replays)
                self._ack(request.id, row)
            case session.CatchUp(have):
                await self._sync(have)
            case session.Greet():
                self._put(self._session.hello(self._chat.muted))
            case session.AddChatLine(seat, text, id):
                await self._say(seat, text)
                if id is not None:
                    self._put(messages.Ack(id, 0))
            case session.MuteSeat(profile, seat, on):
                await self._mute(profile, seat, on)
            case session.Explain() as task:
                self._limits.questions.take(self._client)
                self._put(self._session.why(task))
            case session.Foresee() as task:
                self._limits.questions.take(self._client)
                self._put(self._session.foresee(task))
            case session.AnswerQuery(query):
                # Hints take longer, and nothing else waits for them.
                is_hint = isinstance(query, messages.AskHint)
                (self._hints if is_hint else self._queries).ask(query)

    async def _answer_query(self, query: Query) -> None:
        """Answer a query beside the other messages."""
        try:
            asked = self._session.ask(query)
            answer = await self._result(asked)
            if self._session.may_see(asked):
                self._put(answer)
            elif asked.repeats:
                self._queries.ask(query)
        except Exception as error:
            await self._failed(error, None)

    async def _result(self, asked: AskedQuery) -> Struct:
        match asked.query:
            case messages.AskWords(picture):
                self._limits.asks.take(self._client)
                return await self._in_background(partial(asked.words, picture=picture))
            case messages.AskInsight():
                self._limits.questions.take(self._client)
                return await self._in_background(asked.insight)
            case messages.AskHint():
                self._limits.hints.take(self._client)
                seat = self._session.own_seat()
                return await hints.hint(self._services, self._room, seat, asked.texts)

    async def _in_background(self, work: Callable[[], Struct]) -> Struct:
        return await self._services.background.run(self._client, work)

    def _ack(self, id: str, number: int) -> None:
        # Before the state that it led to, and together with it.
        self._outbox.hold(messages.Ack(id, number))
        self._services.deliveries.add(self._room)

    async def _sync(self, have: int) -> None:
        await self._states.sync(have, self._check_replays)

    def _check_replays(self) -> None:
        """The rate limit for replays of the whole log, which are expensive."""
        self._limits.replays.take(self._client)

    async def _say(self, seat: int, text: str) -> None:
        room, services = self._room, self._services
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

    async def _mute(self, profile: str, seat: int, on: bool) -> None:
        id = self._room.id
        await self._services.writer.do(lambda c: chat.mute(c, id, profile, seat, on))
        self._chat.mute(seat, on)
