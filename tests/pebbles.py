"""A small game for the tests of everything that serves all games.

First every seat secretly names a number, all at once; then seats take one to three
pebbles in turn until the heap is empty. Points are the pebbles, and one more for the
seat that took the last. With one seat the wind plays along and gets what was named.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Self

import pytest

from meowple.kernel import registry
from meowple.kernel.errors import BadData, BadText, IllegalAction
from meowple.kernel.frame import Action, Frame, refuse, run
from meowple.kernel.game import Game
from meowple.kernel.plugin import RulesOnly
from meowple.kernel.result import Line, Result, Rival
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Info, Option, Setup
from meowple.kernel.state import State


@dataclass(frozen=True, slots=True)
class Name(Action):
    number: int

    def __str__(self) -> str:
        return f"name {self.number}"


@dataclass(frozen=True, slots=True)
class Take(Action):
    pebbles: int

    def __str__(self) -> str:
        return f"take {self.pebbles}"


@dataclass(frozen=True, slots=True)
class Boom(Action):
    """A mistake in the rules: it changes the state, then falls over."""

    def __str__(self) -> str:
        return "boom"


class Heap(State):
    __slots__ = ("heap", "named", "taken", "turn")

    heap: int
    turn: int
    named: list[int | None]
    taken: list[int]

    def copy(self) -> Self:
        new = type(self).__new__(type(self))
        new.seats = self.seats
        new.rng = self.rng.copy()
        new.stack = self.stack[:]
        new.events = []
        new.heap = self.heap
        new.turn = self.turn
        new.named = list(self.named)
        new.taken = list(self.taken)
        return new


class Naming(Frame[Heap]):
    __slots__ = ()

    def advance(self, state: Heap) -> bool:
        if None in state.named:
            return True
        state.stack[-1] = Taking()
        return False

    def actors(self, state: Heap) -> tuple[int, ...]:
        return tuple(seat for seat, named in enumerate(state.named) if named is None)

    def legal(self, state: Heap, seat: int) -> Sequence[Action]:
        return [Name(n) for n in range(1, 31)] if state.named[seat] is None else []

    def play(self, state: Heap, seat: int, action: Action) -> None:
        if action not in self.legal(state, seat):
            raise refuse(state, seat)
        assert isinstance(action, Name)
        state.named[seat] = action.number
        state.whisper(seat, "pebbles.named", number=action.number)


class Taking(Frame[Heap]):
    __slots__ = ()

    def advance(self, state: Heap) -> bool:
        if not state.heap:
            state.stack.pop()
        return bool(state.heap)

    def actors(self, state: Heap) -> tuple[int, ...]:
        return (state.turn,)

    def legal(self, state: Heap, seat: int) -> Sequence[Action]:
        if seat != state.turn:
            return []
        return [Take(n) for n in range(1, min(3, state.heap) + 1)]

    def play(self, state: Heap, seat: int, action: Action) -> None:
        if isinstance(action, Boom):
            state.heap = -5
            raise ZeroDivisionError
        if action not in self.legal(state, seat):
            raise refuse(state, seat)
        assert isinstance(action, Take)
        state.heap -= action.pebbles
        state.taken[seat] += action.pebbles
        state.turn = (state.turn + 1) % len(state.taken)
        state.tell("pebbles.taken", seat=seat, pebbles=action.pebbles)


@dataclass(frozen=True, slots=True)
class View:
    seat: int | None
    heap: int
    taken: tuple[int, ...]
    named: int | None


class Pebbles(Game[Heap]):
    def __init__(self, heap: int = 10) -> None:
        self.heap = heap
        self.info = Info(
            id="pebbles",
            seats=(1, 2, 3),
            options=(Option("double", (False, True)), Option("luck", ("none", "some"))),
            rules_version=1,
        )

    def with_data(self, data: Mapping[str, object]) -> Pebbles:
        heap = data.get("heap")
        if not isinstance(heap, int):
            raise BadData("pebbles.heap")
        return Pebbles(heap)

    def start(self, setup: Setup) -> Heap:
        state = Heap.__new__(Heap)
        state.seats = setup.seats
        state.rng = Rng(setup.seed)
        state.stack = [Naming()]
        state.events = []
        state.heap = self.heap * (2 if setup.options["double"] else 1)
        state.heap += state.rng.below(3)
        state.turn = state.rng.below(setup.seats)
        state.named = [None] * setup.seats
        state.taken = [0] * setup.seats
        run(state)
        return state

    def view(self, state: Heap, seat: int | None) -> View:
        named = None if seat is None else state.named[seat]
        return View(seat, state.heap, tuple(state.taken), named)

    def result(self, state: Heap) -> Result | None:
        if state.stack:
            return None
        lines = tuple((Line("pebbles.taken", n, {"n": n}),) for n in state.taken)
        best = max(state.taken)
        winners = tuple(s for s, n in enumerate(state.taken) if n == best)
        if len(state.taken) > 1:
            return Result(tuple(state.taken), winners, lines, "points")
        wind = state.named[0] or 0
        rival = Rival("wind", wind, (Line("pebbles.wind", wind),))
        won: tuple[int | str, ...] = (0,) if best > wind else ("wind",)
        return Result(tuple(state.taken), won, lines, "points", (rival,))

    def parse(self, text: str) -> Action:
        word, _, number = text.partition(" ")
        if word == "boom":
            return Boom()
        if word in ("name", "take") and number.isdecimal() and len(number) < 4:
            return Name(int(number)) if word == "name" else Take(int(number))
        raise BadText("action.unreadable", text=text[:60])

    def census(self, state: Heap) -> Mapping[str, int]:
        return {"pebbles": state.heap + sum(state.taken)}

    def bound(self, setup: Setup) -> int:
        return 100

    def imagine(self, state: Heap, seat: int, rng: Rng) -> Heap:
        new = state.copy()
        for other, named in enumerate(new.named):
            if other != seat and named is not None:
                new.named[other] = 1 + rng.below(30)
        return new

    def score_position(self, position: object) -> Mapping[str, object]:
        if not isinstance(position, dict) or not isinstance(position.get("taken"), list):
            raise BadData("pebbles.position")
        if any(n < 0 for n in position["taken"]):
            raise IllegalAction("pebbles.negative")
        players = [
            {"taken": n, "extras": {"7": 1}, "total": n + 1} for n in position["taken"]
        ]
        return {"players": players, "winners": [0]}


def install(monkeypatch: pytest.MonkeyPatch, game: Pebbles) -> None:
    """As if this were the only installed game."""
    monkeypatch.setattr(registry, "plugins", lambda: {"pebbles": RulesOnly(game)})


@pytest.fixture
def pebbles(monkeypatch: pytest.MonkeyPatch) -> Pebbles:
    """The game, found as an installed one is."""
    game = Pebbles()
    install(monkeypatch, game)
    return game
