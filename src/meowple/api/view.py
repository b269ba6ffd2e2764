"""The view of one seat, ready to be read, drawn or sent."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum

from meowple.api.words import ENGLISH, words
from meowple.kernel.game import AnyGame


class View:
    """Everything that a seat (None: a spectator) may know at one moment of a match, and
    nothing else. It stays as it is when the match goes on.

    A notebook draws it, `print` shows it as text.

    >>> import meowple
    >>> view = meowple.game("kyoto").start(seats=2, seed=7).view(0)
    >>> view
    View(game='kyoto', seat=0)
    >>> print(str(view).split(". ")[0])
    Round 1, started by Seat 1
    >>> view.svg()[:4]
    '<svg'
    """

    __slots__ = ("_rules", "data", "seat")

    data: object
    """The view as the game's own dataclass; `isinstance` tells a type checker which one."""

    seat: int | None
    """The seat, or None for a spectator."""

    def __init__(self, rules: AnyGame, data: object, seat: int | None) -> None:
        self._rules = rules
        self.data = data
        self.seat = seat

    def text(self, lang: str = ENGLISH) -> str:
        """The table in words, with the board as text: `en`, `ru`, `cs` or `uk`.

        >>> import meowple
        >>> view = meowple.game("fits").start(seats=2, seed=7).view(0)
        >>> print(view.text("cs").splitlines()[1])
        Na tahu: Místo 1.
        """
        return "\n".join(self._rules.describe(self.data, words(lang).say))

    def svg(self) -> str | None:
        """The board as an SVG document; None if the game has no picture.

        >>> import meowple
        >>> meowple.game("isle").start(seats=1, seed=7).view(0).svg()[-6:]
        '</svg>'
        """
        return self._rules.picture(self.data, words().say)

    def json(self) -> dict[str, object]:
        """The view as plain dictionaries, lists, numbers and texts, as the server and
        `meowple engine` send it.

        >>> import meowple
        >>> view = meowple.game("isle").start(seats=2, seed=7).view(1)
        >>> view.json()["day"], view.json()["seat"]
        (1, 1)
        """
        found = plain(self.data)
        return found if isinstance(found, dict) else {"view": found}

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"View(game={self._rules.info.id!r}, seat={self.seat!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return (self.seat, self.data) == (other.seat, other.data)

    __hash__ = None  # type: ignore[assignment]

    def _repr_svg_(self) -> str | None:
        return self.svg()


def plain(value: object) -> object:
    """A value as JSON has it."""
    if is_dataclass(value):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Enum):
        return plain(value.value)
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, tuple | list | set | frozenset):
        return [plain(item) for item in value]
    return value
