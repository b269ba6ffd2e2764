"""Endpoints for tables: create, list, join, choose figures, start, leave, rematch."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from meowple.backend import table_schemas as schemas
from meowple.backend.new_table import planned
from meowple.kernel.errors import BadSetup
from meowple.kernel.game import AnyGame
from meowple.server.http.endpoint import Call, Endpoint
from meowple.server.live import seating
from meowple.server.live.services import Services
from meowple.server.storage import tables
from meowple.server.storage.tables import TableRow
from meowple.table.log import BACK, LEFT
from meowple.table.seats import PLAYING, WAITING, seat_facts


def _game(services: Services, id: str) -> AnyGame:
    game = services.games.get(id)
    if game is None:
        raise BadSetup("game.unknown", game=id[:40], offered=", ".join(services.games))
    return game


async def create_table(call: Call) -> schemas.TableFacts:
    form: schemas.TableForm = call.body
    services, now = call.services, call.services.now()
    call.limits.tables.take(call.client)
    game = _game(services, form.game)
    if form.record is None:
        new = planned(game, form, call.me)
    else:
        # The record of a game that began elsewhere takes time to replay.
        new = await asyncio.to_thread(planned, game, form, call.me)
    most = services.settings.tables_per_profile
    row, invitations = await call.write(lambda c: seating.create(c, new, now, most))
    facts = await _after(call, row)
    facts.invitations = invitations
    return facts


async def list_tables(call: Call) -> schemas.TablesFacts:
    me = call.profile
    mine = []
    if me is not None:
        most = max(tables.LISTED, call.services.settings.tables_per_profile)
        mine = await call.read(lambda c: tables.of_profile(c, me.id, most))
    others = await call.read(tables.open_to_all)
    return schemas.TablesFacts(
        mine=[_facts(row, call) for row in mine],
        open=[_facts(row, call) for row in others],
    )


async def show_table(call: Call) -> schemas.TableFacts:
    id = call.table
    row, rematch = await call.read(lambda c: tables.load_with_rematch(c, id))
    facts = _facts(row, call)
    facts.rematch = rematch
    return facts


async def join_table(call: Call) -> schemas.TableFacts:
    return await _join(call, call.table, call.body)


async def join_by_code(call: Call) -> schemas.TableFacts:
    form: schemas.CodeForm = call.body
    call.limits.profiles.take(call.client)
    code = form.code.upper()
    id = await call.read(lambda c: tables.by_code(c, code))
    join = schemas.JoinForm(code=code, name=form.name, figure=form.figure)
    return await _join(call, id, join)


async def show_by_code(call: Call) -> schemas.TableFacts:
    form: schemas.CodeForm = call.body
    call.limits.profiles.take(call.client)
    code = form.code.upper()
    row = await call.read(lambda c: tables.load(c, tables.by_code(c, code)))
    return _facts(row, call)


async def _join(call: Call, id: str, form: schemas.JoinForm) -> schemas.TableFacts:
    now, me = call.services.now(), call.me
    row, token = await call.write(lambda c: seating.join(c, id, form, me, now), table=id)
    facts = await _after(call, row)
    facts.invitations = [token]
    return facts


async def check_invitation(call: Call) -> schemas.TableFacts:
    form: schemas.InvitationForm = call.body
    call.limits.profiles.take(call.client)
    id = call.table
    return _facts(await call.read(lambda c: seating.invited(c, id, form.token)), call)


async def invite(call: Call) -> schemas.Invitation:
    form: schemas.InviteForm = call.body
    id, me = call.table, call.me
    return await call.write(lambda c: seating.invite(c, id, form.seat, me))


async def choose_figure(call: Call) -> schemas.TableFacts:
    form: schemas.FigureForm = call.body
    id, me = call.table, call.me
    row = await call.write(lambda c: seating.choose_figure(c, id, form, me), table=id)
    return await _after(call, row)


async def start_table(call: Call) -> schemas.TableFacts:
    form: schemas.StartForm = call.body
    id, me, now = call.table, call.me, call.services.now()
    row = await call.write(lambda c: seating.start(c, id, form.bot, me, now), table=id)
    return await _after(call, row)


async def leave_table(call: Call) -> schemas.TableFacts:
    id, me, now = call.table, call.me, call.services.now()
    end = await call.write(lambda c: seating.leave(c, id, me, now), table=id)
    row = await call.read(lambda c: tables.load(c, id))
    if end is None and row.status == PLAYING and call.services.can_play(row):
        await _tell(call, LEFT, row.id, row.left_by(me.id))
    return await _ended(call, id, end)


async def come_back(call: Call) -> schemas.TableFacts:
    id, me = call.table, call.me
    left = (await call.read(lambda c: tables.load(c, id))).left_by(me.id)
    row = await call.write(lambda c: seating.come_back(c, id, me), table=id)
    await _tell(call, BACK, id, left)
    return await _after(call, row)


async def _tell(call: Call, kind: str, id: str, seats: Sequence[int]) -> None:
    """Tell everyone that seats have changed hands: first whose they are, then why."""
    room = await call.services.rooms.open(id)
    await room.changed()
    await room.tell(kind, seats)


async def abandon_table(call: Call) -> schemas.TableFacts:
    id, me, now = call.table, call.me, call.services.now()
    row = await call.read(lambda c: tables.load(c, id))
    seating.check_abandon(row, me)
    if row.status == WAITING:
        await call.write(lambda c: seating.leave(c, id, me, now), table=id)
    return await _ended(call, id, "abandoned" if row.status == PLAYING else None)


async def _ended(call: Call, id: str, end: str | None) -> schemas.TableFacts:
    if end is not None:
        text, number = end, end.partition(" ")[2]
        seat = int(number) if number else None
        if call.services.can_play(await call.read(lambda c: tables.load(c, id))):
            room = await call.services.rooms.open(id)
            await room.end(text, seat)
        else:
            now = call.services.now()
            await call.write(lambda c: seating.end_unplayed(c, id, text, seat, now))
    return await _after(call, await call.read(lambda c: tables.load(c, id)))


async def rematch_table(call: Call) -> schemas.TableFacts:
    id, me, now = call.table, call.me, call.services.now()
    row = await call.read(lambda c: tables.load(c, id))
    game = _game(call.services, row.game)
    call.limits.tables.take(call.client)
    most = call.services.settings.tables_per_profile
    new = await call.write(lambda c: seating.rematch(c, id, me, game, now, most), table=id)
    call.services.scheduler.changed(id)
    return await _after(call, new)


async def _after(call: Call, row: TableRow) -> schemas.TableFacts:
    """Update connected clients, let bots begin, and show the table."""
    call.services.scheduler.changed(row.id)
    if row.status == PLAYING and call.services.can_play(row):
        # Let the change be handled first: a loaded room is read again before the visit.
        await asyncio.sleep(0)
        row = await call.services.scheduler.visit(row.id)
    return _facts(row, call)


def _facts(row: TableRow, call: Call) -> schemas.TableFacts:
    me = call.profile
    yours = row.seats_of(me.id if me else None)
    maker = me is not None and row.maker == me.id
    slow = row.status == PLAYING and row.terms.pace.kind == "correspondence"
    return schemas.TableFacts(
        id=row.id,
        game=row.game,
        options=row.options,
        seats=seat_facts(row, call.texts),
        terms=row.terms,
        status=row.status,
        commitment=row.commitment,
        created=row.created,
        updated=row.updated,
        yours=list(yours),
        your_turn=any(seat in row.asked for seat in yours),
        maker=maker,
        code=row.code if yours or maker else None,
        rematch_of=row.rematch_of,
        turn=list(row.asked) if row.status == PLAYING else [],
        until=row.due if slow else None,
        left=list(row.left_by(me.id if me else None)) if row.status == PLAYING else [],
    )


_TABLE = "/api/tables/{table}"

ENDPOINTS = (
    Endpoint("GET", "/api/tables", "Your tables, and those open to everyone.", list_tables,
             answer=schemas.TablesFacts),
    Endpoint("POST", "/api/tables", "Create a table.", create_table,
             schemas.TableForm, schemas.TableFacts, needs_profile=True),
    Endpoint("POST", "/api/join", "Take a seat by a table's code.", join_by_code,
             schemas.CodeForm, schemas.TableFacts, needs_profile=True),
    Endpoint("POST", "/api/code", "The table that a code belongs to.", show_by_code,
             schemas.CodeForm, schemas.TableFacts),
    Endpoint("GET", _TABLE, "A table.", show_table, answer=schemas.TableFacts),
    Endpoint("POST", f"{_TABLE}/join", "Take a seat by its token, by the table's "
             "code, or at a public table.", join_table, schemas.JoinForm,
             schemas.TableFacts, needs_profile=True),
    Endpoint("POST", f"{_TABLE}/invite", "A new token for a free seat.", invite,
             schemas.InviteForm, schemas.Invitation, needs_profile=True),
    Endpoint("POST", f"{_TABLE}/invitation", "Whether a token still gives a seat.",
             check_invitation, schemas.InvitationForm, schemas.TableFacts),
    Endpoint("POST", f"{_TABLE}/figure", "Choose a figure for a seat before the game.",
             choose_figure, schemas.FigureForm, schemas.TableFacts, needs_profile=True),
    Endpoint("POST", f"{_TABLE}/start", "Start the game; bots take the free seats.",
             start_table, schemas.StartForm, schemas.TableFacts, needs_profile=True),
    Endpoint("POST", f"{_TABLE}/leave", "Give up your seats.", leave_table,
             answer=schemas.TableFacts, needs_profile=True),
    Endpoint("POST", f"{_TABLE}/return", "Take back the seats that you left to bots.",
             come_back, answer=schemas.TableFacts, needs_profile=True),
    Endpoint("POST", f"{_TABLE}/abandon", "End a table where no one else plays.",
             abandon_table, answer=schemas.TableFacts, needs_profile=True),
    Endpoint("POST", f"{_TABLE}/rematch", "Play again with the same people.", rematch_table,
             answer=schemas.TableFacts, needs_profile=True),
)  # fmt: skip
