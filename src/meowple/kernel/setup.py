"""The setup of a game: seats, options and a seed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from meowple.kernel.errors import BadSetup

Value = bool | int | str

SEED_LIMIT = 1 << 256


@dataclass(frozen=True, slots=True)
class Option:
    """One option: its values, the default first.

    `only` names another option and those of its values for which this one has an effect.
    `also` is for values that cannot be listed: how they are written, and a pattern.

    >>> rounds = Option("rounds", (3, 4))
    >>> rounds.default, rounds.offered, rounds.read("4")
    (3, ('3', '4'), 4)
    """

    id: str
    values: tuple[Value, ...]
    only: tuple[str, tuple[Value, ...]] | None = None
    also: tuple[str, str] | None = None

    @property
    def default(self) -> Value:
        return self.values[0]

    @property
    def offered(self) -> tuple[str, ...]:
        """The values as people write them."""
        listed = tuple(str(value).lower() for value in self.values)
        return (*listed, self.also[0]) if self.also else listed

    def read(self, given: Value) -> Value:
        """The declared value that was given; `true`, `True` and True are the same."""
        wanted = str(given).lower()
        for value in self.values:
            if str(value).lower() == wanted:
                return value
        if self.also and re.fullmatch(self.also[1], wanted):
            return wanted
        offered = ", ".join(self.offered)
        raise BadSetup(
            "option.value", option=self.id, value=str(given)[:40], offered=offered
        )


@dataclass(frozen=True, slots=True)
class Setup:
    """Seats, every option with its value, and the seed of all random numbers."""

    seats: int
    options: Mapping[str, Value]
    seed: int


@dataclass(frozen=True, slots=True)
class Info:
    """The facts about a game that menus and errors need.

    `figures` are what players choose from before the game, with no effect on it: a
    color, or whose cats they play. No two seats have the same one. A game without
    figures has none; one with figures has at least as many as seats.

    >>> info = Info("cushions", (2, 3, 4), (Option("rounds", (3, 4)),), rules_version=1)
    >>> info.setup(2, {"rounds": "4"}, seed=7)
    Setup(seats=2, options={'rounds': 4}, seed=7)
    """

    id: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    rules_version: int
    figures: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.figures and len({*self.figures}) < max(self.seats):
            raise ValueError(f"{self.id} has more seats than figures")

    def setup(self, seats: int, options: Mapping[str, Value], seed: int) -> Setup:
        """A complete and checked setup."""
        if seats not in self.seats:
            offered = ", ".join(map(str, self.seats))
            raise BadSetup("setup.seats", game=self.id, seats=seats, offered=offered)
        if not 0 <= seed < SEED_LIMIT:
            raise BadSetup("setup.seed")
        declared = {option.id: option for option in self.options}
        for name in options:
            if name not in declared:
                offered = ", ".join(declared)
                raise BadSetup("option.unknown", option=name[:40], offered=offered)
        chosen = {
            name: option.read(options[name]) if name in options else option.default
            for name, option in declared.items()
        }
        for option in self.options:
            _refuse_if_meaningless(option, chosen)
        return Setup(seats, chosen, seed)


def _refuse_if_meaningless(option: Option, chosen: Mapping[str, Value]) -> None:
    """Refuse an option that would change nothing, unless it has its default."""
    if option.only is None or chosen[option.id] == option.default:
        return
    other, values = option.only
    if chosen[other] not in values:
        needed = ", ".join(str(value).lower() for value in values)
        raise BadSetup("option.no_effect", option=option.id, other=other, needed=needed)
