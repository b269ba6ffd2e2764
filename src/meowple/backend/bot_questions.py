"""The questions to a worker process and its answers; both are lines of JSON.

`Choose` and `Study` use only what the seat may know. The others look at everything, and
are for games that are over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from meowple.table.seats import TableFacts

# The command-line argument of a worker that no player waits for.
LOW_PRIORITY = "aside"


class GameLog(Struct):
    """A game so far: its setup, and the actions that were not taken back. A question
    carries all of them, so that it does not matter which process answers it."""

    table: str
    game: str
    rules: int
    seats: int
    options: dict[str, bool | int | str]
    seed: str
    actions: list[tuple[int, str]]

    @classmethod
    def of(cls, table: TableFacts, actions: list[tuple[int, str]]) -> GameLog:
        seats, seed = len(table.seats), str(table.seed)
        game, rules = table.game, table.rules
        return cls(table.id, game, rules, seats, table.options, seed, actions)


class Choose(Struct, tag="choose"):
    """A request for the action that this bot chooses."""

    log: GameLog
    seat: int
    bot: str
    seconds: float


class Study(Struct, tag="study"):
    """A request for a search of a seat's actions, from what that seat may know. An action
    that was `played` is examined in any case; then no player waits."""

    log: GameLog
    seat: int
    seconds: float
    played: str | None = None


class Judge(Struct, tag="judge"):
    """A request for the expected result, from what all seats know together, or with
    everything `uncovered`. For games that are over."""

    log: GameLog
    seconds: float
    uncovered: bool = False


class FindLayout(Struct, tag="pack"):
    """A request for a seat's best possible layout. For games that are over."""

    log: GameLog
    seat: int
    seconds: float


class Ping(Struct, tag="ping"):
    """A request that only checks whether the process can answer."""

    seconds: float = 0.0


class Pong(Struct):
    """The answer to a ping."""


class Choice(Struct):
    action: str


class ActionEstimate(Struct, frozen=True):
    """A search's estimate of an action; see `bots.search.Finding`. In a hint `then` is the
    rest of the choice that the action begins."""

    action: str
    chance: float
    score: float
    worlds: int
    error: float = 0.0
    then: tuple[str, ...] = ()


class StudyResult(Struct):
    """The best first; empty where there is no choice."""

    findings: list[ActionEstimate]


class Expectation(Struct, frozen=True):
    """The expected score and the chance of winning of each seat."""

    scores: tuple[float, ...]
    chances: tuple[float, ...]


class PlacedTileFacts(Struct, frozen=True):
    """A tile of a layout, as the game's own view shows it."""

    shape: str
    kind: str
    colour: str | None
    cells: tuple[tuple[int, int], ...]


class BestLayout(Struct, frozen=True):
    """The best layout that was found, its score beside that of the one that was played,
    and a score that no layout exceeds, where one is known."""

    score: int
    played: int
    bound: int | None
    tiles: tuple[PlacedTileFacts, ...]


Question = Choose | Study | Judge | FindLayout
Answer = Choice | StudyResult | Expectation | BestLayout
