"""More than one process: on one PostgreSQL, killed, stopped."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from meowple.server.storage import chat, listener
from meowple.server.storage.database import Database
from tests.server.players import PATIENCE, Person, metric, play_together
from tests.server.postgres_cluster import Cluster
from tests.server.serving import serving


def test_what_is_said_on_one_process_is_heard_on_the_other(postgres: Cluster) -> None:
    url = postgres.new_database()
    with serving(url) as one, serving(url, times=one.times) as two:
        ann, bob = Person(one.address, "Ann"), Person(two.address, "Bob")
        table = ann.table("fits", "me", "open")
        first = ann.chair(table, 0)
        bob.join(table)
        second = bob.chair(table, 1)
        first.at(0), second.at(0)
        first.send("chat", text="good luck")
        assert second.next("chat")["text"] == "good luck"


def test_who_is_here_is_known_to_all_processes(postgres: Cluster) -> None:
    url = postgres.new_database()
    with (
        serving(url, away_after=0.0) as one,
        serving(url, away_after=0.0, times=one.times) as two,
    ):
        ann, bob = Person(one.address, "Ann"), Person(two.address, "Bob")
        table = ann.table("fits", "me", "open")
        bob.join(table)
        first = ann.chair(table, 0)

        def of_bob() -> dict[str, object]:
            found: dict[str, object] = first.next("presence")["seats"][1]
            return found

        assert of_bob() == {"seat": 1, "here": False, "since": None}
        second = bob.chair(table, 1)
        assert of_bob()["here"]
        one.times.pass_by(60)
        left = one.times.now()
        second.leave()
        assert of_bob() == {"seat": 1, "here": False, "since": left}
        bob.chair(table, 1)
        assert of_bob()["here"]


_CUT = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND query LIKE 'LISTEN%'"""


def test_what_was_said_while_the_line_was_cut_is_heard_when_it_is_back(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listener, "_RECONNECT_SECONDS", 0.01)
    url = postgres.new_database()
    with serving(url) as one, serving(url, times=one.times) as two:
        ann, bob = Person(one.address, "Ann"), Person(two.address, "Bob")
        table = ann.table("bells", "me", "open")
        bob.join(table)
        first, second = ann.chair(table, 0), bob.chair(table, 1)
        first.send("chat", text="can you hear me")
        assert second.next("chat")["text"] == "can you hear me"
        _say_unheard(url, table["id"], "are you there")
        with psycopg.connect(url, autocommit=True) as connection:
            assert connection.execute(_CUT).fetchall()
        assert second.next("chat")["text"] == "are you there"


def _say_unheard(url: str, table: str, text: str) -> None:
    """Write a line of chat without a notification to any process."""
    database = Database(url)
    with database.engine.begin() as connection:
        chat.add_line(connection, table, 0, text, 0)
    database.close()


def test_a_window_closes_once_whoever_closes_it(postgres: Cluster) -> None:
    url = postgres.new_database()
    with serving(url) as one, serving(url, times=one.times) as two:
        ann, bob = Person(one.address, "Ann"), Person(two.address, "Bob")
        table = ann.table("bells", "me", "open", window_seconds=20)
        bob.join(table)
        first, second = ann.chair(table, 0), bob.chair(table, 1)
        first.at(0)
        first.act("end")
        second.at(1)
        one.times.pass_by(20)
        assert second.at(2)["actors"] == [1]
        assert second.act("step") == 3


Running = subprocess.Popen[str]


@contextmanager
def process(*arguments: str, **environment: str) -> Iterator[tuple[str, Running]]:
    """`meowple serve` as people run it; its address and its process."""
    started = subprocess.Popen(
        [Path(sys.executable).parent / "meowple", "serve", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, **environment},
    )
    try:
        assert started.stdout is not None
        yield started.stdout.readline().split()[-1], started
    finally:
        # Its workers end with it only if it gets a signal to stop.
        started.terminate()
        try:
            started.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            started.kill()
            started.wait()
        if started.stdout is not None:
            started.stdout.close()


def test_several_workers_serve_one_table(postgres: Cluster) -> None:
    url = postgres.new_database()
    with process("--port", "0", "--workers", "2", DATABASE_URL=url) as (address, parent):
        ann, bob = Person(address, "Ann"), Person(address, "Bob")
        table = ann.table("fits", "me", "open")
        bob.join(table)
        ends = play_together([ann.chair(table, 0), bob.chair(table, 1)])
        assert ends[0]["result"] == ends[1]["result"]
        written = _actions(url)
        # Whichever worker answers, it answers for both.
        for _ in range(6):
            assert metric(Person(address, None), "actions_total", 'kind="act"') == written
        parent.send_signal(signal.SIGTERM)
        assert parent.wait(60) in (0, -signal.SIGTERM)


def _actions(url: str) -> int:
    with psycopg.connect(url) as connection:
        found = connection.execute("SELECT count(*) FROM log WHERE kind = 'act'")
        return int(found.fetchall()[0][0])


def test_a_server_that_is_told_to_stop_says_goodbye(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'm.db'}"
    with process("--port", "0", "--database-url", url) as (address, parent):
        ann = Person(address, "Ann")
        chair = ann.chair(ann.table("fits", "me", "hotseat"), 0)
        chair.at(0)
        parent.send_signal(signal.SIGTERM)
        assert chair.closed() == 1012
        assert parent.wait(60) in (0, -signal.SIGTERM)
