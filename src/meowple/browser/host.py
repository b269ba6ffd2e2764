"""The host of the tables of this browser: what the page's worker talks to."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass
from time import time
from typing import TypeVar

import msgspec

from meowple.backend.bot_questions import Choose, Question, Study
from meowple.backend.replays import Replays
from meowple.backend.text_cleaning import clean_name
from meowple.browser import requests
from meowple.browser.connection import Connection
from meowple.browser.history import Analyses
from meowple.browser.room import Room
from meowple.browser.stores import Store, Thinkers
from meowple.kernel.game import AnyGame
from meowple.kernel.registry import games
from meowple.table.access import check_look
from meowple.table.errors import Conflict, NotFound
from meowple.table.messages import Chat
from meowple.table.seats import TableFacts
from meowple.texts import texts

A = TypeVar("A", bound=msgspec.Struct)

# Priorities for busy bots: those that play come first, then hints, then analyses.
PLAYING, HINT, ANALYSIS = range(3)
# Seconds beyond its time after which a bot is given up.
_GRACE = 10.0


@dataclass(frozen=True, slots=True)
class Me:
    """The player at this screen."""

    id: str
    name: str


def _system_time() -> int:
    return int(time() * 1000)


class Host:
    """All tables of this browser. `tell` is called with the id of a table that changed,
    for other tabs; `may_tend` says whether bots think in this tab."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        *,
        tell: Callable[[str], None],
        may_tend: Callable[[str], bool],
        now: Callable[[], int] = _system_time,
        name: str = "",
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.tell_others = tell
        self.may_tend = may_tend
        self.now = now
        self.me = Me("me", name)
        self.games: Mapping[str, AnyGame] = games()
        self.replays = Replays()
        self.analyses = Analyses(self)
        self.rooms: dict[str, Room] = {}
        self._opening = asyncio.Lock()
        self._connections: dict[int, Connection] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._lines = 0

    def game(self, table: TableFacts) -> AnyGame:
        """The game of a table, by the rules it began with."""
        game = self.games.get(table.game)
        if game is None:
            raise NotFound("table.game_gone", game=table.game)
        by_its_rules = game.at_version(table.rules)
        if by_its_rules is None:
            raise Conflict("table.rules", wanted=table.rules, ours=game.info.rules_version)
        return by_its_rules

    async def room(self, id: str) -> Room:
        """The room of a table; loaded when it is first asked for."""
        async with self._opening:
            if id not in self.rooms:
                self.rooms[id] = await Room.load(self, id)
            return self.rooms[id]

    def rename(self, name: str) -> None:
        """The player's name at the tables to come."""
        self.me = Me(self.me.id, clean_name(name))

    async def request(self, method: str, address: str, body: str) -> str:
        """A request of the page; its status, a space, and its answer."""
        status, text = await requests.answer(self, method, address, body)
        return f"{status} {text}"

    # Connections.

    async def connect(
        self,
        key: int,
        table: str,
        seat: int | None,
        have: int,
        lang: str,
        send: Callable[[str], None],
        close: Callable[[int], None],
    ) -> None:
        """Open a connection to a table. It is known by its key from then on."""
        room = await self.room(table)
        check_look(room.row, self.me.id, seat)
        made = Connection(self, room, seat, texts(lang), send, close)
        self._connections[key] = made
        made.open(have)

    async def receive(self, key: int, text: str) -> None:
        """A message of a connection."""
        if key in self._connections:
            await self._connections[key].receive(text)

    def disconnect(self, key: int) -> None:
        made = self._connections.pop(key, None)
        if made is not None:
            made.leave()

    def chat(self, room: Room, seat: int, text: str) -> None:
        """Show a line to everyone at this screen; it is not stored."""
        self._lines += 1
        for viewer in room.viewers:
            if isinstance(viewer, Connection):
                viewer.say(Chat(self._lines, seat, text, self.now()))

    # Other tabs and other workers.

    async def told(self, table: str) -> None:
        """Another tab has stored something at a table."""
        room = self.rooms.get(table)
        if room is None:
            return
        try:
            await room.catch_up()
        except NotFound:
            self.rooms.pop(table, None)

    def tend_all(self) -> None:
        """Bots may think in this tab now."""
        for room in self.rooms.values():
            room.tend()

    async def think(self, question: Question, answer: type[A]) -> A | None:
        """Ask the bots; None if they fail."""
        rank = PLAYING if isinstance(question, Choose) else ANALYSIS
        if isinstance(question, Study) and question.played is None:
            rank = HINT
        text = msgspec.json.encode(question).decode()
        found = await self.thinkers.answer(text, rank, question.seconds + _GRACE)
        return msgspec.json.decode(found, type=answer) if found else None

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Run a task; it is held until it is done."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
