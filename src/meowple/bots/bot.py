"""What a bot is, and the question it is asked.

A bot never holds the state. It sees the legal actions of its seat, the seat's own
view, and imagined states that agree with that view.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

from meowple.kernel.frame import Action
from meowple.kernel.game import AnyGame
from meowple.kernel.rng import Rng
from meowple.kernel.state import State

Chooser = Callable[[Sequence[Action]], Action]
# Tells the seconds since some moment.
Clock = Callable[[], float]

# What a bot may think about one decision where nobody says otherwise.
SECONDS = 1.0


class Question:
    """One decision of one seat.

    `view()` is built when it is asked for; `imagine(rng)` is a full state drawn among
    those that the seat could be in. Both are closures: there is no attribute that
    leads to the true state. `seconds` is the time there is for an answer, by `clock`:
    people wait by the one on the wall; where nobody waits, processor time is fairer, for
    then a busy machine weakens nobody.
    """

    __slots__ = ("actions", "clock", "game", "imagine", "seat", "seconds", "view")

    def __init__(
        self,
        game: AnyGame,
        state: State,
        seat: int,
        actions: Sequence[Action],
        seconds: float = SECONDS,
        clock: Clock = perf_counter,
    ) -> None:
        self.game = game
        self.seat = seat
        self.actions = actions
        self.seconds = seconds
        self.clock = clock
        self.view: Callable[[], object] = lambda: game.view(state, seat)
        self.imagine: Callable[[Rng], State] = lambda rng: game.imagine(state, seat, rng)


class Bot(ABC):
    """Somebody who answers questions. `faults` counts the answers that could not be
    used, so that another action was played instead."""

    faults: int = 0

    @abstractmethod
    def choose(self, question: Question) -> Action:
        """One of the question's actions."""

    def chooser(
        self,
        game: AnyGame,
        state: State,
        seat: int,
        seconds: float = SECONDS,
        clock: Clock = perf_counter,
    ) -> Chooser:
        """The bot seated at a game: legal actions in, one of them out."""
        return lambda actions: self.choose(
            Question(game, state, seat, actions, seconds, clock)
        )


class BlindBot(Bot):
    """A bot that looks at nothing but the actions; no question is built for it."""

    @abstractmethod
    def pick(self, actions: Sequence[Action]) -> Action:
        """One of the actions."""

    def choose(self, question: Question) -> Action:
        return self.pick(question.actions)

    def chooser(self, *_: Any, **__: Any) -> Chooser:
        return self.pick
