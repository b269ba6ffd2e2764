"""A small game with everything that is hard for a server: a window, a secret answer of
a seat that is not asked, a roll, a peek.

In turn a seat takes steps, rolls or peeks, and ends its turn. Then all others are asked
whether they ring; the seat whose turn it was may ring as well, unasked. Everyone learns
who rang after the last answer. Points are the rings announced, and the steps.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from meowple.kernel.errors import BadText
from meowple.kernel.event import Event
from meowple.kernel.frame import Action, Frame, refuse, run
from meowple.kernel.game import Game
from meowple.kernel.optional_verbs import Course
from meowple.kernel.result import Line, Result
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Info, Option, Setup, Value
from meowple.kernel.state import State

WORDS = ("step", "roll", "peek", "end", "done", "ring", "boom")
STEPS = 20


@dataclass(frozen=True, slots=True)
class Word(Action):
    word: str

    def __str__(self) -> str:
        return self.word


class Belfry(State):
    __slots__ = ("asked", "card", "rounds", "rung", "steps", "turn")

    asked: list[int]
    card: int
    rounds: int
    rung: list[bool]
    steps: list[int]
    turn: int

    def copy(self) -> Self:
        new = type(self).__new__(type(self))
        new.seats = self.seats
        new.rng = self.rng.copy()
        new.stack = self.stack[:]
        new.events = []
        new.asked = list(self.asked)
        new.card = self.card
        new.rounds = self.rounds
        new.rung = list(self.rung)
        new.steps = list(self.steps)
        new.turn = self.turn
        return new


class Turn(Frame[Belfry]):
    __slots__ = ()

    def actors(self, state: Belfry) -> tuple[int, ...]:
        return (state.turn,)

    def legal(self, state: Belfry, seat: int) -> Sequence[Action]:
        if seat != state.turn:
            return []
        most = state.steps[seat] < STEPS
        words = ("step", "roll", "peek", "end") if most else ("end",)
        return [Word(word) for word in words]

    def play(self, state: Belfry, seat: int, action: Action) -> None:
        if action == Word("boom"):
            state.turn = 99
            raise ZeroDivisionError
        if action not in self.legal(state, seat):
            raise refuse(state, seat)
        if str(action) == "end":
            state.asked = [s for s in range(state.seats) if s != seat]
            state.rung = [False] * state.seats
            state.stack.append(Ringing())
            state.tell("bells.ended", seat=seat)
            return
        state.steps[seat] += 1
        if str(action) == "roll":
            state.tell("bells.rolled", seat=seat, number=state.rng.below(6))
        elif str(action) == "peek":
            state.tell("bells.peeked", seat=seat)
            event = Event("bells.card", {"card": state.card}, (seat,), reveals=True)
            state.events.append(event)
        else:
            state.tell("bells.stepped", seat=seat)


class Ringing(Frame[Belfry]):
    __slots__ = ()

    def advance(self, state: Belfry) -> bool:
        if state.asked:
            return True
        rung = tuple(seat for seat, rang in enumerate(state.rung) if rang)
        for seat in rung:
            state.steps[seat] += 1
        state.tell("bells.rung", seats=rung)
        state.stack.pop()
        state.rung = [False] * state.seats
        state.turn = (state.turn + 1) % state.seats
        state.rounds -= 1
        if not state.rounds:
            state.stack.pop()
        return False

    def actors(self, state: Belfry) -> tuple[int, ...]:
        return tuple(state.asked)

    def legal(self, state: Belfry, seat: int) -> Sequence[Action]:
        if seat in state.asked:
            return [Word("done"), Word("ring")]
        may_join = seat == state.turn and not state.rung[seat]
        return [Word("ring")] if may_join else []

    def play(self, state: Belfry, seat: int, action: Action) -> None:
        if action not in self.legal(state, seat):
            raise refuse(state, seat)
        if str(action) == "ring":
            state.rung[seat] = True
        if seat in state.asked:
            state.asked.remove(seat)
        state.whisper(seat, "bells.answered", answer=str(action))


@dataclass(frozen=True, slots=True)
class View:
    seat: int | None
    turn: int
    rounds: int
    steps: tuple[int, ...]
    rung: bool


class Bells(Game[Belfry]):
    def __init__(self) -> None:
        self.info = Info("bells", (1, 2, 3), (Option("rounds", (3, 1, 9)),), 1)

    def start(self, setup: Setup) -> Belfry:
        state = Belfry.__new__(Belfry)
        state.seats = setup.seats
        state.rng = Rng(setup.seed)
        state.stack = [Turn()]
        state.events = []
        state.asked = []
        state.card = state.rng.below(50)
        state.rounds = int(setup.options["rounds"])
        state.rung = [False] * setup.seats
        state.steps = [0] * setup.seats
        state.turn = 0
        run(state)
        return state

    def idle(self, state: Belfry, seat: int) -> Action | None:
        return Word("done") if seat in state.asked else None

    def view(self, state: Belfry, seat: int | None) -> View:
        rung = seat is not None and state.rung[seat]
        return View(seat, state.turn, state.rounds, tuple(state.steps), rung)

    def result(self, state: Belfry) -> Result | None:
        if state.stack:
            return None
        lines = tuple((Line("bells.steps", n),) for n in state.steps)
        best = max(state.steps)
        winners = tuple(s for s, n in enumerate(state.steps) if n == best)
        return Result(tuple(state.steps), winners, lines, "points")

    def courses(self) -> Sequence[Course]:
        return (Course("first", 5, {"rounds": 1}),)

    def division(self, options: Mapping[str, Value]) -> str:
        return f"rounds-{options['rounds']}"

    def figure(self, state: Belfry, seat: int) -> str:
        return f"bell {seat}"

    def parse(self, text: str) -> Action:
        if text not in WORDS:
            raise BadText("action.unreadable", text=text[:60])
        return Word(text)

    def census(self, state: Belfry) -> Mapping[str, int]:
        return {}

    def bound(self, setup: Setup) -> int:
        return 200

    def imagine(self, state: Belfry, seat: int, rng: Rng) -> Belfry:
        return state.copy()


GAMES = {"bells": Bells()}
