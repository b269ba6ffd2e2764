"""A game's package as one object: everything the rest of Meowple asks of it.

A package subclasses `Plugin` and names an instance of it by one entry point of the group
`meowple.games`. Only `game` is required; a package that has nothing else may name the game
itself. Import what is slow to load or needs an extra inside the methods: every installed
plugin is loaded, whichever game is played.
"""

from __future__ import annotations

import sys
import tomllib
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from meowple.kernel.game import AnyGame
from meowple.kernel.knowledge import Knowledge
from meowple.kernel.setup import Value
from meowple.kernel.state import State
from meowple.kernel.trainer import Trainer


@dataclass(frozen=True, slots=True)
class BenchmarkCase:
    """A setup whose speed `meowple bench` measures."""

    name: str
    seats: int
    options: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class MeasuredShare:
    """The share of the games that a level of bots won over the level below it, with two
    players; `low` and `high` are the limits of its 95 % confidence interval, `games` how
    many were played. `seconds` is the usual time for a decision, if the level thinks by the
    clock."""

    level: str
    over: str
    share: float
    low: float
    high: float
    games: int
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class PlacedTile:
    """A tile of a best layout: shape id, kind, color and the squares it covers."""

    shape: str
    kind: str
    colour: str | None
    cells: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class BestLayout:
    """The best board a seat could have built with what it had.

    `played` is the seat's own score, `score` that of the best board found, `bound` a
    proven upper limit, if one was found.
    """

    played: int
    score: int
    bound: int | None
    tiles: tuple[PlacedTile, ...]

    @property
    def proven(self) -> bool:
        """Whether no board scores more."""
        return self.bound == self.score


class Plugin(ABC):
    """A game's package, as Meowple sees it. Everything but `game` has a default."""

    # The game's place in lists; games with the same number are sorted by id.
    order: int = 100

    @property
    @abstractmethod
    def game(self) -> AnyGame:
        """The rules."""

    @property
    def id(self) -> str:
        """The game's id."""
        return self.game.info.id

    @property
    def folder(self) -> Path:
        """The folder of the package, with its code and data."""
        return _folder_of(type(self))

    @property
    def locales(self) -> Path:
        """A folder with one folder per language, which hold `.ftl` catalogs and
        `rules.md`. It need not exist."""
        return self.folder / "locales"

    def knowledge(self, game: AnyGame) -> Knowledge:
        """The bots' knowledge of the game. `game` may have an owner's components."""
        return Knowledge(game)

    def strength(self) -> Sequence[MeasuredShare]:
        """The measured strength of the bots, from `data/strength.toml` in the package;
        empty if it was not measured."""
        file = self.folder / "data" / "strength.toml"
        if not file.is_file():
            return ()
        rows = tomllib.loads(file.read_text("utf-8"))["pair"]
        return tuple(MeasuredShare(**row) for row in rows)

    def trainer(self) -> Trainer | None:
        """The trainer for a policy of the game (`meowple train`), if there is one."""
        return None

    def encoding(self) -> object | None:
        """Actions and observations as arrays: a `meowple.encoding.encoding.Encoding`, or
        None for a game without one."""
        return None

    def benchmarks(self) -> Sequence[BenchmarkCase]:
        """The setups that `meowple bench` measures."""
        seats = self.game.info.seats[0]
        return (BenchmarkCase(f"{seats} seats", seats),)

    def placement_times(self, seed: int) -> Sequence[float]:
        """Microseconds it takes to find the legal places of each tile shape, for
        `meowple bench`; empty for a game without tiles."""
        return ()

    @property
    def has_layouts(self) -> bool:
        """Whether `best_layout` can answer."""
        return type(self).best_layout is not Plugin.best_layout

    def best_layout(self, end: State, seat: int, seconds: float) -> BestLayout | None:
        """The best board a seat could have built, after the end of a game."""
        return None


class RulesOnly(Plugin):
    """The plugin of a game that comes without one."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    @property
    def game(self) -> AnyGame:
        return self._game

    @property
    def folder(self) -> Path:
        return _folder_of(type(self._game))


def _folder_of(kind: type) -> Path:
    # A class typed at a prompt has no file; it counts as one of the current folder.
    source = getattr(sys.modules[kind.__module__], "__file__", None)
    return Path(source).parent if source else Path()
