"""Rate limits on requests that cost the server much."""

from __future__ import annotations

from random import Random

import httpx
import pytest

from meowple.table import undo
from tests.server.players import Refused, hot_seats, one_by_one, two_at_table
from tests.server.serving import Serving, serving


def test_replays_are_counted(sqlite_url: str) -> None:
    slow = serving(sqlite_url, replays_burst=1, replays_per_second=0.1, recent_rows=2)
    with slow as server:
        _, one, _ = two_at_table(server)
        for _ in range(4):
            one.act("step")
        one.send("sync", have=1)
        assert one.next("state")["events"]
        one.send("sync", have=1)
        assert one.next("error")["error"]["id"] == "rate.too_many"


def test_replays_for_requests_that_come_again_are_counted(sqlite_url: str) -> None:
    slow = serving(sqlite_url, replays_burst=1, replays_per_second=0.1, recent_rows=2)
    with slow as server:
        _, one, _ = two_at_table(server)
        one.act("step", id="mine")
        for _ in range(4):
            one.act("step")
        assert one.act("step", id="mine", number=0) == 1
        assert one.refused("step", id="mine", number=0) == "rate.too_many"


def test_replays_for_far_undos_are_counted(sqlite_url: str) -> None:
    slow = serving(sqlite_url, replays_burst=1, replays_per_second=0.1, recent_rows=1)
    with slow as server:
        _, one, _ = two_at_table(server)
        for _ in range(6):
            one.act("step")
        # Every other one needs what is not held any more.
        for _ in range(3):
            one.undo()
        with pytest.raises(Refused, match=r"rate\.too_many"):
            one.undo()


def test_undos_are_counted_by_seat(sqlite_url: str) -> None:
    with serving(sqlite_url, undos_burst=1, undos_per_second=0.1) as server:
        _, one, two = two_at_table(server)
        for action in ("step", "step", "end"):
            one.act(action)
        one.undo()
        with pytest.raises(Refused, match=r"rate\.too_many"):
            one.undo()
        one.act("end")
        two.at(5)
        two.act("done")
        two.undo()


def test_nobody_acts_and_takes_back_for_ever(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, one, _ = two_at_table(server)
    monkeypatch.setattr(undo, "MOST_ROWS", 3)
    one.act("step")
    one.undo()
    one.act("step")
    assert not one.state["undo"]
    with pytest.raises(Refused, match=r"undo\.too_many"):
        one.undo()
    assert one.act("step") == 4


def test_records_are_replays_too(sqlite_url: str) -> None:
    with serving(sqlite_url, replays_burst=1, replays_per_second=0.1) as server:
        chairs = hot_seats(server, "bells", 2, options={"rounds": 1})
        list(one_by_one(chairs, Random(3)))
        path = f"{server.address}/api/tables/{chairs[0].hello['table']}/record"
        assert [httpx.get(path).status_code for _ in range(2)] == [200, 429]
