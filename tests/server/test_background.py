"""Background threads: no client waits behind everything that another asked for."""

from __future__ import annotations

import asyncio
from threading import Event

import pytest

from meowple.server.background import MOST_OF_ALL, MOST_OF_ONE, BackgroundThreads
from meowple.server.errors import TooMany
from tests.server.players import PATIENCE


def test_one_client_leaves_a_thread_to_others() -> None:
    done = Event()

    async def work() -> str:
        threads = BackgroundThreads()
        greedy = [
            asyncio.create_task(threads.run("greedy", lambda: done.wait(PATIENCE)))
            for _ in range(10)
        ]
        await asyncio.sleep(0)
        found = await threads.run("other", lambda: "" if done.is_set() else "meanwhile")
        done.set()
        assert all(await asyncio.gather(*greedy))
        threads.close()
        return found

    assert asyncio.run(work()) == "meanwhile"


@pytest.mark.parametrize(
    ("clients", "refused", "free"),
    [
        (["one"] * MOST_OF_ONE, "one", "other"),
        ([f"c{n}" for n in range(MOST_OF_ALL)], "another", None),
    ],
)
def test_what_waits_is_bounded(clients: list[str], refused: str, free: str | None) -> None:
    done = Event()

    async def work() -> None:
        threads = BackgroundThreads()
        held = [
            asyncio.create_task(threads.run(client, lambda: done.wait(PATIENCE)))
            for client in clients
        ]
        await asyncio.sleep(0)
        with pytest.raises(TooMany, match=r"rate\.too_many"):
            await threads.run(refused, lambda: None)
        if free is not None:
            await threads.run(free, lambda: None)
        done.set()
        await asyncio.gather(*held)
        await threads.run(refused, lambda: None)
        threads.close()

    asyncio.run(work())


def test_who_goes_away_gets_no_second_thread_by_it() -> None:
    done, begun = Event(), Event()

    def long() -> bool:
        begun.set()
        return done.wait(PATIENCE)

    async def work() -> None:
        threads = BackgroundThreads()
        gone = asyncio.create_task(threads.run("one", long))
        await asyncio.sleep(0)
        assert begun.wait(PATIENCE)
        gone.cancel()
        again = asyncio.create_task(threads.run("one", done.is_set))
        await threads.run("other", lambda: None)
        assert not again.done()
        done.set()
        assert await again
        assert gone.cancelled()
        threads.close()

    asyncio.run(work())
