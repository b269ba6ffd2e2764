"""The facts that the tests of every game need of each: how its games are played at random,
which kinds of them there are, and what their texts need.

A game has these facts in `tests/games/ID/cases.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from meowple.kernel.event import Event
from meowple.kernel.frame import Action
from meowple.kernel.game import AnyGame
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Setup, Value
from tests.own_games import IDS

# The next seat that acts, and what it does; each game knows its own state.
Move = Callable[[Any, Rng], tuple[int, Action]]


def never(_: object) -> bool:
    return False


def always(_: object) -> bool:
    return True


def named(seats: int, options: Mapping[str, Value]) -> str:
    """A kind of game, for people."""
    return " ".join([str(seats), *(f"{key}={value}" for key, value in options.items())])


@dataclass(frozen=True)
class Kind:
    """A kind of game, with all that has to be known to set it up."""

    game: AnyGame
    seats: int
    options: Mapping[str, Value] = field(default_factory=dict)
    name: str = ""

    def __str__(self) -> str:
        what = self.name or named(self.seats, self.options)
        return f"{self.game.info.id} {what}"

    def setup(self, seed: int) -> Setup:
        return self.game.setup(self.seats, self.options, seed)


@dataclass(frozen=True)
class RandomGames:
    """Games of one kind in which every move is left to chance; `chunk` tells several such
    tests of one kind apart, so that they can be spread over the processors."""

    kind: Kind
    move: Move
    chunk: int = 0
    label: str = ""
    # Whether a final state is as every one should be.
    ended: Callable[[Any], bool] = always

    def __str__(self) -> str:
        return f"{self.kind} {self.label or self.chunk}"


@dataclass(frozen=True)
class Conformance:
    """Games of one kind for the conformance kit: how many in a thorough run, and before
    every how many actions the costly checks are made."""

    kind: Kind
    every: int
    thorough: int
    ordered: Callable[[Action], bool] = never
    passing: Callable[[Event], bool] = never
    values: tuple[type, ...] = ()

    def __str__(self) -> str:
        return str(self.kind)


@dataclass(frozen=True)
class Words:
    """The facts about a game that the tests of texts need."""

    game: AnyGame
    # How many ids its rules tell or raise, at least.
    least: int
    # Values that stand for any argument of a message, beside numbers.
    samples: tuple[str, ...]
    kinds: Sequence[Kind]
    # Texts of actions that are forbidden most of the time.
    odd: Sequence[str]
    # Actions that are seldom chosen, so that a game is long and lively.
    seldom: str = ""
    # Whether the brief form has lines that the full one lacks.
    brief_has_own_lines: bool = False

    def __str__(self) -> str:
        return self.game.info.id


def of_every_game(fact: str) -> list[Any]:
    """The facts of this name in the modules of all games, in one list."""
    modules = (import_module(f"tests.games.{id}.cases") for id in IDS)
    return [one for module in modules for one in getattr(module, fact)]
