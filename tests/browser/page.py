"""A page without a browser: storage in memory, and bots that think at once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from meowple.browser.entry import Thinker
from meowple.browser.host import Host

Message = dict[str, Any]
NOW = 1_800_000_000_000


class MemoryStore:
    """Tables and their logs; several pages may share one."""

    def __init__(self) -> None:
        self.rows: dict[str, str] = {}
        self.logs: dict[tuple[str, int], str] = {}

    async def tables(self) -> str:
        return f"[{','.join(self.rows.values())}]"

    async def table(self, id: str) -> str:
        return self.rows.get(id, "")

    async def entries(self, id: str, after: int) -> str:
        found = sorted(key for key in self.logs if key[0] == id and key[1] > after)
        return f"[{','.join(self.logs[key] for key in found)}]"

    async def put(self, id: str, row: str) -> None:
        self.rows[id] = row

    async def append(self, id: str, number: int, entry: str, row: str) -> bool:
        if (id, number) in self.logs:
            return False
        self.logs[id, number] = entry
        self.rows[id] = row
        return True

    async def add(self, tables: str) -> None:
        for one in json.loads(tables):
            self.rows[one["id"]] = one["row"]
            for number, entry in one["log"]:
                self.logs[one["id"], number] = entry

    async def remove(self, id: str) -> None:
        self.rows.pop(id, None)
        for key in [key for key in self.logs if key[0] == id]:
            del self.logs[key]


class QuickThinkers:
    """Bots in this very thread."""

    def __init__(self) -> None:
        self._thinker = Thinker()
        self.asked: list[Message] = []

    async def answer(self, question: str, rank: int, seconds: float) -> str:
        self.asked.append(json.loads(question))
        return self._thinker.answer(question)


class Page:
    """A tab: its host, and what it was told about other tabs' tables."""

    def __init__(
        self, store: MemoryStore | None = None, *, tends: Callable[[], bool] = lambda: True
    ) -> None:
        self.store = store or MemoryStore()
        self.thinkers = QuickThinkers()
        self.told: list[str] = []
        self.host = Host(
            self.store,
            self.thinkers,
            tell=self.told.append,
            may_tend=lambda table: tends(),
            now=lambda: NOW,
            name="Mio",
        )
        self._keys = 0

    async def ask(self, method: str, path: str, **body: object) -> tuple[int, Any]:
        text = await self.host.request(method, path, json.dumps(body) if body else "")
        status, _, answer = text.partition(" ")
        return int(status), answer if path.endswith("record") else json.loads(answer)

    async def get(self, path: str) -> Any:
        status, found = await self.ask("GET", path)
        assert status == 200, found
        return found

    async def post(self, path: str, **body: object) -> Any:
        status, found = await self.ask("POST", path, **body)
        assert status == 200, found
        return found

    async def refused(self, method: str, path: str, **body: object) -> tuple[int, str]:
        status, found = await self.ask(method, path, **body)
        assert status != 200
        return status, found["error"]["id"]

    async def table(self, game: str, *seats: str, **more: object) -> Message:
        kinds = ("me", "hotseat", "open")
        forms = [{"kind": s} if s in kinds else {"kind": "bot", "bot": s} for s in seats]
        found: Message = await self.post("/api/tables", game=game, seats=forms, **more)
        return found

    async def sit(self, table: Message, seat: int | None = 0, have: int = 0) -> Sitting:
        self._keys += 1
        sitting = Sitting(self.host, self._keys)
        await self.host.connect(
            self._keys, table["id"], seat, have, "en", sitting.hear, sitting.closed.append
        )
        return sitting


class Sitting:
    """A connection of the page to a table."""

    def __init__(self, host: Host, key: int) -> None:
        self._host = host
        self._key = key
        self.heard: list[Message] = []
        self.closed: list[int] = []
        self.state: Message = {}
        self._ids = 0

    def hear(self, text: str) -> None:
        message: Message = json.loads(text)
        self.heard.append(message)
        if message["type"] == "state":
            self.state = message

    def news(self) -> list[Message]:
        found, self.heard = self.heard, []
        return found

    async def send(self, message: Message) -> list[Message]:
        """Send a message; what came since the last look."""
        await self._host.receive(self._key, json.dumps(message))
        return self.news()

    async def settled(self) -> None:
        """Let the bots act until a person is asked or the game is over."""
        for _ in range(1000):
            if self.state["over"] or not self._bots_asked():
                return
            await asyncio.sleep(0)
        raise AssertionError("the bots do not act")

    def _bots_asked(self) -> bool:
        room = next(iter(self._host.rooms.values()))
        kinds = [room.row.seats[seat].kind for seat in self.state["actors"]]
        return "bot" in kinds

    async def act(self, action: str) -> list[Message]:
        self._ids += 1
        number = self.state["number"]
        return await self.send(
            {"do": "act", "id": f"a{self._ids}", "number": number, "action": action}
        )

    def leave(self) -> None:
        self._host.disconnect(self._key)
