"""A PostgreSQL that the tests start themselves, reached by a socket in its own folder."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psycopg
import pytest

_numbers = count(1)


def binaries() -> Path | None:
    """The folder of the newest PostgreSQL that is installed."""
    known = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    on_path = shutil.which("initdb")
    for folder in (*known, *([Path(on_path).parent] if on_path else [])):
        if (folder / "initdb").exists():
            return folder
    return None


def _other_user() -> str | None:
    """PostgreSQL does not run as root."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


@dataclass
class Cluster:
    """A PostgreSQL in a folder of its own. Without `sync` what is lost when the machine
    fails does not matter."""

    folder: Path
    programs: Path
    user: str | None
    sync: bool = False
    environment: dict[str, str] | None = None
    _process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Run, and wait until it answers; after a kill it recovers first."""
        run: list[str | Path] = [self.programs / "postgres", "-D", self.data]
        where = ["-k", str(self.folder), "-c", "listen_addresses="]
        how = ["-c", "max_connections=200", "-c", f"fsync={'on' if self.sync else 'off'}"]
        process = self._process = subprocess.Popen(
            [*run, *where, *how],
            # A group of its own: all its processes can be killed at once.
            start_new_session=True,
            env=self.environment,
            **_quiet(self.user),
        )
        # `pg_isready` waits for us, without counting seconds.
        ask = [str(self.programs / "pg_isready"), "-q", "-h", str(self.folder), "-t", "5"]
        while subprocess.run(ask, check=False).returncode:
            assert process.poll() is None, "PostgreSQL did not start"

    def stop(self, *, gracefully: bool = False) -> None:
        """At once, even if clients are still connected."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM if gracefully else signal.SIGINT)
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()

    def kill(self) -> None:
        """`kill -9` of all its processes."""
        assert self._process is not None
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def url(self, database: str) -> str:
        return f"postgresql://meowple@/{database}?host={self.folder}"

    def new_database(self, like: str | None = None) -> str:
        """The address of an empty database, or of a copy of one that nobody uses."""
        name = f"test{next(_numbers)}"
        made_of = urlsplit(like).path[1:] if like else "template1"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {made_of}".encode())
        return self.url(name)


def _quiet(user: str | None) -> dict[str, Any]:
    who = {} if user is None else {"user": user, "extra_groups": []}
    return {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": "/"} | who


@contextmanager
def cluster(*, sync: bool = False) -> Iterator[Cluster]:
    programs = binaries()
    if programs is None:
        pytest.fail("PostgreSQL is not installed: `make postgres` does, where it may")
    folder = Path(tempfile.mkdtemp(prefix="meowple-pg-", dir="/tmp"))
    user = _other_user()
    if user is not None:
        shutil.chown(folder, user)
    found = Cluster(folder, programs, user, sync)
    try:
        how = ["-U", "meowple", "-A", "trust", "-N"]
        subprocess.run(
            [programs / "initdb", "-D", found.data, *how], check=True, **_quiet(user)
        )
        found.start()
        try:
            yield found
        finally:
            found.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
