"""Games are played, then the power fails at many moments, on the same journal.

After each failure the database must open and be sound, everything that was acknowledged
before must be there, and nothing that was never asked for."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from meowple.table.log import Entry
from tests.nightly.kills import GAMES
from tests.nightly.power import disk
from tests.server.kill_server import Moment, Table, play_all
from tests.server.players import OPEN
from tests.server.postgres_cluster import Cluster, cluster
from tests.server.record_checks import rows_of
from tests.server.server_processes import running
from tests.server.table_seeds import DEALS

SOURCE = Path(__file__).with_name("journal.c")
# All, none or some of what was not synced.
KEPT = (1.0, 0.0, None, None)


class Promises(dict[str, tuple[str, int]]):
    """The promises to a client, and the length of the journal at each."""

    def __init__(self, journal: Path) -> None:
        super().__init__()
        self._journal = journal
        self.at: dict[str, int] = {}

    def __setitem__(self, id: str, promise: tuple[str, int]) -> None:
        self.at[id] = self._journal.stat().st_size
        super().__setitem__(id, promise)


@dataclass
class Played:
    """Finished games: what the log holds in the end, and when it was promised."""

    rows: dict[str, list[Entry]]
    promised: list[tuple[int, str, int, str]]


def compile_journal(folder: Path) -> Path:
    """The library that notes writes; needs a C compiler."""
    library = folder / "journal.so"
    how = ["cc", "-O2", "-Wall", "-shared", "-fPIC", "-o", str(library), str(SOURCE)]
    subprocess.run(how, check=True)
    library.chmod(0o755)
    return library


def _noting(library: Path, folder: Path, journal: Path) -> dict[str, str]:
    return {
        **os.environ,
        "LD_PRELOAD": str(library),
        "MEOWPLE_POWER_FOLDER": str(folder),
        "MEOWPLE_POWER_JOURNAL": str(journal),
    }


@contextmanager
def _serving(url: str, environment: dict[str, str]) -> Iterator[str]:
    """A server whose writes are noted; its address."""
    run = [sys.executable, "-m", "tests.nightly.power.serve", url]
    process = subprocess.Popen(run, env=environment, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        yield process.stdout.readline().strip()
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def _play(address: str, url: str, journal: Path, rounds: int) -> Played:
    played = Played({}, [])
    for _ in range(rounds):
        tables = [Table(address, game, seats, options) for game, seats, options in GAMES]
        clients = [client for table in tables for client in table.clients]
        for client in clients:
            client.promised = Promises(journal)
        play_all(clients, Moment(None, 0, lambda: None), url)
        for table in tables:
            id = table.table["id"]
            played.rows[id] = rows_of(url, id)
            for client in table.clients:
                assert isinstance(client.promised, Promises)
                played.promised += [
                    (at, id, client.seat, request)
                    for request, at in client.promised.at.items()
                ]
        OPEN.close()
    played.promised.sort()
    return played


def _lost(url: str, played: Played, cut: int) -> int:
    """The number of promises before the cut that are lost. The rows that are there must be
    a beginning of each log."""
    there: set[tuple[str, int | None, str | None]] = set()
    for id, rows in played.rows.items():
        found = rows_of(url, id)
        assert found == rows[: len(found)]
        there |= {(id, row.seat, row.request) for row in found}
    promised = [promise[1:] for promise in played.promised if promise[0] <= cut]
    return sum(promise not in there for promise in promised)


def sqlite_failures(folder: Path, count: int, seed: str, *, rounds: int = 2) -> Figures:
    """Power failures of a server with SQLite."""
    library, journal, data = compile_journal(folder), folder / "journal", folder / "data"
    data.mkdir()
    url = f"sqlite:///{data / 'meowple.db'}"
    with _serving(url, _noting(library, data, journal)) as address:
        began = journal.stat().st_size
        played = _play(address, url, journal, rounds)
    figures = Figures(len(played.promised))
    for lies in (False, True):
        wanted = count if not lies else max(4, count // 10)
        for cut, chance, state in _cuts(journal, began, wanted, seed, str(data), lies=lies):
            target = folder / "after"
            target.mkdir()
            state.fail(target, chance, chance.choice(KEPT))
            # Shared memory is not on the disk.
            (target / "meowple.db-shm").unlink(missing_ok=True)
            after = f"sqlite:///{target / 'meowple.db'}"
            if lies:
                figures.lies += 1
                figures.found_lies += _is_broken(target, after, played, cut)
            else:
                _check_sound(target)
                figures.add(_lost(after, played, cut))
            shutil.rmtree(target)
    return figures


def _is_broken(target: Path, url: str, played: Played, cut: int) -> bool:
    try:
        _check_sound(target)
        return _lost(url, played, cut) > 0
    except Exception:
        return True


def _check_sound(target: Path) -> None:
    connection = sqlite3.connect(target / "meowple.db")
    try:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    finally:
        connection.close()


@dataclass
class Figures:
    """The figures of all attempts. `lies` are failures of disks that say they synced and
    did not: the check must find some of them."""

    acknowledged: int
    failures: int = 0
    lost: int = 0
    lies: int = 0
    found_lies: int = 0

    def add(self, lost: int) -> None:
        self.failures += 1
        self.lost += lost


def _cuts(
    journal: Path,
    began: int,
    count: int,
    seed: str,
    folder: str,
    *,
    base: Path | None = None,
    lies: bool = False,
) -> Iterator[tuple[int, Random, disk.Disk]]:
    """Moments of failure, spread over a journal, with the disk at each."""
    chance = Random(seed)
    cuts = sorted(chance.randint(began, journal.stat().st_size) for _ in range(count))
    state = disk.Disk(folder, base, lies=lies)
    for note in disk.read(journal):
        while cuts and cuts[0] < note.end:
            yield cuts.pop(0), chance, state
        state.note(note)
    for cut in cuts:
        yield cut, chance, state


def postgres_failures(folder: Path, count: int, seed: str, *, rounds: int = 1) -> Figures:
    """Power failures of PostgreSQL; the server's own processes write nothing."""
    library, journal = compile_journal(folder), folder / "journal"
    with cluster(sync=True) as found:
        url = found.new_database()
        # The tables are made before, so that the disk's beginning is known.
        with running(url):
            pass
        found.stop(gracefully=True)
        base = folder / "base"
        shutil.copytree(found.data, base)
        journal.touch()
        if found.user is not None:
            for path in (journal, found.folder):
                shutil.chown(path, found.user)
        found.environment = _noting(library, found.data, journal)
        found.start()
        with running(url) as server:
            began = journal.stat().st_size
            played = _play(server.address, url, journal, rounds)
        found.kill()
        found.environment = None
        figures = Figures(len(played.promised))
        for cut, chance, state in _cuts(
            journal, began, count, seed, str(found.data), base=base
        ):
            _restore(found, base)
            state.fail(found.data, chance, chance.choice(KEPT))
            _own(found)
            found.start()
            figures.add(_lost(url, played, cut))
            found.kill()
        found.start()
    return figures


def _restore(found: Cluster, base: Path) -> None:
    shutil.rmtree(found.data)
    shutil.copytree(base, found.data)
    (found.data / "postmaster.pid").unlink(missing_ok=True)


def _own(found: Cluster) -> None:
    for path in (found.data, *found.data.rglob("*")):
        if found.user is not None:
            shutil.chown(path, found.user)
        if path.is_dir():
            path.chmod(0o700)


def power(kind: str, count: int, seed: str = "power") -> bool:
    """Let the power fail, print the figures; whether nothing was lost."""
    DEALS.begin(f"{seed} {kind}")
    with TemporaryDirectory(prefix="meowple-power-") as name:
        # PostgreSQL runs as another user.
        Path(name).chmod(0o755)
        run = postgres_failures if kind == "postgres" else sqlite_failures
        found = run(Path(name), count, seed)
    lies = f"; {found.found_lies} of {found.lies} disks that lie were found"
    print(
        f"power, {kind}: {found.failures} failures, {found.acknowledged} acknowledged, "
        f"{found.lost} lost{lies if found.lies else ''}",
        flush=True,
    )
    return not found.lost and (not found.lies or found.found_lies > 0)
