"""A full disk stops every table. All who sit there know it at once, and it goes on by
itself."""

from __future__ import annotations

import pytest

from tests.server.full_disk import full_disk
from tests.server.players import Person, two_at_table
from tests.server.serving import serving


def test_all_at_a_table_learn_that_nothing_can_be_saved_and_when_it_can_again(
    sqlite_url: str,
) -> None:
    with serving(sqlite_url, beat_seconds=3600) as server:
        table, one, two = two_at_table(server)
        with full_disk():
            one.ask("act", action="end")
            for chair in (one, two):
                assert chair.next("trouble")["error"]["id"] == "table.stalled"
            assert one.next("error")["error"]["id"] == "database.silent"
            late = Person(server.address, None).chair(table, None, lang="cs")
            assert "uložit" in late.next("trouble")["error"]["message"]
        for chair in (one, two, late):
            assert chair.next("trouble")["error"] is None
        one.act("end")
        two.at(1)


def test_a_bot_that_cannot_be_written_for_goes_on_by_itself(sqlite_url: str) -> None:
    with serving(sqlite_url, beat_seconds=3600) as server:
        ann = Person(server.address, "Ann")
        table = ann.table("bells", "me", "random", options={"rounds": 1}, window_seconds=0)
        chair = ann.chair(table, 0)
        chair.at(0)
        with full_disk(rows=1):
            chair.act("end")
            assert chair.state["actors"] == [1]
            assert chair.next("trouble")["error"]["id"] == "table.stalled"
        assert chair.next("trouble")["error"] is None
        chair.until(lambda state: 1 not in state["actors"])


@pytest.mark.parametrize("seat", [0, None])
def test_players_hear_of_it_where_nobody_acts(sqlite_url: str, seat: int | None) -> None:
    with serving(sqlite_url, beat_seconds=0.05) as server:
        ann = Person(server.address, "Ann")
        chair = ann.chair(ann.table("bells", "me", "hotseat"), seat)
        chair.at(0)
        with full_disk():
            assert chair.next("trouble")["error"]["id"] == "table.stalled"
        assert chair.next("trouble")["error"] is None
