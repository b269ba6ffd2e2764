"""The endings of a table: by its game, or early."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from meowple.kernel.game import AnyGame


@dataclass(frozen=True, slots=True)
class Ending:
    """An ending of a table. Without scores the game was not played to its end. `rivals` are
    the scores of opponents that hold no seat."""

    scores: tuple[int, ...] | None
    winners: tuple[int | str, ...]
    decided: str
    rivals: tuple[int, ...] = ()


def ending(game: AnyGame, state: Any, end: str | None) -> Ending:
    """The end of a game, or of its table: `end` is the text of the row that ended it."""
    result = game.result(state)
    if result is not None:
        rivals = tuple(rival.score for rival in result.rivals)
        return Ending(result.scores, result.winners, result.decided, rivals)
    return early(end or "", state.seats)


def is_early(end: str | None) -> bool:
    """Whether the row with this text abandoned its table; None: there is no such row. A
    seat that loses on time has played."""
    return end is not None and not end.startswith("time")


def out_of_time(seat: int) -> str:
    """The text of the row by which a seat loses on time."""
    return f"time {seat}"


def early(end: str, seats: int) -> Ending:
    """`time 1` and `left 1`: seat 1 loses to all others. Otherwise there is no winner."""
    loses = loser(end)
    winners = tuple(seat for seat in range(seats) if loses not in (None, seat))
    return Ending(None, winners, end.partition(" ")[0])


def loser(end: str) -> int | None:
    """The seat that loses to all others where its table ends with this text, if any."""
    seat = end.partition(" ")[2]
    return int(seat) if seat else None
