"""The HTTP API: profiles, tables."""

from __future__ import annotations

import asyncio

from meowple.kernel.errors import BadSetup
from meowple.kernel.game import AnyGame
from meowple.server.errors import BadRequest
from meowple.server.http import schemas
from meowple.server.http.endpoint import Call, Endpoint
from meowple.server.live import seating
from meowple.server.live.services import Services
from meowple.server.storage import profiles, tables
from meowple.server.storage.profiles import LINK_LASTS, Profile
from meowple.server.storage.tables import TableRow
from meowple.server.text_cleaning import clean_name
from meowple.table.seats import PLAYING, WAITING, seat_facts
from meowple.texts import languages


async def show_profile(call: Call) -> schemas.ProfileFacts:
    return _profile_facts(call.me)


async def save_profile(call: Call) -> schemas.ProfileFacts:
    """Create a profile, or rename the one that is there."""
    form: schemas.ProfileForm = call.body
    now, hub, old = call.hub.now(), call.hub, call.profile
    if form.language is not None and form.language not in languages():
        raise BadRequest("language.unknown", offered=", ".join(languages()))
    if old is not None:
        name = clean_name(form.name) if form.name is not None else old.name
        language = form.language or old.language
        changed = await hub.writer.do(
            lambda c: profiles.change(c, old, name, language, now)
        )
        return _profile_facts(changed)
    call.limits.profiles.take(call.client)
    # Who gives no name has none: every reader is told of a guest in their own words.
    name = clean_name(form.name) if form.name is not None else ""
    language = form.language or call.texts.lang
    made, token = await hub.writer.do(lambda c: profiles.create(c, name, language, now))
    call.cookie = token
    return _profile_facts(made)


async def link_profile(call: Call) -> schemas.LinkFacts:
    now, me = call.hub.now(), call.me
    token = await call.hub.writer.do(lambda c: profiles.make_link(c, me.id, now))
    return schemas.LinkFacts(token, now + LINK_LASTS)


async def claim_profile(call: Call) -> schemas.ProfileFacts:
    form: schemas.ClaimForm = call.body
    call.limits.profiles.take(call.client)
    now = call.hub.now()
    found, token = await call.hub.writer.do(lambda c: profiles.claim(c, form.token, now))
    call.cookie = token
    return _profile_facts(found)


def _profile_facts(profile: Profile) -> schemas.ProfileFacts:
    return schemas.ProfileFacts(profile.id, profile.name, profile.language)


def _game(hub: Services, id: str) -> AnyGame:
    game = hub.games.get(id)
    if game is None:
        raise BadSetup("game.unknown", game=id[:40], offered=", ".join(hub.games))
    return game


async def create_table(call: Call) -> schemas.TableFacts:
    form: schemas.TableForm = call.body
    hub, now = call.hub, call.hub.now()
    call.limits.tables.take(call.client)
    new = seating.planned(_game(hub, form.game), form, call.me)
    most = hub.settings.tables_per_profile
    row, invitations = await hub.writer.do(lambda c: seating.create(c, new, now, most))
    facts = await _after(call, row)
    facts.invitations = invitations
    return facts


async def list_tables(call: Call) -> schemas.TablesFacts:
    me = call.profile
    mine = []
    if me is not None:
        most = max(tables.LISTED, call.hub.settings.tables_per_profile)
        mine = await call.hub.database.read(lambda c: tables.of_profile(c, me.id, most))
    others = await call.hub.database.read(tables.open_to_all)
    return schemas.TablesFacts(
        mine=[_facts(row, call) for row in mine],
        open=[_facts(row, call) for row in others],
    )


async def show_table(call: Call) -> schemas.TableFacts:
    id = call.table
    row, rematch = await call.hub.database.read(lambda c: tables.load_with_rematch(c, id))
    facts = _facts(row, call)
    facts.rematch = rematch
    return facts


async def join_table(call: Call) -> schemas.TableFacts:
    return await _join(call, call.table, call.body)


async def join_by_code(call: Call) -> schemas.TableFacts:
    form: schemas.CodeForm = call.body
    call.limits.profiles.take(call.client)
    code = form.code.upper()
    id = await call.hub.database.read(lambda c: tables.by_code(c, code))
    return await _join(call, id, schemas.JoinForm(code=code, name=form.name))


async def _join(call: Call, id: str, form: schemas.JoinForm) -> schemas.TableFacts:
    now, me = call.hub.now(), call.me
    row, token = await call.hub.writer.do(
        lambda c: seating.join(c, id, form, me, now), table=id
    )
    facts = await _after(call, row)
    facts.invitations = [token]
    return facts


async def invite(call: Call) -> schemas.Invitation:
    form: schemas.InviteForm = call.body
    id, me = call.table, call.me
    return await call.hub.writer.do(lambda c: seating.invite(c, id, form.seat, me))


async def start_table(call: Call) -> schemas.TableFacts:
    form: schemas.StartForm = call.body
    id, me, now = call.table, call.me, call.hub.now()
    row = await call.hub.writer.do(
        lambda c: seating.start(c, id, form.bot, me, now), table=id
    )
    return await _after(call, row)


async def leave_table(call: Call) -> schemas.TableFacts:
    id, me, now = call.table, call.me, call.hub.now()
    end = await call.hub.writer.do(lambda c: seating.leave(c, id, me, now), table=id)
    return await _ended(call, id, end)


async def abandon_table(call: Call) -> schemas.TableFacts:
    id, me, now = call.table, call.me, call.hub.now()
    row = await call.hub.database.read(lambda c: tables.load(c, id))
    seating.check_abandon(row, me)
    if row.status == WAITING:
        await call.hub.writer.do(lambda c: seating.leave(c, id, me, now), table=id)
    return await _ended(call, id, "abandoned" if row.status == PLAYING else None)


async def _ended(call: Call, id: str, end: str | None) -> schemas.TableFacts:
    if end is not None:
        room = await call.hub.rooms.open(id)
        seat = end.partition(" ")[2]
        await room.end(end, int(seat) if seat else None)
    return await _after(call, await call.hub.database.read(lambda c: tables.load(c, id)))


async def rematch_table(call: Call) -> schemas.TableFacts:
    id, me, now = call.table, call.me, call.hub.now()
    row = await call.hub.database.read(lambda c: tables.load(c, id))
    game = _game(call.hub, row.game)
    call.limits.tables.take(call.client)
    most = call.hub.settings.tables_per_profile
    new = await call.hub.writer.do(
        lambda c: seating.rematch(c, id, me, game, now, most), table=id
    )
    call.hub.scheduler.changed(id)
    return await _after(call, new)


async def _after(call: Call, row: TableRow) -> schemas.TableFacts:
    """Tell those who are connected, have bots begin, and show the table."""
    call.hub.scheduler.changed(row.id)
    if row.status == PLAYING:
        # First they: a room that is held is read anew before it is visited.
        await asyncio.sleep(0)
        row = await call.hub.scheduler.visit(row.id)
    return _facts(row, call)


def _facts(row: TableRow, call: Call) -> schemas.TableFacts:
    me = call.profile
    yours = row.seats_of(me.id if me else None)
    maker = me is not None and row.maker == me.id
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
    )


_TABLE = "/api/tables/{table}"

ENDPOINTS = (
    Endpoint("GET", "/api/profile", "Your profile.", show_profile,
             answer=schemas.ProfileFacts, needs_profile=True),
    Endpoint("POST", "/api/profile", "Create a profile, or change the one you have.",
             save_profile, schemas.ProfileForm, schemas.ProfileFacts),
    Endpoint("POST", "/api/profile/link", "A one-time token for another device.",
             link_profile, answer=schemas.LinkFacts, needs_profile=True),
    Endpoint("POST", "/api/profile/claim", "Bring a profile to this device.",
             claim_profile, schemas.ClaimForm, schemas.ProfileFacts),
    Endpoint("GET", "/api/tables", "Your tables, and those open to all.", list_tables,
             answer=schemas.TablesFacts),
    Endpoint("POST", "/api/tables", "Make a table.", create_table,
             schemas.TableForm, schemas.TableFacts, needs_profile=True),
    Endpoint("POST", "/api/join", "Take a seat by the code of a table.", join_by_code,
             schemas.CodeForm, schemas.TableFacts, needs_profile=True),
    Endpoint("GET", _TABLE, "A table.", show_table, answer=schemas.TableFacts),
    Endpoint("POST", f"{_TABLE}/join", "Take a seat by its token, by code, or at a "
             "public table.", join_table, schemas.JoinForm, schemas.TableFacts,
             needs_profile=True),
    Endpoint("POST", f"{_TABLE}/invite", "A new token for a free seat.", invite,
             schemas.InviteForm, schemas.Invitation, needs_profile=True),
    Endpoint("POST", f"{_TABLE}/start", "Begin; bots take the free seats.", start_table,
             schemas.StartForm, schemas.TableFacts, needs_profile=True),
    Endpoint("POST", f"{_TABLE}/leave", "Give up your seats.", leave_table,
             answer=schemas.TableFacts, needs_profile=True),
    Endpoint("POST", f"{_TABLE}/abandon", "End a table at which nobody else plays.",
             abandon_table, answer=schemas.TableFacts, needs_profile=True),
    Endpoint("POST", f"{_TABLE}/rematch", "The same people once more.", rematch_table,
             answer=schemas.TableFacts, needs_profile=True),
)  # fmt: skip
