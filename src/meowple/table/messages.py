"""The messages between a client and a table, as types: msgspec checks what comes in.

Fields that a message does not have are ignored, so that a newer client can talk to an
older server.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from meowple.kernel.toolbox.decoding_errors import json_spot, mismatch
from meowple.table.errors import BadRequest, ErrorFacts
from meowple.table.hint_messages import Hint
from meowple.table.terms import Terms

Number = Annotated[int, Meta(ge=0, le=1_000_000)]
RequestId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
ActionText = Annotated[str, Meta(min_length=1, max_length=300)]
# Choosing a piece, what pays for it, its color, its place.
ForeseenActions = Annotated[list[ActionText], Meta(max_length=4)]
# As many tiles as anybody plans ahead.
PlannedSteps = Annotated[list[ActionText], Meta(max_length=12)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]


class Act(Struct, tag="act", tag_field="do"):
    """`number` is that of the state that the client saw, `id` the client's own."""

    number: Number
    id: RequestId
    action: ActionText


class Undo(Struct, tag="undo", tag_field="do"):
    number: Number
    id: RequestId


class Sync(Struct, tag="sync", tag_field="do"):
    """`have` is the number of the last state that the client has; 0: none."""

    have: Number = 0


class Sit(Struct, tag="sit", tag_field="do"):
    """Look through the eyes of another of the client's seats; None: as a spectator."""

    seat: SeatNumber | None = None


class Say(Struct, tag="chat", tag_field="do"):
    """A line of chat. With an `id` the client learns whether it was written."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    id: RequestId | None = None


class Mute(Struct, tag="mute", tag_field="do"):
    seat: SeatNumber
    on: bool = True


class AskWords(Struct, tag="words", tag_field="do"):
    """The present state in words, and with a picture of the board if one is wanted."""

    picture: bool = False


class AskWhy(Struct, tag="why", tag_field="do"):
    """Whether an action would count now, and if not, why; with `after`, once these actions
    have been played."""

    id: RequestId
    action: ActionText
    after: ForeseenActions = []


class AskForesight(Struct, tag="foresee", tag_field="do"):
    """The changes that these actions would bring this seat."""

    id: RequestId
    actions: ForeseenActions


class AskPreview(Struct, tag="preview", tag_field="do"):
    """The table as this seat would see it right after an action of its own."""

    id: RequestId
    action: ActionText


class AskPlan(Struct, tag="plan", tag_field="do"):
    """The effect of steps that a player plans, in the game's own words."""

    id: RequestId
    steps: PlannedSteps


class AskInsight(Struct, tag="insight", tag_field="do"):
    """Facts that the game works out for this seat."""


class AskHint(Struct, tag="hint", tag_field="do"):
    """A hint: what a tiger would do in place of this seat."""


Incoming = (
    Act
    | Undo
    | Sync
    | Sit
    | Say
    | Mute
    | AskWords
    | AskWhy
    | AskForesight
    | AskPreview
    | AskPlan
    | AskInsight
    | AskHint
)
_decoder: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)


def read(text: str | bytes) -> Incoming:
    """A message of a client; refused where it can't be read."""
    try:
        return _decoder.decode(text)
    except msgspec.ValidationError as error:
        raise BadRequest("request.invalid", **mismatch(error)) from None
    except (msgspec.DecodeError, UnicodeError) as error:
        held = text.encode(errors="replace") if isinstance(text, str) else text
        raise BadRequest("request.not_json", **json_spot(error, held)) from None
    except RecursionError:
        raise BadRequest("request.too_deep") from None


class FigureFacts(Struct):
    """A player's choice before the game: a color, or whose cats they play. `number` is its
    place among the game's figures, by which clients give it a color and a shape."""

    id: str
    name: str
    number: int


class SeatFacts(Struct):
    """A seat as everyone sees it."""

    seat: int
    kind: str
    name: str | None
    bot: str | None
    taken: bool
    # At a game with figures every seat has one, `chosen` or given to it.
    figure: FigureFacts | None = None
    chosen: bool = False
    # Its player has left, and a bot plays on under the player's name.
    left: bool = False


class Hello(Struct, tag="hello", tag_field="type"):
    """The first message: what rarely or never changes during a game."""

    table: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: list[SeatFacts]
    terms: Terms
    status: str
    commitment: str
    # The seat through whose eyes this connection looks, and all seats of the profile.
    seat: int | None
    yours: list[int]
    number: int
    rematch: str | None
    # The seats that this profile has muted in the chat.
    muted: list[int]


class Table(Struct, tag="table", tag_field="type"):
    """A player came, left, or changed their name or figure, or the table began or ended."""

    seats: list[SeatFacts]
    status: str
    yours: list[int]
    rematch: str | None


class EventMessage(Struct):
    """An event, with the number of the row that caused it."""

    number: int
    id: str
    args: dict[str, Any]
    text: str


class Clock(Struct):
    """Milliseconds left, and whether they run."""

    left: int | None
    runs: bool


class ScoreLine(Struct):
    id: str
    args: dict[str, Any]
    points: int
    text: str


class Outcome(Struct):
    """The end of a game. Without `scores` it ended early. `reason` says in words what
    decided it."""

    scores: list[int] | None
    winners: list[int | str]
    decided: str
    reason: str
    lines: list[list[ScoreLine]]
    # Opponents without a seat, such as the sister of the solo game.
    rivals: dict[str, int]
    rival_lines: dict[str, list[ScoreLine]]
    # Their names in the reader's language.
    rival_names: dict[str, str]


class Fair(Struct):
    """The source of the commitment; shown after the end."""

    seed: str
    salt: str


class Notice(Struct):
    """For a browser notification: it is this seat's turn. The id stays the same as long as
    the turn lasts, however often and to however many tabs it is sent."""

    id: str
    title: str
    body: str


class State(Struct, tag="state", tag_field="type"):
    """Everything that a seat or a spectator may know now, and what it may do."""

    number: int
    events: list[EventMessage]
    undone: list[int]
    view: Any
    actions: list[str]
    actors: list[int]
    undo: bool
    # The rows of bots, or played by the table, that an undo would take back, too.
    undone_too: list[int]
    clocks: list[Clock] | None
    # Milliseconds until the present window closes.
    window: int | None
    over: bool
    result: Outcome | None
    fair: Fair | None
    notice: Notice | None
    # The things that actions would give up: the client asks before it sends them.
    costly: dict[str, str] = {}


class Ack(Struct, tag="ack", tag_field="type"):
    """A request was committed as the row of this number."""

    id: str
    number: int


class SeatPresence(Struct):
    """Whether a person at a seat is connected; if not, since when, as far as known."""

    seat: int
    here: bool
    since: int | None = None


class Presence(Struct, tag="presence", tag_field="type"):
    """The seats of people. It tells nothing about the game, and no number changes by it."""

    seats: list[SeatPresence]


class Chat(Struct, tag="chat", tag_field="type"):
    id: int
    seat: int
    text: str
    at: int


class Error(Struct, tag="error", tag_field="type"):
    """A refusal; `id` is that of the request, if it had one."""

    error: ErrorFacts
    id: str | None = None


class Trouble(Struct, tag="trouble", tag_field="type"):
    """Nothing can be saved now, so the table waits; None: it goes on."""

    error: ErrorFacts | None


class Words(Struct, tag="words", tag_field="type"):
    """The state of this number as lines of text, and what each action means. `picture` is
    an SVG document, if the client asked for one and the game draws any."""

    number: int
    lines: list[str]
    labels: dict[str, str]
    picture: str | None = None


class Why(Struct, tag="why", tag_field="type"):
    """The rule that forbids an action; None: it is allowed."""

    id: str
    error: ErrorFacts | None


class Foresight(Struct, tag="foresight", tag_field="type"):
    """The changes that actions would bring, as the game works them out, if it can."""

    id: str
    foresight: Any


class Preview(Struct, tag="preview", tag_field="type"):
    """The view right after an action, before anything that follows it; None where the
    action itself would bring something to light. `ends`: this seat would not be asked
    next, or what follows can't be taken back."""

    id: str
    view: Any
    ends: bool


class Planned(Struct, tag="planned", tag_field="type"):
    """The effect of planned steps, as the game works it out, if it can."""

    id: str
    plan: Any


class Insight(Struct, tag="insight", tag_field="type"):
    """Facts that the game works out for this seat from what the seat may know, if any."""

    number: int
    insight: Any


Outgoing = (
    Hello
    | Table
    | State
    | Ack
    | Presence
    | Chat
    | Error
    | Trouble
    | Words
    | Why
    | Foresight
    | Preview
    | Planned
    | Insight
    | Hint
)
encode = msgspec.json.Encoder().encode
