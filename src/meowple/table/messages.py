"""The messages of the WebSocket, as types: msgspec checks what comes in.

Fields that a message does not know are ignored, so that a newer client can talk to an
older server.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from meowple.kernel.toolbox.decoding_errors import json_spot, mismatch
from meowple.table.errors import BadRequest, ErrorFacts
from meowple.table.terms import Terms

Number = Annotated[int, Meta(ge=0, le=1_000_000)]
RequestId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
ActionText = Annotated[str, Meta(min_length=1, max_length=300)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]


class Act(Struct, tag="act", tag_field="do"):
    """`number` is that of the state which the client saw, `id` the client's own."""

    number: Number
    id: RequestId
    action: ActionText


class Undo(Struct, tag="undo", tag_field="do"):
    number: Number
    id: RequestId


class Sync(Struct, tag="sync", tag_field="do"):
    """`have` is the number of the last state that the client knows; 0: none."""

    have: Number = 0


class Sit(Struct, tag="sit", tag_field="do"):
    """Look with the eyes of another seat of one's own; None: as a spectator."""

    seat: SeatNumber | None = None


class Say(Struct, tag="chat", tag_field="do"):
    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class Mute(Struct, tag="mute", tag_field="do"):
    seat: SeatNumber
    on: bool = True


class AskWords(Struct, tag="words", tag_field="do"):
    """The present state in words."""


class AskWhy(Struct, tag="why", tag_field="do"):
    """Whether an action would count now, and if not, why."""

    id: RequestId
    action: ActionText


class AskInsight(Struct, tag="insight", tag_field="do"):
    """What the game can work out for this seat."""


class AskHint(Struct, tag="hint", tag_field="do"):
    """What a tiger would do in the place of this seat."""


Incoming = Act | Undo | Sync | Sit | Say | Mute | AskWords | AskWhy | AskInsight | AskHint
_decoder: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)


def read(text: str | bytes) -> Incoming:
    try:
        return _decoder.decode(text)
    except msgspec.ValidationError as error:
        raise BadRequest("request.invalid", **mismatch(error)) from None
    except (msgspec.DecodeError, UnicodeError) as error:
        held = text.encode(errors="replace") if isinstance(text, str) else text
        raise BadRequest("request.not_json", **json_spot(error, held)) from None
    except RecursionError:
        raise BadRequest("request.too_deep") from None


class SeatFacts(Struct):
    """A seat as everybody sees it."""

    seat: int
    kind: str
    name: str | None
    bot: str | None
    taken: bool


class Hello(Struct, tag="hello", tag_field="type"):
    """The first message: what does not change during a game, or seldom."""

    table: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: list[SeatFacts]
    terms: Terms
    status: str
    commitment: str
    # The seat whose eyes this connection has, and all seats of the profile.
    seat: int | None
    yours: list[int]
    number: int
    rematch: str | None
    # The seats whose chat this profile does not want to hear.
    muted: list[int]


class Table(Struct, tag="table", tag_field="type"):
    """Somebody came, went or changed a name; the table began or ended."""

    seats: list[SeatFacts]
    status: str
    yours: list[int]
    rematch: str | None


class Told(Struct):
    """An event, with the number of the row that it belongs to."""

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
    """The end of a game. Without `scores` it ended before its time. `reason` is what
    decided it in words."""

    scores: list[int] | None
    winners: list[int | str]
    decided: str
    reason: str
    lines: list[list[ScoreLine]]
    # those who hold no seat, such as the sister of the solo game
    rivals: dict[str, int]
    rival_lines: dict[str, list[ScoreLine]]


class Fair(Struct):
    """What the commitment was made of; shown after the end."""

    seed: str
    salt: str


class Notice(Struct):
    """For a notification of the browser: it is this seat's turn. The id stays the same
    as long as the turn does, however often and to how many tabs it is sent."""

    id: str
    title: str
    body: str


class State(Struct, tag="state", tag_field="type"):
    """All that a seat, or a spectator, may know now, and what it may do."""

    number: int
    events: list[Told]
    undone: list[int]
    view: Any
    actions: list[str]
    actors: list[int]
    undo: bool
    clocks: list[Clock] | None
    # Milliseconds until those asked in a window count as having answered.
    window: int | None
    over: bool
    result: Outcome | None
    fair: Fair | None
    notice: Notice | None


class Ack(Struct, tag="ack", tag_field="type"):
    """A request was committed as the row of this number."""

    id: str
    number: int


class Chat(Struct, tag="chat", tag_field="type"):
    id: int
    seat: int
    text: str
    at: int


class Error(Struct, tag="error", tag_field="type"):
    """`id` is that of the request that failed, if it had one."""

    error: ErrorFacts
    id: str | None = None


class Words(Struct, tag="words", tag_field="type"):
    """The state of this number in lines of text, and what each action means."""

    number: int
    lines: list[str]
    labels: dict[str, str]


class Why(Struct, tag="why", tag_field="type"):
    """The rule that forbids an action; None: it would count."""

    id: str
    error: ErrorFacts | None


class Insight(Struct, tag="insight", tag_field="type"):
    """What the game works out for this seat from what it may know, if anything."""

    number: int
    insight: Any


class Finding(Struct):
    """What was found out about an action: its meaning, the chance of winning from 0 to 1
    and the final score to be expected, and in how many imagined worlds it was tried."""

    action: str
    label: str
    chance: float
    score: float
    worlds: int


class Hint(Struct, tag="hint", tag_field="type"):
    """The best actions of this seat, the best first; none where there is no choice."""

    number: int
    findings: list[Finding]


Outgoing = Hello | Table | State | Ack | Chat | Error | Words | Why | Insight | Hint
encode = msgspec.json.Encoder().encode
