"""What the HTTP API takes and answers, as types: msgspec checks them, and OpenAPI is
generated from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from meowple.kernel.setup import Value
from meowple.server.errors import ErrorFacts
from meowple.server.workers.protocol import Lying
from meowple.table.messages import Fair, Finding, Outcome, ScoreLine, SeatFacts
from meowple.table.terms import Pace, Terms

Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Token = Annotated[str, Meta(min_length=1, max_length=100)]
Code = Annotated[str, Meta(max_length=16, pattern=r"^[0-9A-Za-z]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=100)]


class Failure(Struct):
    error: ErrorFacts


class Empty(Struct):
    """Nothing more than that it was done."""


class ProfileForm(Struct):
    name: Name | None = None
    language: Annotated[str, Meta(max_length=16)] | None = None


class ProfileFacts(Struct):
    """`name` is empty where none was given: then others are told of a guest."""

    id: str
    name: str
    language: str


class LinkFacts(Struct):
    """A one-time token that carries the profile to another device, and its end."""

    token: str
    expires: int


class NoticesForm(Struct):
    """An empty text takes the address away; one that is not named stays."""

    mail: Annotated[str, Meta(max_length=254)] | None = None
    hook: Annotated[str, Meta(max_length=500)] | None = None


class NoticesFacts(Struct):
    """`sends_mail`: this server can; `mail` counts when it is confirmed."""

    sends_mail: bool
    mail: str | None
    mail_confirmed: bool
    hook: str | None


class ClaimForm(Struct):
    token: Token


class OnlyFacts(Struct):
    """Another option, and its values that give this one an effect."""

    option: str
    values: list[Value]


class OptionFacts(Struct):
    """The values of an option, the default first; `also` shows others it takes. `words`
    has a meaning for each value as people write it, and for `also`; `seats` the numbers
    of seats with which each value can be played."""

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
    game has no words for it. `scores`: positions on a real table can be scored."""

    id: str
    name: str
    about: str
    seats: list[int]
    options: list[OptionFacts]
    rules: int
    bots: list[str]
    scores: bool


class GamesFacts(Struct):
    games: list[GameFacts]


class SectionFacts(Struct):
    """A section of the rules reference, of the level 2 or 3: Markdown with the marks
    `{figure: name} caption` on a line of its own and `{ruling: name}`."""

    anchor: str
    level: int
    title: str
    body: str


class RulesFacts(Struct):
    """The rules reference of a game; `lead` stands before the first section."""

    title: str
    lead: str
    sections: list[SectionFacts]


class ScoreFacts(Struct):
    """The answer of the game's scorer, and where the game gives reasons, the lines of each
    player; they sum to the totals."""

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
    """Gives a seat to whoever brings the token; shown once."""

    seat: int
    token: str


class TableFacts(Struct):
    """`yours` are the seats of the asking profile; `your_turn`: one of them is asked.
    `code` is for those who sit at the table, to read out to others; `maker`: it is the
    asking profile that made it, and may invite and begin."""

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
    """With the token of a seat, with the code of the table, or with neither at a
    public table. `seat` chooses one among the free."""

    token: Token | None = None
    code: Code | None = None
    seat: Annotated[int, Meta(ge=0, le=99)] | None = None
    name: Name | None = None


class CodeForm(Struct):
    code: Code
    name: Name | None = None


class StartForm(Struct):
    """Free seats are taken by this bot."""

    bot: Annotated[str, Meta(max_length=40)] | None = None


class InviteForm(Struct):
    seat: Annotated[int, Meta(ge=0, le=99)]


class StepsQuery(Struct):
    """The first and the last step that is wanted; the start of a game is step 0."""

    first: Number = 0
    last: Number = 20


class HappenedFacts(Struct):
    """An event, and the seats that saw it; None: everybody."""

    id: str
    args: dict[str, Any]
    text: str
    seats: list[int] | None


class StepFacts(Struct):
    """What an action led to. `views` has what each seat saw then, by its number, and a
    spectator, by `-`. `label` is the action in words, where the game has some."""

    number: int
    seat: int | None
    kind: str
    action: str
    label: str
    events: list[HappenedFacts]
    views: dict[str, Any]


class ReplayFacts(Struct):
    """A finished table: `length` actions. `verified`: its record replays to the same end,
    and the shuffle is the one that was promised by `commitment`."""

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
    """How many points of the curve are known already."""

    first: Number = 0


class DecisionFacts(Struct):
    """An action that was played, with its `label` in words. `findings` has the best actions
    and the one played, the best first; it is empty where there was no choice. `loss` is
    the chance of winning that the best had more, 0 where that is too little to be sure."""

    number: int
    seat: int
    played: str
    label: str
    loss: float
    findings: list[Finding]


class OutlookFacts(Struct):
    """For each seat the final score to be expected and the chance of winning, with all
    cards open."""

    scores: list[float]
    chances: list[float]


class MomentFacts(Struct):
    """The action of this number changed the chance of a seat by `swing`."""

    number: int
    seat: int
    swing: float


class PackedFacts(Struct):
    """The best boat that was found for the tiles of a seat, and the score of the boat as
    it was played. No boat scores more than `bound`; None: that is not known."""

    seat: int
    score: int
    played: int
    bound: int | None
    proven: bool
    tiles: list[Lying]


class AnalysisFacts(Struct):
    """What has been found out about a finished game: `done` things of so many. `curve`
    has the points from the first that was asked for, each before an action and one after
    the last, and `decisions` what was played there."""

    done: int
    of: int
    decisions: list[DecisionFacts]
    curve: list[OutlookFacts]
    moments: list[MomentFacts]
    boats: list[PackedFacts]


class HistoryQuery(Struct):
    """`next` of the page before this one."""

    before: Annotated[str, Meta(pattern=r"^[0-9]{1,15}-[a-z0-9]{1,16}$")] | None = None


class PastFacts(Struct):
    """A game that is over: `seats` are names, `you` are your seats, `decided` is the id of
    what decided it and `reason` the same in words. Without `scores` it ended before its
    time."""

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
    """`rating` is what a player is very likely to be worth at least, three times `sigma`
    below the best guess. Everybody begins at 0."""

    rating: float
    sigma: float
    games: int
    wins: int


class HistoryFacts(Struct):
    """The newest games first; `next` is for the page after this one, if there is one. The
    ratings are by game."""

    games: list[PastFacts]
    ratings: dict[str, RatingFacts]
    next: str | None


class Health(Struct):
    ok: bool
