"""The actions of Kyoto no Neko and their text forms.

A space is `x,y`, `house-n` or `terrace-n`, with n, e, s or w for the home. Paws are named
as in the data: `bug4` is the bug that needs 4.
"""

from __future__ import annotations

from dataclasses import dataclass

from meowple.kernel.frame import Action
from meowple.kernel.toolbox.text_forms import Make, TextForms


@dataclass(frozen=True, slots=True)
class ChooseKitten(Action):
    """Play this kitten."""

    kitten: str

    def __str__(self) -> str:
        return f"kitten {self.kitten}"


@dataclass(frozen=True, slots=True)
class Step(Action):
    """Step to an adjacent space."""

    to: str

    def __str__(self) -> str:
        return f"step {self.to}"


@dataclass(frozen=True, slots=True)
class Try(Action):
    """Meet a paw or a figure here with a skill: as the action, or answering a red paw."""

    skill: str
    paw: str

    def __str__(self) -> str:
        return f"{self.skill} {self.paw}"


@dataclass(frozen=True, slots=True)
class Attack(Action):
    """Fight the kitten of a seat."""

    seat: int

    def __str__(self) -> str:
        return f"attack {self.seat}"


@dataclass(frozen=True, slots=True)
class Use(Action):
    """Do with a figure here what the scenario says."""

    figure: str

    def __str__(self) -> str:
        return f"use {self.figure}"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Let a kitten pass without a fight."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Leave it at that: end the turn without an action, look at no more paws, raise no
    skill."""

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True)
class Raise(Action):
    """Raise a skill by one step."""

    skill: str

    def __str__(self) -> str:
        return f"raise {self.skill}"


@dataclass(frozen=True, slots=True)
class Look(Action):
    """Look in secret at the face-down paw on a space."""

    at: str

    def __str__(self) -> str:
        return f"look {self.at}"


@dataclass(frozen=True, slots=True)
class Flee(Action):
    """Let the fleeing kitten run to an adjacent space."""

    to: str

    def __str__(self) -> str:
        return f"flee {self.to}"


@dataclass(frozen=True, slots=True)
class PawTo(Action):
    """Let the paw that got away go to a space."""

    to: str

    def __str__(self) -> str:
        return f"paw {self.to}"


_SPACE = "(-?[0-9],-?[0-9]|(?:house|terrace)-[nesw])"
_NAME = "([a-z][a-z0-9]{0,15})"


def _tried(skill: str) -> tuple[str, Make]:
    return f"{skill} {_NAME}", lambda paw: Try(skill, paw)


_FORMS: tuple[tuple[str, Make], ...] = (
    (f"kitten {_NAME}", ChooseKitten),
    (f"step {_SPACE}", Step),
    *map(_tried, ("agility", "friendship", "fight", "hunt")),
    ("attack ([0-3])", lambda seat: Attack(int(seat))),
    (f"use {_NAME}", Use),
    ("pass", Pass),
    ("done", Done),
    ("raise (agility|friendship|fight|hunt)", Raise),
    (f"look {_SPACE}", Look),
    (f"flee {_SPACE}", Flee),
    (f"paw {_SPACE}", PawTo),
)

parse = TextForms(_FORMS).parse
