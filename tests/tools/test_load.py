"""The load test, with a few tables and for a moment: what it counts, not how fast."""

from __future__ import annotations

import sys

import pytest

from tools.load.client import ClientTask
from tools.load.measurements import Totals, lost, quantile
from tools.load.processes import client, resident_memory, server

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")


def test_tables_are_played_beside_an_echo_and_nothing_is_lost(tmp_path: object) -> None:
    url = f"sqlite:///{tmp_path}/load.db"
    ours, echo = Totals(), Totals()
    with server("ours", url) as (site, pid), server("echo") as (plain, _):
        task = ClientTask(site, ["isle", "fits", "kyoto"], 3, 1)
        with client(task) as play:
            ours.add(play(2))
            assert resident_memory(pid) > 1000
        with client(ClientTask(plain, [], 3, 1, sizes=[100, 9000])) as echo_round:
            echo.add(echo_round(0.2))
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
        client(ClientTask(site, ["fits"], 2, 1, most=1)) as play,
    ):
        found = play(2)
    assert 2 <= len(found.acked) <= 4
