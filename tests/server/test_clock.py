"""A machine whose time is set spends nobody's time."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from meowple.server.clock import SystemClock, start_of_run
from meowple.server.settings import Settings
from meowple.server.storage import heartbeats
from meowple.server.storage.database import Database
from tests.server.players import Person
from tests.server.serving import serving

SECOND = 1_000
HOUR = 3600 * SECOND
DAY = 24 * HOUR
YEAR = 365 * DAY


@pytest.mark.parametrize("jump", [DAY, 10 * YEAR, -DAY, -10 * YEAR])
def test_the_clock_of_a_run_does_not_follow_a_machine_whose_time_is_set(
    jump: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, before, real = SystemClock(), time.time_ns(), time.time_ns
    shared = Settings(clock_origin=start_of_run()).to_environment()
    monkeypatch.setattr(time, "time_ns", lambda: real() + jump * 1_000_000)
    assert abs(clock.now() - before // 1_000_000) < HOUR
    # A process that is started later has the same time as the others.
    later = Settings.from_environment({"MEOWPLE_SETTINGS": shared})
    assert abs(SystemClock(later.clock_origin).now() - clock.now()) < HOUR


def test_the_clock_of_a_run_never_goes_back() -> None:
    clock = SystemClock()
    times = [clock.now() for _ in range(100)]
    assert times == sorted(times)
    assert abs(times[0] - time.time() * SECOND) < HOUR


@pytest.mark.parametrize(
    ("pace", "left"),
    [
        ({"kind": "live", "seconds": 60, "increment": 0}, 60 * SECOND),
        ({"kind": "correspondence", "hours": 72}, 48 * HOUR),
    ],
)
def test_a_restart_ten_years_later_costs_live_clocks_nothing_and_others_a_day(
    sqlite_url: str, pace: dict[str, object], left: int
) -> None:
    with serving(sqlite_url) as server:
        ann = Person(server.address, "Ann")
        cookies = dict(ann.http.cookies)
        table = ann.table("bells", "me", "hotseat", pace=pace)
    server.times.pass_by(10 * YEAR / SECOND)
    with serving(sqlite_url, times=server.times) as again:
        ann = Person(again.address, None)
        ann.http.cookies.update(cookies)
        clock = ann.chair(table, 0).at(0)["clocks"][0]
    assert clock == {"left": left, "runs": True}


def test_a_machine_that_sleeps_spends_no_clocks_and_wakes_with_the_right_date(
    sqlite_url: str,
) -> None:
    with serving(sqlite_url, beat_seconds=0.02) as server:
        ann = Person(server.address, "Ann")
        table = ann.table(
            "bells", "me", "hotseat", pace={"kind": "live", "seconds": 60, "increment": 0}
        )
        assert ann.chair(table, 0).at(0)["clocks"][0]["left"] == 60 * SECOND
        fell_asleep = server.times.now()
        server.times.fall_asleep(8 * HOUR / SECOND)
        while server.times.slept():
            time.sleep(0.01)
        server.times.pass_by(10)
        assert server.times.now() == fell_asleep + 8 * HOUR + 10 * SECOND
        clock = ann.chair(table, 0).at(0)["clocks"][0]
        assert clock == {"left": 50 * SECOND, "runs": True}
    database = Database(sqlite_url)
    assert database.read_now(heartbeats.outages) == ((fell_asleep, fell_asleep + 8 * HOUR),)
    database.close()


def test_the_clock_of_a_run_counts_sleep_when_it_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock, real = SystemClock(), time.clock_gettime_ns
    before = clock.now()
    monkeypatch.setattr(
        time, "clock_gettime_ns", lambda which: real(which) + 8 * HOUR * 1_000_000
    )
    slept = clock.slept()
    assert abs(slept - 8 * HOUR) < SECOND
    assert clock.now() - before < HOUR
    clock.count_sleep(slept)
    assert clock.slept() < SECOND
    assert clock.now() - before >= 7 * HOUR


def test_outages_are_noticed_after_a_time_that_was_wrong(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'cats.db'}")
    database.prepare()

    def start(process: str, now: int) -> None:
        database.write_now(
            lambda c: heartbeats.note_heartbeat(c, process, now, alive_within=0)
        )

    start("future", 100 * YEAR)
    start("corrected", 50 * YEAR)
    start("later", 50 * YEAR + HOUR)
    assert database.read_now(heartbeats.outages) == ((50 * YEAR, 50 * YEAR + HOUR),)
    database.close()
