"""A table in memory, with the server's own room and connections; only the WebSocket and the
database are replaced.

A `Pair` is two of them side by side: a table, and the same table with all that one viewer
cannot know dealt anew.
"""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Coroutine
from contextlib import suppress
from copy import copy, deepcopy
from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any, cast

from starlette.websockets import WebSocket

from meowple.kernel.errors import MeowpleError
from meowple.kernel.event import seen
from meowple.kernel.game import AnyGame
from meowple.kernel.registry import games
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Value
from meowple.kernel.state import State, freeze
from meowple.server.live.delivery_queue import DeliveryQueue
from meowple.server.live.fragment_cache import FragmentCache
from meowple.server.live.room import Room
from meowple.server.live.services import Services
from meowple.server.metrics import Metrics
from meowple.server.rate_limits import Limits
from meowple.server.storage.chat import ChatLine
from meowple.server.storage.profiles import Profile
from meowple.server.storage.tables import TableRow
from meowple.server.websocket.connection import Connection
from meowple.table.log import FORCED, Entry
from meowple.table.moment import Moment
from meowple.table.position import Position, Row
from meowple.table.seats import Seat
from meowple.table.table import ActionRequest, Table
from meowple.table.terms import Pace, Terms
from meowple.texts import texts
from tests.server.serving import FREE

TERMS = Terms(pace=Pace(kind="live"), window_seconds=20)

# After this many turns of the event loop, everyone has sent what there was to send.
_TURNS = 6


def a_table(
    game: AnyGame, seats: int, options: dict[str, Value], *, one_screen: bool = False
) -> TableRow:
    """A table that is being played; at one screen all seats are the first one's."""
    return TableRow(
        id="table",
        game=game.info.id,
        rules=game.info.rules_version,
        options=options,
        seed=123456789123456789,
        salt="pepper",
        commitment="",
        maker="",
        terms=TERMS,
        status="playing",
        code=None,
        created=0,
        started=0,
        updated=0,
        asked=(),
        due=None,
        rematch_of=None,
        seats=tuple(
            Seat(
                n,
                "hotseat" if one_screen and n else "me",
                "p0" if one_screen else f"p{n}",
                None,
                "Ann",
                None,
            )
            for n in range(seats)
        ),
    )


def at_position(facts: TableRow, position: Position) -> Table:
    """A table that stands at a position of its own."""
    table = Table(facts, position.game, recent=position.recent)
    table.position = position
    return table


class _Memory:
    """A database that takes everything at once and keeps nothing; no notices are due."""

    async def append(self, row: object) -> bool:
        return True

    async def read(self, work: object) -> frozenset[int]:
        return frozenset()

    def due(self) -> int:
        return 0


class Desk:
    """As much of the services as a room and its viewers need."""

    def __init__(self) -> None:
        self.settings = FREE
        self.metrics = Metrics()
        self.writer = self.database = self.notifier = _Memory()
        self.outages = ()
        self.fragments = FragmentCache()
        self.deliveries = DeliveryQueue()
        self.scheduler = self
        self.saving = SimpleNamespace(failing=False)
        self.moment = 0
        self.process = "process"

    def spawn(self, room: Room, what: object, work: Coroutine[None, None, None]) -> None:
        """Visits are not written: there is no database."""
        work.close()

    def now(self) -> int:
        return self.moment

    def tend(self, room: Room) -> None:
        """Nothing is due: bots and clocks are not tested here."""


class World(Room):
    """A room whose table is in nobody's database."""

    def __init__(self, desk: Desk, table: TableRow, position: Position) -> None:
        super().__init__(cast(Services, desk), table.id)
        self._row = table
        self.table = at_position(table, position)

    async def reload(self) -> None:
        self._row = self.playing.facts = replace(self.row, status="over")

    async def chat_for(self, profile: str | None) -> tuple[frozenset[int], list[ChatLine]]:
        return frozenset(), []

    async def catch_up(self) -> bool:
        """No other process has written anything."""
        return False

    def moves_to(self, position: Position) -> None:
        """News arrives of what others have written."""
        self.table = at_position(self.row, position)
        self.moved()

    def redealt(self, viewer: int | None, rng: Rng) -> World:
        """This table with everything the viewer does not know dealt again."""
        now = self.position
        state = now.moment.state
        # A spectator knows what all seats know.
        for seat in range(state.seats) if viewer is None else (viewer,):
            state = now.game.imagine(state, seat, rng)
        # Whether something was rolled is known to all; an imagined state rolls anew.
        state.rng = now.moment.state.rng.copy()
        return self._with(state)

    def again(self) -> World:
        """This table once more, with nobody at it yet."""
        return self._with(self.position.state.copy())

    def _with(self, state: State) -> World:
        now = self.position
        moment, row = now.moment, now.rows[-1]
        fresh = copy(moment)
        fresh.state = state
        other = copy(now)
        other.moment = fresh
        other.surviving = now.surviving.copy()
        other.absences = deepcopy(now.absences)
        other.rows = deque([*now.rows][:-1])
        other.rows.append(Row(row.entry, fresh, row.hidden))
        return World(cast(Desk, self.services), self.row, other)


def a_world(
    game: str,
    seats: int,
    options: dict[str, Value],
    seed: int = 1,
    *,
    one_screen: bool = False,
) -> World:
    """The start of a game in memory."""
    rules = games()[game]
    setup = rules.setup(seats, options, seed)
    table = a_table(rules, seats, dict(setup.options), one_screen=one_screen)
    return World(Desk(), table, Position(rules, setup, started=0, recent=12))


class Wire:
    """The viewer's end of a WebSocket: all bytes that come are kept."""

    def __init__(self, world: World, viewer: int | None) -> None:
        self.world = world
        self.viewer = viewer
        self.received: list[str] = []
        self.messages: list[dict[str, Any]] = []
        self._sent: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        who = None if viewer is None else world.row.seats[viewer].profile
        profile = None if who is None else Profile(who, "Ann", "en", 0)
        services = world.services
        connection = Connection(
            services,
            world,
            cast(WebSocket, self),
            profile=profile,
            seat=viewer,
            texts=texts(),
            limits=Limits(services.settings, services.now),
            client="here",
        )
        self._task = asyncio.create_task(connection.run(None))

    @property
    def texts(self) -> list[str]:
        """Everything that was sent, presence included."""
        return [message["text"] for message in self.messages]

    async def send(self, message: dict[str, Any]) -> None:
        self.messages.append(message)
        # Who is connected differs between tables that are compared, and is no secret.
        if not message["text"].startswith('{"type":"presence"'):
            self.received.append(message["text"])

    async def receive(self) -> dict[str, Any]:
        return await self._sent.get()

    def ask(self, id: str, number: int, action: str | None) -> None:
        """Send an action; None: take back the last one."""
        what = {"do": "undo"} if action is None else {"do": "act", "action": action}
        self.say(**what, id=id, number=number)

    def say(self, **message: object) -> None:
        self.say_text(json.dumps(message))

    def say_text(self, text: str) -> None:
        self._sent.put_nowait({"type": "websocket.receive", "text": text})

    async def change_seats(self, seat: int) -> None:
        """At one screen: go on as another seat, as if there had been nobody before."""
        self.say(do="sit", seat=seat)
        await all_is_sent()
        self.viewer = seat
        greetings = [n for n, text in enumerate(self.received) if '"hello"' in text[:16]]
        assert len(greetings) == 2
        del self.received[: greetings[1]]

    async def hang_up(self) -> None:
        self._sent.put_nowait({"type": "websocket.disconnect"})
        await self._task


async def all_is_sent() -> None:
    """Until nobody has anything more to do: no thread and no socket takes part."""
    for _ in range(_TURNS):
        await asyncio.sleep(0)


@dataclass(frozen=True)
class Move:
    """Something a seat asks for: an action, or to take back its last one."""

    seat: int
    id: str
    action: str | None = None

    async def made(self, world: World, wire: Wire | None) -> bool:
        """Ask for it, by the wire if it is the viewer's own; whether it counted."""
        before = world.position.number
        number = world.position.shown(self.seat)
        if wire is not None and wire.viewer == self.seat:
            wire.ask(self.id, number, self.action)
        else:
            with suppress(MeowpleError):
                request = ActionRequest(self.seat, number, self.id)
                if self.action is None:
                    await world.undo(request)
                else:
                    await world.act(request, self.action)
        await all_is_sent()
        return world.position.number > before


def a_strange_move(world: World, viewer: int, rng: Rng) -> str | None:
    """An action that others may take now and the viewer may not."""
    game, state = world.position.game, world.position.state
    own = {str(action) for action in game.legal(state, viewer)}
    others = [seat for seat in game.actors(state) if seat != viewer]
    found = str(rng.choice(game.legal(state, rng.choice(others)))) if others else None
    return None if found in own else found


class Pair:
    """A viewer in both worlds, who must be sent the same as long as the same is seen."""

    def __init__(self, world: World, viewer: int | None, rng: Rng) -> None:
        self.viewer = viewer
        self.here = Wire(world, viewer)
        self.there = Wire(world.redealt(viewer, rng), viewer)
        # Actions that nobody else can know of, and that were left out over there.
        self.missing: set[Entry] = set()

    @classmethod
    async def at_one_screen(cls, world: World, before: int, viewer: int, rng: Rng) -> Pair:
        """A viewer to whom the screen was handed, by another seat."""
        pair = cls(world, viewer, rng)
        for wire in (pair.here, pair.there):
            await wire.hang_up()
        pair.here, pair.there = (
            Wire(wire.world, before) for wire in (pair.here, pair.there)
        )
        await all_is_sent()
        for wire in (pair.here, pair.there):
            await wire.change_seats(viewer)
        return pair

    async def compare(self) -> None:
        await all_is_sent()
        assert self.here.received == self.there.received

    async def refused(self, action: str) -> None:
        """Check that an illegal action is refused in the same words."""
        for wire in (self.here, self.there):
            wire.ask("no", wire.world.position.shown(self.viewer), action)
        await self.compare()

    async def look_ahead(self) -> None:
        """Check that previews of actions and plans are answered in the same words."""
        position = self.here.world.position
        rng = Rng(f"ahead {position.number}")
        assert self.viewer is not None
        legal = position.game.legal(position.state, self.viewer)
        actions = [str(rng.choice(legal))] if legal else []
        for wire in (self.here, self.there):
            for action in actions:
                wire.say(do="preview", id="p", action=action)
            wire.say(do="foresee", id="f", actions=actions)
            wire.say(do="plan", id="q", steps=["red C16 7,2", "- K1 3,3"])
        await self.compare()

    async def follow(self, move: Move) -> bool:
        """Make the move in the other world, too; whether the worlds still look alike."""
        real, other = self.here.world, self.there.world
        if self._is_left_out(move):
            assert self.here.received == self.there.received
            return True
        if not await move.made(other, self.there):
            # It was another's hidden card: in the other world it is elsewhere.
            assert move.seat != self.viewer
            return False
        game, moment = real.position.game, real.position.moment
        views = [game.view(world.position.state, self.viewer) for world in (real, other)]
        if real.position.over or views[0] != views[1]:
            # Something hidden has come to light, or another used what it alone knew.
            assert move.seat != self.viewer or may_differ(moment)
            return False
        assert self.here.received == self.there.received
        return True

    def _is_left_out(self, move: Move) -> bool:
        """Whether a step is left out: one that another seat prepares in secret, unasked,
        may as well not happen, and then not even a number may show it."""
        position = self.here.world.position
        if move.action is None:
            return position.rows[-1].fallen[0].entry in self.missing
        game, moment = position.game, position.moment
        before, entry = moment.previous, moment.entry
        assert before is not None
        assert entry is not None
        left_out = (
            move.seat not in (self.viewer, *before.line.asked)
            and before.line.asked == moment.line.asked
            and not seen(moment.events, self.viewer)
            and game.view(before.state, self.viewer) == game.view(moment.state, self.viewer)
        )
        if left_out:
            self.missing.add(entry)
        return left_out

    async def part(self) -> int:
        """The end; how many messages were the same."""
        for wire in (self.here, self.there):
            await wire.hang_up()
        return len(self.here.received)


def may_differ(moment: Moment) -> bool:
    """Whether the last action brought hidden things to light, chance, or the end. What the
    table played by itself after it counts too."""
    before = moment.previous
    assert before is not None
    rolled = freeze(before.state.rng) != freeze(moment.state.rng)
    if rolled or not moment.line.asked or any(event.reveals for event in moment.events):
        return True
    forced = moment.entry is not None and moment.entry.kind == FORCED
    return forced and may_differ(before)
