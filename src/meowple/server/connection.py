"""One WebSocket: a seat or a spectator at a table.

What comes in is answered in order, but for questions that take their time.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable
from functools import partial

from msgspec import Struct
from starlette.websockets import WebSocket, WebSocketDisconnect

from meowple.kernel.errors import MeowpleError
from meowple.server import asking, chat, hints, messages
from meowple.server.calls import Limits
from meowple.server.chat import Said
from meowple.server.ears import Ears
from meowple.server.errors import (
    BadRequest,
    Conflict,
    Forbidden,
    NotFound,
    Unavailable,
    in_words,
)
from meowple.server.hub import Hub
from meowple.server.names import clean_chat
from meowple.server.outbox import Outbox
from meowple.server.position import Position, Row
from meowple.server.profiles import Profile
from meowple.server.questions import Question, Questions
from meowple.server.rates import Bucket, too_many
from meowple.server.room import Room
from meowple.server.seeing import (
    at_table,
    hello,
    may_watch,
    seat_facts,
    state_for,
    told_since,
)
from meowple.server.tables import TableRow
from meowple.server.viewers import Wish
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
        self._profile = profile
        self._seat = seat
        self._texts = texts
        self._named: tuple[TableRow, Texts] | None = None
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
        self._outbox = Outbox(socket, self._next_state)
        # The row whose state the client has; None: it is sent the whole state next.
        self._row: Row | None = None
        self._again = False
        # The first state comes after the greeting, with what was asked for.
        self._greeted = False
        self._ears = Ears(self._put)

    @property
    def who(self) -> str | None:
        return None if self._profile is None else self._profile.id

    @property
    def is_awaited(self) -> bool:
        position = self._room.position
        if position is None:
            return self._outbox.holds
        asked = self._seat in position.point.line.asked
        # With one row more the log would have to be replayed for it.
        return asked or self._outbox.holds or position.lets_go_of(self._row)

    def refresh(self) -> None:
        self._outbox.refresh()

    def table_changed(self) -> None:
        """Tell who sits here now. A seat that went to somebody else is out of sight."""
        mine = self._seat is not None and self._seat in self._yours()
        if not mine and (
            self._seat is not None or not may_watch(self._room.table, self.who)
        ):
            self._outbox.close(NOT_YOURS)
            return
        table = self._room.table
        self._put(
            messages.Table(
                seat_facts(table, self._texts),
                table.status,
                self._yours(),
                self._room.rematch,
            )
        )

    def hear(self, said: Said) -> None:
        self._ears.hear(said)

    def gone(self) -> None:
        self._outbox.close(GONE, self._told_error(NotFound("table.unknown"), None))

    async def run(self, have: int | None) -> None:
        """Greet, then answer until the client goes."""
        room = self._room
        self._hello()
        room.viewers.add(self)
        sender = asyncio.create_task(self._outbox.send_all())
        try:
            self._ears.open(*await room.said_to(self.who))
            if have is not None and room.position is not None:
                await self._sync(have)
            self._greeted = True
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
        profile = self._profile
        return list(self._room.table.seats_of(profile.id if profile else None))

    def _hello(self) -> None:
        room, seat, yours = self._room, self._seat, self._yours()
        number = 0 if room.position is None else room.position.shown(seat)
        table, rematch = room.table, room.rematch
        self._put(hello(table, seat, number, rematch, yours=yours, texts=self._texts))

    # What goes out

    def _put(self, message: Struct | bytes) -> None:
        self._outbox.put(message)

    async def _next_state(self) -> bytes | None:
        """The state that the client lacks, if it lacks one."""
        position, row = self._room.position, self._row
        if position is None or not self._greeted:
            return None
        if row is not None and position.number < row.entry.number:
            # The log has told it more than this process has heard of yet.
            return None
        if row is not None and not self._again:
            if position.number == row.entry.number:
                return None
            if position.shown(self._seat) == row.shown(self._seat):
                # What happened is hidden from this seat; so is that it happened.
                self._row = position.rows[-1]
                return None
        self._again = False
        if row is not None and row.entry.number < position.rows[0].entry.number:
            # It is ours to bring a slow client up to date; that is not limited.
            await self._catch_up(row.shown(self._seat))
            return None
        self._row = position.rows[-1]
        return self._shared_state(position, row)

    def _shared_state(self, position: Position, row: Row | None) -> bytes:
        """The state, the same for all who look with the same eyes."""
        have = None if row is None else row.entry.number
        key = self._seat, self._texts.lang, have, position.number
        data = self._room.shared.get(key)
        if data is None:
            if not self._room.shared:
                # Those who look on are all awake now; an idle table holds nothing.
                asyncio.get_running_loop().call_soon(self._room.shared.clear)
            data = self._room.shared[key] = self._state(position, row)
        return data

    def _state(self, position: Position, row: Row | None) -> bytes:
        told = ([], []) if row is None else self._told(position, row)
        return self._hub.parts.encode(
            state_for(
                position,
                self._room.table,
                self._seat,
                self._words(),
                told=told,
                now=self._hub.now(),
            )
        )

    def _told(self, position: Position, row: Row) -> tuple[list[messages.Told], list[int]]:
        return told_since(position.since(row), self._seat, self._words())

    def _words(self) -> Texts:
        """The language of this connection, with the names of those who sit here now."""
        table = self._room.table
        if self._named is None or self._named[0] is not table:
            self._named = table, at_table(self._texts, table)
        return self._named[1]

    # What comes in

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
            self._again = True
            self.refresh()

    def _told_error(self, error: MeowpleError, request: str | None) -> messages.Error:
        position = self._room.position
        game = None if position is None else position.game
        return messages.Error(in_words(error, self._words(), game), request)

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
                self._put(asking.why(self._present(), seat, id, action, self._words()))
            case messages.AskWords() | messages.AskInsight():
                self._questions.ask(message)
            case messages.AskHint():
                self._hints.ask(message)

    async def _tell(self, question: Question) -> None:
        """Answer what was asked beside the other messages."""
        try:
            viewer = self._seat
            found = await self._found(question)
            if viewer == self._seat:
                self._put(found)
            elif not isinstance(question, messages.AskHint):
                # The client looks with other eyes by now.
                self._questions.ask(question)
        except Exception as error:
            await self._failed(error, None)

    async def _found(self, question: Question) -> Struct:
        now, words = self._present(), self._words()
        match question:
            case messages.AskWords():
                self._limits.asks.take(self._client)
                return await self._aside(partial(asking.words, now, words))
            case messages.AskInsight():
                self._limits.questions.take(self._client)
                return await self._aside(partial(asking.insight, now))
            case messages.AskHint():
                seat = self._own_seat()
                self._limits.hints.take(self._client)
                return await hints.hint(self._hub, self._room, seat, words)

    async def _aside(self, work: Callable[[], Struct]) -> Struct:
        return await self._hub.aside.do(self._client, work)

    def _present(self) -> asking.Present:
        return asking.Present.of(self._room.playing, self._seat)

    def _own_seat(self) -> int:
        if self._seat is None:
            raise Forbidden("seat.none")
        profile = self._profile
        self._room.check_seat(profile.id if profile else None, self._seat)
        return self._seat

    def _ack(self, id: str, number: int) -> None:
        # Before the state that it led to, and together with it.
        self._outbox.hold(messages.Ack(id, number))
        self._hub.turns.join(self._room)

    async def _sync(self, have: int) -> None:
        """The present state with all that happened since the one the client has."""
        position = self._room.position
        if position is None:
            raise Conflict("table.not_begun")
        if position.find(have, self._seat) is None and have <= position.shown(self._seat):
            self._replays()
        await self._catch_up(have)

    def _replays(self) -> None:
        """The whole log is to be replayed for this client, who may not ask for it often."""
        self._limits.replays.take(self._client)

    async def _catch_up(self, have: int) -> None:
        position = self._room.playing
        row = position.find(have, self._seat)
        if row is None and have <= position.shown(self._seat):
            position = await asyncio.to_thread(self._room.replayed, sys.maxsize)
            row = position.find(have, self._seat)
        self._row = position.rows[-1]
        self._put(self._state(position, row))

    def _sit(self, seat: int | None) -> None:
        if seat is not None:
            profile = self._profile
            self._room.check_seat(profile.id if profile else None, seat)
        self._seat = seat
        self._row = None
        self._hello()

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
        profile, room = self._profile, self._room
        if profile is None:
            raise Forbidden("seat.none")
        if seat >= len(room.table.seats):
            raise BadRequest("seat.unknown", number=seat, seats=len(room.table.seats))
        await self._hub.writer.do(lambda c: chat.mute(c, room.id, profile.id, seat, on))
        self._ears.mute(seat, on)
