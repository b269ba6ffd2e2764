"""Games of a browser as files: copies of all of them, and records."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest

from meowple.kernel.record import Record
from tests.browser.page import MemoryStore, Message, Page

GOLDEN = Path(__file__).parents[1] / "golden"
COPY, RECORD = "/api/local/copy", "/api/local/record"


def sync(work: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    def run(*given: Any) -> None:
        asyncio.run(work(*given))

    run.__name__ = work.__name__
    run.__doc__ = work.__doc__
    return run


async def played(page: Page, most: int) -> Message:
    """A game of If It Fits against a bot, as far as this many of my actions."""
    table = await page.table("fits", "me", "random")
    sitting, chance = await page.sit(table), Random("copies")
    for _ in range(most):
        await sitting.settled()
        if sitting.state["over"]:
            break
        await sitting.act(chance.choice(sitting.state["actions"]))
    await sitting.settled()
    sitting.leave()
    return table


async def send(page: Page, path: str, text: str) -> tuple[int, Any]:
    status, _, answer = (await page.host.request("POST", path, text)).partition(" ")
    return int(status), json.loads(answer)


def content(store: MemoryStore) -> tuple[dict[str, str], dict[tuple[str, int], str]]:
    return dict(store.rows), dict(store.logs)


@sync
async def test_a_copy_brings_all_games_to_another_browser() -> None:
    here, there = Page(), Page()
    await played(here, 3)
    await played(here, 1000)
    left = await played(here, 1)
    await here.post(f"/api/tables/{left['id']}/abandon")
    copy = json.dumps(await here.get(COPY))
    assert await send(there, COPY, copy) == (200, {"added": 3, "known": 0})
    assert content(there.store) == content(here.store)
    # Opened again it changes nothing.
    assert await send(there, COPY, copy) == (200, {"added": 0, "known": 3})
    assert len((await there.get("/api/profile/history"))["games"]) == 2


@sync
async def test_a_copy_adds_what_was_played_elsewhere_since_and_takes_nothing_away() -> None:
    here, there = Page(), Page()
    table = await played(here, 2)
    before = json.dumps(await here.get(COPY))
    await send(there, COPY, before)
    sitting = await there.sit(table)
    number, action = sitting.state["number"], sitting.state["actions"][0]
    await sitting.send({"do": "act", "id": "there", "number": number, "action": action})
    await sitting.settled()
    after = json.dumps(await there.get(COPY))
    assert await send(there, COPY, before) == (200, {"added": 0, "known": 1})
    assert json.dumps(await there.get(COPY)) == after
    # A room that is open here moves on, too.
    waiting = await here.sit(table)
    assert await send(here, COPY, after) == (200, {"added": 1, "known": 0})
    assert waiting.state["number"] == sitting.state["number"]


def broken(copy: Message) -> list[tuple[str, str]]:
    """Files that are none of ours any more, and how they are refused."""
    table, log = copy["tables"][0]["table"], copy["tables"][0]["log"]

    def other(**changes: Any) -> str:
        return json.dumps({**copy, **changes})

    def with_table(log: list[Any] = log, **changes: Any) -> str:
        return other(tables=[{"table": {**table, **changes}, "log": log}])

    return [
        ("", "copy.damaged"),
        ("[]", "copy.damaged"),
        (json.dumps(copy)[:-9], "copy.damaged"),
        (other(format="recipe"), "copy.damaged"),
        (other(version=2), "copy.version"),
        (other(tables=[1]), "copy.damaged"),
        (with_table(id="local-../x"), "copy.damaged"),
        (with_table(id="12345"), "copy.damaged"),
        (with_table(seed="many"), "copy.damaged"),
        (with_table(game="chess"), "table.game_gone"),
        (with_table(rules=99), "table.rules"),
        (with_table(seats=[]), "copy.damaged"),
        (with_table(log[1:]), "copy.damaged"),
        (with_table([*log, {**log[0], "number": len(log) + 1}]), "copy.damaged"),
    ]


@sync
async def test_a_file_that_is_no_copy_is_refused_and_changes_nothing() -> None:
    here, there = Page(), Page()
    await played(here, 3)
    await played(there, 1)
    copy, before = await here.get(COPY), content(there.store)
    for text, id in broken(copy):
        status, answer = await send(there, COPY, text)
        assert (status >= 400, answer["error"]["id"]) == (True, id), text[:80]
        assert content(there.store) == before


@pytest.mark.parametrize(
    "seats",
    [
        {"seat": 5},
        {"kind": "open"},
        {"kind": "bot", "bot": "lynx"},
    ],
)
def test_seats_that_no_table_here_has_are_refused(seats: dict[str, Any]) -> None:
    async def opened() -> None:
        here, there = Page(), Page()
        await played(here, 3)
        copy = await here.get(COPY)
        copy["tables"][0]["table"]["seats"][0].update(seats)
        status, answer = await send(there, COPY, json.dumps(copy))
        assert (status, answer["error"]["id"]) == (400, "copy.damaged")
        assert not there.store.rows

    asyncio.run(opened())


@pytest.mark.parametrize("most", [3, 1000], ids=["begun", "over"])
@pytest.mark.parametrize(
    "lies",
    [
        {"status": "waiting"},
        {"status": "over"},
        {"asked": [7]},
        {"ending": {"scores": [], "winners": [9], "decided": "score"}},
        {"fame": {"division": "many", "figures": []}},
    ],
    ids=lambda lies: "-".join(lies),
)
def test_what_follows_from_a_log_is_not_believed(lies: dict[str, Any], most: int) -> None:
    """All lists of this browser show it: one wrong row would break them for good."""

    async def opened() -> None:
        here, there = Page(), Page()
        await played(here, most)
        copy = await here.get(COPY)
        copy["tables"][0]["table"].update(lies)
        assert (await send(there, COPY, json.dumps(copy)))[0] == 200
        for path in ("/api/tables", "/api/profile/history", "/api/games/fits/hall"):
            assert await there.get(path) == await here.get(path)

    asyncio.run(opened())


@sync
async def test_one_bad_table_spoils_the_whole_copy() -> None:
    here, there = Page(), Page()
    await played(here, 1)
    await played(here, 1)
    copy = await here.get(COPY)
    copy["tables"][1]["log"] = copy["tables"][1]["log"][1:]
    assert (await send(there, COPY, json.dumps(copy)))[0] == 400
    assert not there.store.rows


@sync
async def test_a_file_that_is_too_large_is_not_read() -> None:
    status, answer = await send(Page(), COPY, " " * 50_000_001)
    assert (status, answer["error"]["id"]) == (400, "copy.too_large")


@sync
async def test_a_record_is_opened_and_replayed() -> None:
    here, there = Page(), Page()
    table = await played(here, 1000)
    text = await here.get(f"/api/tables/{table['id']}/record")
    _, found = await send(there, RECORD, text)
    assert (await send(there, RECORD, text))[1]["id"] == found["id"]
    assert len(there.store.rows) == 1
    replay = await there.get(f"/api/tables/{found['id']}/replay?first=0&last=1")
    assert replay["verified"]
    assert replay["commitment"] == table["commitment"]
    assert await there.get(f"/api/tables/{found['id']}/record") == text
    # Nobody knows who played it.
    assert found["yours"] == []
    assert (await there.get("/api/games/fits/hall"))["winners"] == []


@pytest.mark.parametrize("game", ["isle", "fits", "kyoto"])
def test_records_of_all_games_are_opened(game: str) -> None:
    async def opened() -> None:
        path = next(iter(sorted(GOLDEN.glob(f"{game}*.txt"))))
        status, found = await send(Page(), RECORD, path.read_text())
        assert (status, found["game"]) == (200, game), found

    asyncio.run(opened())


@sync
async def test_a_record_without_a_promise_makes_none() -> None:
    here, there = Page(), Page()
    table = await played(here, 1000)
    record = Record.parse(await here.get(f"/api/tables/{table['id']}/record"))
    record.salt = record.commitment = None
    _, found = await send(there, RECORD, record.text())
    replay = await there.get(f"/api/tables/{found['id']}/replay?first=0&last=1")
    assert replay["commitment"] == replay["fair"]["salt"] == ""
    assert await there.get(f"/api/tables/{found['id']}/record") == record.text()


@sync
async def test_records_that_cannot_be_opened_are_refused() -> None:
    here, there = Page(), Page()
    table = await played(here, 1000)
    text = await here.get(f"/api/tables/{table['id']}/record")
    record = Record.parse(text)
    unfinished = Record.parse(text)
    unfinished.actions, unfinished.digest = unfinished.actions[:-1], None
    own = Record.parse(text)
    own.data = {}
    cases = [
        ("meowple record 9", "record.version"),
        (text.replace("game: fits", "game: chess"), "game.unknown"),
        (text.replace(f"seed: {record.setup.seed}", "seed: 1"), "record.illegal"),
        (text.replace("commitment: ", "commitment: 0")[:-1], "record.value"),
        (text.replace(record.digest or "", "0" * 64), "record.digest"),
        (unfinished.text(), "copy.not_over"),
        (own.text(), "copy.own_data"),
    ]
    for changed, id in cases:
        status, answer = await send(there, RECORD, changed)
        assert (status, answer["error"]["id"]) == (400, id), changed[:200]
    assert not there.store.rows
