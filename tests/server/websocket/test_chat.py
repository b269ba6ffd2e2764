"""Chat at a table."""

from __future__ import annotations

import asyncio
import json

import pytest

from meowple.server.storage.chat import ChatLine
from meowple.server.websocket.chat_feed import ChatFeed
from meowple.table import messages
from tests.server.in_memory_table import Wire, a_world, all_is_sent
from tests.server.players import Person, two_at_table
from tests.server.serving import Serving, serving


def test_what_is_said_is_heard_by_all(server: Serving) -> None:
    table, one, two = two_at_table(server)
    guest = Person(server.address, None).chair(table, None)
    one.send("chat", text=" good  luck\u202e <b> ")
    for chair in (one, two, guest):
        found = chair.next("chat")
        assert (found["seat"], found["text"]) == (0, "good luck <b>")


def test_who_comes_later_hears_it_too(server: Serving) -> None:
    ann = Person(server.address)
    table = ann.table("bells", "me", "hotseat")
    early = ann.chair(table, 0)
    early.send("chat", text="welcome")
    early.next("chat")
    assert ann.chair(table, 0).next("chat")["text"] == "welcome"


def test_a_muted_seat_is_not_heard(server: Serving) -> None:
    _, one, two = two_at_table(server)
    two.send("mute", seat=0)
    two.send("sync")
    two.next("state")
    one.send("chat", text="unheard")
    one.next("chat")
    two.send("mute", seat=0, on=False)
    # Unmuting brings what was said meanwhile.
    assert two.next("chat")["text"] == "unheard"
    one.send("chat", text="heard")
    assert two.next("chat")["text"] == "heard"


def test_who_comes_again_is_told_whom_they_muted(server: Serving) -> None:
    ann = Person(server.address)
    table = ann.table("bells", "me", "hotseat", "hotseat")
    chair = ann.chair(table, 0)
    assert chair.hello["muted"] == []
    for seat, on in ((2, True), (1, True), (2, True), (1, False)):
        chair.send("mute", seat=seat, on=on)
    chair.send("sit", seat=1)
    assert chair.next("hello")["muted"] == [2]
    assert ann.chair(table, 0).hello["muted"] == [2]
    assert Person(server.address).chair(table, None).hello["muted"] == []


@pytest.mark.parametrize(
    ("text", "id"), [("\u202e", "chat.empty"), ("x" * 301, "chat.too_long")]
)
def test_chat_has_bounds(server: Serving, text: str, id: str) -> None:
    _, one, _ = two_at_table(server)
    one.send("chat", text=text)
    assert one.next("error")["error"]["id"] == id


def test_spectators_listen_only(server: Serving) -> None:
    table, _, _ = two_at_table(server)
    guest = Person(server.address).chair(table, None)
    guest.send("chat", text="hello")
    assert guest.next("error")["error"]["id"] == "seat.none"


def test_who_talks_too_much_waits(sqlite_url: str) -> None:
    with serving(sqlite_url, chats_burst=2) as server:
        _, one, _ = two_at_table(server)
        for _ in range(3):
            one.send("chat", text="!")
        assert one.next("error")["error"]["id"] == "rate.too_many"


def test_a_line_with_an_id_is_acknowledged_or_refused_under_it(sqlite_url: str) -> None:
    with serving(sqlite_url, chats_burst=1) as server:
        _, one, _ = two_at_table(server)
        one.send("chat", text="hello", id="c1")
        assert one.next("ack") == {"type": "ack", "id": "c1", "number": 0}
        one.send("chat", text="again", id="c2")
        refused = one.next("error")
        assert (refused["id"], refused["error"]["id"]) == ("c2", "rate.too_many")


def test_what_is_said_while_somebody_comes_is_heard_once_and_no_muted_seat() -> None:
    heard: list[messages.Chat] = []
    ears = ChatFeed(heard.append)
    first, second, third = (ChatLine(id, id % 2, f"line {id}", 0) for id in (1, 2, 3))
    ears.hear(second)
    ears.hear(third)
    assert heard == []
    ears.open(frozenset({1}), [first, second])
    assert [line.id for line in heard] == [2]
    ears.mute(1, False)
    # The lines said meanwhile come now, and only once.
    ears.hear(third)
    ears.hear(ChatLine(5, 1, "line 5", 0))
    assert [line.id for line in heard] == [2, 1, 3, 5]


def test_what_changes_while_somebody_comes_is_told_by_the_greeting_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def come() -> list[str]:
        world, read = a_world("fits", 2, {}), asyncio.Event()

        async def chat_for(profile: str | None) -> tuple[frozenset[int], list[ChatLine]]:
            await read.wait()
            return frozenset({1}), []

        monkeypatch.setattr(world, "chat_for", chat_for)
        wire = Wire(world, 0)
        await all_is_sent()
        for viewer in world.viewers:
            viewer.table_changed()
            viewer.refresh()
        read.set()
        await all_is_sent()
        await wire.hang_up()
        return wire.received

    greeting, *rest = [json.loads(text) for text in asyncio.run(come())]
    assert (greeting["type"], greeting["muted"]) == ("hello", [1])
    assert [message["type"] for message in rest] == ["state"]
