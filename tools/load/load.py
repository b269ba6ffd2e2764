"""Load: many live tables over WebSockets, beside a bare echo in the same run.

    python -m tools.load.load --tables 200 --seconds 4 --rounds 8

Clients, server and echo are processes of their own. Memory is read from /proc, so this
runs on Linux.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from time import sleep
from typing import Annotated

import msgspec
import typer
from sqlalchemy import create_engine, text

from tools.load.client import Findings, Order

TIMES, KILOBYTES = 10, 100
_STORED = 10_000
# Actions a seat takes before a table lies idle.
_PLAYED = 15
# Tables of people, and tables beside them at which somebody plays with a tiger.
_PEOPLE, _TIGERS = 20, 3


@contextmanager
def server(*arguments: str) -> Iterator[tuple[str, int]]:
    """A server in a process of its own: its address and its process id."""
    command = [sys.executable, "-m", "tools.load.servers", *arguments]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        yield process.stdout.readline().strip(), process.pid
    finally:
        process.terminate()
        process.wait(30)
        process.stdout.close()


@contextmanager
def client(order: Order) -> Iterator[Callable[[float], Findings]]:
    """A client process, connected: plays for so many seconds and says what it found."""
    command = [sys.executable, "-m", "tools.load.client"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdin is not None
    assert process.stdout is not None
    to, back = process.stdin, process.stdout

    def play(seconds: float) -> Findings:
        to.write(f"{seconds}\n".encode())
        to.flush()
        return msgspec.json.decode(back.readline(), type=Findings)

    try:
        to.write(msgspec.json.encode(order) + b"\n")
        to.flush()
        yield play
    finally:
        to.close()
        process.wait(30)
        back.close()


def resident(pid: int) -> float:
    """Kilobytes of memory that a process holds."""
    status = Path(f"/proc/{pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+)", status)
    assert found is not None
    return float(found[1])


def busy(pid: int) -> float:
    """Seconds of processor time that a process has taken."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def quantile(delays: Sequence[float], part: float) -> float:
    """In milliseconds."""
    ordered = sorted(delays)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def lost(url: str, acked: list[tuple[str, int, str]]) -> tuple[int, int]:
    """Acknowledged actions that the log lacks, and those it has more than once."""
    engine = create_engine(url)
    with engine.connect() as connection:
        statement = text('SELECT "table", seat, request FROM log WHERE request IS NOT NULL')
        rows = Counter((row[0], row[1], row[2]) for row in connection.execute(statement))
    engine.dispose()
    missing = sum(1 for action in acked if rows[action] == 0)
    return missing, sum(1 for n in rows.values() if n > 1)


class Sums:
    """All rounds together."""

    def __init__(self) -> None:
        self.delays: list[float] = []
        self.sizes: list[int] = []
        self.acked: list[tuple[str, int, str]] = []
        self.errors: Counter[str] = Counter()
        self.pending = self.games = 0
        # Processor time of the server, and the actions that it was for.
        self.spent, self.acted = 0.0, 0

    def add(self, found: Findings) -> None:
        self.delays += found.delays
        self.sizes += found.sizes
        self.acked += found.acked
        self.errors.update(found.errors)
        self.pending += found.pending
        self.games += found.games


def tempo(url: str, games: list[str], tables: int, seconds: float, rounds: int) -> bool:
    """Short rounds of ours and of the echo in turn, on the same connections."""
    ours, echo = Sums(), Sums()
    print(f"{tables} tables, 2 seats each: {', '.join(games)}; {rounds} x {seconds:g} s")
    print("round  ours p50   p99 ms  actions/s   echo p50   p99 ms  messages/s  ratio p99")
    with server("ours", url) as (site, pid), server("echo") as (plain, _):
        order = Order(site, games, tables, 1)
        with client(order) as play:
            first = play(seconds)
            sizes = Random(1).choices(first.sizes, k=200)
            ours.acked += first.acked
            ours.errors.update(first.errors)
            ours.pending += first.pending
            beside = msgspec.structs.replace(order, address=plain, sizes=sizes)
            with client(beside) as bounce:
                bounce(1)
                ratios = []
                for number in range(rounds):
                    before = busy(pid)
                    found = play(seconds)
                    ours.spent += busy(pid) - before
                    ours.acted += len(found.acked)
                    bare = bounce(seconds)
                    ratios.append(_line(number + 1, found, bare, seconds))
                    ours.add(found)
                    echo.add(bare)
    return _verdict(url, ours, echo, ratios)


def _line(
    number: int | str, found: Findings | Sums, bare: Findings | Sums, seconds: float
) -> float:
    ours, echo = found.delays, bare.delays
    ratio = quantile(ours, 0.99) / quantile(echo, 0.99)
    print(
        f"{number:>5}  {quantile(ours, 0.5):8.1f} {quantile(ours, 0.99):8.1f} "
        f"{len(ours) / seconds:10.0f}   {quantile(echo, 0.5):8.1f} "
        f"{quantile(echo, 0.99):8.1f} {len(echo) / seconds:11.0f} {ratio:10.1f}",
        flush=True,
    )
    return ratio


def _verdict(url: str, ours: Sums, echo: Sums, ratios: list[float]) -> bool:
    missing, twice = lost(url, ours.acked)
    ratio = quantile(ours.delays, 0.99) / quantile(echo.delays, 0.99)
    # An answer to a question that another answer has changed meanwhile: no fault.
    late = ours.errors.pop("action.stale", 0)
    errors = ours.errors + echo.errors
    print(f"all rounds: p50 {quantile(ours.delays, 0.5):.0f} ms, p99 "
          f"{quantile(ours.delays, 0.99):.0f} ms; echo {quantile(echo.delays, 0.5):.0f}, "
          f"{quantile(echo.delays, 0.99):.0f} ms; p99 {ratio:.1f} times the echo's, at "
          f"most {TIMES} (rounds: {min(ratios):.1f} to {max(ratios):.1f}, median "
          f"{median(ratios):.1f}); a state has {median(ours.sizes):.0f} bytes; the server "
          f"took {1000 * ours.spent / ours.acted:.2f} ms an action")  # fmt: skip
    print(f"{len(ours.acked)} actions acknowledged, {missing} lost, {twice} written twice, "
          f"{ours.pending} never answered, {late} came too late, errors: "
          f"{dict(errors) or 0}; {ours.games} games ended")  # fmt: skip
    return ratio <= TIMES and not (missing or twice or ours.pending or errors)


def beside_tigers(url: str, games: list[str], seconds: float, rounds: int) -> bool:
    """A few tables of people, alone and beside tables at which tigers think."""
    alone, beside = Sums(), Sums()
    with server("ours", url) as (site, _):
        people = Order(site, games, _PEOPLE, 4)
        tigers = Order(site, games, _TIGERS, 5, rival="tiger")
        with (
            client(people) as play,
            client(tigers) as think,
            ThreadPoolExecutor(1) as aside,
        ):
            play(seconds)
            for _ in range(rounds):
                alone.add(play(seconds))
                # They think before, while and after the people play.
                thought = aside.submit(think, seconds + 2)
                beside.add(play(seconds))
                thought.result()
    for name, found in (("alone", alone), ("beside tigers", beside)):
        print(f"{_PEOPLE} tables {name}: p50 {quantile(found.delays, 0.5):.0f} ms, p99 "
              f"{quantile(found.delays, 0.99):.0f} ms, "
              f"{len(found.delays) / seconds / rounds:.0f} actions/s")  # fmt: skip
    errors = alone.errors + beside.errors
    errors.pop("action.stale", 0)
    return not errors and not alone.pending + beside.pending


def memory(url: str, games: list[str], tables: int) -> bool:
    """What a live table costs while nobody acts: both seats are connected."""
    with server("ours", url) as (address, pid):
        order = Order(address, games, 20, 0, most=_PLAYED)
        with client(order) as play:
            play(3)
        first = resident(pid)
        order = msgspec.structs.replace(order, tables=tables, seed=1)
        with client(order) as play:
            play(20)
            second = resident(pid)
            with client(msgspec.structs.replace(order, seed=2)) as play_too:
                play_too(20)
                third = resident(pid)
    costs = (second - first) / tables, (third - second) / tables
    print(f"kB per idle table with both seats connected, after {2 * _PLAYED} actions: "
          f"{costs[1]:.0f} from {tables} to {2 * tables} tables, at most {KILOBYTES}; "
          f"{costs[0]:.0f} for the first {tables}, with what is filled once")  # fmt: skip
    return costs[1] <= KILOBYTES


def stored(url: str) -> bool:
    """What unfinished tables cost that nobody looks at: a server before and after."""
    before = _started(url)
    _multiply(url, _STORED)
    after = _started(url)
    print(f"a server that has just started: {before:.0f} kB; with {_STORED} more stored "
          f"unfinished tables: {after:.0f} kB")  # fmt: skip
    # Less than one kilobyte each, which is less than a row in memory takes.
    return after - before < _STORED / 2


def _started(url: str) -> float:
    """The memory of a fresh server that has served a few tables and looked around."""
    with server("ours", url) as (address, pid):
        with client(Order(address, ["fits"], 5, 3, most=2)) as play:
            play(1)
        sleep(6)
        return resident(pid)


def _multiply(url: str, most: int) -> None:
    """Store copies of the unfinished tables that are there, with their logs."""
    engine = create_engine(url)
    with engine.begin() as connection:
        found = [
            str(row[0])
            for row in connection.execute(
                text("SELECT id FROM tables WHERE status = 'playing' LIMIT 100")
            )
        ]
        for name, key in (("tables", "id"), ("seats", "table"), ("log", "table")):
            rows = connection.execute(text(f"SELECT * FROM {name} LIMIT 0")).keys()
            columns = ", ".join(f'"{c}"' for c in rows)
            values = ", ".join(":new" if c == key else f'"{c}"' for c in rows)
            copy = text(
                f"INSERT INTO {name} ({columns}) "
                f'SELECT {values} FROM {name} WHERE "{key}" = :old'
            )
            pairs = [{"new": f"copy{n}", "old": found[n % len(found)]} for n in range(most)]
            connection.execute(copy, pairs)
    engine.dispose()


def main(
    tables: Annotated[int, typer.Option(min=1, help="Live tables.")] = 200,
    seconds: Annotated[float, typer.Option(min=1, help="Length of a round.")] = 4,
    rounds: Annotated[int, typer.Option(min=1)] = 8,
    games: Annotated[str, typer.Option(help="Games, in turn.")] = "isle,fits,kyoto",
    only: Annotated[str, typer.Option(help="tempo, tigers, memory or stored.")] = "",
    database_url: Annotated[str, typer.Option(help="Instead of a fresh SQLite.")] = "",
) -> None:
    """Measure the server. Exit code 1 if it misses a target."""
    chosen = games.split(",")
    good = True
    with tempfile.TemporaryDirectory() as folder:
        url = database_url or f"sqlite:///{folder}/load.db"
        if only in ("", "tempo"):
            good &= tempo(url, chosen, tables, seconds, rounds)
        if only in ("", "tigers"):
            good &= beside_tigers(url, chosen, seconds, rounds)
        if only in ("", "memory"):
            good &= memory(url, chosen, tables)
        if only in ("", "stored"):
            good &= stored(url)
    raise typer.Exit(0 if good else 1)


if __name__ == "__main__":
    typer.run(main)
