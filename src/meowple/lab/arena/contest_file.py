"""The file of a contest: a header, then a line for each game, so that a contest that was
stopped can be resumed."""

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
from meowple.lab.arena.arena import Contest, ContestResult

_VERSION = 1
# Error messages quote at most this many characters of a file.
_QUOTED = 300


class ContestHeader(Struct):
    """The first line: the contest, the digests of the files of users' own bots, and that of
    Meowple's bots and the game, which older files lack."""

    contest: dict[str, object]
    version: int = _VERSION
    own: dict[str, str] = {}
    meowple: str | None = None

    @classmethod
    def of(cls, contest: Contest) -> ContestHeader:
        files = {file for bot in contest.bots for file in _files(bot)}
        own = {str(file): sha256(file.read_bytes()).hexdigest() for file in sorted(files)}
        said = msgspec.json.decode(msgspec.json.encode(contest))
        return cls(said, own=own, meowple=digest(contest.game))

    def changed(self, now: ContestHeader) -> str | None:
        """A file that has changed since the contest began, or `meowple`."""
        was = self.own
        if self.meowple not in (None, now.meowple):
            return "meowple"
        return next((file for file in was if was[file] != now.own.get(file)), None)

    @property
    def fixed(self) -> dict[str, object]:
        """The contest without its length, which may grow."""
        return {key: value for key, value in self.contest.items() if key != "games"}


def _files(bot: str) -> list[Path]:
    """The files of a user's own bot: that of `FILE.py:Class`, or those named in the command
    of a program."""
    if bot.startswith("cmd:"):
        named = bot.removeprefix("cmd:").split()
    else:
        named = [bot.rpartition(":")[0]]
    return [Path(name) for name in named if name and Path(name).is_file()]


def command(contest: Contest) -> str:
    """The command for such a contest, without the file of an owner's components."""
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
    """The file of a contest. Its header must be of the same contest, except for `games`."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self._path = path
        self._contest = contest
        self._head = ContestHeader.of(contest)

    def results(self) -> list[ContestResult]:
        """The games that were played before, in order; a line that was cut off is played
        again."""
        content = self._path.read_bytes() if self._path.exists() else b""
        if not content:
            return []
        head, *lines = content.split(b"\n")
        self._check(head)
        found = [self._result(line) for line in lines[:-1]]
        # The file may have more games than are wanted this time.
        most = max(self._contest.games, len(found) * self._contest.seats)
        schedule = replace(self._contest, games=most).schedule
        if any(
            (result.seed, result.line_up) != (planned.seed, planned.line_up)
            for result, planned in zip(found, schedule, strict=False)
        ):
            raise self._no_contest()
        return found

    @contextmanager
    def open_to_append(self, done: list[ContestResult]) -> Iterator[BinaryIO]:
        """The file, rewritten with the games that are done and open to append others."""
        fresh = self._path.with_name(self._path.name + ".new")
        with fresh.open("wb") as file:
            file.write(msgspec.json.encode(self._head) + b"\n")
            for result in done:
                write(file, result)
        # Atomic: a stop in between leaves the old file as it was.
        fresh.replace(self._path)
        with self._path.open("ab") as file:
            yield file

    def _check(self, line: bytes) -> None:
        """Refuse the games of another contest."""
        try:
            said = msgspec.json.decode(line, type=ContestHeader)
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
        # The version of the bots that played the games of an older file stays unknown.
        ours.meowple = said.meowple

    def _other(self, said: ContestHeader) -> BadData:
        try:
            asked = command(msgspec.convert(said.contest, Contest))
        except msgspec.ValidationError:
            return self._no_contest()
        return BadData("arena.other", file=str(self._path), asked=asked[:_QUOTED])

    def _no_contest(self) -> BadData:
        return BadData("arena.no_contest", file=str(self._path))

    def _result(self, line: bytes) -> ContestResult:
        try:
            return msgspec.json.decode(line, type=ContestResult)
        except msgspec.MsgspecError as error:
            raise self._no_contest() from error


def write(file: BinaryIO, result: ContestResult) -> None:
    """Append a game."""
    file.write(msgspec.json.encode(result) + b"\n")
    # A stop must not lose a game.
    file.flush()
