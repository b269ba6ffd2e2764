"""What the HTTP API takes and answers about puzzles, as types."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from meowple.puzzles import Status
from meowple.server.errors import ErrorFacts
from meowple.table.messages import ActionText, SeatFacts, Told, Words

# More decisions than any puzzle has.
MOST_ACTIONS = 12


class PuzzleFacts(Struct):
    """A puzzle: `task` says what is to be reached."""

    id: str
    name: str
    task: str


class PuzzlesFacts(Struct):
    """From easy to hard."""

    puzzles: list[PuzzleFacts]


class PuzzleForm(Struct):
    """All that was done so far. `reveal` asks for the next step, `words` for the position
    in words, and `why` whether an action would count now, and if not, why."""

    actions: Annotated[list[ActionText], Meta(max_length=MOST_ACTIONS)] = []
    reveal: bool = False
    words: bool = False
    why: ActionText | None = None


class RevealFacts(Struct):
    """The next step of our solution, and what it means."""

    action: str
    label: str


class AttemptFacts(Struct):
    """What was made of a puzzle so far, as the seat that solves it may know it. `left` are
    the decisions that remain; `taught` is said when it is solved; `next` is the puzzle
    after this one. `reveal` is None, too, where our solution went another way."""

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
    events: list[Told]
    insight: Any
    reveal: RevealFacts | None
    words: Words | None
    error: ErrorFacts | None
