"""The contract of a game: one object with a few verbs.

A new game is a package with such an object, named by an entry point of the
group `meowple.games` (see `plugin`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, Self, TypeVar

from meowple.kernel.errors import BadData, IllegalAction
from meowple.kernel.event import Event
from meowple.kernel.frame import Action
from meowple.kernel.optional_verbs import OptionalVerbs
from meowple.kernel.result import Result
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Setup, Value
from meowple.kernel.state import State

S = TypeVar("S", bound=State)


class Game(OptionalVerbs, ABC, Generic[S]):
    """The verbs of a game. `actors`, `legal` and `play` come from its frames."""

    def setup(
        self, seats: int, options: Mapping[str, Value] | None = None, seed: int = 0
    ) -> Setup:
        """A complete and checked setup."""
        return self.info.setup(seats, options or {}, seed)

    def with_data(self, data: Mapping[str, object]) -> Self:
        """The same game with an owner's own components."""
        raise BadData("data.not_taken", game=self.info.id)

    def at_version(self, version: int) -> Game[S] | None:
        """The same game by the rules of this version, or None if it has no such rules.

        Records and tables go on by the rules they began with: a game whose rules have
        changed keeps the earlier versions here, with the options these had.
        """
        return self if version == self.info.rules_version else None

    @abstractmethod
    def start(self, setup: Setup) -> S:
        """The state before the first decision."""

    def actors(self, state: S) -> tuple[int, ...]:
        """The seats that are asked now and must answer; none when the game is over."""
        return state.stack[-1].actors(state) if state.stack else ()

    def legal(self, state: S, seat: int) -> Sequence[Action]:
        """Every action this seat may take, interjections included."""
        if not 0 <= seat < state.seats:
            state.check_seat(seat)
        return state.stack[-1].legal(state, seat) if state.stack else ()

    def idle(self, state: S, seat: int) -> Action | None:
        """The action that counts when this seat leaves a window unanswered for a while.

        A window is a decision at which the game stops to ask all alike whether they want
        to use something. None for other decisions, and for seats that are not asked.
        """
        state.check_seat(seat)
        return state.stack[-1].idle(state, seat) if state.stack else None

    def forced(self, state: S, seat: int) -> Action | None:
        """The only action that this seat, which is asked, could take with any effect; None
        where it has a choice, or wants to be asked. A table plays it for a person whose
        opponents are all bots, so it may depend on what is hidden from others."""
        legal = self.legal(state, seat)
        return legal[0] if len(legal) == 1 else None

    def play(self, state: S, seat: int, action: Action) -> list[Event]:
        """Move the state on. An illegal action raises and changes nothing."""
        # bots call this all the time: it does without calls where it can
        if not 0 <= seat < state.seats:
            state.check_seat(seat)
        stack = state.stack
        if not stack:
            raise IllegalAction("game.over")
        events: list[Event] = []
        state.events = events
        stack[-1].play(state, seat, action)
        while stack and not stack[-1].advance(state):
            pass
        return events

    @abstractmethod
    def view(self, state: S, seat: int | None) -> object:
        """Everything this seat (None: a spectator) may know, as a dataclass. Its FIXED may
        name fields that are one and the same object as long as they look the same."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """The winners and why they won; None while the game goes on."""

    @abstractmethod
    def parse(self, text: str) -> Action:
        """The action of a text form."""

    @abstractmethod
    def census(self, state: S) -> Mapping[str, int]:
        """The count of each piece, wherever it is."""

    @abstractmethod
    def bound(self, setup: Setup) -> int:
        """The most actions a game can take."""

    @abstractmethod
    def imagine(self, state: S, seat: int, rng: Rng) -> S:
        """A full state drawn at random among those this seat could be in."""


# The tools that serve every game alike (records, engine, lab) do not care which
# state a game has: to them it is opaque.
AnyGame = Game[Any]
