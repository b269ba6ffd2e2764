"""Making and ending the tables of this browser, and lists of them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from msgspec import structs

from meowple.backend.new_table import NewTable, planned
from meowple.backend.table_schemas import TableFacts, TableForm, TablesFacts
from meowple.backend.tokens import new_id, new_salt, new_seed
from meowple.browser.rows import LocalTable, decode_tables, encode_table
from meowple.kernel.errors import BadSetup
from meowple.kernel.game import AnyGame
from meowple.kernel.record import commitment
from meowple.table.errors import BadRequest, Conflict
from meowple.table.seats import OPEN, PLAYING, seat_facts
from meowple.table.terms import Pace
from meowple.texts import Texts

if TYPE_CHECKING:
    from meowple.browser.host import Host

# Ids of tables of a browser begin with this; those of a server never do.
PREFIX = "local-"


async def create(host: Host, form: TableForm) -> LocalTable:
    """Make a table, which begins at once."""
    game = host.games.get(form.game)
    if game is None:
        raise BadSetup("game.unknown", game=form.game[:40], offered=", ".join(host.games))
    if any(seat.kind == OPEN for seat in form.seats):
        raise BadRequest("local.open_seat")
    return await _insert(host, game, planned(game, _alone(form), host.me))


def _alone(form: TableForm) -> TableForm:
    """The form without options that only make sense among people who are apart: clocks,
    windows that close, ratings. No one else can watch."""
    return structs.replace(
        form,
        pace=Pace(),
        window_seconds=0,
        public=False,
        spectators=True,
        rated=False,
        record=None,
    )


async def _insert(host: Host, game: AnyGame, new: NewTable) -> LocalTable:
    now = host.now()
    seed = new_seed() if new.seed is None else new.seed
    salt = new_salt()
    state = game.start(game.setup(len(new.seats), new.options, seed))
    row = LocalTable(
        id=PREFIX + new_id(),
        game=new.game,
        rules=new.rules,
        options=new.options,
        seed=seed,
        salt=salt,
        commitment=commitment(seed, salt),
        terms=new.terms,
        status=PLAYING,
        created=now,
        started=now,
        seats=new.seats,
        maker=new.maker,
        updated=now,
        asked=game.actors(state),
        rematch_of=new.rematch_of,
    )
    await host.store.put(row.id, encode_table(row))
    host.tell_others(row.id)
    return row


async def rematch(host: Host, id: str) -> LocalTable:
    """The same seats at a new table, by the present rules."""
    room = await host.room(id)
    row = room.row
    if not row.finished:
        raise Conflict("table.not_over")
    if row.rematch is not None:
        return (await host.room(row.rematch)).row
    game = host.games[row.game]
    options = dict(game.setup(len(row.seats), row.options, 0).options)
    # A guided game is prepared once; the next one is an ordinary game.
    terms = structs.replace(row.terms, course=None)
    rules = game.info.rules_version
    new = NewTable(row.game, rules, options, host.me.id, terms, row.seats, id)
    made = await _insert(host, game, new)
    await room.change(replace(row, rematch=made.id))
    for viewer in room.viewers:
        viewer.table_changed()
    return made


async def abandon(host: Host, id: str) -> LocalTable:
    """End a table before its game is over."""
    room = await host.room(id)
    if room.row.finished:
        raise Conflict("game.over")
    await room.end("abandoned")
    for viewer in room.viewers:
        viewer.table_changed()
    room.moved()
    return room.row


async def remove(host: Host, id: str) -> None:
    """Delete a table from this browser."""
    await host.store.remove(id)
    room = host.rooms.pop(id, None)
    for viewer in list(room.viewers) if room else ():
        viewer.gone()
    host.tell_others(id)


async def stored(host: Host) -> list[LocalTable]:
    """All tables, the unfinished ones first, then the newest."""
    found = decode_tables(await host.store.tables())
    return sorted(found, key=lambda row: (row.finished, -row.updated, row.id))


async def listed(host: Host, words: Texts) -> TablesFacts:
    rows = await stored(host)
    return TablesFacts(mine=[facts(host, row, words) for row in rows], open=[])


def facts(host: Host, row: LocalTable, words: Texts) -> TableFacts:
    """A table as lists and its own page show it."""
    yours = row.seats_of(host.me.id)
    return TableFacts(
        id=row.id,
        game=row.game,
        options=row.options,
        seats=seat_facts(row, words),
        terms=row.terms,
        status=row.status,
        commitment=row.commitment,
        created=row.created,
        updated=row.updated,
        yours=list(yours),
        your_turn=any(seat in row.asked for seat in yours),
        maker=row.maker == host.me.id,
        code=None,
        rematch_of=row.rematch_of,
        rematch=row.rematch,
        turn=list(row.asked),
    )
