"""A client who was told more than its process has heard of: several share a database, and
the log may be ahead of what has been notified."""

from __future__ import annotations

import asyncio
import json
from copy import copy

import pytest

from meowple.table.log import ACT, Entry
from meowple.table.position import Position
from meowple.table.table import ActionRequest
from tests.server.in_memory_table import Wire, World, a_world, all_is_sent, at_position

# More than a position holds, so that the log is asked about the first of them.
ACTIONS = 20


async def play(world: World, number: int) -> None:
    position = world.position
    seat = position.moment.line.asked[0]
    action = str(position.game.legal(position.state, seat)[0])
    await world.act(ActionRequest(seat, position.shown(seat), f"r{number}"), action)


def one_row_more(position: Position) -> Position:
    """The same table after an action that another process has written."""
    ahead = copy(position)
    ahead.rows = position.rows.copy()
    ahead.surviving = position.surviving.copy()
    seat = position.moment.line.asked[0]
    action = str(position.game.legal(position.state, seat)[0])
    ahead.load([Entry(position.number + 1, seat, ACT, action, 0, "elsewhere")])
    return ahead


async def told(world: World, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the states that a seat gets who asks for the whole log, answers a
    question that it was not asked, and hears of the next actions at last."""
    for number in range(ACTIONS):
        await play(world, number)
    ahead = one_row_more(world.position)
    monkeypatch.setattr(world, "replayed", lambda recent: at_position(world.row, ahead))
    before = world.position.rows[-2]
    viewer = next(seat for seat in (0, 1) if seat not in before.moment.line.asked)
    wire = Wire(world, viewer)
    await all_is_sent()
    wire.received.clear()
    wire.say(do="sync", have=0)
    while not wire.received:
        # the log is read in a thread
        await asyncio.sleep(0.001)
    wire.ask("late", before.shown(viewer), "draw")
    await all_is_sent()
    world.moves_to(ahead)
    await play(world, ACTIONS)
    await all_is_sent()
    await wire.hang_up()
    messages = [json.loads(text) for text in wire.received]
    assert [m["error"]["id"] for m in messages if m["type"] == "error"] == ["action.stale"]
    return [m["number"] for m in messages if m["type"] == "state"]


def test_no_state_is_followed_by_an_older_one(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = asyncio.run(told(a_world("fits", 2, {}), monkeypatch))
    assert numbers == [ACTIONS + 1, ACTIONS + 2]
