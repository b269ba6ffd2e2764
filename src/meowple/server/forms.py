"""What the HTTP API takes and answers, as types: msgspec checks them, and OpenAPI is
generated from them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from meowple.kernel.setup import Value
from meowple.server.messages import ErrorFacts, SeatFacts
from meowple.server.terms import Pace, Terms

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


class OptionFacts(Struct):
    """The values of an option, the default first; `also` shows others it takes."""

    id: str
    values: list[Value]
    default: Value
    also: str | None


class GameFacts(Struct):
    id: str
    name: str
    seats: list[int]
    options: list[OptionFacts]
    rules: int
    bots: list[str]


class GamesFacts(Struct):
    games: list[GameFacts]


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


class Invitation(Struct):
    """Gives a seat to whoever brings the token; shown once."""

    seat: int
    token: str


class TableFacts(Struct):
    """`yours` are the seats of the asking profile; `your_turn`: one of them is asked.
    `code` is for those who sit at the table, to read out to others."""

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


class Health(Struct):
    ok: bool
