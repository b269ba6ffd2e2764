"""What happened, told to those who may know it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

Arg = int | str | tuple[int, ...] | tuple[str, ...] | None


@dataclass(slots=True)
class Event:
    """A message id with its arguments, and the seats that may see it.

    `seats` is None for what everybody sees, spectators included. `reveals` says that
    somebody has learnt what was hidden before: the action cannot be taken back.
    """

    id: str
    args: Mapping[str, Arg]
    seats: tuple[int, ...] | None = None
    reveals: bool = False

    def seen_by(self, seat: int | None) -> bool:
        return self.seats is None or seat in self.seats


def seen(events: Iterable[Event], seat: int | None) -> list[Event]:
    """The events that this seat (None: a spectator) may see."""
    return [event for event in events if event.seen_by(seat)]
