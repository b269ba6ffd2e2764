"""Servers that are killed, and people who keep what they were promised."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from random import Random
from threading import Event, Lock

from sqlalchemy import func, select
from websockets.exceptions import WebSocketException

from meowple.kernel.errors import MeowpleError
from meowple.server.storage import schema
from meowple.server.storage.database import Database
from meowple.table.log import Entry
from tests.server.players import Chair, Message, Person
from tests.server.record_checks import record_of, replayed
from tests.server.server_processes import Running

SENT, RECEIVED, WRITTEN = "sent", "received", "written"
KINDS = (SENT, RECEIVED, WRITTEN)
# The most of each kind that a server lives for, at one table.
MOST = {SENT: 12, RECEIVED: 40, WRITTEN: 12}


class Moment:
    """The moment to kill a server: after `count` messages that all clients together have
    sent or received, or after `count` rows. A kind of None: never."""

    def __init__(self, kind: str | None, count: int, kill: Callable[[], None]) -> None:
        self._kind = kind
        self._left = count
        self._kill = kill
        self._lock = Lock()
        self.has_come = False

    def count(self, kind: str) -> None:
        with self._lock:
            if kind == self._kind:
                self._left -= 1
                if self._left <= 0 and not self.has_come:
                    self.has_come = True
                    self._kill()

    def watch(self, url: str, done: Event) -> None:
        """Look at the database all the time: a row may be there before its answer."""
        if self._kind != WRITTEN:
            return
        database = Database(url)
        counted = select(func.count()).select_from(schema.log)
        last = database.read_now(lambda c: c.execute(counted).scalar_one())
        while not (done.is_set() or self.has_come):
            try:
                found = database.read_now(lambda c: c.execute(counted).scalar_one())
            except MeowpleError:
                # Killed, too.
                assert self.has_come
                break
            for _ in range(found - last):
                self.count(WRITTEN)
            last = found
        database.close()


class Counting(Chair):
    """A chair that counts every message, in and out."""

    def __init__(self, person: Person, table: Message, seat: int, moment: Moment) -> None:
        self._moment = moment
        super().__init__(person.socket(table["id"], seat), seat)

    def read(self) -> Message:
        found = super().read()
        self._moment.count(RECEIVED)
        return found

    def send(self, do: str, **fields: object) -> None:
        super().send(do, **fields)
        self._moment.count(SENT)


class Client:
    """A seat at a table, over all deaths of the server."""

    def __init__(self, person: Person, table: Message, seat: int, chance: Random) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.promised: dict[str, tuple[str, int]] = {}
        self.end: Message | None = None
        self._chance = chance
        self._pending: Message | None = None
        self._last: Message | None = None
        self._count = 0

    def play(self, moment: Moment) -> None:
        """Until the game is over or the server is dead."""
        try:
            chair = Counting(self.person, self.table, self.seat, moment)
            chair.at(0)
            self._send_again(chair)
            self._play(chair)
        except (WebSocketException, OSError, EOFError):
            assert moment.has_come

    def _send_again(self, chair: Chair) -> None:
        """Both what was not answered, and what was: that must not count twice."""
        if self._last is not None:
            chair.send("act", **self._last)
            answer = chair.answer(self._last["id"])
            assert answer["type"] == "ack"
            assert answer["number"] == self.promised[self._last["id"]][1]
        if self._pending is not None:
            chair.send("act", **self._pending)
            self._settle(chair)

    def _play(self, chair: Chair) -> None:
        seen: Message = {}
        while not chair.state["over"]:
            if chair.state is not seen:
                seen = chair.state
                if chair.wants_to_act(self._chance):
                    self._act(chair)
                    continue
            chair.read()
        self.end = chair.state

    def _act(self, chair: Chair) -> None:
        self._count += 1
        action = self._chance.choice(chair.state["actions"])
        id = f"{self.seat}-{self._count}"
        self._pending = {"id": id, "number": chair.state["number"], "action": action}
        chair.send("act", **self._pending)
        self._settle(chair)

    def _settle(self, chair: Chair) -> None:
        """Wait for the answer to what was sent, and keep what is promised."""
        pending = self._pending
        assert pending is not None
        answer = chair.answer(pending["id"])
        if answer["type"] == "error" and answer["error"]["id"] == "database.silent":
            raise EOFError("the database died first; what was sent may be there")
        self._pending = None
        if answer["type"] == "error":
            assert answer["error"]["id"] == "action.stale"
            return
        self._last = pending
        self.promised[pending["id"]] = pending["action"], answer["number"]


class Table:
    """A table at which everyone has a client of their own."""

    def __init__(self, address: str, game: str, seats: int, options: object) -> None:
        self.game = game
        people = [Person(address, f"Cat {seat}") for seat in range(seats)]
        kinds = ["me", *["open"] * (seats - 1)]
        self.table = people[0].table(game, *kinds, options=options, window_seconds=0)
        for person in people[1:]:
            person.join(self.table)
        self.clients = [
            Client(person, self.table, seat, Random(f"{game} {seat}"))
            for seat, person in enumerate(people)
        ]

    @property
    def over(self) -> bool:
        return all(client.end is not None for client in self.clients)

    def move_to(self, server: Running) -> None:
        for client in self.clients:
            client.person.address = server.address

    def check(self, server: Running, entries: list[Entry]) -> None:
        """Every promise is kept, once; what was refused, or never sent, is not there."""
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        promised = {
            (client.seat, id): text
            for client in self.clients
            for id, (text, _) in client.promised.items()
        }
        written = {(e.seat, e.request): e.text for e in entries}
        assert len(written) == len(entries)
        assert written == promised
        record = record_of(Person(server.address, None), self.table)
        assert record.actions == [(entry.seat, entry.text) for entry in entries]
        rows = {row.entry.number: row for row in replayed(record).rows}
        for entry in entries:
            assert entry.seat is not None
            _, number = self.clients[entry.seat].promised[entry.request or ""]
            assert rows[entry.number].shown(entry.seat) == number
        ends = [client.end or {} for client in self.clients]
        assert all(end["result"] == ends[0]["result"] for end in ends)


def play_all(clients: list[Client], moment: Moment, url: str) -> None:
    """Everyone plays at once until the game is over, or the moment has come."""
    done = Event()
    with ThreadPoolExecutor(len(clients) + 1) as pool:
        watcher = pool.submit(moment.watch, url, done)
        playing = [pool.submit(client.play, moment) for client in clients]
        wait(playing)
        done.set()
        for future in (watcher, *playing):
            future.result()
