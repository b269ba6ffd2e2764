"""The trial that all properties share: a game, a setup, and random choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from meowple.kernel.conformance.broken import Broken
from meowple.kernel.event import Event
from meowple.kernel.frame import Action
from meowple.kernel.game import AnyGame
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Setup
from meowple.kernel.state import State

T = TypeVar("T")


def never(_: object) -> bool:
    return False


class Trial:
    """A game and a setup on trial. The arguments are those of `Kit`."""

    def __init__(
        self,
        game: AnyGame,
        setup: Setup,
        *,
        sample: int = 8,
        ordered: Callable[[Action], bool] = never,
        passing: Callable[[Event], bool] = never,
        values: tuple[type, ...] = (),
    ) -> None:
        self.game = game
        self.setup = setup
        self.seats = range(setup.seats)
        self.sample = sample
        self.ordered = ordered
        self.passing = passing
        self.values = (Setup, *values)
        self.census = dict(game.census(game.start(setup)))

    def play(self, state: State, seat: int, action: Action) -> list[Event]:
        """Play an action that is listed as legal."""
        try:
            return self.game.play(state, seat, action)
        except Exception as error:
            what = f"seat {seat} may {action}, but it raises {error!r}"
            raise Broken(3, what) from error

    def choose(self, state: State, rng: Rng) -> tuple[int, Action]:
        """An actor's action at random, now and then another seat's interjection."""
        seats: Sequence[int] = self.game.actors(state)
        if not rng.below(4):
            seats = [seat for seat in self.seats if self.game.legal(state, seat)]
        seat = rng.choice(seats)
        legal = self.game.legal(state, seat)
        if not legal:
            raise Broken(1, f"seat {seat} is asked and has no legal action")
        return seat, rng.choice(legal)


def some(items: Sequence[T], most: int, rng: Rng) -> list[T]:
    """All items of a short list, a few random ones of a long list."""
    if len(items) <= most:
        return [*items]
    return [items[place] for place in sorted({rng.below(len(items)) for _ in range(most)})]


def texts_of(actions: Sequence[Action]) -> list[str]:
    """The text forms of actions."""
    return [str(action) for action in actions]


def named(eye: int | None) -> str:
    """A seat or spectator in an error message."""
    return "a spectator" if eye is None else f"seat {eye}"
