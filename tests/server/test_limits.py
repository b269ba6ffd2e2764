"""What costs the server much is not to be had often."""

from __future__ import annotations

import pytest

from tests.server.people import Refused, two_at_table
from tests.server.serving import serving


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
