"""Players of the load test: they answer at once and measure how long the server takes."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random
from time import perf_counter

import msgspec
from msgspec import Struct

from tools.load.websocket import Site, Socket

# Tables that are made at the same time.
_AT_ONCE = 8


class StateMessage(Struct, tag="state", tag_field="type"):
    number: int
    actions: list[str]
    actors: list[int]
    over: bool


class AckMessage(Struct, tag="ack", tag_field="type"):
    id: str
    number: int


class ErrorBody(Struct):
    id: str


class ErrorMessage(Struct, tag="error", tag_field="type"):
    error: ErrorBody
    id: str | None = None


_decode = msgspec.json.Decoder(StateMessage | AckMessage | ErrorMessage).decode
# The server begins every message with its type: the others are skipped undecoded.
_WANTED = (b'{"type":"s', b'{"type":"a', b'{"type":"e')


class Findings(Struct):
    """The measurements of one round; `acked` has table, seat and request of each action."""

    delays: list[float] = []
    sizes: list[int] = []
    acked: list[tuple[str, int, str]] = []
    errors: dict[str, int] = {}
    pending: int = 0
    games: int = 0


class Players:
    """Players at many tables, for a time or for a number of actions per seat (`most`)."""

    def __init__(
        self, address: str, seed: int, most: int | None, rival: str | None = None
    ) -> None:
        self.makers = Site(address), Site(address)
        self.chance = Random(seed)
        self.seed = seed
        self.most = most
        # A bot in the second seat, instead of a person.
        self.rival = rival
        self.going = False
        self.measuring = False
        self.found = Findings()
        self.errors: Counter[str] = Counter()
        self.players: list[LoadPlayer] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._semaphore = asyncio.Semaphore(_AT_ONCE)

    async def begin(self, games: list[str], tables: int) -> None:
        for name, maker in zip(("Ann", "Bob"), self.makers, strict=True):
            await maker.post("/api/profile", name=name)
        await asyncio.gather(*(self.table(games[n % len(games)]) for n in range(tables)))

    async def table(self, game: str) -> None:
        """Make a table for two and connect each player; a bot needs no connection."""
        ann, bob = self.makers
        other = {"kind": "bot", "bot": self.rival} if self.rival else {"kind": "open"}
        seats = [{"kind": "me"}, other]
        async with self._semaphore:
            made = await ann.post("/api/tables", game=game, seats=seats, window_seconds=0)
            path = f"/api/tables/{made['id']}"
            if self.rival is None:
                await bob.post(f"{path}/join", code=made["code"])
            for seat, site in enumerate((ann,) if self.rival else (ann, bob)):
                player = LoadPlayer(self, game, made["id"], seat)
                self.players.append(player)
                player.socket = await site.socket(
                    f"{path}/play?seat={seat}", player.receive
                )
                player.answer()

    def finished(self, player: LoadPlayer) -> None:
        """Replace a game that is over by a new one."""
        self.players.remove(player)
        if player.socket is not None:
            player.socket.transport.close()
        if player.seat == 0:
            self.found.games += 1
            if self.going:
                task = asyncio.create_task(self.table(player.game))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def play(self, warm: float, seconds: float) -> Findings:
        self.found = Findings()
        self.errors.clear()
        self.going = True
        for player in list(self.players):
            player.answer()
        await asyncio.sleep(warm)
        self.measuring = True
        await asyncio.sleep(seconds)
        self.measuring = self.going = False
        return await self.end()

    async def end(self) -> Findings:
        """Wait for the answers that are still on their way."""
        for _ in range(100):
            if not self._tasks and not any(p.asked_at for p in self.players):
                break
            await asyncio.sleep(0.1)
        self.found.pending = sum(1 for p in self.players if p.asked_at)
        gone = [p for p in self.players if p.socket is None or p.socket.closed]
        self.errors["closed"] += len(gone)
        self.found.errors = {id: n for id, n in self.errors.items() if n}
        return self.found


class LoadPlayer:
    """A seat that answers at once, with a random legal action."""

    def __init__(self, players: Players, game: str, table: str, seat: int) -> None:
        self.players = players
        self.game = game
        self.table = table
        self.seat = seat
        # None during the handshake: the first state may come together with its answer.
        self.socket: Socket | None = None
        self.state: StateMessage | None = None
        self.asked_at = 0.0
        self._ack: int | None = None
        self._sent = 0

    def receive(self, data: bytes) -> None:
        if not data.startswith(_WANTED):
            return
        message = _decode(data)
        if isinstance(message, StateMessage):
            self._update(message, len(data))
        elif isinstance(message, AckMessage):
            self._ack = message.number
            self.players.found.acked.append((self.table, self.seat, message.id))
        else:
            self.players.errors[message.error.id] += 1
            self.asked_at = 0.0

    def _update(self, state: StateMessage, size: int) -> None:
        self.state = state
        players = self.players
        if self._ack is not None and state.number >= self._ack:
            if players.measuring:
                players.found.delays.append(perf_counter() - self.asked_at)
                players.found.sizes.append(size)
            self._ack = None
            self.asked_at = 0.0
        if state.over:
            players.finished(self)
        else:
            self.answer()

    def answer(self) -> None:
        state, players, socket = self.state, self.players, self.socket
        if state is None or socket is None or self.asked_at or not players.going:
            return
        if self.seat not in state.actors:
            return
        if players.most is not None and self._sent >= players.most:
            return
        self._sent += 1
        action = players.chance.choice(state.actions)
        message = {
            "do": "act",
            "number": state.number,
            "id": f"{players.seed}-{self._sent}",
            "action": action,
        }
        self.asked_at = perf_counter()
        socket.send(msgspec.json.encode(message))
