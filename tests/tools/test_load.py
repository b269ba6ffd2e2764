"""The load test, with a few tables and for a moment: what it counts, not how fast."""

from __future__ import annotations

import sys

import pytest

from tools.load.client import Order
from tools.load.load import Sums, client, lost, quantile, resident, server

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")


def test_tables_are_played_beside_an_echo_and_nothing_is_lost(tmp_path: object) -> None:
    url = f"sqlite:///{tmp_path}/load.db"
    ours, echo = Sums(), Sums()
    with server("ours", url) as (site, pid), server("echo") as (plain, _):
        order = Order(site, ["isle", "fits", "kyoto"], 3, 1)
        with client(order) as play:
            ours.add(play(2))
            assert resident(pid) > 1000
        with client(Order(plain, [], 3, 1, sizes=[100, 9000])) as bounce:
            echo.add(bounce(0.2))
    assert ours.acked
    assert len(ours.delays) == len(ours.sizes) > 0
    assert 0 < quantile(ours.delays, 0.5) <= quantile(ours.delays, 0.99)
    assert echo.delays
    assert set(ours.errors) <= {"action.stale"}
    assert not echo.errors
    assert ours.pending == 0
    assert lost(url, ours.acked) == (0, 0)
    assert lost(url, [("nowhere", 0, "1-1")]) == (1, 0)


def test_seats_stop_after_as_many_actions_as_they_are_given(tmp_path: object) -> None:
    url = f"sqlite:///{tmp_path}/load.db"
    with (
        server("ours", url) as (site, _),
        client(Order(site, ["fits"], 2, 1, most=1)) as play,
    ):
        found = play(2)
    assert 2 <= len(found.acked) <= 4
