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
    def key(self) -> str:
        """The hash of the token by which the device has the profile; may be empty."""

    @property
    def is_awaited(self) -> bool:
        """Whether the game waits for them, or they have just acted."""

    def refresh(self) -> None:
        """The position has moved on."""

    def table_changed(self) -> None:
        """Seats or status have changed."""

    def presence_changed(self) -> None:
        """A player came or went."""

    def hear(self, said: ChatLine) -> None:
        """There is a new line of chat."""

    def saving_changed(self) -> None:
        """The process can't save any more, or can again."""

    def signed_out(self) -> None:
        """The device does not have the profile any more."""

    def gone(self) -> None:
        """The table was deleted."""
