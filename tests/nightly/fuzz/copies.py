"""Copies of all games of a browser: a page opens one and shows everything that is in it."""

from __future__ import annotations

import asyncio
import json
from random import Random

from meowple.kernel.errors import MeowpleError
from tests.browser.page import Message, Page

_COPY = "/api/local/copy"
# Steps of a replay that are looked at.
_STEPS = 3


def read_copy(data: bytes) -> None:
    """Open a copy; a refused one has changed nothing."""
    asyncio.run(_opened(data.decode(errors="replace")))


async def _opened(text: str) -> None:
    page = Page()
    status, answer = (await page.host.request("POST", _COPY, text)).split(" ", 1)
    if status != "200":
        assert not page.store.rows
        raise MeowpleError(json.loads(answer)["error"]["id"])
    for table in (await page.get("/api/tables"))["mine"]:
        await _look_at(page, table)
    await page.get("/api/profile/history")
    for game in page.host.games:
        await page.get(f"/api/games/{game}/hall")
    # An opened copy can be kept again.
    assert (await page.host.request("GET", _COPY, "")).startswith("200 ")


async def _look_at(page: Page, table: Message) -> None:
    """A refusal is an answer, anything else a fault."""
    path = f"/api/tables/{table['id']}"
    for wanted in (f"replay?first=0&last={_STEPS}", "record?"):
        await page.host.request("GET", f"{path}/{wanted}", "")
    try:
        sitting = await page.sit(table, None)
    except MeowpleError:
        return
    sitting.leave()


async def _kept(game: str, actions: int) -> bytes:
    page, chance = Page(), Random(game)
    table = await page.table(game, "me", "random")
    sitting = await page.sit(table)
    for _ in range(actions):
        await sitting.settled()
        if not sitting.state["over"]:
            await sitting.act(chance.choice(sitting.state["actions"]))
    await sitting.settled()
    return json.dumps(await page.get(_COPY)).encode()


def copies() -> list[bytes]:
    """A game that is over, and one that has begun."""
    return [asyncio.run(_kept("fits", 40)), asyncio.run(_kept("kyoto", 2))]
