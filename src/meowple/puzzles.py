"""Puzzles: a position that the rules led to, and what is to be reached from it in a few
decisions. The game itself plays and judges; only what is legal counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from meowple.kernel.errors import IllegalAction
from meowple.kernel.event import Event
from meowple.kernel.game import AnyGame
from meowple.kernel.optional_verbs import Goal
from meowple.kernel.record import Record, final

Status = Literal["open", "solved", "failed"]


@dataclass(frozen=True, slots=True)
class Attempt:
    """Where a line of actions leads. `events` are those of its last action, and `left` is
    how many decisions remain."""

    state: Any
    events: list[Event]
    status: Status
    left: int


@dataclass(frozen=True, slots=True)
class Puzzle:
    """What `seat` is to reach in at most so many `decisions` of its own. Nobody else
    decides anything: when another seat is asked, the puzzle is over."""

    game: AnyGame
    id: str
    seat: int
    decisions: int
    goal: Goal
    start: Any
    solution: tuple[str, ...]

    def attempt(self, actions: Sequence[str]) -> Attempt:
        """Where these actions of the seat lead; raises what the rules refuse."""
        state = self.start.copy()
        events: list[Event] = []
        for taken, text in enumerate(actions):
            if self._status(state, taken) != "open":
                raise IllegalAction("puzzle.over")
            events = self.game.play(state, self.seat, self.game.parse(text))
        status = self._status(state, len(actions))
        return Attempt(state, events, status, self.decisions - len(actions))

    def _status(self, state: Any, taken: int) -> Status:
        if self.game.met(state, self.seat, self.goal):
            return "solved"
        asked = self.seat in self.game.actors(state)
        return "open" if asked and taken < self.decisions else "failed"

    def next_step(self, actions: Sequence[str]) -> str | None:
        """How our solution goes on after these actions; None where it went another way."""
        done = len(actions)
        ours = self.solution[:done] == tuple(actions) and done < len(self.solution)
        return self.solution[done] if ours else None


@cache
def puzzles(game: AnyGame) -> Mapping[str, Puzzle]:
    """The puzzles of a game by their ids, from easy to hard."""
    return {row["id"]: _puzzle(row) for row in game.puzzles()}


def _puzzle(row: Mapping[str, Any]) -> Puzzle:
    """It is played with what is in our box, whatever an owner has brought."""
    game, start = final(Record.parse(row["record"]))
    return Puzzle(
        game=game,
        id=row["id"],
        seat=row["seat"],
        decisions=row["decisions"],
        goal=row["goal"],
        start=start,
        solution=tuple(row["solution"]),
    )
