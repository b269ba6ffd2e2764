"""Types of the API's requests and responses; those about tables are in
`table_schemas`. msgspec checks them; the OpenAPI document and the client's
TypeScript types are generated from them.

`...Form` is the body of a request, `...Query` its query parameters, `...Facts` a response.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from meowple.backend.table_schemas import Name, Token
from meowple.kernel.setup import Value
from meowple.table.errors import ErrorFacts
from meowple.table.messages import FigureFacts, ScoreLine


class Failure(Struct):
    error: ErrorFacts


class Empty(Struct):
    """An empty response: it was done."""


class ProfileForm(Struct):
    name: Name | None = None
    language: Annotated[str, Meta(max_length=16)] | None = None


class ProfileFacts(Struct):
    """A profile. A guest's `name` is empty."""

    id: str
    name: str
    language: str


class LinkFacts(Struct):
    """A one-time token that carries the profile to another device, and when it expires."""

    token: str
    expires: int


class NoticesForm(Struct):
    """An empty text removes an address; one that is left out stays."""

    mail: Annotated[str, Meta(max_length=254)] | None = None
    hook: Annotated[str, Meta(max_length=500)] | None = None


class NoticesFacts(Struct):
    """The addresses for notifications. `sends_mail`: this server can send e-mail; `mail` is
    used once it is confirmed."""

    sends_mail: bool
    mail: str | None
    mail_confirmed: bool
    hook: str | None


class ClaimForm(Struct):
    token: Token


class DeviceFacts(Struct):
    """A device that has the profile: what it is, as far as known, and when it was used
    last. `here` is the one that asks."""

    id: str
    kind: str | None
    created: int
    seen: int | None
    here: bool


class DevicesFacts(Struct):
    """`recovery`: there is a code that brings the profile back."""

    devices: list[DeviceFacts]
    recovery: bool


class SignOutForm(Struct):
    """A device to sign out; None: all others."""

    device: Annotated[str, Meta(min_length=16, max_length=16)] | None = None


class RecoveryFacts(Struct):
    """The code is shown once."""

    code: str


class RecoverForm(Struct):
    code: Annotated[str, Meta(min_length=1, max_length=60)]


class TallyFacts(Struct):
    """Finished games of one kind: `name` says which, where a game has several. `mean` is
    the player's average; `best` and `margin` (how far ahead) come with the game's table."""

    game: str
    division: str
    name: str
    seats: int
    games: int
    wins: int
    mean: float
    best: int
    best_table: str
    margin: int | None
    margin_table: str


class DuelFacts(Struct):
    """Finished games with another person; the rest were shared or won by others."""

    name: str
    games: int
    wins: int
    losses: int


class StatisticsFacts(Struct):
    """A profile's own record."""

    tallies: list[TallyFacts]
    duels: list[DuelFacts]


class OnlyFacts(Struct):
    """The option and the values of it that give another option an effect."""

    option: str
    values: list[Value]


class OptionFacts(Struct):
    """An option with its values, the default first; `also` shows the form of others it
    takes. `words` says what each value means, as people type it, and `also`; `seats` has
    the numbers of seats with which each value can be played."""

    id: str
    values: list[Value]
    default: Value
    also: str | None
    name: str
    about: str
    words: dict[str, str]
    seats: dict[str, list[int]]
    only: OnlyFacts | None


class GameFacts(Struct):
    """A game: `name` and `about` are in the reader's language, `about` is empty where the
    game has no words for it. `scores`: positions on a real table can be scored.
    `ratings` are the bots' Elo ratings with two players, where these were measured; the
    cat of every game has 1000. `has_rules`: there is a rules reference. `figures` are what
    players choose from before the game, if anything; `figure` is what that is called.
    `courses` are the guided first games, in the order of learning: a new table may name
    one."""

    id: str
    name: str
    about: str
    seats: list[int]
    options: list[OptionFacts]
    rules: int
    bots: list[str]
    ratings: dict[str, int]
    scores: bool
    has_rules: bool
    figure: str
    figures: list[FigureFacts]
    courses: list[str]


class GamesFacts(Struct):
    games: list[GameFacts]


class SectionFacts(Struct):
    """A section of the rules reference, of level 2 or 3: Markdown with the marks
    `{figure: name} caption` on a line of its own and `{ruling: name}`."""

    anchor: str
    level: int
    title: str
    body: str


class RulesFacts(Struct):
    """The rules reference of a game; `lead` is the text before the first section."""

    title: str
    lead: str
    sections: list[SectionFacts]


class ScoreFacts(Struct):
    """The game's score of a position and, where the game explains it, the lines of each
    player, which sum to the totals."""

    score: dict[str, Any]
    lines: list[list[ScoreLine]]


class HistoryQuery(Struct):
    """The `next` of the previous page."""

    before: Annotated[str, Meta(pattern=r"^[0-9]{1,15}-[a-z0-9]{1,16}$")] | None = None


class PastFacts(Struct):
    """A finished game: `seats` are names, `you` are your seats, `decided` is the id of what
    decided it and `reason` the same in words. It has no `scores` if it ended early."""

    table: str
    game: str
    options: dict[str, Value]
    ended: int
    seats: list[str]
    scores: list[int] | None
    winners: list[int | str]
    you: list[int]
    decided: str
    reason: str


class RatingFacts(Struct):
    """A player's rating at a game: `rating` is a value that the player's strength is very
    likely above, three `sigma` below the best guess. Everyone begins at 0."""

    rating: float
    sigma: float
    games: int
    wins: int


class HistoryFacts(Struct):
    """Finished games, the newest first, and ratings by game. `next` leads to the next page,
    if there is one."""

    games: list[PastFacts]
    ratings: dict[str, RatingFacts]
    next: str | None


class HallQuery(Struct):
    """Without a `division` the newest winners of all; with one its best or newest ones.
    `after` is the `next` of the previous page."""

    division: Annotated[str, Meta(pattern=r"^[0-9]{1,3}(-[a-z0-9_-]{1,56})?$")] | None = (
        None
    )
    order: Literal["best", "newest"] = "best"
    after: (
        Annotated[
            str,
            Meta(pattern=r"^-?[0-9]{1,9}\.[0-9]{1,15}\.[a-z0-9]{1,16}\.[0-9]{1,3}$"),
        ]
        | None
    ) = None


class DivisionFacts(Struct):
    """Games whose scores are compared: `name` is empty if the number of `seats` says it
    all. `wins`: how many winners are listed."""

    id: str
    name: str
    seats: int
    wins: int


class WinnerFacts(Struct):
    """A person who won: the name at the table, and the `figure` in words, empty if the game
    has none. The table can be replayed."""

    table: str
    seat: int
    name: str
    figure: str
    score: int
    division: str
    ended: int


class HallFacts(Struct):
    """The hall of fame of a game. `next` leads to the next page, if there is one."""

    divisions: list[DivisionFacts]
    winners: list[WinnerFacts]
    next: str | None


class Health(Struct):
    """Whether the server works: rows can be written, the disk of a SQLite database has
    space left, and bots answer. The number of free bytes is for clients on this machine."""

    ok: bool
    database: bool
    disk: bool
    workers: bool
    free_bytes: int | None = None
