"""Types of the API's requests and responses about tables, running and finished.

`...Form` is the body of a request, `...Query` its query parameters, `...Facts` a response.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from meowple.backend.bot_questions import PlacedTileFacts
from meowple.kernel.setup import Value
from meowple.table.hint_messages import Finding
from meowple.table.messages import Fair, Outcome, SeatFacts, SeatNumber
from meowple.table.terms import Terms

Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Token = Annotated[str, Meta(min_length=1, max_length=100)]
Code = Annotated[str, Meta(max_length=16, pattern=r"^[0-9A-Za-z]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=100)]
Figure = Annotated[str, Meta(max_length=40)]


class SeatForm(Struct):
    kind: Literal["me", "open", "hotseat", "bot"]
    name: Name | None = None
    bot: Annotated[str, Meta(max_length=40)] | None = None
    figure: Figure | None = None


class TableForm(Terms, frozen=True, kw_only=True):
    """A new table: its game, its seats, and beside them its terms. With the `record` of a
    game under way it goes on with that game, by its options, without clocks or ratings."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatForm], Meta(min_length=1, max_length=12)]
    options: Annotated[dict[str, Value], Meta(max_length=40)] = field(default_factory=dict)
    record: Annotated[str, Meta(max_length=30_000)] | None = None


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
    # The seats that are to act, and in correspondence games until when.
    turn: list[int] = []
    until: int | None = None
    # The seats that the client's profile has left to bots and may take back.
    left: list[int] = []
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
    figure: Figure | None = None


class InvitationForm(Struct):
    token: Token


class CodeForm(Struct):
    code: Code
    name: Name | None = None
    figure: Figure | None = None


class FigureForm(Struct):
    """Choose a figure for a seat; None: it is given one."""

    seat: SeatNumber
    figure: Figure | None = None


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
