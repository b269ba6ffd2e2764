"""The chat of a table, as one client gets it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

from meowple.server.storage.chat import ChatLine
from meowple.table.messages import Chat

# Lines of muted seats that are kept, to be shown when the seat is unmuted.
_KEPT = 50


class ChatFeed:
    """Sends every line once, except those of muted seats."""

    def __init__(self, put: Callable[[Chat], None]) -> None:
        self._put = put
        self._sent: set[int] = set()
        # None: not known yet. New lines wait meanwhile.
        self._muted: frozenset[int] | None = None
        self._early: list[ChatLine] = []
        self._withheld: deque[ChatLine] = deque(maxlen=_KEPT)

    @property
    def muted(self) -> frozenset[int]:
        """The seats that the client has muted."""
        return self._muted or frozenset()

    def open(self, muted: frozenset[int], lines: Sequence[ChatLine]) -> None:
        """Send the chat so far, and new lines from now on."""
        self._muted = muted
        for line in (*lines, *self._early):
            self.hear(line)
        self._early.clear()

    def hear(self, line: ChatLine) -> None:
        """A line that may be new."""
        if self._muted is None:
            self._early.append(line)
        elif line.id not in self._sent:
            self._sent.add(line.id)
            if line.seat in self._muted:
                self._withheld.append(line)
            else:
                self._send(line)

    def _send(self, line: ChatLine) -> None:
        self._put(Chat(line.id, line.seat, line.text, line.at))

    def mute(self, seat: int, on: bool) -> None:
        """Mute a seat; or unmute it, and send what it has said meanwhile."""
        self._muted = self.muted | {seat} if on else self.muted - {seat}
        if on:
            return
        for line in [line for line in self._withheld if line.seat == seat]:
            self._withheld.remove(line)
            self._send(line)
