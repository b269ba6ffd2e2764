"""Types of the requests and responses of puzzles."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from meowple.puzzles import Status
from meowple.table.errors import ErrorFacts
from meowple.table.messages import (
    ActionText,
    EventMessage,
    ForeseenActions,
    SeatFacts,
    Words,
)

# More decisions than any puzzle has.
MOST_ACTIONS = 12


class PuzzleFacts(Struct):
    """A puzzle; `task` says what to achieve."""

    id: str
    name: str
    task: str


class PuzzlesFacts(Struct):
    """The puzzles of a game, from easy to hard."""

    puzzles: list[PuzzleFacts]


class PuzzleForm(Struct):
    """All actions so far. `reveal` asks for the next step of the solution, `words` for the
    position in words, with `picture` also for a picture of it, `why` for the rule that
    forbids an action now, and `foresee` for what actions would change."""

    actions: Annotated[list[ActionText], Meta(max_length=MOST_ACTIONS)] = []
    reveal: bool = False
    words: bool = False
    picture: bool = False
    why: ActionText | None = None
    foresee: ForeseenActions = []


class RevealFacts(Struct):
    """The next step of our solution, with its label."""

    action: str
    label: str


class AttemptFacts(Struct):
    """The state of an attempt, as the solving seat sees it. `left` is the number of
    decisions left; `taught` is the lesson, once it is solved; `next` is the next puzzle.
    `reveal` is also None if our solution went another way."""

    puzzle: PuzzleFacts
    next: str | None
    status: Status
    left: int
    taught: str
    seat: int
    seats: list[SeatFacts]
    view: Any
    actions: list[str]
    actors: list[int]
    events: list[EventMessage]
    insight: Any
    reveal: RevealFacts | None
    words: Words | None
    error: ErrorFacts | None
    foresight: Any = None
