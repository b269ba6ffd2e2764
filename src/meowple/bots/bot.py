"""The interface of a bot, and the question that it is asked.

A bot never gets the state. It sees the legal actions of its seat, the seat's view, and
imagined states that agree with that view.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

from meowple.kernel.frame import Action
from meowple.kernel.game import AnyGame
from meowple.kernel.rng import Rng
from meowple.kernel.state import State

Chooser = Callable[[Sequence[Action]], Action]
# Returns seconds since some moment.
Clock = Callable[[], float]
# Processor time of this thread; a browser has no such clock.
processor_time: Clock = getattr(time, "thread_time", perf_counter)

# The usual time for one decision.
SECONDS = 1.0


class Question:
    """One decision of one seat.

    `view()` is built on demand; `imagine(rng)` is a full state drawn among those that the
    seat could be in. Both are closures: no attribute leads to the true state. `seconds` is
    the time for an answer by `clock`: wall-clock time if a person waits, else processor
    time, so that a busy machine doesn't weaken a bot.

    >>> import meowple
    >>> class Curious(meowple.Bot):
    ...     def choose(self, question):
    ...         print(question.seat, len(question.actions), type(question.view()).__name__)
    ...         return question.actions[0]
    >>> action = meowple.game("isle").start(seats=2, seed=7).choose(Curious())
    0 9 IsleView
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
    """Answers questions. `faults` counts the unusable answers, for which a random action
    was played. A bot gets the usual time for a decision times its `time_factor`.

    >>> import meowple
    >>> class First(meowple.Bot):
    ...     def choose(self, question):
    ...         return question.actions[0]
    >>> match = meowple.game("fits").start(seats=2, seed=7)
    >>> match.play_bots({0: First(), 1: "random"}) == match.result()
    True
    """

    faults: int = 0
    time_factor: float = 1.0

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
        """A function for one seat of a game: from the legal actions to the chosen one.
        `seconds` is the usual time for a decision."""
        time = seconds * self.time_factor
        return lambda actions: self.choose(
            Question(game, state, seat, actions, time, clock)
        )


class BlindBot(Bot):
    """A bot that looks only at the actions; no question is built for it."""

    @abstractmethod
    def pick(self, actions: Sequence[Action]) -> Action:
        """One of the actions."""

    def choose(self, question: Question) -> Action:
        return self.pick(question.actions)

    def chooser(self, *_: Any, **__: Any) -> Chooser:
        return self.pick
