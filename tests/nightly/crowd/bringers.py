"""Guests who bring a game from their own device. They finish it at a table of the server,
then look at it: replay, pictures, and an analysis with the best boats."""

from __future__ import annotations

import asyncio
import json
from asyncio import Semaphore
from functools import cache
from random import Random

import httpx

from meowple.kernel.record import Record
from meowple.kernel.registry import find
from tests.nightly.crowd.guests import Guest, Message

# A short game with best boats.
_GAME, _OPTIONS = "isle", {"mode": "family"}
_DEALS = 8
# How many actions are left to play here.
_LEFT = 3
# Seconds between two looks at an analysis, and the most looks.
_PAUSE = 2.0
_LOOKS = 200
_BUSY = 429


@cache
def begun(deal: int) -> str:
    """The record of a game that is nearly over."""
    game, chance = find(_GAME), Random(f"brought {deal}")
    setup = game.setup(2, _OPTIONS, deal)
    state, record = game.start(setup), Record.of(game, setup)
    while actors := game.actors(state):
        action = chance.choice(list(game.legal(state, actors[0])))
        record.add(actors[0], action)
        game.play(state, actors[0], action)
    del record.actions[-_LEFT:]
    return record.text()


async def bring(guest: Guest, http: httpx.AsyncClient, turns: Semaphore) -> None:
    """From the import to the best boats. Those who look at analyses take turns, so that
    some are complete before the evening is over."""
    counts = guest.findings.counts
    if not guest.cookie:
        await guest.post(http, "/api/profile", name="Mia")
    text = begun(guest.chance.randrange(_DEALS))
    other_deal = await _send(guest, http, text.replace("\nseed: ", "\nseed: 1", 1))
    counts[f"damaged records: {other_deal.status_code}"] += 1
    answer = await _send(guest, http, text)
    counts[f"imports: {answer.status_code}"] += 1
    if answer.status_code != 200:
        return
    table = answer.json()["id"]
    await _finish(guest, table)
    for path in ("record", "replay?first=0&last=9", "words?step=9&picture=true"):
        found = await http.get(f"/api/tables/{table}/{path}", headers=guest.headers)
        counts[f"{path.partition('?')[0]}: {found.status_code}"] += 1
    async with turns:
        await _analyze(guest, http, table)


async def _send(guest: Guest, http: httpx.AsyncClient, record: str) -> httpx.Response:
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    form = {"game": _GAME, "seats": seats, "record": record}
    return await http.post("/api/tables", json=form, headers=guest.headers)


async def _finish(guest: Guest, table: str) -> None:
    """Play both seats to the end, as at one screen."""
    async with await guest.open(table, 0) as socket:
        seat, number = 0, 0
        sent: dict[str, int] = {}
        async for text in socket:
            message: Message = json.loads(text)
            if message["type"] == "ack":
                guest.findings.acknowledged.add((table, sent[message["id"]], message["id"]))
            if message["type"] != "state":
                continue
            if message["over"]:
                guest.findings.over.append(table)
                return
            if seat not in message["actors"]:
                seat = message["actors"][0]
                await socket.send(json.dumps({"do": "sit", "seat": seat}))
            elif message["actions"] and message["number"] > number:
                number = message["number"]
                sent[id := f"b{number}"] = seat
                action = guest.chance.choice(message["actions"])
                act = {"do": "act", "id": id, "number": number, "action": action}
                await socket.send(json.dumps(act))


async def _analyze(guest: Guest, http: httpx.AsyncClient, table: str) -> None:
    """Look at an analysis until it is complete; the best boats come last."""
    counts = guest.findings.counts
    for _ in range(_LOOKS):
        path = f"/api/tables/{table}/analysis"
        answer = await http.get(path, headers=guest.headers)
        counts[f"analysis: {answer.status_code}"] += 1
        if answer.status_code not in (200, _BUSY):
            return
        found: Message = answer.json() if answer.status_code == 200 else {}
        if found and found["done"] == found["of"]:
            counts["complete analyses"] += 1
            counts["best boats"] += len(found["boats"])
            return
        await asyncio.sleep(_PAUSE)
