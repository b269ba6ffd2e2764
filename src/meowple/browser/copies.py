"""Games as files: the record of one game, or a copy of all tables of this browser.

A file comes from anywhere. It is checked as a whole, to the last action of each game,
before anything is stored.
"""

from __future__ import annotations

from dataclasses import asdict, replace
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from meowple.backend.records import record_of, replayed
from meowple.backend.table_schemas import SeatForm
from meowple.bots import check_level
from meowple.browser.rows import (
    VERSION,
    LocalTable,
    decode_entries,
    encode_entry,
    encode_table,
    table_from,
)
from meowple.browser.tables import PREFIX, stored
from meowple.kernel.errors import BadSetup, MeowpleError
from meowple.kernel.game import AnyGame
from meowple.kernel.record import Record, final, verify
from meowple.kernel.state import State
from meowple.table.endings import ending, is_early
from meowple.table.errors import BadRequest
from meowple.table.fame import fame
from meowple.table.log import ACT, Entry
from meowple.table.position import Position
from meowple.table.seats import ABANDONED, BOT, HOTSEAT, ME, OVER, PLAYING, Seat
from meowple.table.terms import Terms

if TYPE_CHECKING:
    from meowple.browser.host import Host

FORMAT = "meowple copy"
# More than thousands of games take.
LIMIT = 50_000_000
_DAMAGED = (msgspec.MsgspecError, LookupError, TypeError, ValueError, AssertionError)


class CopiedTable(Struct):
    """A table of a copy, with its log."""

    table: dict[str, Any]
    log: list[Entry]


class Copy(Struct):
    """All tables of a browser. The page adds its settings, and reads them itself."""

    format: str
    version: int
    tables: list[CopiedTable]


class OpenedFacts(Struct):
    """The result of opening a copy: games that are new here, or go on further."""

    added: int
    known: int


class MoveFacts(Struct):
    """A game under way: its record, and its seats as the form of a new table has them."""

    game: str
    record: str
    seats: list[SeatForm]


async def copy(host: Host) -> bytes:
    """A copy of all tables."""
    tables = []
    for row in await stored(host):
        log = decode_entries(await host.store.entries(row.id, 0))
        tables.append(CopiedTable(msgspec.json.decode(encode_table(row)), log))
    return msgspec.json.encode(Copy(FORMAT, VERSION, tables))


async def open_copy(host: Host, text: bytes) -> OpenedFacts:
    """Store the tables of a copy that are not here, or that go on further there."""
    found = [_checked(host, one) for one in _read(text).tables]
    news: list[dict[str, Any]] = []
    for row, log in found:
        here = decode_entries(await host.store.entries(row.id, 0))
        is_new = not await host.store.table(row.id)
        if is_new or (len(log) > len(here) and log[: len(here)] == here):
            news.append(_stored_form(row, log[len(here) :]))
    await host.store.add(msgspec.json.encode(news).decode())
    for one in news:
        await host.told(one["id"])
        host.tell_others(one["id"])
    return OpenedFacts(len(news), len(found) - len(news))


def _read(text: bytes) -> Copy:
    """The content of a file, as far as its form goes."""
    if len(text) > LIMIT:
        raise BadRequest("copy.too_large")
    try:
        head = msgspec.json.decode(text, type=dict[str, msgspec.Raw])
        format = msgspec.json.decode(head.get("format", msgspec.Raw(b"null")))
        version = msgspec.json.decode(head.get("version", msgspec.Raw(b"null")))
    except _DAMAGED:
        raise BadRequest("copy.damaged") from None
    if format != FORMAT:
        raise BadRequest("copy.damaged")
    if version != VERSION:
        raise BadRequest("copy.version", wanted=str(version)[:20], ours=VERSION)
    try:
        return msgspec.json.decode(text, type=Copy)
    except _DAMAGED:
        raise BadRequest("copy.damaged") from None


def _checked(host: Host, one: CopiedTable) -> tuple[LocalTable, list[Entry]]:
    """A table whose log can be played to its end. What follows from the log is not taken
    from the file: lists of all tables trust it."""
    try:
        row = table_from(one.table)
        ours = row.id.startswith(PREFIX) and row.id.removeprefix(PREFIX).isalnum()
        if not ours or row.version != VERSION or len(row.id) > 40:
            raise BadRequest("copy.damaged")
    except _DAMAGED:
        raise BadRequest("copy.damaged") from None
    # That its game or the version of its rules is unknown here is said as it is.
    game = host.game(row)
    try:
        _check_seats(row)
        return _as_played(row, replayed(row, game, one.log)), one.log
    except (*_DAMAGED, MeowpleError):
        raise BadRequest("copy.damaged") from None


def _check_seats(row: LocalTable) -> None:
    """Refuse seats that no table of a browser has."""
    for number, seat in enumerate(row.seats):
        if seat.kind == BOT:
            check_level(seat.bot or "")
        if seat.seat != number or seat.kind not in (ME, HOTSEAT, BOT):
            raise BadRequest("copy.damaged")


def _as_played(row: LocalTable, position: Position) -> LocalTable:
    """A table's row as its log has made it."""
    if not position.over:
        return replace(
            row, status=PLAYING, asked=position.asked, ended=None, ending=None, fame=None
        )
    game, state, end = position.game, position.state, position.end
    return replace(
        row,
        status=ABANDONED if is_early(end) else OVER,
        asked=(),
        ended=row.ended or row.updated,
        ending=ending(game, state, end),
        fame=fame(game, position.setup.options, state),
    )


def _stored_form(row: LocalTable, log: list[Entry]) -> dict[str, Any]:
    """A game in the form that `Store.add` takes."""
    entries = [(entry.number, encode_entry(entry)) for entry in log]
    return {"id": row.id, "row": encode_table(row), "log": entries}


async def moving(host: Host, id: str) -> MoveFacts:
    """Everything another host of tables needs to go on with a game."""
    room = await host.room(id)
    row, position = room.row, room.playing.position
    if position.over:
        raise BadRequest("move.over")
    entries = decode_entries(await host.store.entries(id, 0))
    seats = [msgspec.convert(asdict(seat), SeatForm) for seat in row.seats]
    return MoveFacts(row.game, record_of(row, position, entries).text(), seats)


async def open_record(host: Host, text: str) -> LocalTable:
    """A finished game of a record, to be looked at; the same record twice is one game."""
    record = Record.parse(text)
    game, state = _played(host, record)
    id = PREFIX + sha256(record.text().encode()).hexdigest()[:16]
    row = _table_of(host, id, record, game, state)
    if not await host.store.table(id):
        now = host.now()
        log = [
            Entry(number, seat, ACT, action, now)
            for number, (seat, action) in enumerate(record.actions, start=1)
        ]
        form = [_stored_form(row, log)]
        await host.store.add(msgspec.json.encode(form).decode())
        host.tell_others(id)
    return row


def _played(host: Host, record: Record) -> tuple[AnyGame, State]:
    """The end of a record's game."""
    if record.game not in host.games:
        offered = ", ".join(host.games)
        raise BadSetup("game.unknown", game=record.game, offered=offered)
    if record.data is not None:
        raise BadRequest("copy.own_data")
    for check in verify(record):
        if check.error is not None:
            raise check.error
    game, state = final(record)
    if game.result(state) is None:
        raise BadRequest("copy.not_over")
    return game, state


def _table_of(
    host: Host, id: str, record: Record, game: AnyGame, state: State
) -> LocalTable:
    """A table where this game was played, by people that a record does not name."""
    now, given = host.now(), record.setup
    options = dict(game.setup(given.seats, given.options, given.seed).options)
    return LocalTable(
        id=id,
        game=record.game,
        rules=record.rules,
        options=options,
        seed=given.seed,
        salt=record.salt or "" if record.commitment else "",
        commitment=record.commitment or "",
        terms=Terms(rated=False, hints=False),
        status=OVER,
        created=now,
        started=now,
        seats=tuple(Seat(seat, HOTSEAT, None, None, None) for seat in range(given.seats)),
        maker="",
        updated=now,
        ended=now,
        ending=ending(game, state, None),
        fame=fame(game, options, state),
        imported=True,
    )
