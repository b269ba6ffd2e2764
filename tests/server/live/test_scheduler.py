"""Tables that nobody watches are looked at when they are due, whatever others do."""

from __future__ import annotations

import asyncio
from time import monotonic
from types import SimpleNamespace
from typing import cast

from sqlalchemy import update

from meowple.backend.bot_questions import Choose
from meowple.server.live.clients import Clients
from meowple.server.live.scheduler import Scheduler
from meowple.server.live.services import Services
from meowple.server.storage import schema
from meowple.server.storage.database import Database
from meowple.table.deadlines import BotTurn
from meowple.table.log import AUTO
from tests.server.in_memory_table import a_world
from tests.server.players import PATIENCE, Person
from tests.server.serving import FREE, serving

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


class Bots:
    """Workers that only note whom they were asked for."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    async def choose(self, question: Choose, client: str) -> str | None:
        self.asked.append(question.seat)
        return None


def test_a_bot_that_is_not_asked_any_more_is_not_bothered() -> None:
    """A card played in the moment before takes the decision away from it for a while."""

    async def too_late() -> tuple[int, list[int], list[tuple[int, str]]]:
        world, bots = a_world("fits", 2, {}), Bots()
        (first,) = world.position.asked
        desk = SimpleNamespace(settings=FREE, bots=bots, clients=Clients())
        scheduler = Scheduler(cast(Services, desk))
        for seat in (1 - first, first):
            await scheduler._have_bot_act(world, BotTurn(seat, AUTO, "cat"))
        return first, bots.asked, await world.actions()

    first, asked, actions = asyncio.run(too_late())
    assert asked == [first]
    # The workers said nothing, so any action was played for the seat that was asked.
    assert [seat for seat, _ in actions] == [first]
