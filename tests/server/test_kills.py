"""A killed server loses nothing that it acknowledged, and does nothing twice."""

from __future__ import annotations

from random import Random

import pytest

from tests.server.kill_server import KINDS, MOST, SENT, Moment, Table, play_all
from tests.server.record_checks import rows_of
from tests.server.server_processes import running
from tests.thorough import times

# In each of six tests: at least one at each kind of moment.
KILLS = times(3, 9)
GAMES = [("fits", 4, {}), ("isle", 2, {"rescue_choice": "simultaneous"}), ("kyoto", 2, {})]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_a_killed_server_loses_nothing_and_does_nothing_twice(
    database_url: str, game: str, seats: int, options: dict[str, object]
) -> None:
    chance = Random(f"{game} is killed")
    tables: list[Table] = []
    kills = 0
    while kills < KILLS or not tables[-1].over:
        with running(database_url) as server:
            if not tables or tables[-1].over:
                tables.append(Table(server.address, game, seats, options))
            table = tables[-1]
            table.move_to(server)
            kind = KINDS[kills % len(KINDS)] if kills < KILLS else None
            often = chance.randint(1, MOST[kind or SENT])
            moment = Moment(kind, often, server.kill)
            play_all(table.clients, moment, database_url)
            kills += moment.has_come
    with running(database_url) as server:
        for table in tables:
            table.check(server, rows_of(database_url, table.table["id"]))
