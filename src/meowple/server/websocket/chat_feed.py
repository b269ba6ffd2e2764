"""What one client hears of the chat at its table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from meowple.server.storage.chat import Said
from meowple.table.messages import Chat


class Ears:
    """Every line is heard once, but for those of seats that are muted."""

    def __init__(self, put: Callable[[Chat], None]) -> None:
        self._put = put
        self._heard: set[int] = set()
        # None: not known yet. What is said meanwhile waits.
        self._muted: frozenset[int] | None = None
        self._early: list[Said] = []

    @property
    def muted(self) -> frozenset[int]:
        """The seats that the client does not want to hear."""
        return self._muted or frozenset()

    def open(self, muted: frozenset[int], lines: Sequence[Said]) -> None:
        """Hear what was said so far, and from now on what is."""
        self._muted = muted
        for said in (*lines, *self._early):
            self.hear(said)
        self._early.clear()

    def hear(self, said: Said) -> None:
        if self._muted is None:
            self._early.append(said)
        elif said.id not in self._heard:
            self._heard.add(said.id)
            if said.seat not in self._muted:
                self._put(Chat(said.id, said.seat, said.text, said.at))

    def mute(self, seat: int, on: bool) -> None:
        self._muted = self.muted | {seat} if on else self.muted - {seat}
