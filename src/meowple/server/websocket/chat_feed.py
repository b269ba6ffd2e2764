"""The chat of a table, as one client gets it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from meowple.server.storage.chat import ChatLine
from meowple.table.messages import Chat


class ChatFeed:
    """Sends every line once, but for those of muted seats."""

    def __init__(self, put: Callable[[Chat], None]) -> None:
        self._put = put
        self._sent: set[int] = set()
        # None: not known yet. New lines wait meanwhile.
        self._muted: frozenset[int] | None = None
        self._early: list[ChatLine] = []

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
            if line.seat not in self._muted:
                self._put(Chat(line.id, line.seat, line.text, line.at))

    def mute(self, seat: int, on: bool) -> None:
        self._muted = self.muted | {seat} if on else self.muted - {seat}
