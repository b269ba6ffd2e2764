"""Types of the API's requests and responses. msgspec checks them; the OpenAPI document
and the client's TypeScript types are generated from them.

`...Form` is the body of a request, `...Query` its query parameters, `...Facts` a response.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from meowple.kernel.setup import Value
from meowple.server.errors import ErrorFacts
from meowple.server.workers.protocol import PlacedTileFacts
from meowple.table.messages import (
    Fair,
    Finding,
    Outcome,
    ScoreLine,
    SeatFacts,
    SeatNumber,
)
from meowple.table.terms import Pace, Terms

Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Token = Annotated[str, Meta(min_length=1, max_length=100)]
Code = Annotated[str, Meta(max_length=16, pattern=r"^[0-9A-Za-z]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=100)]


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
    """Where notifications go. `sends_mail`: this server can send e-mail; `mail` is used
    once it is confirmed."""

    sends_mail: bool
    mail: str | None
    mail_confirmed: bool
    hook: str | None


class ClaimForm(Struct):
    token: Token


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
    `has_rules`: there is a rules reference."""

    id: str
    name: str
    about: str
    seats: list[int]
    options: list[OptionFacts]
    rules: int
    bots: list[str]
    scores: bool
    has_rules: bool


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


class SeatForm(Struct):
    kind: Literal["me", "open", "hotseat", "bot"]
    name: Name | None = None
    bot: Annotated[str, Meta(max_length=40)] | None = None


class TableForm(Struct):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatForm], Meta(min_length=1, max_length=12)]
    options: Annotated[dict[str, Value], Meta(max_length=40)] = {}
    pace: Pace = Pace()
    on_timeout: Literal["bot", "loss"] = "bot"
    on_leave: Literal["bot", "end"] = "bot"
    window_seconds: Annotated[int, Meta(ge=0, le=604_800)] = 20
    public: bool = False
    spectators: bool = True
    hints: bool = True
    rated: bool = True


class Invitation(Struct):
    """A token that gives its bearer a seat; it is shown once."""

    seat: int
    token: str


class TableFacts(Struct):
    """A table. `yours` are the seats of the client's profile; `your_turn`: one of them is
    to act. `maker`: the client's profile created it, and may invite and start. `code` is
    shown to those at the table, to pass on to others."""

    id: str
    game: str
    options: dict[str, Value]
    seats: list[SeatFacts]
    terms: Terms
    status: str
    commitment: str
    created: int
    updated: int
    yours: list[int]
    your_turn: bool
    maker: bool
    code: str | None
    rematch_of: str | None
    rematch: str | None = None
    invitations: list[Invitation] = []


class TablesFacts(Struct):
    mine: list[TableFacts]
    open: list[TableFacts]


class JoinForm(Struct):
    """Take a seat with its token, with the table's code, or with neither at a public table.
    `seat` chooses one of the free seats."""

    token: Token | None = None
    code: Code | None = None
    seat: Annotated[int, Meta(ge=0, le=99)] | None = None
    name: Name | None = None


class CodeForm(Struct):
    code: Code
    name: Name | None = None


class StartForm(Struct):
    """Start a table; this bot takes the free seats."""

    bot: Annotated[str, Meta(max_length=40)] | None = None


class InviteForm(Struct):
    seat: Annotated[int, Meta(ge=0, le=99)]


class StepsQuery(Struct):
    """The first and the last step wanted; step 0 is the start of the game."""

    first: Number = 0
    last: Number = 20


class StepWordsQuery(Struct):
    """A step and the seat that looks at it; without one, a spectator. `picture`: with a
    picture of the board, if the game draws any."""

    step: Number = 0
    seat: SeatNumber | None = None
    picture: bool = False


class HappenedFacts(Struct):
    """An event, and the seats that saw it; None: everyone."""

    id: str
    args: dict[str, Any]
    text: str
    seats: list[int] | None


class StepFacts(Struct):
    """An action and what it led to. `views` has what each seat saw then, by its number, and
    a spectator, by `-`. `label` is the action in words, where the game has them."""

    number: int
    seat: int | None
    kind: str
    action: str
    label: str
    events: list[HappenedFacts]
    views: dict[str, Any]


class ReplayFacts(Struct):
    """A finished table with `length` actions. `verified`: its record replays to the same
    end, and the shuffle is the one that `commitment` promised."""

    game: str
    options: dict[str, Value]
    seats: list[SeatFacts]
    length: int
    result: Outcome
    commitment: str
    fair: Fair
    verified: bool
    steps: list[StepFacts]


class AnalysisQuery(Struct):
    """The number of points of the curve that the client already has."""

    first: Number = 0


class DecisionFacts(Struct):
    """An action that was played, with its `label` in words. `findings` has the best actions
    and the one played, the best first; it is empty where there was no choice. `loss` is
    the chance of winning that was lost against the best, 0 if that is too little to be
    sure."""

    number: int
    seat: int
    played: str
    label: str
    loss: float
    findings: list[Finding]


class OutlookFacts(Struct):
    """Each seat's expected final score and chance of winning, with all cards open."""

    scores: list[float]
    chances: list[float]


class MomentFacts(Struct):
    """A turning point: the action with this number changed a seat's chance by `swing`."""

    number: int
    seat: int
    swing: float


class BestLayoutFacts(Struct):
    """The best boat found for a seat's tiles, and the score of the boat as played. No boat
    scores more than `bound`; None: no bound is known."""

    seat: int
    score: int
    played: int
    bound: int | None
    proven: bool
    tiles: list[PlacedTileFacts]


class AnalysisFacts(Struct):
    """The analysis of a finished game: `done` steps of `of`. `curve` has the points from
    the first one asked for, each before an action and one after the last; `decisions`
    has what was played there."""

    done: int
    of: int
    decisions: list[DecisionFacts]
    curve: list[OutlookFacts]
    moments: list[MomentFacts]
    boats: list[BestLayoutFacts]


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


class Health(Struct):
    ok: bool
