"""The order in which clients get a worker: clients take turns, then their tables."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from meowple.server.fair_semaphore import FairSemaphore

# Rank, client and table of those who wait, in order of arrival.
Waiter = tuple[int, str, str]


async def _order(waiters: Iterable[Waiter]) -> list[Waiter]:
    slots, served = FairSemaphore(1), []

    async def wait(waiter: Waiter) -> None:
        async with slots.slot(*waiter):
            served.append(waiter)

    async with slots.slot(0, "first", "first"):
        tasks = [asyncio.create_task(wait(waiter)) for waiter in waiters]
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    return served


def order(waiters: Iterable[Waiter]) -> list[Waiter]:
    """In which order they are served where there is one slot."""
    return asyncio.run(_order(waiters))


def test_a_client_with_sixty_tables_makes_another_wait_for_one_turn() -> None:
    many = [(0, "tigers", f"table {n}") for n in range(60)]
    served = order([*many, (0, "ann", "hers")])
    assert served.index((0, "ann", "hers")) <= 1
    assert len(served) == 61


def test_clients_take_turns_however_many_tables_they_have() -> None:
    many = [(0, "tigers", f"table {n}") for n in range(6)]
    few = [(0, "ann", "hers")] * 3
    clients = [client for _, client, _ in order([*many, *few])]
    assert clients[:6] == ["tigers", "ann"] * 3
    assert clients[6:] == ["tigers"] * 3


def test_the_tables_of_a_client_take_turns() -> None:
    waiting = [*[(0, "ann", "one")] * 3, (0, "ann", "two")]
    assert [table for *_, table in order(waiting)] == ["one", "two", "one", "one"]


def test_a_lower_rank_goes_first_whatever_its_client_has_had() -> None:
    waiting = [(1, "ann", "hint"), *[(0, "tigers", "bot")] * 3]
    assert [rank for rank, *_ in order(waiting)] == [0, 0, 0, 1]


async def _beside_lions() -> list[str]:
    """Two clients with three questions each; those of one take five times as long."""
    slots, served = FairSemaphore(1), []

    async def ask(client: str, cost: float) -> None:
        async with slots.slot(0, client, "table", cost):
            served.append(client)

    async with slots.slot(0, "first", "first"):
        asked = [("lions", 5.0)] * 3 + [("ann", 1.0)] * 3
        tasks = [asyncio.create_task(ask(*each)) for each in asked]
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    return served


def test_a_long_question_counts_as_several() -> None:
    assert asyncio.run(_beside_lions()) == ["lions", *["ann"] * 3, "lions", "lions"]


async def _comes_again_and_again() -> list[str]:
    """Ann asks again after each answer; another client waits with many tables."""
    slots, served = FairSemaphore(1), []

    async def ask(client: str, table: str) -> None:
        async with slots.slot(0, client, table):
            served.append(client)

    async def ann() -> None:
        for _ in range(8):
            await ask("ann", "hers")

    async with slots.slot(0, "first", "first"):
        tasks = [asyncio.create_task(ask("tigers", str(n))) for n in range(8)]
        tasks.append(asyncio.create_task(ann()))
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    return served


def test_nobody_starves_a_client_that_waits_by_asking_again_and_again() -> None:
    served = asyncio.run(_comes_again_and_again())
    assert {served[:n].count("ann") - n // 2 for n in range(1, 16)} <= {-1, 0, 1}


async def _after_somebody_gave_up() -> list[str]:
    """One slot: of three clients that wait, one gives up, and one just as it comes."""
    slots, served = FairSemaphore(1), []

    async def wait(name: str) -> None:
        async with slots.slot(0, name, "table"):
            served.append(name)

    async with slots.slot(0, "first", "table"):
        waiting = [asyncio.create_task(wait(name)) for name in ("one", "two", "three")]
        await asyncio.sleep(0)
        waiting[0].cancel()
    waiting[1].cancel()
    await asyncio.wait(waiting)
    await wait("four")
    return served


def test_a_slot_that_nobody_wants_any_more_goes_to_the_next() -> None:
    assert asyncio.run(_after_somebody_gave_up()) == ["three", "four"]
