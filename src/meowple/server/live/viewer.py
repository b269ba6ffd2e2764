"""A viewer: anyone who is connected to a table, as its room sees them."""

from __future__ import annotations

from typing import Protocol

from meowple.server.storage.chat import ChatLine


class Viewer(Protocol):
    """A player or spectator who is connected."""

    @property
    def who(self) -> str | None:
        """The profile; None without one."""

    @property
    def is_awaited(self) -> bool:
        """Whether the game waits for them, or they have just acted."""

    def refresh(self) -> None:
        """The position has moved on."""

    def table_changed(self) -> None:
        """Seats or status have changed."""

    def hear(self, said: ChatLine) -> None:
        """There is a new line of chat."""

    def gone(self) -> None:
        """The table was deleted."""
