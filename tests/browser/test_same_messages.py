"""The same game through a server and through a page: every message is the same."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

from meowple.browser import tables as local
from meowple.server.storage import tables as served
from tests.browser.page import Message, Page
from tests.server.players import Chair, Person
from tests.server.serving import Serving

# A table at one screen has neither clocks nor windows that close.
TERMS: dict[str, Any] = {"window_seconds": 0, "rated": False}
KINDS: list[tuple[str, int, dict[str, Any]]] = [
    ("fits", 3, {}),
    ("isle", 2, {"rescue_choice": "simultaneous"}),
    ("kyoto", 2, {"side": "expert"}),
]
# Most messages of a transcript; a whole game takes longer than it is worth.
MOST = 160


@pytest.fixture(autouse=True)
def _same_table(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Both make the same table."""
    id = f"{Random(request.node.name).getrandbits(48):x}"
    monkeypatch.setattr(local, "PREFIX", "")
    for module in (served, local):
        monkeypatch.setattr(module, "new_id", lambda: id)
        monkeypatch.setattr(module, "new_seed", lambda: 7)
        monkeypatch.setattr(module, "new_salt", lambda: "salt")


class Script:
    """Messages to a server, one after the other, and what it answered to each."""

    def __init__(self, chair: Chair, chance: Random) -> None:
        self._chair = chair
        self._chance = chance
        self.sent: list[tuple[Message, list[Message]]] = []
        self.first = [chair.hello, chair.next("state")]

    def send(self, message: Message, *awaited: str) -> list[Message]:
        """Send a message and read until one of each awaited kind has come."""
        self._chair.socket.send(json.dumps(message))
        left, heard = list(awaited), []
        while left:
            heard.append(self._chair.read())
            if heard[-1]["type"] == left[0]:
                del left[0]
        self.sent.append((message, heard))
        return heard

    def play(self, most: int) -> None:
        """Play at random for whichever seat is asked, with questions in between."""
        while len(self.sent) < most and not self._chair.state["over"]:
            state, id = self._chair.state, f"s{len(self.sent)}"
            seat = state["actors"][0]
            if not state["actions"] or seat != self._seat:
                self._sit(seat)
                continue
            action = self._chance.choice(state["actions"])
            self._look_around(id, action)
            act = {"do": "act", "id": id, "number": state["number"], "action": action}
            self.send(act, "ack", "state")
            if self._chair.state["undo"] and self._chance.random() < 0.2:
                undo = {"do": "undo", "id": f"{id}u"}
                number = {"number": self._chair.state["number"]}
                self.send({**undo, **number}, "ack", "state")

    def _sit(self, seat: int) -> None:
        """As a client does at one screen."""
        self._seat = seat
        self.send({"do": "sit", "seat": seat}, "hello", "state")

    def _look_around(self, id: str, action: str) -> None:
        kind = self._chance.randrange(8)
        if kind == 0:
            self.send({"do": "words", "picture": True}, "words")
        elif kind == 1:
            self.send({"do": "insight"}, "insight")
        elif kind == 2:
            self.send({"do": "why", "id": f"{id}w", "action": "nonsense"}, "why")
        elif kind == 3:
            self.send({"do": "foresee", "id": f"{id}f", "actions": [action]}, "foresight")
        elif kind == 4:
            late = {"do": "act", "id": f"{id}l", "number": 9999, "action": action}
            self.send(late, "error", "state")
        elif kind == 5:
            self.send({"do": "sync", "have": 0}, "state")

    _seat = 0


@pytest.mark.parametrize(("game", "seats", "options"), KINDS, ids=[k[0] for k in KINDS])
def test_a_game_at_one_screen(
    server: Serving, game: str, seats: int, options: dict[str, Any]
) -> None:
    person = Person(server.address)
    kinds = ["me", *["hotseat"] * (seats - 1)]
    table = person.table(game, *kinds, options=options, **TERMS)
    script = Script(person.chair(table, 0, have=0, lang="en"), Random(game))
    script.play(MOST)

    async def again() -> None:
        page = Page()
        made = await page.table(game, *kinds, options=options)
        assert made["id"] == table["id"]
        sitting = await page.sit(made)
        assert sitting.news() == script.first
        for message, heard in script.sent:
            assert await sitting.send(message) == heard, message

    asyncio.run(again())


@pytest.mark.parametrize("game", ["fits", "isle", "kyoto"])
def test_a_game_against_a_bot_has_the_same_record(server: Serving, game: str) -> None:
    person = Person(server.address)
    table = person.table(game, "me", "random", **TERMS)
    chair, chance = person.chair(table, have=0), Random(game)
    played: list[tuple[int, str]] = []
    while not chair.state.get("over"):
        state = chair.until(lambda s: s["over"] or s["actors"] == [0])
        if not state["over"]:
            action = chance.choice(state["actions"])
            played.append((state["number"], action))
            chair.act(action)
    record = person.http.get(f"/api/tables/{table['id']}/record").text

    async def again() -> str:
        page = Page()
        made = await page.table(game, "me", "random")
        sitting = await page.sit(made)
        for number, action in played:
            await sitting.settled()
            assert sitting.state["number"] == number
            await sitting.act(action)
        await sitting.settled()
        return str(await page.get(f"/api/tables/{made['id']}/record"))

    assert asyncio.run(again()) == record


def test_lists_rules_and_scores_are_the_same(server: Serving) -> None:
    person = Person(server.address)
    paths = ["/api/games/fits/components?lang=cs", "/api/games/kyoto/rules?lang=ru"]
    paths += ["/api/games/isle/puzzles?lang=uk"]

    async def local_answers() -> list[Any]:
        page = Page()
        return [await page.get(path) for path in paths]

    assert asyncio.run(local_answers()) == [person.get(path) for path in paths]
