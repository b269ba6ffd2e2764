"""A disk that forgets: files as they could be after a power failure.

What was synced is there. Of what was written since then each sector may hold any earlier
content, in each file by itself: disks write in any order. New names, renamed and deleted
files are there at once, as in a file system with a journal."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

WRITE, SYNC, TRUNCATE, RENAME, UNLINK, CREATE = range(1, 7)
SECTOR = 512
_HEAD = struct.Struct("=IIQQ")


@dataclass(frozen=True, slots=True)
class Note:
    """A line of the journal; `end` is where the next one begins."""

    kind: int
    path: str
    offset: int
    data: bytes
    end: int


def read(journal: Path) -> Iterator[Note]:
    """The lines of a journal, in order; a last one that was cut off is left out."""
    held = journal.read_bytes()
    at = 0
    while at + _HEAD.size <= len(held):
        kind, length, offset, count = _HEAD.unpack_from(held, at)
        text = at + _HEAD.size
        end = text + length + count
        if end > len(held):
            return
        path = held[text : text + length].decode()
        yield Note(kind, path, offset, held[text + length : end], end)
        at = end


@dataclass
class _File:
    content: bytearray
    pending: list[Note] = field(default_factory=list)

    def sync(self) -> None:
        for note in self.pending:
            _apply(self.content, note)
        self.pending.clear()

    def after_failure(self, chance: Random, kept: float | None) -> bytes:
        """The content if all (1), none (0) or some (None) of the unsynced is there."""
        found = bytearray(self.content)
        pending = self.pending
        if kept is not None:
            for note in pending if kept else ():
                _apply(found, note)
            return bytes(found)
        pending = pending[: chance.randint(0, len(pending))]
        cuts = [i for i, note in enumerate(pending) if note.kind == TRUNCATE]
        whole = cuts[-1] + 1 if cuts else 0
        for note in pending[:whole]:
            _apply(found, note)
        stopped: set[int] = set()
        for note in pending[whole:]:
            _apply_sectors(found, note, stopped, chance)
        return bytes(found)


def _apply(content: bytearray, note: Note) -> None:
    if note.kind == TRUNCATE:
        del content[note.offset :]
        content.extend(bytes(note.offset - len(content)))
    else:
        _put(content, note.offset, note.data)


def _put(content: bytearray, offset: int, data: bytes) -> None:
    content.extend(bytes(max(0, offset - len(content))))
    content[offset : offset + len(data)] = data


def _apply_sectors(
    content: bytearray, note: Note, stopped: set[int], chance: Random
) -> None:
    """Sectors of a write; one that missed a write misses all later ones."""
    at, end = note.offset, note.offset + len(note.data)
    while at < end:
        sector = at // SECTOR
        stop = min(end, (sector + 1) * SECTOR)
        if not chance.randrange(3):
            stopped.add(sector)
        if sector not in stopped:
            _put(content, at, note.data[at - note.offset : stop - note.offset])
        at = stop


class Disk:
    """The files below a folder as a journal goes on; `base` holds those of the start."""

    def __init__(
        self, folder: str, base: Path | None = None, *, lies: bool = False
    ) -> None:
        self._folder = folder
        self._base = base
        # A disk that says "synced" and is not: to see that the check finds it.
        self._lies = lies
        self._files: dict[str, _File | None] = {}

    def note(self, note: Note) -> None:
        name = self._name(note.path)
        if note.kind == RENAME:
            self._files[self._name(note.data.decode())] = self._file(name)
            self._files[name] = None
        elif note.kind == UNLINK:
            self._files[name] = None
        elif note.kind == SYNC:
            # Of a folder there is nothing to sync: names are kept at once.
            if self._files.get(name) is not None and not self._lies:
                self._file(name).sync()
        else:
            file = self._file(name)
            if note.kind != CREATE:
                file.pending.append(note)

    def fail(self, target: Path, chance: Random, kept: float | None) -> None:
        """Write the files into a folder, as they are after a failure now."""
        for name, file in self._files.items():
            path = target / name
            if file is None:
                path.unlink(missing_ok=True)
            else:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(file.after_failure(chance, kept))

    def _name(self, path: str) -> str:
        return path.removeprefix(self._folder).lstrip("/")

    def _file(self, name: str) -> _File:
        if self._files.get(name) is None:
            start = self._base / name if self._base and name not in self._files else None
            held = start.read_bytes() if start is not None and start.is_file() else b""
            self._files[name] = _File(bytearray(held))
        found = self._files[name]
        assert found is not None
        return found
