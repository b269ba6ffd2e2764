"""Who acts is served in turn, and nobody waits for all the others."""

from __future__ import annotations

import asyncio
import json
from typing import Any, cast

import pytest

from meowple.server.room import Room
from meowple.server.turns import Turns
from meowple.server.viewers import Wish
from tests.server.glass import Wire, World, all_is_sent
from tests.server.test_secrets import a_world


class Table:
    """A table with one who looks on, and writes down when it is told."""

    def __init__(self, name: str, diary: list[str]) -> None:
        self.viewers = [self]
        self._name = name
        self._diary = diary

    def refresh(self) -> None:
        self._diary.append(self._name)


def served(names: str, *, look: bool = False) -> list[str]:
    """The order in which tables are told that join in this order; with `look`, a dot for
    each time that the event loop sees to other things."""

    async def play() -> list[str]:
        diary: list[str] = []
        tables = {name: Table(name, diary) for name in names}
        turns = Turns()
        for name in names:
            turns.join(cast(Room, tables[name]))
        for _ in names:
            await asyncio.sleep(0)
            if look:
                diary.append(".")
        return diary

    return asyncio.run(play())


def test_first_come_first_served() -> None:
    assert served("cabed") == ["c", "a", "b", "e", "d"]


def test_a_table_stands_in_the_queue_once() -> None:
    assert served("abab") == ["a", "b"]


def test_what_comes_in_does_not_wait_until_all_are_served() -> None:
    assert "".join(served("abcde", look=True)) == "ab.cd.e..."


async def act_for_all(world: World, rounds: int) -> list[int]:
    """Whoever is asked acts, so often, before anybody is told; the numbers of the rows."""
    numbers = []
    for n in range(rounds):
        seat = world.playing.point.line.asked[0]
        action = str(world.playing.game.legal(world.playing.state, seat)[0])
        wish = Wish(seat, world.playing.shown(seat), f"r{n}", lambda: None)
        numbers.append(await world.act(wish, action))
    return numbers


@pytest.mark.parametrize("viewer", [0, None])
def test_a_table_that_moved_on_meanwhile_tells_all_by_one_state(viewer: int | None) -> None:
    async def play() -> tuple[list[int], list[dict[str, Any]]]:
        world = a_world("kyoto", 2, {})
        wire = Wire(world, viewer)
        await all_is_sent()
        wire.received.clear()
        numbers = await act_for_all(world, 3)
        await all_is_sent()
        await wire.hang_up()
        return numbers, [json.loads(text) for text in wire.received]

    numbers, told = asyncio.run(play())
    assert [message["number"] for message in told] == [numbers[-1]]
    assert sorted({event["number"] for event in told[0]["events"]}) == numbers
