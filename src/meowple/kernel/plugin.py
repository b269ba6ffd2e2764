"""A game's package, as one object: everything the rest of Meowple asks of it.

A package subclasses `Plugin` and names an instance by one entry point of the group
`meowple.games`. Only `game` is required; a package that has nothing else may name the game
itself. What is heavy or needs an extra is imported
inside the methods, so that finding a game costs nothing.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from meowple.kernel.game import AnyGame
from meowple.kernel.knowledge import Knowledge
from meowple.kernel.setup import Value
from meowple.kernel.state import State


@dataclass(frozen=True, slots=True)
class BenchmarkCase:
    """A setup whose speed `meowple bench` measures."""

    name: str
    seats: int
    options: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PlacedTile:
    """A tile of the best layout: its shape's id, its kind and the squares it covers."""

    shape: str
    kind: str
    colour: str | None
    cells: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class BestLayout:
    """The best board a seat could have built with what it had, beside its own score.
    `bound` is a proven upper limit, where one was found."""

    played: int
    score: int
    bound: int | None
    tiles: tuple[PlacedTile, ...]

    @property
    def proven(self) -> bool:
        return self.bound == self.score


class Plugin(ABC):
    """What an installed game brings. Every method but `game` has a default."""

    # Where the game stands in lists; games with the same number go by their ids.
    order: int = 100

    @property
    @abstractmethod
    def game(self) -> AnyGame:
        """The rules."""

    @property
    def id(self) -> str:
        return self.game.info.id

    @property
    def folder(self) -> Path:
        """The folder of the package: its code and data."""
        return _folder_of(type(self))

    @property
    def locales(self) -> Path:
        """A folder per language: `.ftl` catalogues and `rules.md`. It may not exist."""
        return self.folder / "locales"

    def knowledge(self, game: AnyGame) -> Knowledge:
        """What bots know of the game. `game` may carry an owner's components."""
        return Knowledge(game)

    def encoding(self) -> object | None:
        """Actions and observations as arrays: a `meowple.encoding.encoding.Encoding`."""
        return None

    def benchmarks(self) -> Sequence[BenchmarkCase]:
        """The setups that `meowple bench` measures."""
        seats = self.game.info.seats[0]
        return (BenchmarkCase(f"{seats} seats", seats),)

    def placement_times(self, seed: int) -> Sequence[float]:
        """Microseconds to find the legal places of each tile shape, for `meowple bench`."""
        return ()

    @property
    def has_layouts(self) -> bool:
        """Whether `best_layout` can answer."""
        return type(self).best_layout is not Plugin.best_layout

    def best_layout(self, end: State, seat: int, seconds: float) -> BestLayout | None:
        """The best board that a seat could have built, after the end of a game."""
        return None


class RulesOnly(Plugin):
    """The plugin of a package that names a game and nothing else."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    @property
    def game(self) -> AnyGame:
        return self._game

    @property
    def folder(self) -> Path:
        return _folder_of(type(self._game))


def _folder_of(kind: type) -> Path:
    source = sys.modules[kind.__module__].__file__
    assert source is not None
    return Path(source).parent
