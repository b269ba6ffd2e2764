"""The evening: tables are opened, the crowd comes, and in the end everything that was
acknowledged must be in the log."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic

import httpx

from tests.nightly.crowd.bringers import bring
from tests.nightly.crowd.guests import (
    GAMES,
    Findings,
    Guest,
    Player,
    again,
    break_off,
    do_harm,
    look_on,
    read_slowly,
)
from tests.server.record_checks import rows_of
from tools.load.processes import processor_time, resident_memory

# Of a hundred: the rest are players, two at a table.
_SHARES = {"spectator": 20, "slow": 8, "broken": 8, "harm": 4}
# To a hundred: those with a game of their own.
_BRINGERS = 2
# How many of these look at an analysis at the same time.
_ANALYSES = 2
_VISITS = {
    "spectator": (look_on, 1.0),
    "slow": (read_slowly, 1.0),
    "broken": (break_off, 0.5),
    "harm": (do_harm, 2.0),
}


@contextmanager
def server(url: str) -> Iterator[tuple[str, int]]:
    run = [sys.executable, "-m", "tests.nightly.crowd.serve", url]
    process = subprocess.Popen(
        run, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert process.stdout is not None
    try:
        yield process.stdout.readline().strip(), process.pid
    finally:
        process.terminate()
        process.wait(60)
        process.stdout.close()


class Evening:
    """One run of the crowd."""

    def __init__(self, address: str, pid: int, guests: int) -> None:
        self.findings = Findings()
        self.memory: list[float] = []
        self.unhealthy = 0
        self.tables: list[str] = []
        self._address = address
        self._pid = pid
        self._guests = iter(
            Guest(address, number, self.findings, Random(f"guest {number}"))
            for number in count()
        )
        self._count = guests
        # A connection that is kept may be closed just when it is used again.
        once = httpx.Limits(max_keepalive_connections=0)
        self._http = httpx.AsyncClient(base_url=address, timeout=60, limits=once)
        self._tasks: list[asyncio.Task[None]] = []

    async def run(self, seconds: float) -> None:
        async with self._http:
            await self._come()
            end = monotonic() + seconds
            while monotonic() < end:
                await self._look()
                await asyncio.sleep(5)
            await self._leave()

    async def _come(self) -> None:
        others = {k: self._count * share // 100 for k, share in _SHARES.items()}
        for number in range((self._count - sum(others.values())) // 2):
            await self._open(GAMES[number % len(GAMES)])
        for kind, number in others.items():
            visit, pause = _VISITS[kind]
            for _ in range(number):
                guest = next(self._guests)
                table = guest.chance.choice(self.tables)
                self._start(again(kind, guest, partial(visit, guest, table), pause))
        turns = asyncio.Semaphore(_ANALYSES)
        for _ in range(max(1, self._count * _BRINGERS // 100)):
            guest = next(self._guests)
            visit = partial(bring, guest, self._http, turns)
            self._start(again("bringer", guest, visit, 1.0))

    async def _open(self, game: str) -> None:
        """A table with its two players; anybody may look on."""
        ann, bob = next(self._guests), next(self._guests)
        for guest in (ann, bob):
            await guest.post(self._http, "/api/profile", name="Cat")
        seats = [{"kind": "me"}, {"kind": "open"}]
        form: dict[str, object] = {"game": game, "seats": seats, "window_seconds": 0}
        table = await ann.post(self._http, "/api/tables", **form)
        await bob.post(self._http, f"/api/tables/{table['id']}/join", code=table["code"])
        self.tables.append(table["id"])
        for seat, guest in enumerate((ann, bob)):
            player = Player(guest, table["id"], seat)
            self._start(again("player", guest, player.play, 1.0))

    def _start(self, work: object) -> None:
        self._tasks.append(asyncio.create_task(work))  # type: ignore[arg-type]

    async def _look(self) -> None:
        """Memory, health, and what visitors of finished tables ask for."""
        self.memory.append(resident_memory(self._pid) / 1024)
        answer = await self._http.get("/healthz", headers={"X-Forwarded-For": "10.9.9.9"})
        self.unhealthy += answer.status_code != 200
        for table in self.findings.over[-2:]:
            for path in ("record", "replay", "analysis"):
                headers = {"X-Forwarded-For": "10.9.9.8"}
                found = await self._http.get(f"/api/tables/{table}/{path}", headers=headers)
                self.findings.counts[f"{path}: {found.status_code}"] += 1

    async def _leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _missing(url: str, findings: Findings) -> int:
    """The number of acknowledged actions that are not in the log exactly once."""
    tables = {table for table, _, _ in findings.acknowledged}
    written = [
        (table, row.seat, row.request)
        for table in tables
        for row in rows_of(url, table)
        # Actions played before a game was brought here have none.
        if row.request is not None
    ]
    assert len(written) == len(set(written))
    return len(findings.acknowledged - {*written})


def _at(waits: list[float], share: float) -> float:
    return 1000 * sorted(waits)[min(len(waits) - 1, int(share * len(waits)))]


def crowd(guests: int, minutes: float) -> bool:
    """Let the crowd come, print the figures; whether all promises were kept."""
    with TemporaryDirectory(prefix="meowple-crowd-") as folder:
        url = f"sqlite:///{Path(folder) / 'meowple.db'}"
        with server(url) as (address, pid):
            evening = Evening(address, pid, guests)
            before, began = processor_time(pid), monotonic()
            asyncio.run(evening.run(60 * minutes))
            spent, seconds = processor_time(pid) - before, monotonic() - began
        missing = _missing(url, evening.findings)
    found, memory = evening.findings, evening.memory
    # The table may have moved on before an answer came.
    refused = {
        key: number
        for key, number in found.counts.items()
        if (key.startswith("player") and key != "player action.stale")
        or key.startswith("bringer")
        or ": 5" in key
    }
    print(
        f"crowd: {guests} WebSockets, {minutes} min: {len(found.acknowledged)} actions "
        f"acknowledged, {missing} lost; p50 {_at(found.waits, 0.5):.0f} ms, p99 "
        f"{_at(found.waits, 0.99):.0f} ms, at most {_at(found.waits, 1):.0f} ms; memory "
        f"{memory[0]:.0f} to {memory[-1]:.0f} MB, at most {max(memory):.0f}; processor "
        f"{100 * spent / seconds:.0f} %; unhealthy {evening.unhealthy} of {len(memory)}; "
        f"{found.counts['imports: 200']} games imported, {found.counts['best boats']} best "
        f"boats; refused or cut off: {refused or 'none'}",
        flush=True,
    )
    print(json.dumps(dict(sorted(found.counts.items())), indent=1), flush=True)
    imported = found.counts["imports: 200"] > 0
    return imported and not missing and not refused and not evening.unhealthy
