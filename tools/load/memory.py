"""The memory that tables take in the server."""

from __future__ import annotations

from time import sleep

import msgspec
from sqlalchemy import create_engine, text

from tools.load.client import ClientTask
from tools.load.processes import client, resident_memory, server

# The target for an idle table.
KILOBYTES = 100
_STORED = 10_000
# Actions of a seat before its table is idle.
_PLAYED = 15


def memory(url: str, games: list[str], tables: int) -> bool:
    """The memory of an idle live table with both seats connected."""
    with server("ours", url) as (address, pid):
        task = ClientTask(address, games, 20, 0, most=_PLAYED)
        with client(task) as play:
            play(3)
        first = resident_memory(pid)
        task = msgspec.structs.replace(task, tables=tables, seed=1)
        with client(task) as play:
            play(20)
            second = resident_memory(pid)
            with client(msgspec.structs.replace(task, seed=2)) as play_too:
                play_too(20)
                third = resident_memory(pid)
    costs = (second - first) / tables, (third - second) / tables
    print(f"kB per idle table with both seats connected, after {2 * _PLAYED} actions: "
          f"{costs[1]:.0f} from {tables} to {2 * tables} tables, at most {KILOBYTES}; "
          f"{costs[0]:.0f} for the first {tables}, with what is filled once")  # fmt: skip
    return costs[1] <= KILOBYTES


def stored(url: str, games: list[str]) -> bool:
    """The memory of a server before and after many unfinished tables are stored."""
    before = _started(url, games)
    _multiply(url, _STORED)
    after = _started(url, games)
    print(f"a server that has just started: {before:.0f} kB; with {_STORED} more stored "
          f"unfinished tables: {after:.0f} kB")  # fmt: skip
    # Half a kilobyte each: less than a row would take in memory.
    return after - before < _STORED / 2


def _started(url: str, games: list[str]) -> float:
    """The memory of a fresh server that has served a few tables of one game."""
    with server("ours", url) as (address, pid):
        with client(ClientTask(address, games[:1], 5, 3, most=2)) as play:
            play(1)
        sleep(6)
        return resident_memory(pid)


def _multiply(url: str, most: int) -> None:
    """Store copies of the unfinished tables in the database, with their logs."""
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
