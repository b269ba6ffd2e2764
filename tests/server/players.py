"""People at a server: a browser each, and chairs at tables."""

from __future__ import annotations

import json
import ssl
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import count
from random import Random
from typing import Any
from urllib.parse import urlencode

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.serving import Serving

# Nothing in a test takes that long; it is there so that a fault is not waited for.
PATIENCE = 60

# Nothing here is encrypted: nobody needs to read the certificates of the whole world.
_PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)

Message = dict[str, Any]
_ids = count(1)

# Whatever a test opens is closed after it.
OPEN = ExitStack()


class Refused(Exception):
    """The server said no."""

    def __init__(self, id: str, status: int = 0) -> None:
        super().__init__(id)
        self.id = id
        self.status = status


class Person:
    """A browser with its cookie; `client` is its address, for a server behind a proxy."""

    def __init__(
        self, address: str, name: str | None = "Mio", client: str | None = None
    ) -> None:
        self.address = address
        self._proxy = {} if client is None else {"X-Forwarded-For": client}
        self.http = OPEN.enter_context(
            httpx.Client(
                base_url=address,
                headers={"X-Meowple": "1", **self._proxy},
                timeout=PATIENCE,
                verify=_PLAIN,
            )
        )
        if name is not None:
            self.post("/api/profile", name=name)

    def post(self, path: str, **body: object) -> Message:
        return self._read(self.http.post(path, json=body))

    def get(self, path: str) -> Message:
        return self._read(self.http.get(path))

    def _read(self, response: httpx.Response) -> Message:
        found: Message = response.json()
        if response.status_code != 200:
            assert set(found) == {"error"}, found
            raise Refused(found["error"]["id"], response.status_code)
        return found

    def table(self, game: str = "bells", *seats: str | Message, **more: object) -> Message:
        """Make a table: `me`, `open`, `hotseat`, or the name of a bot."""
        kinds = ("me", "open", "hotseat")
        forms = [
            s if isinstance(s, dict) else {"kind": s} if s in kinds
            else {"kind": "bot", "bot": s}
            for s in seats or ("me", "open")
        ]  # fmt: skip
        return self.post("/api/tables", game=game, seats=forms, **more)

    def join(self, table: Message) -> Message:
        return self.post(f"/api/tables/{table['id']}/join", code=table["code"])

    def chair(self, table: Message, seat: int | None = 0, **query: object) -> Chair:
        """Sit down; None: look on."""
        return Chair(self.socket(table["id"], seat, **query), seat)

    def socket(self, id: str, seat: int | None, **query: object) -> ClientConnection:
        asked = {**({} if seat is None else {"seat": seat}), **query}
        address = self.address.replace("http://", "ws://", 1)
        cookies = "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)
        opened = connect(
            f"{address}/api/tables/{id}/play?{urlencode(asked)}",
            additional_headers={**({"Cookie": cookies} if cookies else {}), **self._proxy},
            compression=None,
            open_timeout=PATIENCE,
            # Some servers are killed: nobody answers a goodbye.
            close_timeout=1,
        )
        return OPEN.enter_context(opened)


def metric(person: Person, name: str, labels: str = "") -> int:
    """The value of a counter or a gauge; 0 if it has none yet."""
    head = f"meowple_{name}{{{labels}}} " if labels else f"meowple_{name} "
    lines = person.http.get("/metrics").text.splitlines()
    return sum(int(float(line[len(head) :])) for line in lines if line.startswith(head))


class Chair:
    """A WebSocket of a seat or of a spectator."""

    def __init__(self, socket: ClientConnection, seat: int | None) -> None:
        self.socket = socket
        self.seat = seat
        self.received: list[str] = []
        self.state: Message = {}
        # The actions that were acknowledged to `play_on`.
        self.played: list[str] = []
        self.hello = self.next("hello")

    def read(self) -> Message:
        """The next message, whatever it is."""
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.received.append(text)
        found: Message = json.loads(text)
        if found["type"] == "state":
            self.state = found
        return found

    def next(self, *types: str) -> Message:
        """The next message of one of these types; others are passed over."""
        while (found := self.read())["type"] not in types:
            pass
        return found

    def until(self, holds: Callable[[Message], object]) -> Message:
        """The first state, from the present one on, of which this holds."""
        while not (self.state and holds(self.state)):
            self.next("state")
        return self.state

    def at(self, number: int) -> Message:
        return self.until(lambda state: state["number"] >= number)

    def catch_up(self) -> Message:
        """The present state, whether or not it has anything new for this chair. What is
        asked after it is answered after it."""
        self.send("sync", have=self.state["number"])
        id = f"r{next(_ids)}"
        self.send("why", id=id, action="-")
        while self.read().get("id") != id:
            pass
        return self.state

    def send(self, do: str, **fields: object) -> None:
        self.socket.send(json.dumps({"do": do, **fields}))

    def ask(self, do: str, **fields: object) -> str:
        """Send a request of one's own number and id."""
        id = str(fields.pop("id", f"r{next(_ids)}"))
        number = fields.pop("number", self.state.get("number", 0))
        self.send(do, id=id, number=number, **fields)
        return id

    def answer(self, id: str) -> Message:
        """The answer to a request."""
        while True:
            found = self.next("ack", "error")
            if found["id"] == id:
                return found

    def act(self, action: str, **fields: object) -> int:
        """Play an action; the number of its row."""
        return self._done(self.ask("act", action=action, **fields))

    def undo(self, **fields: object) -> int:
        return self._done(self.ask("undo", **fields))

    def _done(self, id: str) -> int:
        found = self.answer(id)
        if found["type"] == "error":
            raise Refused(found["error"]["id"])
        number: int = found["number"]
        self.at(number)
        return number

    def refused(self, action: str, **fields: object) -> str:
        found = self.answer(self.ask("act", action=action, **fields))
        assert found["type"] == "error", found
        return str(found["error"]["id"])

    def play_on(self, chance: Random) -> Message:
        """Answer whenever asked, and now and then unasked, until the game is over."""
        seen: Message = {}
        while not self.state.get("over"):
            if self.state and self.state is not seen:
                seen = self.state
                if self.wants_to_act(chance):
                    action = chance.choice(self.state["actions"])
                    if self.answer(self.ask("act", action=action))["type"] == "ack":
                        self.played.append(action)
                    continue
            self.read()
        return self.state

    def wants_to_act(self, chance: Random) -> bool:
        """Players who have to decide do; others sometimes, where they may interject."""
        asked = self.seat in self.state["actors"]
        return asked or (bool(self.state["actions"]) and not chance.randrange(4))

    def closed(self) -> int:
        """Read on until the server closes; its code."""
        while True:
            try:
                self.read()
            except ConnectionClosed as ended:
                return 1006 if ended.rcvd is None else int(ended.rcvd.code)

    def leave(self) -> None:
        self.socket.close()


def play_together(chairs: Sequence[Chair], seed: int = 1) -> list[Message]:
    """All chairs at once, each in a thread of its own, until the game is over."""
    with ThreadPoolExecutor(len(chairs)) as pool:
        found = [
            pool.submit(chair.play_on, Random(f"{seed}:{number}"))
            for number, chair in enumerate(chairs)
        ]
        return [future.result(PATIENCE * 2) for future in found]


def two_at_table(
    server: Serving, game: str = "bells", **more: object
) -> tuple[Message, Chair, Chair]:
    """A table for two, begun, and the chairs of both."""
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    table = ann.table(game, "me", "open", **more)
    bob.join(table)
    one, two = ann.chair(table, 0), bob.chair(table, 1)
    one.at(0), two.at(0)
    return table, one, two


def hot_seats(server: Serving, game: str, seats: int, **more: object) -> list[Chair]:
    """A table at which one person has all seats, begun; a chair for each."""
    ann = Person(server.address, "Ann")
    table = ann.table(game, "me", *["hotseat"] * (seats - 1), **more)
    chairs = [ann.chair(table, seat) for seat in range(seats)]
    for chair in chairs:
        chair.at(0)
    return chairs


def one_by_one(chairs: Sequence[Chair], chance: Random) -> Iterator[tuple[Chair, str]]:
    """The seat that is asked first acts at random, until the game is over. All have the
    state that came of it."""
    while actors := chairs[0].state["actors"]:
        chair = chairs[actors[0]]
        wanted = [a for a in chair.state["actions"] if not a.startswith("ask ")]
        action = chance.choice(wanted)
        chair.act(action)
        for other in chairs:
            if other is not chair:
                other.catch_up()
        yield chair, action
