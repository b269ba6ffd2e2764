"""The actions of the Isle and their text forms."""

from __future__ import annotations

from dataclasses import dataclass

from meowple.kernel.frame import Action
from meowple.kernel.toolbox.text_forms import Make, TextForms


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Keep a card of the packet in the draft, or of the three family cards."""

    card: int

    def __str__(self) -> str:
        return f"keep {self.card}"


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Put a drafted or drawn card among those to be paid."""

    card: int

    def __str__(self) -> str:
        return f"buy {self.card}"


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """Pay for the cards chosen; the others are discarded."""

    def __str__(self) -> str:
        return "pay"


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Nothing (more) to do here."""

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True)
class Lesson(Action):
    """Play a public lesson and name its color."""

    card: int
    colour: str

    def __str__(self) -> str:
        return f"lesson {self.card} {self.colour}"


@dataclass(frozen=True, slots=True)
class Ready(Action):
    """Play a rescue card face down for today."""

    card: int

    def __str__(self) -> str:
        return f"ready {self.card}"


@dataclass(frozen=True, slots=True)
class Rescue(Action):
    """Choose a cat of a field, by its place as shown, counted from 1."""

    field: str
    place: int

    def __str__(self) -> str:
        return f"rescue {self.field}:{self.place}"


@dataclass(frozen=True, slots=True)
class Basket(Action):
    """Choose what pays for the rescue: permanent, whole or broken (two of them)."""

    kind: str

    def __str__(self) -> str:
        return f"basket {self.kind}"


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Place the tile: (x, y) is the top left of its bounding box; mirrored first, then
    turned clockwise by quarters."""

    x: int
    y: int
    flip: int
    turn: int

    def __str__(self) -> str:
        flip = " f" if self.flip else ""
        turn = f" r{self.turn}" if self.turn else ""
        return f"place {self.x},{self.y}{flip}{turn}"


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take a treasure or an oshax by the id of its shape."""

    shape: str

    def __str__(self) -> str:
        return f"take {self.shape}"


@dataclass(frozen=True, slots=True)
class Skip(Action):
    """Decline an optional treasure, or discard a blind tile that doesn't fit."""

    def __str__(self) -> str:
        return "skip"


@dataclass(frozen=True, slots=True)
class Colour(Action):
    """Choose the color of an oshax, for good."""

    colour: str

    def __str__(self) -> str:
        return f"colour {self.colour}"


@dataclass(frozen=True, slots=True)
class Find(Action):
    """Play an oshax or treasure card for one of the things it offers."""

    card: int
    what: str

    def __str__(self) -> str:
        return f"find {self.card} {self.what}"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Pass for the rest of the phase (family: of the day)."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Anytime(Action):
    """Play an anytime card; `choice` is a color (96-97) or used/unused (76)."""

    card: int
    choice: str = ""

    def __str__(self) -> str:
        return f"anytime {self.card} {self.choice}".rstrip()


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Move a cat to the other field (77); `to` is its new place there in solo."""

    field: str
    place: int
    to: int = 0

    def __str__(self) -> str:
        to = f" {self.to}" if self.to else ""
        return f"move {self.field}:{self.place}{to}"


@dataclass(frozen=True, slots=True)
class Put(Action):
    """Put a cat drawn by card 83 into a field; `to` is its place there in solo."""

    field: str
    to: int = 0

    def __str__(self) -> str:
        return f"put {self.field}" + (f":{self.to}" if self.to else "")


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Discard one of your private lessons (86-87)."""

    card: int

    def __str__(self) -> str:
        return f"discard {self.card}"


@dataclass(frozen=True, slots=True)
class Remove(Action):
    """Remove one of your treasures (88-89), named by its first square in reading order."""

    x: int
    y: int

    def __str__(self) -> str:
        return f"remove {self.x},{self.y}"


@dataclass(frozen=True, slots=True)
class Ask(Action):
    """The standing choice when to be asked: always, windows or never."""

    when: str

    def __str__(self) -> str:
        return f"ask {self.when}"


_COLOR = "(blue|green|red|purple|orange)"
_NUMBER = "(0|[1-9][0-9]{0,5})"
_PLACE = "([1-9][0-9]{0,2})"

_FORMS: tuple[tuple[str, Make], ...] = (
    (f"keep {_NUMBER}", lambda card: Keep(int(card))),
    (f"buy {_NUMBER}", lambda card: Buy(int(card))),
    ("pay", Pay),
    ("done", Done),
    (f"lesson {_NUMBER} {_COLOR}", lambda card, colour: Lesson(int(card), colour)),
    (f"ready {_NUMBER}", lambda card: Ready(int(card))),
    (f"rescue (left|right|island):{_PLACE}", lambda f, at: Rescue(f, int(at))),
    ("basket (permanent|whole|broken)", Basket),
    (
        f"place {_NUMBER},{_NUMBER}( f)?(?: r([0-3]))?",
        lambda x, y, f, r: Place(int(x), int(y), int(bool(f)), int(r or 0)),
    ),
    ("take ([A-Z][A-Za-z0-9]{0,7})", Take),
    ("skip", Skip),
    (f"colour {_COLOR}", Colour),
    (f"find {_NUMBER} (oshax|rare|common|small)", lambda c, w: Find(int(c), w)),
    ("pass", Pass),
    (
        f"anytime {_NUMBER}(?: (blue|green|red|purple|orange|used|unused))?",
        lambda card, choice: Anytime(int(card), choice or ""),
    ),
    (
        f"move (left|right):{_PLACE}(?: {_PLACE})?",
        lambda f, at, to: Move(f, int(at), int(to or 0)),
    ),
    (f"put (left|right)(?::{_PLACE})?", lambda f, to: Put(f, int(to or 0))),
    (f"discard {_NUMBER}", lambda card: Discard(int(card))),
    (f"remove {_NUMBER},{_NUMBER}", lambda x, y: Remove(int(x), int(y))),
    ("ask (always|windows|never)", Ask),
)

parse = TextForms(_FORMS).parse
