"""What a worker can be asked, and what it answers; both go as lines of JSON.

What a seat may know is enough for `Choose` and `Study`. The others look at everything:
they are for games that are over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from meowple.server.storage.tables import TableRow


# What a worker is told on its command line when nobody who plays waits for it.
ASIDE = "aside"


class Story(Struct):
    """Where a table stands: its setup, and the actions so far."""

    table: str
    game: str
    seats: int
    options: dict[str, bool | int | str]
    seed: str
    actions: list[tuple[int, str]]

    @classmethod
    def of(cls, table: TableRow, actions: list[tuple[int, str]]) -> Story:
        seats, seed = len(table.seats), str(table.seed)
        return cls(table.id, table.game, seats, table.options, seed, actions)


class Choose(Struct, tag="choose"):
    """What does this bot play?"""

    story: Story
    seat: int
    bot: str
    seconds: float


class Study(Struct, tag="study"):
    """What would a tiger find out about a seat's decision, from what that seat may know?
    An action that was played is looked at in any case, and then nobody waits."""

    story: Story
    seat: int
    seconds: float
    played: str | None = None


class Judge(Struct, tag="judge"):
    """What is to be expected, as all seats could know it together, or with all that was
    hidden uncovered? Of games that are over."""

    story: Story
    seconds: float
    uncovered: bool = False


class Pack(Struct, tag="pack"):
    """Which boat of the Isle could have been packed? Of games that are over."""

    story: Story
    seat: int
    seconds: float


class Choice(Struct):
    action: str


class Found(Struct, frozen=True):
    """What was found out about an action; see `bots.search.Finding`."""

    action: str
    chance: float
    score: float
    worlds: int
    error: float = 0.0


class Studied(Struct):
    """The best first; empty where there is no choice."""

    findings: list[Found]


class Judged(Struct, frozen=True):
    """For each seat the score to be expected and the chance of winning."""

    scores: tuple[float, ...]
    chances: tuple[float, ...]


class Lying(Struct, frozen=True):
    """A tile on a boat, as the game's own view shows it."""

    shape: str
    kind: str
    colour: str | None
    cells: tuple[tuple[int, int], ...]


class Packed(Struct, frozen=True):
    """The best boat found, its score beside that of the boat that was played, and the
    score that no boat exceeds, where one is known."""

    score: int
    played: int
    bound: int | None
    tiles: tuple[Lying, ...]


Question = Choose | Study | Judge | Pack
Answer = Choice | Studied | Judged | Packed
