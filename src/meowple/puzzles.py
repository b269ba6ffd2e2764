"""Puzzles: a position from a real game and a goal to reach from it in a few decisions. The
game itself plays the actions and checks the goal."""

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
    """The position after a line of actions. `events` are those of its last action, `left`
    is the number of decisions that remain."""

    state: Any
    events: list[Event]
    status: Status
    left: int


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A goal that `seat` reaches in at most `decisions` of its own. The puzzle is over when
    another seat is to act."""

    game: AnyGame
    id: str
    seat: int
    decisions: int
    goal: Goal
    start: Any
    solution: tuple[str, ...]

    def attempt(self, actions: Sequence[str]) -> Attempt:
        """Play these actions of the seat; an illegal one raises."""
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
        """The next action of our solution; None if these actions differ from it."""
        done = len(actions)
        ours = self.solution[:done] == tuple(actions) and done < len(self.solution)
        return self.solution[done] if ours else None


@cache
def puzzles(game: AnyGame) -> Mapping[str, Puzzle]:
    """The puzzles of a game by their ids, from easy to hard."""
    return {row["id"]: _puzzle(row) for row in game.puzzles()}


def _puzzle(row: Mapping[str, Any]) -> Puzzle:
    """A puzzle is played with the standard components, not with an owner's."""
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
