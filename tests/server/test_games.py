"""Whole games over real WebSockets, on both databases."""

from __future__ import annotations

import pytest

from meowple.kernel.game import games
from meowple.kernel.record import Record, verify
from tests.server.people import Person, play_together
from tests.server.serving import Serving, serving


@pytest.mark.parametrize("game", [*games(), "bells"])
def test_a_whole_game_is_played_by_two_and_watched_by_one(
    database_url: str, game: str
) -> None:
    with serving(database_url) as server:
        ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
        table = ann.table(game, "me", "open")
        bob.join(table)
        chairs = [ann.chair(table, 0), bob.chair(table, 1), bob.chair(table, None)]
        ends = play_together(chairs)
        assert all(end["over"] for end in ends)
        assert ends[0]["result"] == ends[1]["result"] == ends[2]["result"]
        assert ann.get(f"/api/tables/{table['id']}")["status"] == "over"


def test_the_record_of_a_finished_game_verifies(server: Serving) -> None:
    ann = Person(server.address)
    table = ann.table("fits", "me", "hotseat")
    [end, _] = play_together([ann.chair(table, 0), ann.chair(table, 1)])
    text = ann.http.get(f"/api/tables/{table['id']}/record").text
    record = Record.parse(text)
    assert record.commitment == table["commitment"]
    assert str(record.setup.seed) == end["fair"]["seed"]
    assert {check.id for check in verify(record)} == {
        "verify.replay", "verify.digest", "verify.commitment",
    }  # fmt: skip
    assert all(check.passed for check in verify(record))
