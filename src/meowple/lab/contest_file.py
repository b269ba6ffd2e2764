"""A contest on disk: what is played, then a line for each game, so that it can go on
after a stop."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

import msgspec

from meowple.kernel.errors import BadData
from meowple.lab.arena import Contest, Score


class ContestFile:
    """The file of a contest. Its first line must say the same contest, `games` apart: it
    may be made longer."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self._path = path
        self._contest = contest

    def scores(self) -> list[Score]:
        """The games that were played before, in order; a line that was cut off by the
        stop is played again."""
        if not self._path.exists():
            return []
        head, *lines = self._path.read_bytes().split(b"\n")
        if not head or self._said(head) != self._said(self._head()):
            raise BadData("arena.other", file=str(self._path))
        found = [self._score(line) for line in lines[:-1]]
        wanted = [(match.seed, match.line_up) for match in self._contest.matches]
        if [(score.seed, score.line_up) for score in found] != wanted[: len(found)]:
            raise BadData("arena.other", file=str(self._path))
        return found

    @contextmanager
    def going_on(self, done: list[Score]) -> Iterator[BinaryIO]:
        """The file, open behind the games that are done."""
        fresh = self._path.with_name(self._path.name + ".new")
        with fresh.open("wb") as file:
            file.write(self._head() + b"\n")
            for score in done:
                write(file, score)
        # At once: a stop in between leaves the old file as it was.
        fresh.replace(self._path)
        with self._path.open("ab") as file:
            yield file

    def _head(self) -> bytes:
        return msgspec.json.encode({"contest": self._contest})

    def _said(self, head: bytes) -> object:
        try:
            said: dict[str, dict[str, object]] = msgspec.json.decode(head)
            return {key: said["contest"][key] for key in said["contest"] if key != "games"}
        except (msgspec.MsgspecError, KeyError, TypeError) as error:
            raise BadData("arena.other", file=str(self._path)) from error

    def _score(self, line: bytes) -> Score:
        try:
            return msgspec.json.decode(line, type=Score)
        except msgspec.MsgspecError as error:
            raise BadData("arena.other", file=str(self._path)) from error


def write(file: BinaryIO, score: Score) -> None:
    file.write(msgspec.json.encode(score) + b"\n")
    # What was played is not to be lost by a stop.
    file.flush()
