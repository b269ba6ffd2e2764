"""The errors of Meowple: a few classes, each error with a stable id.

There are no sentences here. An id such as `tile.must_touch` and its
arguments are turned into words by the catalogs under `locales/`.
"""

from __future__ import annotations


class MeowpleError(Exception):
    """Something is wrong; `id` says which rule or limit forbids it, `details` has the
    arguments of its message.

    >>> error = MeowpleError("seat.unknown", number=4, seats=2)
    >>> error.id, error.details
    ('seat.unknown', {'number': 4, 'seats': 2})
    >>> print(error)
    seat.unknown (number=4, seats=2)
    """

    def __init__(self, id: str, **args: int | str) -> None:
        super().__init__(id, args)
        self.id = id
        self.details = args

    def __reduce__(self) -> tuple[object, ...]:
        # Errors cross from worker processes; their arguments are keywords.
        return _again, (type(self), self.id, self.details)

    def __str__(self) -> str:
        if not self.details:
            return self.id
        details = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return f"{self.id} ({details})"


def _again(kind: type[MeowpleError], id: str, args: dict[str, int | str]) -> MeowpleError:
    return kind(id, **args)


class IllegalAction(MeowpleError):
    """An action that the rules forbid now. The state is as it was.

    >>> print(IllegalAction("turn.not_yours"))
    turn.not_yours
    """


class BadSetup(MeowpleError):
    """Seats, options or seed that the game does not offer.

    >>> print(BadSetup("option.unknown", option="dogs"))
    option.unknown (option=dogs)
    """


class BadText(MeowpleError):
    """Text that is no action of the game."""


class BadData(MeowpleError):
    """An owner's own components, or a position file, that cannot be used."""


class BadRecord(MeowpleError):
    """A record that cannot be read, replayed or trusted.

    >>> print(BadRecord("record.header", line=3))
    record.header (line=3)
    """
