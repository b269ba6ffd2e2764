"""Less work for each message: fewer writes to the system, fewer bytes encoded anew."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import fields
from operator import attrgetter
from typing import Any

from msgspec import Raw
from websockets.frames import Frame
from websockets.protocol import OPEN

from meowple.server.uvicorn_protocols import Parting
from meowple.table.messages import State, encode

# Messages of a client that wait to be answered while more is read.
_AHEAD = 4
# Parts of views that are kept encoded, those last used: a few for each of some hundred
# tables, about a kilobyte each.
_KEPT = 2048


class Joining(Parting):
    """A message with `more` goes out together with the next one: an answer and the state
    that it led to are one write."""

    async def send(self, message: Any) -> None:
        if message.get("more") and self.conn.state is OPEN:
            self.conn.send_text(message["text"].encode())
        else:
            await super().send(message)

    def handle_text(self, event: Frame) -> None:
        """A client that sends no more than is answered is read from all the time: to
        stop and to begin again takes two calls of the system for each message."""
        if event.fin and self.queue.qsize() < _AHEAD and not self.close_sent:
            with suppress(UnicodeDecodeError):
                text = bytes(event.data).decode()
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
                return
        super().handle_text(event)


class Parts:
    """The JSON of what stays the same for a while, or for all who look: a view names such
    fields in FIXED, and they are the same object as long as they look the same."""

    def __init__(self) -> None:
        self._known: OrderedDict[int, tuple[object, Raw]] = OrderedDict()
        self._readers: dict[type, Callable[[object], dict[str, object]]] = {}

    def encode(self, state: State) -> bytes:
        """A state, as `messages.encode` would have it."""
        view = state.view
        fixed: tuple[str, ...] = getattr(view, "FIXED", ())
        if fixed:
            shown = self._read(view)
            for name in fixed:
                shown[name] = self._part(shown[name])
            state.view = shown
        return encode(state)

    def _part(self, value: object) -> Raw:
        known = self._known.get(id(value))
        if known is None:
            # It is held together with its JSON, so that its id stays its own.
            known = self._known[id(value)] = value, Raw(encode(value))
            if len(self._known) > _KEPT:
                self._known.popitem(last=False)
        self._known.move_to_end(id(value))
        return known[1]

    def _read(self, view: object) -> dict[str, object]:
        read = self._readers.get(type(view))
        if read is None:
            read = self._readers[type(view)] = _reader(type(view))
        return read(view)


def _reader(kind: type) -> Callable[[object], dict[str, object]]:
    names = [field.name for field in fields(kind)]
    get = attrgetter(*names)
    return lambda view: dict(zip(names, get(view), strict=True))
