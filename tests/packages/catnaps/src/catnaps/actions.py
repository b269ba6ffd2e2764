"""The actions of a player: three of them, with their text forms."""

from __future__ import annotations

from dataclasses import dataclass

from meowple.kernel.frame import Action
from meowple.kernel.toolbox.text_forms import TextForms

PLACES = ("sill", "sofa", "box", "lap")


@dataclass(frozen=True, slots=True)
class Patch:
    """A patch of sun: where it is, and how warm."""

    place: str
    warmth: int

    def __str__(self) -> str:
        return f"{self.place} {self.warmth}"


@dataclass(frozen=True, slots=True)
class Send(Action):
    """Send a cat out, face down."""

    cat: int

    def __str__(self) -> str:
        return f"send {self.cat}"


@dataclass(frozen=True, slots=True)
class Nap(Action):
    """Nap in a patch of sun."""

    patch: Patch

    def __str__(self) -> str:
        return f"nap {self.patch}"


@dataclass(frozen=True, slots=True)
class Prowl(Action):
    """Catch a mouse, and bring home another cat."""

    def __str__(self) -> str:
        return "prowl"


FORMS = TextForms(
    (
        ("send ([1-9][0-9]?)", lambda cat: Send(int(cat))),
        (f"nap ({'|'.join(PLACES)}) ([1-9])", lambda at, how: Nap(Patch(at, int(how)))),
        ("prowl", Prowl),
    )
)
