"""Seating: making tables, joining, choosing figures, leaving, starting, rematches.

Every change is one transaction of the writer, with the table's row locked: two players who
want the same seat at once can't both get it.
"""

from __future__ import annotations

from dataclasses import replace

import msgspec
from sqlalchemy import Connection

from meowple.backend.new_table import NewTable, check_seat_figure
from meowple.backend.table_schemas import (
    FigureForm,
    Invitation,
    JoinForm,
)
from meowple.backend.text_cleaning import clean_name
from meowple.backend.tokens import hashed, new_token, same
from meowple.bots import BOTS, check_level
from meowple.kernel.game import AnyGame
from meowple.server.errors import BadRequest, Conflict, Forbidden, NotFound
from meowple.server.storage import log_ends, tables
from meowple.server.storage.profiles import Profile
from meowple.server.storage.tables import TableRow
from meowple.table.seats import (
    ABANDONED,
    BOT,
    HOTSEAT,
    ME,
    OPEN,
    STAND_IN,
    WAITING,
    Seat,
)


def create(
    connection: Connection, new: NewTable, now: int, most: int
) -> tuple[TableRow, list[Invitation]]:
    """Write the table; it starts at once if no seat is free."""
    _check_number(connection, new.maker, most)
    invitations = [Invitation(s.seat, new_token()) for s in new.seats if s.free]
    tokens = {invited.seat: hashed(invited.token) for invited in invitations}
    seats = tuple(replace(seat, token=tokens.get(seat.seat)) for seat in new.seats)
    row = tables.insert_table(connection, replace(new, seats=seats), now)
    return tables.start_if_full(connection, row, now), invitations


def _check_number(connection: Connection, maker: str, most: int) -> None:
    if tables.unfinished(connection, maker) >= most:
        raise Conflict("table.too_many", most=most)


def join(
    connection: Connection, table: str, form: JoinForm, me: Profile, now: int
) -> tuple[TableRow, Invitation]:
    """Take a free seat, or your own again with its token. The answer is a new token, by
    which only this player can bring the seat to another device."""
    row = tables.load(connection, table, lock=True)
    if row.finished and row.started is None:
        raise Conflict("game.over")
    seat = _by_token(row, form.token) if form.token else _free(row, form, me)
    name = clean_name(form.name) if form.name else (seat.name or me.name or None)
    token = new_token()
    taken = replace(seat, profile=me.id, name=name, token=hashed(token))
    if form.figure is not None and row.status == WAITING:
        taken = _with_figure(row, taken, form.figure)
    row = replace(tables.set_seat(connection, row, taken), updated=max(now, row.updated))
    tables.set_status(connection, table, updated=row.updated)
    return tables.start_if_full(connection, row, now), Invitation(seat.seat, token)


def _with_figure(row: TableRow, seat: Seat, figure: str | None) -> Seat:
    others = (other for other in row.seats if other.seat != seat.seat)
    check_seat_figure(row.game, others, figure)
    return replace(seat, figure=figure)


def choose_figure(
    connection: Connection, table: str, form: FigureForm, me: Profile
) -> TableRow:
    """Choose a figure before the game: everyone for their own seats, the host also for
    those of bots and for free ones."""
    row = tables.waiting(connection, table)
    if form.seat >= len(row.seats):
        raise BadRequest("seat.unknown", number=form.seat, seats=len(row.seats))
    seat = row.seats[form.seat]
    if seat.profile != me.id and not (seat.profile is None and row.maker == me.id):
        raise Forbidden("seat.not_yours")
    return tables.set_seat(connection, row, _with_figure(row, seat, form.figure))


def _by_token(row: TableRow, token: str) -> Seat:
    found = [seat for seat in row.seats if same(token, seat.token)]
    if not found or found[0].kind == BOT or row.finished:
        raise NotFound("seat.token_unknown")
    return found[0]


def invited(connection: Connection, table: str, token: str) -> TableRow:
    """The table of an invitation, if its token still gives a seat."""
    row = tables.load(connection, table)
    _by_token(row, token)
    return row


def _free(row: TableRow, form: JoinForm, me: Profile) -> Seat:
    if row.status != WAITING:
        raise Conflict("table.begun")
    with_code = row.code is not None and form.code is not None
    known = with_code and same((form.code or "").upper(), hashed(row.code or ""))
    if not (known or row.terms.public):
        raise Forbidden("table.closed")
    if row.seats_of(me.id):
        raise Conflict("seat.have_one")
    free = [seat for seat in row.seats if seat.free and form.seat in (None, seat.seat)]
    if not free:
        raise Conflict("seat.taken")
    return free[0]


def invite(connection: Connection, table: str, seat: int, me: Profile) -> Invitation:
    """A new token for a free seat; the old one stops working."""
    row = tables.waiting(connection, table)
    if row.maker != me.id:
        raise Forbidden("table.not_maker")
    if seat >= len(row.seats) or not row.seats[seat].free:
        raise Conflict("seat.taken")
    token = new_token()
    tables.set_seat(connection, row, replace(row.seats[seat], token=hashed(token)))
    return Invitation(seat, token)


def start(
    connection: Connection, table: str, bot: str | None, me: Profile, now: int
) -> TableRow:
    """Begin now: a bot takes every free seat."""
    row = tables.waiting(connection, table)
    if row.maker != me.id:
        raise Forbidden("table.not_maker")
    check_level(bot or STAND_IN)
    if all(seat.profile is None for seat in row.seats):
        raise Conflict("table.bots_only")
    for seat in row.seats:
        if seat.free:
            taken = replace(seat, kind=BOT, bot=bot or STAND_IN, token=None)
            row = tables.set_seat(connection, row, taken)
    return tables.start_if_full(connection, row, now)


def leave(connection: Connection, table: str, me: Profile, now: int) -> str | None:
    """Give up all seats of a player. For a table that is being played, the answer says how
    it must end (a text for the log), or None: then bots play on."""
    row = tables.load(connection, table, lock=True)
    mine = row.seats_of(me.id)
    if not mine and row.maker != me.id:
        raise Forbidden("seat.none")
    if row.finished:
        raise Conflict("game.over")
    if row.status == WAITING:
        _leave_waiting(connection, row, me, now)
        return None
    if not mine:
        raise Forbidden("seat.none")
    if row.terms.on_leave == "end":
        return f"left {mine[0]}"
    if all(s.profile in (None, me.id) for s in row.seats):
        # The last player keeps the seat: the table ends, which is one row of the log.
        return "abandoned"
    for number in mine:
        tables.set_seat(connection, row, _given_to_bot(row.seats[number]))
    return None


def _given_to_bot(seat: Seat) -> Seat:
    return replace(
        seat, kind=BOT, profile=None, bot=STAND_IN, token=None, left_by=seat.profile
    )


def come_back(connection: Connection, table: str, me: Profile) -> TableRow:
    """Take back the seats that a player has left to bots."""
    row = tables.load(connection, table, lock=True)
    if row.finished:
        raise Conflict("game.over")
    left = row.left_by(me.id)
    if not left:
        raise Forbidden("seat.none")
    for number in left:
        own = ME if row.maker == me.id else OPEN
        kind = own if number == left[0] else HOTSEAT
        seat = replace(row.seats[number], kind=kind, profile=me.id, bot=None, left_by=None)
        row = tables.set_seat(connection, row, seat)
    return row


def _leave_waiting(connection: Connection, row: TableRow, me: Profile, now: int) -> None:
    """The host abandons the table; the seat of any other player is free again."""
    if row.maker == me.id:
        tables.set_status(
            connection, row.id, status=ABANDONED, updated=now, code=None, due=None
        )
        return
    for number in row.seats_of(me.id):
        free = Seat(number, OPEN, None, None, None, None)
        tables.set_seat(connection, row, free)


def end_unplayed(
    connection: Connection, table: str, text: str, seat: int | None, now: int
) -> None:
    """End a table that this server can't play any more: its rules, or its game, are gone.
    Nobody can know the position, so there is no result."""
    row = tables.load(connection, table, lock=True)
    if row.finished:
        raise Conflict("game.over")
    at = max(now, row.updated)
    log_ends.add(connection, table, text, seat, at)
    tables.set_status(connection, table, status=ABANDONED, updated=at, asked="", due=None)


def check_abandon(row: TableRow, me: Profile) -> None:
    """The host may end a table at which no other person plays."""
    if row.maker != me.id:
        raise Forbidden("table.not_maker")
    if row.finished:
        raise Conflict("game.over")
    if row.status != WAITING and any(s.profile not in (None, me.id) for s in row.seats):
        raise Conflict("table.others_play")


def rematch(
    connection: Connection, table: str, me: Profile, game: AnyGame, now: int, most: int
) -> TableRow:
    """The same people at a new table, by the present rules and options; everyone who asks
    comes to the same one."""
    row = tables.load(connection, table, lock=True)
    if not row.finished:
        raise Conflict("table.not_over")
    if not row.seats_of(me.id):
        raise Forbidden("seat.none")
    found = tables.rematch(connection, row)
    if found is not None:
        return tables.load(connection, found)
    _check_number(connection, me.id, most)
    seats = tuple(_again(seat) for seat in row.seats)
    options = dict(game.setup(len(seats), row.options, 0).options)
    rules = game.info.rules_version
    # A guided game is prepared once; the next one is an ordinary game, and begins here.
    terms = msgspec.structs.replace(row.terms, course=None, moved=False)
    new = NewTable(row.game, rules, options, me.id, terms, seats, table)
    made = tables.insert_table(connection, new, now)
    return tables.start_if_full(connection, made, now)


def _again(seat: Seat) -> Seat:
    if seat.kind == BOT and seat.bot not in BOTS:
        seat = replace(seat, bot=STAND_IN)
    if seat.left_by is not None:
        # A player who left is not asked to play again; the bot gets its own name.
        seat = replace(seat, name=None, left_by=None)
    return replace(seat, token=None)
