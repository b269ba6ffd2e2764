"""One WebSocket: a seat or a spectator at a table.

What comes in is answered in order. What goes out waits in a short queue; states do not
queue up: whoever is slow is sent the newest one, with all that happened since.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import deque
from contextlib import suppress

from msgspec import Struct
from starlette.websockets import WebSocket, WebSocketDisconnect

from meowple.kernel.errors import MeowpleError
from meowple.server import chat, messages
from meowple.server.calls import Limits
from meowple.server.chat import Said
from meowple.server.errors import (
    BadRequest,
    Conflict,
    Forbidden,
    NotFound,
    Unavailable,
    in_words,
)
from meowple.server.hub import Hub
from meowple.server.messages import encode
from meowple.server.names import clean_chat
from meowple.server.position import Position, Row
from meowple.server.profiles import Profile
from meowple.server.rates import Bucket, too_many
from meowple.server.room import Room
from meowple.server.seeing import seat_facts, state_for, told_since
from meowple.server.viewers import Wish
from meowple.server.watching import may_watch
from meowple.texts import Texts

log = logging.getLogger("meowple.server")

POLICY, SLOW, NOT_YOURS, GONE = 1008, 1013, 4403, 4404

# Messages that wait for a client who does not read; refusals before it is sent away.
_WAITING = 200
_REFUSALS = 100
_GOODBYE = 5.0


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
        muted: frozenset[int],
        limits: Limits,
        client: str,
    ) -> None:
        self._hub = hub
        self._room = room
        self._socket = socket
        self._profile = profile
        self._seat = seat
        self._texts = texts
        self._limits = limits
        self._client = client
        settings = hub.settings
        self._bucket = Bucket(
            settings.messages_per_second, settings.messages_burst, hub.now() / 1000
        )
        self._refused = 0
        self._outbox: deque[bytes] = deque()
        self._wake = asyncio.Event()
        # The row whose state the client has; None: it is sent the whole state next.
        self._row: Row | None = None
        self._again = False
        # The first state comes after the greeting, with what was asked for.
        self._greeted = False
        self._heard: set[int] = set()
        self._muted = muted
        # Why it is closed, and what is said before.
        self._closing: int | None = None
        self._last: bytes | None = None

    @property
    def who(self) -> str | None:
        return None if self._profile is None else self._profile.id

    def refresh(self) -> None:
        self._wake.set()

    def table_changed(self) -> None:
        """Tell who sits here now. A seat that went to somebody else is out of sight."""
        mine = self._seat is not None and self._seat in self._yours()
        if not mine and (
            self._seat is not None or not may_watch(self._room, self._profile)
        ):
            self._close(NOT_YOURS)
            return
        table = self._room.table
        self._put(
            messages.Table(
                seat_facts(table), table.status, self._yours(), self._room.rematch
            )
        )

    def hear(self, said: Said) -> None:
        if said.id not in self._heard:
            self._heard.add(said.id)
            if said.seat not in self._muted:
                self._put(messages.Chat(said.id, said.seat, said.text, said.at))

    def gone(self) -> None:
        self._last = encode(self._told_error(NotFound("table.unknown"), None))
        self._close(GONE)

    async def run(self, have: int | None) -> None:
        """Greet, then answer until the client goes."""
        room = self._room
        self._hello()
        room.viewers.add(self)
        sender = asyncio.create_task(self._send_all())
        try:
            await room.chatted()
            if have is not None and room.position is not None:
                await self._sync(have)
            self._greeted = True
            self.refresh()
            await self._receive_all()
        except WebSocketDisconnect:
            pass
        finally:
            room.viewers.discard(self)
            if self._closing is not None:
                # The sender is saying goodbye; to one who does not listen, not for long.
                await asyncio.wait({sender}, timeout=_GOODBYE)
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)

    def _yours(self) -> list[int]:
        profile = self._profile
        return list(self._room.table.seats_of(profile.id if profile else None))

    def _hello(self) -> None:
        room, table = self._room, self._room.table
        position = room.position
        self._put(
            messages.Hello(
                table=table.id,
                game=table.game,
                rules=table.rules,
                options=dict(table.options),
                seats=seat_facts(table),
                terms=table.terms,
                status=table.status,
                commitment=table.commitment,
                seat=self._seat,
                yours=self._yours(),
                number=0 if position is None else position.shown(self._seat),
                rematch=room.rematch,
            )
        )

    # What goes out

    def _put(self, message: Struct | bytes) -> None:
        if len(self._outbox) >= _WAITING:
            self._close(SLOW)
            return
        self._outbox.append(message if isinstance(message, bytes) else encode(message))
        self._wake.set()

    def _close(self, code: int) -> None:
        self._closing = code
        self._wake.set()

    async def _send_all(self) -> None:
        try:
            while self._closing is None:
                await self._wake.wait()
                self._wake.clear()
                await self._send_waiting()
            if self._last is not None:
                await self._send(self._last)
            await self._socket.close(self._closing)
        except (WebSocketDisconnect, RuntimeError, OSError):
            # It has gone; the reader finds out too.
            pass
        except Exception as error:
            # Without a sender the client would wait for ever: let it come again.
            log.error("socket.failed", extra={"error": type(error).__name__})
            with suppress(RuntimeError, OSError):
                await self._socket.close(SLOW)

    async def _send_waiting(self) -> None:
        """What waits, and the state. Who is idle holds on to none of it."""
        state = await self._next_state()
        while self._outbox and self._closing is None:
            data = self._outbox.popleft()
            await self._send(data, more=bool(self._outbox or state))
        if state is not None and self._closing is None:
            await self._send(state)

    async def _send(self, data: bytes, *, more: bool = False) -> None:
        text = data.decode()
        await self._socket.send({"type": "websocket.send", "text": text, "more": more})

    async def _next_state(self) -> bytes | None:
        """The state that the client lacks, if it lacks one."""
        position, row = self._room.position, self._row
        if position is None or not self._greeted:
            return None
        if row is not None and not self._again:
            if position.number <= row.entry.number:
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
                self._texts,
                told=told,
                now=self._hub.now(),
            )
        )

    def _told(self, position: Position, row: Row) -> tuple[list[messages.Told], list[int]]:
        return told_since(position.since(row), self._seat, self._texts)

    # What comes in

    async def _receive_all(self) -> None:
        while self._closing is None:
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
        except MeowpleError as error:
            self._refuse(error, request)
            if isinstance(error, Unavailable):
                await self._room.still_there()
        except (WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception as error:
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
                self._close(POLICY)
            raise too_many(wait)
        if length > self._hub.settings.message_bytes:
            raise BadRequest("request.too_long", limit=self._hub.settings.message_bytes)

    def _refuse(self, error: MeowpleError, request: str | None) -> None:
        self._put(self._told_error(error, request))
        if error.id == "action.stale":
            self._again = True
            self.refresh()

    def _told_error(self, error: MeowpleError, request: str | None) -> messages.Error:
        told = in_words(error, self._texts)
        return messages.Error(messages.ErrorFacts(told["id"], told["message"]), request)

    async def _do(self, message: messages.Incoming) -> None:
        match message:
            case messages.Act(number, id, action):
                wish = Wish(self._own_seat(), number, id, self._replays)
                self._ack(id, await self._room.act(wish, action))
            case messages.Undo(number, id):
                wish = Wish(self._own_seat(), number, id, self._replays)
                self._ack(id, await self._room.undo(wish))
            case messages.Sync(have):
                await self._sync(have)
            case messages.Sit(seat):
                self._sit(seat)
            case messages.Say(text):
                await self._say(text)
            case messages.Mute(seat, on):
                await self._mute(seat, on)

    def _own_seat(self) -> int:
        if self._seat is None:
            raise Forbidden("seat.none")
        profile = self._profile
        self._room.check_seat(profile.id if profile else None, self._seat)
        return self._seat

    def _ack(self, id: str, number: int) -> None:
        # Before the state that it led to, which the sender has not looked at yet.
        self._put(messages.Ack(id, number))

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
            raise BadRequest("seat.unknown", seat=seat, seats=len(room.table.seats))
        await self._hub.writer.do(lambda c: chat.mute(c, room.id, profile.id, seat, on))
        self._muted = self._muted | {seat} if on else self._muted - {seat}
