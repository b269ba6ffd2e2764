"""Servers that are killed, and people who keep what they were promised."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from random import Random
from threading import Event, Lock

from sqlalchemy import func, select
from websockets.exceptions import WebSocketException

from meowple.server.storage import schema
from meowple.server.storage.database import Database
from tests.server.players import Chair, Message, Person

SENT, RECEIVED, WRITTEN = "sent", "received", "written"


class Moment:
    """When a server is killed: when all clients together have sent or received so many
    messages, or so many rows have been written. None: never."""

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
            found = database.read_now(lambda c: c.execute(counted).scalar_one())
            for _ in range(found - last):
                self.count(WRITTEN)
            last = found
        database.close()


class Counting(Chair):
    """A chair at which all that comes and goes is counted."""

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
        self._pending = None
        if answer["type"] == "error":
            assert answer["error"]["id"] == "action.stale"
            return
        self._last = pending
        self.promised[pending["id"]] = pending["action"], answer["number"]


def play_all(clients: list[Client], moment: Moment, url: str) -> None:
    """Everybody plays at once until the game is over, or the moment has come."""
    done = Event()
    with ThreadPoolExecutor(len(clients) + 1) as pool:
        watcher = pool.submit(moment.watch, url, done)
        playing = [pool.submit(client.play, moment) for client in clients]
        wait(playing)
        done.set()
        for future in (watcher, *playing):
            future.result()
