"""A contest on disk: what is played, then a line for each game, so that it can go on
after a stop."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from hashlib import sha256
from inspect import getfile
from pathlib import Path
from typing import BinaryIO

import msgspec
from msgspec import Struct

from meowple import bots
from meowple.kernel.errors import BadData
from meowple.kernel.plugin import Plugin
from meowple.kernel.registry import plugin
from meowple.lab.arena.arena import Contest, Score

_VERSION = 1
# A file may say anything: of its contest no more characters are told.
_TOLD = 300


class Head(Struct):
    """The first line: the contest, the digests of the files of somebody's own bots, and
    that of our bots and the game; older files do not have it."""

    contest: dict[str, object]
    version: int = _VERSION
    own: dict[str, str] = {}
    meowple: str | None = None

    @classmethod
    def of(cls, contest: Contest) -> Head:
        files = {file for bot in contest.bots for file in _files(bot)}
        own = {str(file): sha256(file.read_bytes()).hexdigest() for file in sorted(files)}
        said = msgspec.json.decode(msgspec.json.encode(contest))
        return cls(said, own=own, meowple=digest(contest.game))

    def changed(self, now: Head) -> str | None:
        """What was another when the contest began."""
        was = self.own
        if self.meowple not in (None, now.meowple):
            return "meowple"
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


def command(contest: Contest) -> str:
    """What was typed for such a contest; the file of own components is not known."""
    words = ["arena", contest.game, "--bots", ",".join(contest.bots)]
    for name in ("seats", "seed", "seconds", "format"):
        words += [f"--{name}", str(getattr(contest, name))]
    for option, value in (contest.options or {}).items():
        written = str(value).lower() if isinstance(value, bool) else value
        words += ["--option", f"{option}={written}"]
    return " ".join(words)


def digest(game: str) -> str:
    """A digest of all that decides how bots play a game: the code of the bots, and the
    code and data of the game's package. A translation changes nothing."""
    package = plugin(game)
    our_bots = Path(bots.__file__).parent
    found = sha256()
    for folder, files in (
        (our_bots, _files_in(our_bots)),
        (package.folder, _files_of(package)),
    ):
        for file in sorted(files):
            found.update(file.relative_to(folder).as_posix().encode() + b"\0")
            found.update(sha256(file.read_bytes()).digest())
    return found.hexdigest()


def _files_of(package: Plugin) -> set[Path]:
    folder = package.folder
    if (folder / "__init__.py").exists():
        return _files_in(folder)
    # A module without a package: the other files of its folder are not the game's.
    modules = {Path(getfile(type(part))) for part in (package, package.game)}
    return {module for module in modules if folder in module.parents}


def _files_in(folder: Path) -> set[Path]:
    """The code and data in a folder."""
    return {
        path
        for path in folder.rglob("*")
        if path.is_file()
        and path.suffix != ".md"
        and not {"locales", "__pycache__"} & {*path.relative_to(folder).parts}
    }


class ContestFile:
    """The file of a contest. Its first line must say the same contest, `games` apart."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self._path = path
        self._contest = contest
        self._head = Head.of(contest)

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
            raise self._no_contest()
        return found

    @contextmanager
    def going_on(self, done: list[Score]) -> Iterator[BinaryIO]:
        """The file, open behind the games that are done."""
        fresh = self._path.with_name(self._path.name + ".new")
        with fresh.open("wb") as file:
            file.write(msgspec.json.encode(self._head) + b"\n")
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
            raise self._no_contest() from error
        ours = self._head
        if said.version != ours.version:
            versions = {"wanted": said.version, "ours": ours.version}
            raise BadData("arena.version", file=str(self._path), **versions)
        if said.fixed != ours.fixed:
            raise self._other(said)
        changed = said.changed(ours)
        if changed is not None:
            raise BadData("arena.changed", file=str(self._path), bot=changed[:200])
        # Who played the games of an older file is not known, and will not be.
        ours.meowple = said.meowple

    def _other(self, said: Head) -> BadData:
        try:
            asked = command(msgspec.convert(said.contest, Contest))
        except msgspec.ValidationError:
            return self._no_contest()
        return BadData("arena.other", file=str(self._path), asked=asked[:_TOLD])

    def _no_contest(self) -> BadData:
        return BadData("arena.no_contest", file=str(self._path))

    def _score(self, line: bytes) -> Score:
        try:
            return msgspec.json.decode(line, type=Score)
        except msgspec.MsgspecError as error:
            raise self._no_contest() from error


def write(file: BinaryIO, score: Score) -> None:
    file.write(msgspec.json.encode(score) + b"\n")
    # What was played is not to be lost by a stop.
    file.flush()
