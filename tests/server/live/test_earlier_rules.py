"""A table goes on by the rules it was made with, for the workers of its bots too."""

from __future__ import annotations

import json
from random import Random

import pytest
from sqlalchemy import update

from meowple.kernel.record import Record, verify
from meowple.server.storage import schema
from meowple.server.storage.database import Database
from tests.own_games import games
from tests.server.players import Person, Refused, metric
from tests.server.serving import serving

CHANGED = [id for id, game in games().items() if game.info.rules_version > 1]


def make_earlier(database_url: str, game: str) -> None:
    """Let all tables be of the first version of the rules, with the options of that time
    and a bot at the free seat."""
    earlier = games()[game].at_version(1)
    assert earlier is not None
    options = json.dumps(dict(earlier.setup(2).options))
    database = Database(database_url)
    with database.engine.begin() as connection:
        connection.execute(update(schema.tables).values(rules=1, options=options))
        free = schema.seats.c.seat == 1
        connection.execute(
            update(schema.seats).where(free).values(kind="bot", bot="random")
        )
    database.close()


@pytest.mark.parametrize("game", CHANGED)
def test_a_table_of_earlier_rules_is_played_to_its_end_by_them(
    game: str, sqlite_url: str
) -> None:
    with serving(sqlite_url) as server:
        ann = Person(server.address, "Ann")
        cookies = dict(ann.http.cookies)
        table = ann.table(game, "me", "open")
    make_earlier(sqlite_url, game)
    with serving(sqlite_url) as server:
        ann, chance = Person(server.address, None), Random(f"earlier {game}")
        ann.http.cookies.update(cookies)
        ann.post(f"/api/tables/{table['id']}/start")
        chair = ann.chair(table, 0)
        chair.at(0)
        while not chair.until(lambda s: s["over"] or 0 in s["actors"])["over"]:
            wanted = [a for a in chair.state["actions"] if not a.startswith("ask ")]
            try:
                chair.act(chance.choice(wanted))
            except Refused as refused:
                # Where both are asked, the bot may have acted meanwhile.
                if refused.id != "action.stale":
                    raise
        chair.leave()
        assert metric(ann, "bot_failures_total") == 0
        text = ann.http.get(f"/api/tables/{table['id']}/record").text
    record = Record.parse(text)
    assert record.rules == 1
    assert all(check.passed for check in verify(record))
