"""Who is connected to a table, and what they ask for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from meowple.server.storage.chat import Said


class Viewer(Protocol):
    """Somebody who is connected."""

    @property
    def who(self) -> str | None:
        """The profile; None of somebody without one."""

    @property
    def is_awaited(self) -> bool:
        """Whether they have something to do at the table, or have just done it."""

    def refresh(self) -> None:
        """The position has moved on."""

    def table_changed(self) -> None:
        """Seats or status are others."""

    def hear(self, said: Said) -> None:
        """Somebody has said something."""

    def gone(self) -> None:
        """There is no such table any more."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What a seat asks for: the number of the state it saw, and its own id of the
    request. `replays` is called before a whole log is replayed for it, and may refuse."""

    seat: int
    number: int
    request: str
    replays: Callable[[], None]
