"""A game that began on a player's own device goes on at a table of the server."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from meowple.kernel.record import Record, verify
from tests.browser.page import Message, Page
from tests.server.players import Person, Refused, play_together
from tests.server.serving import Serving


async def _begun(game: str, actions: int) -> Message:
    """A game against a bot after some actions, as a browser sends it."""
    page = Page()
    table = await page.table(game, "me", "random")
    sitting, chance = await page.sit(table), Random(game)
    for _ in range(actions):
        await sitting.settled()
        if not sitting.state["over"]:
            await sitting.act(chance.choice(sitting.state["actions"]))
    await sitting.settled()
    sitting.leave()
    found: Message = await page.get(f"/api/local/tables/{table['id']}/move")
    return {**found, "number": sitting.state["number"], "commitment": table["commitment"]}


def begun(game: str, actions: int = 4) -> Message:
    return asyncio.run(_begun(game, actions))


def form(moving: Message, *seats: Message) -> Message:
    return {"record": moving["record"], "seats": list(seats or moving["seats"])}


@pytest.mark.parametrize("game", ["isle", "fits", "kyoto"])
def test_a_friend_takes_the_seat_of_a_bot_and_the_game_goes_on(
    server: Serving, game: str
) -> None:
    moving = begun(game)
    host, friend = Person(server.address), Person(server.address, "Nora")
    seats = form(moving, moving["seats"][0], {"kind": "open"})
    table = host.post("/api/tables", game=game, rated=True, **seats)
    assert table["status"] == "waiting"
    assert table["commitment"] == moving["commitment"]
    terms = table["terms"]
    assert (terms["moved"], terms["rated"], terms["pace"]["kind"]) == (True, False, "none")
    friend.join(table)
    mine, theirs = host.chair(table, 0, have=0), friend.chair(table, 1, have=0)
    assert mine.next("state")["number"] == moving["number"]
    play_together([mine, theirs])
    record = Record.parse(host.http.get(f"/api/tables/{table['id']}/record").text)
    assert all(check.passed for check in verify(record))
    before = Record.parse(moving["record"]).actions
    assert record.actions[: len(before)] == before
    assert host.get("/api/profile/history")["games"][0]["table"] == table["id"]
    assert host.get(f"/api/games/{game}/hall")["winners"] == []
    again = host.post(f"/api/tables/{table['id']}/rematch")
    assert not again["terms"]["moved"]


def test_only_a_game_under_way_can_be_moved(server: Serving) -> None:
    moving, host = begun("fits"), Person(server.address)

    def refused(text: str, game: str = "fits", seats: int = 2) -> str:
        forms = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
        with pytest.raises(Refused) as refusal:
            host.post("/api/tables", game=game, seats=forms, record=text)
        return refusal.value.id

    assert refused("a letter") == "record.not_a_record"
    assert refused(moving["record"], "kyoto") == "move.other_game"
    assert refused(moving["record"], seats=3) == "move.other_game"
    cheating = Record.parse(moving["record"])
    cheating.actions.append(cheating.actions[0])
    assert refused(cheating.text()) == "record.illegal"
    dealt = Record.parse(moving["record"])
    dealt.salt = "another"
    assert refused(dealt.text()) == "record.commitment"
    own = Record.parse(moving["record"])
    own.data = {}
    assert refused(own.text()) == "copy.own_data"
    finished = asyncio.run(_record())
    assert refused(finished) == "move.over"


async def _record() -> str:
    """The record of a finished game."""
    page = Page()
    table = await page.table("fits", "me", "random")
    sitting = await page.sit(table)
    while not sitting.state["over"]:
        await sitting.settled()
        if not sitting.state["over"]:
            await sitting.act(sitting.state["actions"][0])
            await sitting.settled()
    return str(await page.get(f"/api/tables/{table['id']}/record"))
