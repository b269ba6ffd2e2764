"""Tables that nobody watches are looked at when they are due, whatever others do."""

from __future__ import annotations

from time import monotonic

from sqlalchemy import update

from meowple.server.storage import schema
from meowple.server.storage.database import Database
from tests.server.players import PATIENCE, Person
from tests.server.serving import serving

# More than are looked at together.
BROKEN = 60


def test_tables_that_cannot_be_loaded_do_not_starve_others(database_url: str) -> None:
    pace = {"kind": "correspondence", "hours": 1}
    with serving(database_url) as server:
        ann = Person(server.address, "Ann")
        for _ in range(BROKEN):
            ann.table("fits", "me", "hotseat", pace=pace)
        good = ann.table("bells", "me", "hotseat", pace=pace)
    database = Database(database_url)
    with database.engine.begin() as connection:
        broken = schema.tables.c.game == "fits"
        connection.execute(update(schema.tables).where(broken).values(rules=99, due=1))
    database.close()
    server.times.pass_by(3601)
    with serving(database_url, times=server.times, sweep_seconds=0.05) as again:
        ann = Person(again.address, "Ann")
        end = monotonic() + PATIENCE
        while monotonic() < end:
            if ann.get(f"/api/tables/{good['id']}")["updated"] > good["updated"]:
                return
        raise AssertionError("the clock of the good table ran out and nobody came")
