"""More than one process: on one PostgreSQL, killed, stopped."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

from websockets.exceptions import ConnectionClosed

from tests.server.clusters import Cluster
from tests.server.people import Chair, Message, Person, play_together
from tests.server.serving import serving

KILLS = 12


def test_clients_of_one_table_play_on_different_processes(postgres: Cluster) -> None:
    url = postgres.new_database()
    with serving(url) as one, serving(url, times=one.times) as two:
        ann, bob = Person(one.address, "Ann"), Person(two.address, "Bob")
        table = ann.table("fits", "me", "open")
        first = ann.chair(table, 0)
        bob.join(table)
        chairs = [first, bob.chair(table, 1), bob.chair(table, None)]
        ends = play_together(chairs)
        assert ends[0]["result"] == ends[1]["result"] == ends[2]["result"]
        chairs[0].send("chat", text="well played")
        assert chairs[1].next("chat")["text"] == "well played"


def test_of_two_processes_one_wins_a_number(postgres: Cluster) -> None:
    url = postgres.new_database()
    with serving(url) as one, serving(url, times=one.times) as two:
        ann = Person(one.address, "Ann")
        table = ann.table("bells", "me", "hotseat", options={"rounds": 9})
        there = Person(two.address, None)
        there.http.cookies = ann.http.cookies
        chairs = [ann.chair(table, 0), there.chair(table, 0)]
        for chair in chairs:
            chair.at(0)
        for number in range(15):
            sent = [chair.ask("act", action="step", number=number) for chair in chairs]
            answers = [c.answer(id) for c, id in zip(chairs, sent, strict=True)]
            assert sorted(a["type"] for a in answers) == ["ack", "error"]
            for chair in chairs:
                chair.at(number + 1)


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
        started.kill()
        started.wait()
        if started.stdout is not None:
            started.stdout.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_several_workers_serve_one_table(postgres: Cluster) -> None:
    url = postgres.new_database()
    with process("--port", "0", "--workers", "2", DATABASE_URL=url) as (address, parent):
        ann, bob = Person(address, "Ann"), Person(address, "Bob")
        table = ann.table("fits", "me", "open")
        bob.join(table)
        ends = play_together([ann.chair(table, 0), bob.chair(table, 1)])
        assert ends[0]["result"] == ends[1]["result"]
        parent.send_signal(signal.SIGTERM)
        assert parent.wait(60) in (0, -signal.SIGTERM)


def test_a_server_that_is_told_to_stop_says_goodbye(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'm.db'}"
    with process("--port", "0", "--database-url", url) as (address, parent):
        ann = Person(address, "Ann")
        chair = ann.chair(ann.table("fits", "me", "hotseat"), 0)
        chair.at(0)
        parent.send_signal(signal.SIGTERM)
        assert chair.closed() == 1012
        assert parent.wait(60) in (0, -signal.SIGTERM)


class Client:
    """A seat that keeps what it was promised, over all restarts."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.promised: dict[str, int] = {}
        self.pending: Message | None = None
        self.chair: Chair | None = None
        self.over = False
        self._count = 0

    def come(self, person: Person, table: Message) -> None:
        """Connect, and send again what was not answered."""
        self.chair = person.chair(table, self.seat)
        self.chair.at(0)
        if self.pending is not None:
            self.chair.send("act", **self.pending)
            self.settle()

    def send(self, chance: Random) -> bool:
        """Answer if asked; whether something was sent."""
        chair = self.chair
        assert chair is not None
        if self.seat not in chair.state["actors"]:
            return False
        self._count += 1
        action = chance.choice(chair.state["actions"])
        id = f"{self.seat}-{self._count}"
        self.pending = {"id": id, "number": chair.state["number"], "action": action}
        chair.send("act", **self.pending)
        return True

    def settle(self) -> None:
        assert self.chair is not None
        assert self.pending is not None
        answer = self.chair.answer(self.pending["id"])
        if answer["type"] == "ack":
            self.promised[self.pending["id"]] = answer["number"]
            self.chair.at(answer["number"])
        self.pending = None


def play_until(clients: list[Client], chance: Random, actions: int | None) -> bool:
    """Play so many actions, the last without waiting for its answer; whether the game
    is over."""
    done = newest = 0
    while True:
        for client in clients:
            assert client.chair is not None
            client.chair.at(newest)
            if client.chair.state["over"]:
                return True
            if client.send(chance):
                done += 1
                if done == actions:
                    return False
                client.settle()
            newest = max(newest, client.chair.state["number"])


def test_a_killed_server_loses_nothing_that_it_acknowledged(tmp_path: Path) -> None:
    file = tmp_path / "m.db"
    arguments = ("--port", str(free_port()), "--database-url", f"sqlite:///{file}")
    chance = Random("kill")
    clients = [Client(0), Client(1)]
    cookies = None
    table: Message = {}
    kills, over = 0, False
    while not over:
        with process(*arguments) as (address, parent):
            person = Person(address, "Ann" if cookies is None else None)
            if cookies is None:
                cookies = person.http.cookies
                table = person.table("isle", "me", "hotseat", window_seconds=0)
            person.http.cookies = cookies
            with suppress(ConnectionClosed):
                for client in clients:
                    client.come(person, table)
                more = kills < KILLS
                over = play_until(clients, chance, chance.randint(1, 30) if more else None)
            if not over:
                parent.kill()
                kills += 1
    assert kills == KILLS
    connection = sqlite3.connect(file)
    found = connection.execute("SELECT request, number FROM log").fetchall()
    connection.close()
    requests = [request for request, _ in found]
    assert len(requests) == len(set(requests))
    promised = {**clients[0].promised, **clients[1].promised}
    assert promised.items() <= dict(found).items()
    assert [number for _, number in found] == list(range(1, len(found) + 1))
