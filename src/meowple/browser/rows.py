"""Tables and their logs as the browser stores them: JSON of a version."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

import msgspec

from meowple.table.endings import Ending
from meowple.table.fame import Fame
from meowple.table.log import Entry
from meowple.table.seats import TableFacts

# The form of stored rows; it grows with any change that older code can't read.
VERSION = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class LocalTable(TableFacts):
    """A table of this browser. `hinted`: a hint was given. `imported`: the
    game comes from a record. `ended`, `ending` and `fame`
    are known when the game is over."""

    maker: str
    updated: int
    asked: tuple[int, ...] = ()
    rematch_of: str | None = None
    rematch: str | None = None
    hinted: bool = False
    imported: bool = False
    ended: int | None = None
    ending: Ending | None = None
    fame: Fame | None = None
    version: int = field(default=VERSION)


def encode_table(row: LocalTable) -> str:
    """JSON; a seed is too long for a number."""
    plain: dict[str, Any] = {**asdict(row), "seed": str(row.seed)}
    return msgspec.json.encode(plain).decode()


def decode_table(text: str) -> LocalTable:
    plain: dict[str, Any] = msgspec.json.decode(text)
    return table_from(plain)


def table_from(plain: dict[str, Any]) -> LocalTable:
    """The row of decoded JSON; msgspec raises if it is none."""
    return msgspec.convert({**plain, "seed": int(plain["seed"])}, LocalTable)


def decode_tables(text: str) -> list[LocalTable]:
    """The tables of a JSON list, without those that a newer version has written."""
    found: list[dict[str, Any]] = msgspec.json.decode(text)
    return [table_from(one) for one in found if one.get("version") == VERSION]


def encode_entry(entry: Entry) -> str:
    return msgspec.json.encode(entry).decode()


def decode_entries(text: str) -> list[Entry]:
    return msgspec.json.decode(text, type=list[Entry])
