"""A contest on disk: what is played, then a line for each game, so that it can go on
after a stop."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import BinaryIO

import msgspec
from msgspec import Struct

from meowple.kernel.errors import BadData
from meowple.lab.arena import Contest, Score

_VERSION = 1


class Head(Struct):
    """The first line: the contest, and the digests of the files of somebody's own bots."""

    contest: dict[str, object]
    version: int = _VERSION
    own: dict[str, str] = {}

    @classmethod
    def of(cls, contest: Contest) -> Head:
        files = {file for bot in contest.bots for file in _files(bot)}
        own = {str(file): sha256(file.read_bytes()).hexdigest() for file in sorted(files)}
        return cls(msgspec.json.decode(msgspec.json.encode(contest)), own=own)

    def changed(self, now: Head) -> str | None:
        """A file that was another when the contest began."""
        was = self.own
        return next((file for file in was if was[file] != now.own.get(file)), None)

    @property
    def fixed(self) -> dict[str, object]:
        """The contest without its length: it may be made longer."""
        return {key: value for key, value in self.contest.items() if key != "games"}


def _files(bot: str) -> list[Path]:
    """What a bot of somebody's own is made of: `FILE.py:Class`, or the files that are
    named in the command of a program."""
    if bot.startswith("cmd:"):
        named = bot.removeprefix("cmd:").split()
    else:
        named = [bot.rpartition(":")[0]]
    return [Path(name) for name in named if name and Path(name).is_file()]


class ContestFile:
    """The file of a contest. Its first line must say the same contest, `games` apart."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self._path = path
        self._contest = contest

    def scores(self) -> list[Score]:
        """The games that were played before, in order; a line that was cut off by the
        stop is played again."""
        content = self._path.read_bytes() if self._path.exists() else b""
        if not content:
            return []
        head, *lines = content.split(b"\n")
        self._check(head)
        found = [self._score(line) for line in lines[:-1]]
        # There may be more games than are asked for this time.
        most = max(self._contest.games, len(found) * self._contest.seats)
        matches = replace(self._contest, games=most).matches
        if any(
            (score.seed, score.line_up) != (match.seed, match.line_up)
            for score, match in zip(found, matches, strict=False)
        ):
            raise self._other()
        return found

    @contextmanager
    def going_on(self, done: list[Score]) -> Iterator[BinaryIO]:
        """The file, open behind the games that are done."""
        fresh = self._path.with_name(self._path.name + ".new")
        with fresh.open("wb") as file:
            file.write(msgspec.json.encode(Head.of(self._contest)) + b"\n")
            for score in done:
                write(file, score)
        # At once: a stop in between leaves the old file as it was.
        fresh.replace(self._path)
        with self._path.open("ab") as file:
            yield file

    def _check(self, line: bytes) -> None:
        """Refuse the games of another contest."""
        try:
            said = msgspec.json.decode(line, type=Head)
        except msgspec.MsgspecError as error:
            raise self._other() from error
        ours = Head.of(self._contest)
        if said.version != ours.version:
            versions = {"wanted": said.version, "ours": ours.version}
            raise BadData("arena.version", file=str(self._path), **versions)
        if said.fixed != ours.fixed:
            raise self._other()
        changed = said.changed(ours)
        if changed is not None:
            raise BadData("arena.changed", file=str(self._path), bot=changed[:200])

    def _other(self) -> BadData:
        return BadData("arena.other", file=str(self._path))

    def _score(self, line: bytes) -> Score:
        try:
            return msgspec.json.decode(line, type=Score)
        except msgspec.MsgspecError as error:
            raise self._other() from error


def write(file: BinaryIO, score: Score) -> None:
    file.write(msgspec.json.encode(score) + b"\n")
    # What was played is not to be lost by a stop.
    file.flush()
