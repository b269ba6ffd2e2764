"""A small part of what runs at night, in every run. Kills are in tests/server/test_kills,
counting in tests/server/websocket/test_counting."""

from __future__ import annotations

import shutil
import struct
from pathlib import Path
from random import Random

import pytest

from tests.nightly.fuzz.coverage_guided import Fuzzer, mutated
from tests.nightly.fuzz.targets import targets
from tests.nightly.power import disk
from tests.nightly.power.failures import sqlite_failures
from tests.server.players import OPEN
from tests.thorough import times


@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")
def test_a_power_failure_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    try:
        found = sqlite_failures(tmp_path, times(20, 200), "short", rounds=1)
    finally:
        OPEN.close()
    assert found.acknowledged > 100
    assert found.lost == 0
    # The check finds a disk that says it has written and has not.
    assert found.found_lies > 0


def journal(path: Path, *notes: tuple[int, str, int, bytes]) -> Path:
    with path.open("wb") as file:
        for kind, name, offset, data in notes:
            file.write(struct.pack("=IIQQ", kind, len(name), offset, len(data)))
            file.write(name.encode() + data)
        # The last line was being written.
        file.write(b"\x01")
    return path


def after(tmp_path: Path, kept: float | None, *notes: tuple[int, str, int, bytes]) -> Path:
    state = disk.Disk("/db", None)
    for note in disk.read(journal(tmp_path / "journal", *notes)):
        state.note(note)
    target = tmp_path / "after"
    target.mkdir(exist_ok=True)
    state.fail(target, Random(1), kept)
    return target


def test_what_was_synced_survives_and_the_rest_may_be_lost(tmp_path: Path) -> None:
    notes = [
        (disk.CREATE, "/db/a", 0, b""),
        (disk.WRITE, "/db/a", 0, b"first"),
        (disk.SYNC, "/db/a", 0, b""),
        (disk.WRITE, "/db/a", 5, b" second"),
    ]
    assert (after(tmp_path, 0.0, *notes) / "a").read_bytes() == b"first"
    assert (after(tmp_path, 1.0, *notes) / "a").read_bytes() == b"first second"
    cut = (disk.TRUNCATE, "/db/a", 2, b"")
    assert (after(tmp_path, 1.0, *notes, cut) / "a").read_bytes() == b"fi"


def test_of_what_was_not_synced_any_sectors_may_be_there(tmp_path: Path) -> None:
    sectors = b"".join(bytes([n]) * disk.SECTOR for n in range(1, 101))
    # More than one write: how many of them there are is drawn, too.
    twice = [(disk.WRITE, "/db/a", 0, sectors)] * 5
    found = (after(tmp_path, None, *twice) / "a").read_bytes()
    there = {found[at] for at in range(0, len(found), disk.SECTOR)}
    assert 0 in there
    assert len(there) > 20


def test_names_change_at_once(tmp_path: Path) -> None:
    target = after(
        tmp_path,
        0.0,
        (disk.WRITE, "/db/new", 0, b"text"),
        (disk.SYNC, "/db/new", 0, b""),
        (disk.RENAME, "/db/new", 0, b"/db/old"),
        (disk.WRITE, "/db/gone", 0, b"text"),
        (disk.UNLINK, "/db/gone", 0, b""),
    )
    assert {path.name: path.read_bytes() for path in target.iterdir()} == {"old": b"text"}


def test_nothing_that_comes_from_outside_is_a_fault() -> None:
    for name, (target, seeds) in targets().items():
        more = times(25, 500)
        found = Fuzzer(target, seeds, name).run(1e9, len(seeds) + more)
        assert not found.findings, (name, found.findings[0])
        assert found.seeds
        assert not found.seeds_refused, name


def test_the_fuzzer_finds_what_is_wrong_and_follows_coverage() -> None:
    def broken(data: bytes) -> None:
        if data.startswith(b"9"):
            raise ZeroDivisionError

    found = Fuzzer(broken, [b"1 2", b"9 9"], "broken").run(1e9, 50)
    assert "ZeroDivisionError" in found.findings[0]
    chance = Random(2)
    assert len({mutated([b"a b c"], chance) for _ in range(20)}) > 5
