"""Windows, clocks, restarts. The time is moved by the tests."""

from __future__ import annotations

import sqlite3

import pytest

from tests.server.players import Person, two_at_table
from tests.server.serving import Serving, serving

LIVE = {"kind": "live", "seconds": 60, "increment": 5}
SLOW = {"kind": "correspondence", "hours": 24}


def test_a_window_left_unanswered_counts_as_done(own_server: Serving) -> None:
    _, one, two = two_at_table(own_server, window_seconds=20)
    one.act("end")
    assert two.at(1)["window"] == 20_000
    own_server.times.pass_by(20)
    assert two.at(2)["actors"] == [1]
    assert one.at(2)["view"]["turn"] == 1


def test_a_window_is_as_long_for_all_who_are_asked(own_server: Serving) -> None:
    ann = Person(own_server.address)
    table = ann.table("bells", "me", "hotseat", "hotseat", window_seconds=20)
    chairs = [ann.chair(table, seat) for seat in range(3)]
    for chair in chairs:
        chair.at(0)
    chairs[0].act("end")
    own_server.times.pass_by(19)
    chairs[1].at(1)
    chairs[1].act("ring")
    # The answer of one does not give the other more time.
    assert chairs[2].at(2)["window"] == 1_000
    own_server.times.pass_by(1)
    assert chairs[2].at(3)["actors"] == [1]
    assert [e["args"] for e in chairs[2].state["events"] if e["id"] == "bells.rung"] == [
        {"seats": [1]}
    ]


def test_a_window_may_wait_as_long_as_it_takes(own_server: Serving) -> None:
    _, one, two = two_at_table(own_server, window_seconds=0)
    one.act("end")
    assert two.at(1)["window"] is None
    own_server.times.pass_by(100_000)
    assert two.act("ring") == 2


def test_live_clocks_run_for_whom_is_asked(own_server: Serving) -> None:
    _, one, two = two_at_table(own_server, pace=LIVE, window_seconds=0)
    own_server.times.pass_by(10)
    one.act("end")
    clocks = two.at(1)["clocks"]
    assert clocks == [{"left": 55_000, "runs": False}, {"left": 60_000, "runs": True}]


def test_taking_back_gives_no_time_and_no_increment(own_server: Serving) -> None:
    _, one, _ = two_at_table(own_server, pace=LIVE)
    own_server.times.pass_by(10)
    one.act("step")
    own_server.times.pass_by(10)
    one.undo()
    assert one.state["clocks"][0] == {"left": 40_000, "runs": True}


def test_who_is_out_of_time_may_lose(own_server: Serving) -> None:
    _, one, two = two_at_table(own_server, pace=LIVE, on_timeout="loss")
    own_server.times.pass_by(60)
    end = two.until(lambda state: state["over"])
    assert (end["result"]["winners"], end["result"]["decided"]) == ([1], "time")
    assert end["fair"] is not None
    assert one.until(lambda state: state["over"])["actions"] == []


def test_who_is_out_of_time_may_be_played_for(own_server: Serving) -> None:
    _, one, two = two_at_table(own_server, pace=SLOW, options={"rounds": 1})
    own_server.times.pass_by(24 * 3600)
    assert two.at(1)["number"] == 1
    assert one.at(1)["clocks"][0]["left"] in (24 * 3_600_000, None)


def test_correspondence_goes_on_while_nobody_is_connected(
    sqlite_url: str, own_server: Serving
) -> None:
    table, one, two = two_at_table(own_server, pace=SLOW, on_timeout="loss")
    one.leave()
    two.leave()
    own_server.times.pass_by(25 * 3600)
    guest = Person(own_server.address, None).chair(table, None)
    assert guest.until(lambda state: state["over"])["result"]["decided"] == "time"


@pytest.mark.parametrize(
    ("pace", "left"), [(LIVE, 55_000), (SLOW, 24 * 3_600_000 - 3_605_000)]
)
def test_a_restart_is_forgiven_by_live_clocks_only(
    sqlite_url: str, pace: dict[str, object], left: int
) -> None:
    with serving(sqlite_url, beat_seconds=0.01) as server:
        ann = Person(server.address)
        table = ann.table("bells", "me", "hotseat", pace=pace)
        server.times.pass_by(5)
        cookies = ann.http.cookies
        _wait_for_beat(server)
    server.times.pass_by(3600)
    with serving(sqlite_url, times=server.times) as again:
        back = Person(again.address, None)
        back.http.cookies = cookies
        clocks = back.chair(table, 0).at(0)["clocks"]
        assert clocks[0] == {"left": left, "runs": True}


def _wait_for_beat(server: Serving) -> None:
    """Until the server has noted that it is there at the present time."""
    path = server.settings.database_url.removeprefix("sqlite:///")
    with sqlite3.connect(path) as connection:
        while True:
            [at] = connection.execute("SELECT max(at) FROM beats").fetchone()
            if at == server.times.now():
                break
    connection.close()
