"""A finished game in the hall of fame: what it says besides the result."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from meowple.kernel.game import AnyGame
from meowple.kernel.setup import Value
from meowple.texts import Texts


@dataclass(frozen=True, slots=True)
class Fame:
    """The division in which the scores of a game are compared, and each seat's figure."""

    division: str
    figures: tuple[str | None, ...]


def fame(game: AnyGame, options: Mapping[str, Value], state: Any) -> Fame:
    """The fame of a game. Its division is the game's own after the number of seats:
    `2-standard`, or `2` for a game that has only one."""
    seats: int = state.seats
    division = division_of(game, options, seats)
    return Fame(division, tuple(game.figure(state, seat) for seat in range(seats)))


def division_of(game: AnyGame, options: Mapping[str, Value], seats: int) -> str:
    """The division of the games with these options and this number of seats."""
    own = game.division(options)
    return f"{seats}-{own}" if own else str(seats)


def seats_of(division: str) -> int:
    """The number of seats of the games in a division."""
    return int(division.partition("-")[0])


def division_name(game: AnyGame, division: str, texts: Texts) -> str:
    """The name of a division without its number of seats."""
    own = division.partition("-")[2]
    return game.division_name(own, texts.say) if own else ""
