"""A state: one slotted object that copies fast and has the same digest everywhere."""

from __future__ import annotations

from enum import Enum
from functools import cache
from hashlib import sha256
from typing import ClassVar, NoReturn, Self

from meowple.kernel.errors import IllegalAction
from meowple.kernel.event import Arg, Event
from meowple.kernel.frame import Frame
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Setup

# An id without words: no seat sees this event.
_UNCOVERED = "uncovered"
# Types whose values freeze to themselves; those of a subclass may not.
_PLAIN = frozenset({int, str, bytes, bool, type(None)})


class State:
    """The base of every state: the number of seats, its random number generator, its stack
    of decisions, and the events of the action under way.

    A class names in SHARED those of its slots that are no part of the position: tables
    that all states of a game share, caches, and here the events. They are not digested,
    and copies may share them. Any class whose objects lie in a state can have a SHARED.
    """

    __slots__ = ("events", "rng", "seats", "stack")

    SHARED: ClassVar[tuple[str, ...]] = ("events",)

    seats: int
    rng: Rng
    stack: list[Frame[Self]]
    events: list[Event]

    @classmethod
    def begin(cls, setup: Setup) -> Self:
        """A new state: the seats and the generator of a setup, no decisions, no events.
        The game fills in the rest."""
        state = cls.__new__(cls)
        state.seats = setup.seats
        state.rng = Rng(setup.seed)
        state.stack = []
        state.events = []
        return state

    def copy(self) -> Self:
        """A state that shares nothing with this one that can change."""
        raise NotImplementedError

    def digest(self) -> str:
        """The same text for the same position, on any machine."""
        return sha256(repr(freeze(self)).encode()).hexdigest()

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that is not at the table."""
        if not 0 <= seat < self.seats:
            raise IllegalAction("seat.unknown", number=seat, seats=self.seats)

    def tell(self, id: str, /, **args: Arg) -> None:
        """Tell everyone what follows from open facts and the actor's own choice."""
        self.events.append(Event(id, args))

    def whisper(self, to: int, id: str, /, **args: Arg) -> None:
        """Tell one seat what it did or could work out, and no one else may know."""
        self.events.append(Event(id, args, (to,)))

    def reveal(self, id: str, /, **args: Arg) -> None:
        """Tell everyone what came out of hidden things."""
        self.events.append(Event(id, args, None, True))

    def reveal_to(self, to: int, id: str, /, **args: Arg) -> None:
        """Tell one seat what came out of hidden things, and no one else may know."""
        self.events.append(Event(id, args, (to,), True))

    def uncover(self) -> None:
        """Mark that hidden things came to light, even if there is nothing to tell: that no
        seat had an answer is news, too. No seat sees this event."""
        self.events.append(Event(_UNCOVERED, {}, (), True))

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        # A view is built for one seat; a whole state never leaves the library.
        raise TypeError("a state cannot be serialized; send a view or a record")


@cache
def slots(kind: type) -> tuple[str, ...]:
    """The slots that belong to the position: those of a class and of its bases, in a fixed
    order, without the ones in SHARED."""
    found: list[str] = []
    shared: set[str] = set()
    for base in reversed(kind.__mro__):
        names = base.__dict__.get("__slots__", ())
        found += (names,) if isinstance(names, str) else names
        shared.update(base.__dict__.get("SHARED", ()))
    unknown = shared.difference(found)
    if unknown:
        raise TypeError(f"SHARED of {kind.__name__} names no slots: {sorted(unknown)}")
    return tuple(name for name in found if name not in shared)


def freeze(value: object) -> object:
    """A value as nested tuples of numbers and texts, in a fixed order.

    >>> freeze({"b": [2], "a": {3, 1}})
    (('a', (1, 3)), ('b', (2,)))
    """
    kind: type = type(value)
    if kind in _PLAIN:
        return value
    if isinstance(value, tuple | list):
        # Mostly plain values, which need no call of their own.
        return tuple([i if type(i) in _PLAIN else freeze(i) for i in value])
    if isinstance(value, int | str | bytes):
        return value.value if isinstance(value, Enum) else value
    if isinstance(value, dict):
        return tuple((freeze(key), freeze(value[key])) for key in sorted(value))
    if isinstance(value, set | frozenset):
        return tuple(freeze(item) for item in sorted(value))
    if isinstance(value, Enum | bytearray):
        return freeze(value.value if isinstance(value, Enum) else bytes(value))
    if hasattr(value, "__dict__") or not hasattr(kind, "__slots__"):
        # Its content would not count, and two positions would have one digest.
        raise TypeError(f"a state may not hold a {kind.__name__}: it has no slots")
    return (kind.__name__, *[freeze(getattr(value, name)) for name in slots(kind)])
