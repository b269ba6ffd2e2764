"""Who acts is served in turn, and nobody waits for all the others."""

from __future__ import annotations

import asyncio
import json
from typing import Any, cast

import pytest

from meowple.server.live.delivery_queue import DeliveryQueue
from meowple.server.live.room import Room
from meowple.table.table import ActionRequest
from tests.server.in_memory_table import Wire, World, a_world, all_is_sent


class Onlooker:
    """A viewer alone at a table that notes when it gets a state. If its name is a capital
    letter, it has to act there."""

    def __init__(self, name: str, diary: list[str]) -> None:
        self.viewers = [self]
        self.is_awaited = name.isupper()
        self._name = name
        self._diary = diary

    def refresh(self) -> None:
        self._diary.append(self._name)


def served(names: str) -> str:
    """The order in which viewers that join in this order get their states, with a dot for
    each time that the event loop does something else."""

    async def play() -> str:
        diary: list[str] = []
        tables = {name: Onlooker(name, diary) for name in names}
        queue = DeliveryQueue()
        for name in names:
            queue.add(cast(Room, tables[name]))
        for _ in names:
            await asyncio.sleep(0)
            diary.append(".")
        return "".join(diary)

    return asyncio.run(play())


def order(names: str) -> str:
    return served(names).replace(".", "")


def test_first_come_first_served() -> None:
    assert order("CABED") == "CABED"


def test_nobody_stands_in_the_queue_twice() -> None:
    assert order("ABAB") == "AB"


def test_what_comes_in_does_not_wait_until_all_are_served() -> None:
    assert served("ABCDEF") == "ABCD.EF....."


def test_those_for_whom_the_game_waits_go_before_those_who_look_on() -> None:
    assert order("abCdE") == "CEabd"


def test_who_looks_on_is_passed_over_for_a_while_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("meowple.server.live.delivery_queue._ONLOOKERS_WAIT", -1.0)
    assert order("abABCDEFGHIJ") == "ABCDaEFGHbIJ"


async def act_for_all(world: World, rounds: int) -> list[int]:
    """Seats that are asked act, `rounds` times, before any viewer gets a state; the numbers
    of the rows."""
    numbers = []
    for _ in range(rounds):
        seat = world.position.moment.line.asked[0]
        action = str(world.position.game.legal(world.position.state, seat)[0])
        request = ActionRequest(
            seat, world.position.shown(seat), f"r{world.position.number}"
        )
        numbers.append(await world.act(request, action))
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


def test_who_looks_on_is_told_before_the_log_must_be_replayed_for_them() -> None:
    async def play() -> list[bool]:
        world = a_world("kyoto", 2, {})
        wire = Wire(world, None)
        await all_is_sent()
        (onlooker,) = world.viewers
        waited_for = []
        for _ in range(world.position.recent - 1):
            await act_for_all(world, 1)
            waited_for.append(onlooker.is_awaited)
        await wire.hang_up()
        return waited_for

    *before, last = asyncio.run(play())
    assert last
    assert not any(before)
