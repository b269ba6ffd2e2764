"""Events: what happened, and which seats may see it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

Arg = int | str | tuple[int | str, ...] | None


@dataclass(slots=True)
class Event:
    """A message id with its arguments, and the seats that may see it.

    `seats` is None for what everyone sees, spectators included. `reveals` marks what
    came out of hidden things: from decks and bags, face-down cards, dice, and answers that
    others gave in secret. An action without such an event can be taken back.

    >>> drawn = Event("card.drawn", {"seat": 1, "card": 84}, seats=(1,), reveals=True)
    >>> drawn.seen_by(1), drawn.seen_by(0), drawn.seen_by(None)
    (True, False, False)
    """

    id: str
    args: Mapping[str, Arg]
    seats: tuple[int, ...] | None = None
    reveals: bool = False

    def seen_by(self, seat: int | None) -> bool:
        return self.seats is None or seat in self.seats


def spoken(events: Iterable[Event]) -> list[Event]:
    """The events that at least one seat sees: those that need words."""
    return [event for event in events if event.seats != ()]


def seen(events: Iterable[Event], seat: int | None) -> list[Event]:
    """The events that this seat (None: a spectator) may see."""
    return [event for event in events if event.seen_by(seat)]
