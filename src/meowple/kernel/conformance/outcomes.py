"""The outcome of an action, and what each seat can notice of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields, is_dataclass

from meowple.kernel.event import Event, seen
from meowple.kernel.frame import Action
from meowple.kernel.game import AnyGame
from meowple.kernel.state import State, freeze


@dataclass(frozen=True, slots=True)
class Outcome:
    """An action played in a state. Views and legal actions are computed once."""

    game: AnyGame
    before: State
    mover: int
    action: Action
    after: State
    events: list[Event]
    _views: dict[int | None, object] = field(default_factory=dict)
    _legal: dict[int | None, list[str]] = field(default_factory=dict)

    def view(self, eye: int | None) -> object:
        if eye not in self._views:
            self._views[eye] = self.game.view(self.after, eye)
        return self._views[eye]

    def legal(self, eye: int | None) -> list[str]:
        if eye is None:
            return []
        if eye not in self._legal:
            self._legal[eye] = [*map(str, self.game.legal(self.after, eye))]
        return self._legal[eye]

    def signs(
        self, eye: int | None, passing: Callable[[Event], bool] = lambda _: False
    ) -> dict[str, object]:
        """Everything a seat or spectator can notice besides its view."""
        told = [
            (event.id, dict(event.args))
            for event in seen(self.events, eye)
            if not passing(event)
        ]
        actors = self.game.actors(self.after)
        return {"events": told, "actors": actors, "legal": self.legal(eye)}

    @property
    def reveals(self) -> bool:
        """Whether an event revealed something, or a random number was drawn."""
        return any(event.reveals for event in self.events) or (
            freeze(self.before.rng) != freeze(self.after.rng)
        )


def news(one: Outcome, other: Outcome, eye: int | None) -> str:
    """The difference that a seat or spectator sees between two outcomes; empty if none."""
    if one.view(eye) != other.view(eye):
        return difference(one.view(eye), other.view(eye))
    return contrast(one.signs(eye), other.signs(eye))


def contrast(one: dict[str, object], other: dict[str, object]) -> str:
    """The signs that differ."""
    return "; ".join(
        f"{name} {one[name]} / {other[name]}" for name in one if one[name] != other[name]
    )


def difference(one: object, other: object) -> str:
    """The fields in which two views differ, if they are dataclasses of one kind."""
    if type(one) is not type(other) or not is_dataclass(one):
        return f"{one!r} and {other!r}"
    return ", ".join(
        f"{field.name} ({getattr(one, field.name)!r} and {getattr(other, field.name)!r})"
        for field in fields(one)
        if getattr(one, field.name) != getattr(other, field.name)
    )
