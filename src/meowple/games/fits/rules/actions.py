"""The actions of If It Fits and their text forms.

A cell is `x,y`; a joint is named by its west cell. `t` means turned by 180 degrees.
"""

from __future__ import annotations

from dataclasses import dataclass

from meowple.kernel.frame import Action
from meowple.kernel.toolbox.text_forms import Make, TextForms


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Begin the turn by drawing a card."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Play this card of the hand; where it goes is asked next."""

    card: str

    def __str__(self) -> str:
        return f"play {self.card}"


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Place a box card, a start card, or a sleeping cat."""

    card: str
    x: int
    y: int
    turned: bool

    def __str__(self) -> str:
        return f"lay {self.card} {self.x},{self.y}" + (" t" if self.turned else "")


@dataclass(frozen=True, slots=True)
class Sleep(Action):
    """Begin the turn by putting one of your cats to sleep, instead of drawing."""

    def __str__(self) -> str:
        return "sleep"


@dataclass(frozen=True, slots=True)
class Cat(Action):
    """Place a cat across the long joint east of a cell."""

    x: int
    y: int

    def __str__(self) -> str:
        return f"cat {self.x},{self.y}"


@dataclass(frozen=True, slots=True)
class Toy(Action):
    """Place the special toy across the long joint east of a cell."""

    x: int
    y: int

    def __str__(self) -> str:
        return f"toy {self.x},{self.y}"


@dataclass(frozen=True, slots=True)
class Princess(Action):
    """Let the Princess take the place of a cat on a joint, or of a sleeper on a cell."""

    what: str
    x: int
    y: int

    def __str__(self) -> str:
        return f"princess {self.what} {self.x},{self.y}"


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Discard a card face up, because nothing in hand can be played."""

    card: str

    def __str__(self) -> str:
        return f"discard {self.card}"


@dataclass(frozen=True, slots=True)
class Done(Action):
    """No cat this time."""

    def __str__(self) -> str:
        return "done"


_CELL = "(0|[1-9][0-9]?),(0|[1-9][0-9]?)"
_CARD = "([A-Z][A-Za-z0-9]{0,7})"

_FORMS: tuple[tuple[str, Make], ...] = (
    ("draw", Draw),
    (f"play {_CARD}", Play),
    (f"lay {_CARD} {_CELL}( t)?", lambda c, x, y, t: Lay(c, int(x), int(y), bool(t))),
    ("sleep", Sleep),
    (f"cat {_CELL}", lambda x, y: Cat(int(x), int(y))),
    (f"toy {_CELL}", lambda x, y: Toy(int(x), int(y))),
    (
        f"princess (cat|sleeper) {_CELL}",
        lambda what, x, y: Princess(what, int(x), int(y)),
    ),
    (f"discard {_CARD}", Discard),
    ("done", Done),
)

parse = TextForms(_FORMS).parse
