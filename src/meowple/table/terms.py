"""The terms of a table: pace, windows, and access, as the player who made it chose."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

HOUR = 3_600_000
SECOND = 1_000


class Pace(Struct, frozen=True):
    """No clock, a live clock per player (seconds and increment), or correspondence
    (hours per action)."""

    kind: Literal["none", "live", "correspondence"] = "none"
    seconds: Annotated[int, Meta(ge=10, le=86_400)] = 900
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0
    hours: Annotated[int, Meta(ge=1, le=720)] = 48


class Terms(Struct, frozen=True):
    """`window_seconds` 0: windows stay open until everyone answers. `hints`: a seat that is
    asked may ask what a tiger would do. A table that is not `rated` changes no rating.
    `play_forced`: a person whose opponents are all bots is asked only where there is a
    choice. For such a person windows wait without a limit. `course` is the guided first
    game that this is, if it is one. `moved`: the game began on its host's own device."""

    pace: Pace = Pace()
    on_timeout: Literal["bot", "loss"] = "bot"
    on_leave: Literal["bot", "end"] = "bot"
    window_seconds: Annotated[int, Meta(ge=0, le=604_800)] = 20
    public: bool = False
    spectators: bool = True
    hints: bool = True
    rated: bool = True
    play_forced: bool = True
    course: Annotated[str, Meta(max_length=40)] | None = None
    moved: bool = False
