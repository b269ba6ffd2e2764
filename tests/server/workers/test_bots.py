"""Bots at tables, and what happens when they fail."""

from __future__ import annotations

from random import Random

import pytest
from sqlalchemy import create_engine, text

from tests.server.players import Person, metric
from tests.server.serving import Serving, serving


def test_bots_play_when_it_is_their_turn(server: Serving) -> None:
    ann = Person(server.address)
    table = ann.table("fits", "me", "random", "random")
    end = ann.chair(table, 0).play_on(Random(1))
    assert len(end["result"]["scores"]) == 3


@pytest.mark.parametrize("bot", ["crash", "hang", "wrong"])
def test_a_bot_that_fails_is_replaced_and_the_table_goes_on(
    sqlite_url: str, bot: str
) -> None:
    grace = 0.5 if bot == "hang" else 30.0
    with serving(sqlite_url, bot_seconds=0.05, bot_grace=grace) as server:
        ann = Person(server.address)
        table = ann.table("bells", "me", "open", options={"rounds": 1}, window_seconds=0)
        engine = create_engine(sqlite_url)
        with engine.begin() as connection:
            # No such bot is offered; it is put there by hand.
            connection.execute(
                text("UPDATE seats SET kind = 'bot', bot = :bot WHERE seat = 1"),
                {"bot": bot},
            )
        engine.dispose()
        ann.post(f"/api/tables/{table['id']}/start")
        chair = ann.chair(table, 0)
        chair.at(0)
        chair.act("end")
        assert chair.until(lambda state: state["over"])["result"]["scores"]
        assert (metric(ann, "bot_failures_total") > 0) == (bot != "wrong")


def test_after_a_restart_bots_go_on_without_anybody(sqlite_url: str) -> None:
    with serving(sqlite_url, bot_command=("/nowhere",)) as server:
        ann = Person(server.address)
        table = ann.table("bells", "me", "random", options={"rounds": 1}, window_seconds=0)
        cookies = ann.http.cookies
    with serving(sqlite_url, times=server.times) as again:
        back = Person(again.address, None)
        back.http.cookies = cookies
        assert back.chair(table, 0).play_on(Random(1))["over"]
