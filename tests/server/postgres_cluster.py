"""A PostgreSQL that the tests start themselves, reached by a socket in its own folder."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from urllib.parse import urlsplit

import psycopg
import pytest

_numbers = count(1)


def binaries() -> Path | None:
    """Where PostgreSQL is installed, the newest first."""
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


@dataclass(frozen=True)
class Cluster:
    folder: Path

    def url(self, database: str) -> str:
        return f"postgresql://meowple@/{database}?host={self.folder}"

    def new_database(self, like: str | None = None) -> str:
        """The address of an empty database, or of a copy of one that nobody uses."""
        name = f"test{next(_numbers)}"
        made_of = urlsplit(like).path[1:] if like else "template1"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {made_of}".encode())
        return self.url(name)


@contextmanager
def cluster() -> Iterator[Cluster]:
    programs = binaries()
    if programs is None:
        pytest.fail("PostgreSQL is not installed: `make postgres` does, where it may")
    folder = Path(tempfile.mkdtemp(prefix="meowple-pg-", dir="/tmp"))
    user = _other_user()
    if user is not None:
        shutil.chown(folder, user)
    try:
        yield from _running(programs, folder, user)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _running(programs: Path, folder: Path, user: str | None) -> Iterator[Cluster]:
    data = folder / "data"
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": "/"}
    who = {} if user is None else {"user": user, "extra_groups": []}
    make = [programs / "initdb", "-D", data, "-U", "meowple", "-A", "trust", "-N"]
    subprocess.run(make, check=True, **quiet, **who)  # type: ignore[call-overload]
    # What is lost when the machine fails does not matter here.
    run = [programs / "postgres", "-D", data, "-k", folder, "-c", "listen_addresses="]
    fast = ["-c", "fsync=off", "-c", "max_connections=200"]
    process = subprocess.Popen([*run, *fast], **quiet, **who)  # type: ignore[call-overload]
    try:
        found = Cluster(folder)
        _wait_for(programs, folder, process)
        yield found
    finally:
        # At once, whoever is still connected.
        process.send_signal(signal.SIGINT)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _wait_for(programs: Path, folder: Path, process: subprocess.Popen[bytes]) -> None:
    """Until it answers: `pg_isready` waits for us, without counting seconds."""
    ask: list[str | Path] = [programs / "pg_isready", "-q", "-h", folder, "-t", "5"]
    while subprocess.run(ask, check=False).returncode:
        assert process.poll() is None, "PostgreSQL did not start"
