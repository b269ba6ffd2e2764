"""`meowple admin`: for those who host a server. Nothing here shows a token or a code."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress
from rich.table import Table
from sqlalchemy import Connection, make_url
from sqlalchemy.exc import SQLAlchemyError

from meowple.cli.guard import SAYS_NO, WrongUsage, complain, guard, in_words
from meowple.cli.help import Command, Group
from meowple.cli.options import DEFAULT_LANG, AsJson, DatabaseUrl, Debug, Lang
from meowple.cli.output import print_json
from meowple.cli.serve import own_database
from meowple.kernel.errors import MeowpleError
from meowple.kernel.game import games
from meowple.server import backup as backups
from meowple.server import keeping
from meowple.server.database import Database
from meowple.server.errors import Unavailable
from meowple.server.keeping import Purge
from meowple.server.seeing import seat_names
from meowple.server.tables import TableRow
from meowple.server.times import Times
from meowple.texts import Texts, clean, texts

app = typer.Typer(cls=Group, add_completion=False)

Status = StrEnum("Status", list(keeping.STATUSES))  # type: ignore[misc]
Force = Annotated[bool, typer.Option("--force")]
Statuses = Annotated[list[Status] | None, typer.Option("--status")]
_AGE = re.compile(r"([1-9][0-9]{0,4})([hdw])")
_UNITS = {"h": 3_600_000, "d": 24 * 3_600_000, "w": 7 * 24 * 3_600_000}


@app.callback()
def start(lang: Lang = DEFAULT_LANG) -> None:
    pass  # a language named before the command is read by `cli.usage`


@app.command(cls=Command)
def backup(
    file: Annotated[Path, typer.Argument(metavar="file")],
    database_url: DatabaseUrl = None,
    force: Force = False,
    lang: Lang = DEFAULT_LANG,
    debug: Debug = False,
) -> None:
    with guard(lang, debug), _existing(database_url) as database:
        _check_free(file, force)
        with _bar() as told:
            rows = backups.save(database, file, Times().now(), told)
        _say(lang, "admin-saved", rows=rows, file=str(file))


@app.command(cls=Command)
def restore(
    file: Annotated[Path, typer.Argument(metavar="file")],
    database_url: DatabaseUrl = None,
    lang: Lang = DEFAULT_LANG,
    debug: Debug = False,
) -> None:
    with guard(lang, debug):
        if not file.is_file():
            raise WrongUsage("file.missing", file=str(file))
        database = Database(database_url or own_database())
        try:
            with _bar() as told:
                rows = backups.load(database, file, told)
        finally:
            database.close()
        _say(lang, "admin-restored", rows=rows)


@app.command(cls=Command)
def export(
    to: Annotated[Path, typer.Argument(metavar="target")],
    database_url: DatabaseUrl = None,
    force: Force = False,
    lang: Lang = DEFAULT_LANG,
    debug: Debug = False,
) -> None:
    with guard(lang, debug), _existing(database_url) as database:
        one_file = to.suffix == ".jsonl"
        _check_free(to, force or (to.is_dir() and not one_file))
        ids = database.read_now(keeping.finished)
        found = _records(database, ids, texts(lang))
        count = _to_file(to, found) if one_file else _to_folder(to, found, force)
        _say(lang, "admin-exported", records=count, file=str(to))
        if count < len(ids):
            raise typer.Exit(SAYS_NO)


@app.command(cls=Command)
def tables(
    status: Statuses = None,
    most: Annotated[int, typer.Option(min=1, max=100_000)] = 100,
    database_url: DatabaseUrl = None,
    json: AsJson = False,
    lang: Lang = DEFAULT_LANG,
    debug: Debug = False,
) -> None:
    with guard(lang, debug), _existing(database_url) as database:
        wanted = tuple(map(str, status or Status))
        rows, total = database.read_now(lambda c: keeping.listed(c, wanted, most))
        now = Times().now()
        if json:
            print_json({"total": total, "tables": [_facts(row, now) for row in rows]})
            return
        _print(rows, now, texts(lang))
        _say(lang, "admin-listed", shown=len(rows), total=total)


@app.command(cls=Command)
def purge(
    older_than: Annotated[str, typer.Option(metavar="age")],
    status: Statuses = None,
    profiles: Annotated[bool, typer.Option("--profiles")] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run")] = False,
    yes: Annotated[bool, typer.Option("--yes")] = False,
    database_url: DatabaseUrl = None,
    json: AsJson = False,
    lang: Lang = DEFAULT_LANG,
    debug: Debug = False,
) -> None:
    with guard(lang, debug), _existing(database_url) as database:
        plan = Purge(
            Times().now() - _age(older_than), tuple(map(str, status or ())), profiles
        )
        found = database.read_now(lambda c: keeping.counted(c, plan))
        if not json:
            for what, number in found.items():
                _say(lang, f"admin-going-{what}", number=number)
        wanted = not dry_run and any(found.values())
        if wanted:
            _make_sure(yes, texts(lang))
            _delete(database, lambda c: keeping.purge_tables(c, plan))
            if profiles:
                _delete(database, lambda c: keeping.purge_profiles(c, plan))
        if json:
            print_json({"deleted": wanted, **found})
        elif wanted:
            _say(lang, "admin-purged")


def _make_sure(yes: bool, words: Texts) -> None:
    if not (yes or _says_yes(words)):
        complain(words.say("cli.admin-kept"))
        raise typer.Exit(SAYS_NO)


def _says_yes(words: Texts) -> bool:
    """The answer is yes in the language of the question, or its first letter, or y."""
    print(words.say("cli.admin-sure"), end=" ", file=sys.stderr, flush=True)
    answer = sys.stdin.readline().strip().lower()
    word = words.say("cli.yes")
    return answer in (word, word[0], "y")


def _delete(database: Database, some: Callable[[Connection], int]) -> None:
    """Piece by piece, each in a transaction of its own."""
    going = 1
    while going:
        try:
            with database.engine.connect() as plain:
                connection = plain.execution_options(writing=True)
                with connection.begin():
                    going = some(connection)
        except SQLAlchemyError as error:
            raise Unavailable("database.silent", kind=type(error).__name__) from error


@contextmanager
def _existing(url: str | None) -> Iterator[Database]:
    """A database that is there, and of this version; it is not upgraded on the way."""
    address = url or own_database()
    database = Database(address)
    try:
        file = None if database.is_postgres else make_url(database.url).database
        if file is not None and not Path(file).is_file():
            raise WrongUsage("file.missing", file=file)
        database.read_now(backups.check_version)
        yield database
    finally:
        database.close()


def _check_free(path: Path, force: bool) -> None:
    if path.exists() and not force:
        raise WrongUsage("file.exists", file=str(path))
    if not path.absolute().parent.is_dir():
        raise WrongUsage("file.missing", file=str(path.parent))


def _age(given: str) -> int:
    found = _AGE.fullmatch(given)
    if found is None:
        raise WrongUsage("admin.age", given=given[:40])
    return int(found[1]) * _UNITS[found[2]]


@contextmanager
def _bar() -> Iterator[backups.Progress]:
    """On standard error, and only where somebody watches."""
    console = Console(stderr=True)
    bar = Progress(
        BarColumn(),
        MofNCompleteColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar:
        task = bar.add_task("")
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _say(lang: str, id: str, **details: object) -> None:
    print(texts(lang).say(f"cli.{id}", **details))


Found = Iterator[tuple[TableRow, str]]


def _records(database: Database, ids: list[str], words: Texts) -> Found:
    """The records one by one; what cannot be replayed is told and left out."""
    known = games()
    for id in ids:
        try:
            row, record = database.read_now(lambda c, id=id: keeping.record(c, id, known))  # type: ignore[misc]
            yield row, record.text()
        except MeowpleError as error:
            if isinstance(error, Unavailable):
                raise
            complain(f"{id}: {in_words(error, words)[1]}")


def _to_file(path: Path, found: Found) -> int:
    count = 0
    half = path.with_name(f".{path.name}.part")
    with half.open("wb") as file:
        for count, (row, text) in enumerate(found, 1):  # noqa: B007
            line = {
                "table": row.id,
                "game": row.game,
                "status": row.status,
                "created": row.created,
                "ended": row.updated,
                "record": text,
            }
            file.write(msgspec.json.encode(line) + b"\n")
    half.replace(path)
    return count


def _to_folder(folder: Path, found: Found, force: bool) -> int:
    """A file per record; those that are there from before stay as they are."""
    folder.mkdir(exist_ok=True)
    count = 0
    for count, (row, text) in enumerate(found, 1):  # noqa: B007
        path = folder / f"{row.game}-{row.id}.txt"
        if force or not path.exists():
            path.write_text(text, encoding="utf-8")
    return count


def _facts(row: TableRow, now: int) -> dict[str, object]:
    return {
        "id": row.id,
        "game": row.game,
        "status": row.status,
        "seats": [{"kind": s.kind, "name": s.name, "bot": s.bot} for s in row.seats],
        "pace": row.terms.pace.kind,
        "public": row.terms.public,
        "created": row.created,
        "updated": row.updated,
        "age_seconds": max(0, now - row.created) // 1000,
        "idle_seconds": max(0, now - row.updated) // 1000,
    }


def _print(rows: list[TableRow], now: int, words: Texts) -> None:
    shown = Table(show_edge=False)
    for head in ("id", "game", "status", "seats", "age", "idle"):
        shown.add_column(words.say(f"cli.admin-head-{head}"))
    for row in rows:
        names = ", ".join(clean(name or "…") for name in seat_names(row, words))
        status = words.say(f"server.status.{row.status}")
        ages = _span(now - row.created), _span(now - row.updated)
        shown.add_row(row.id, row.game, status, names, *ages)
    Console(markup=False, highlight=False).print(shown)


def _span(milliseconds: int) -> str:
    hours = max(0, milliseconds) // 3_600_000
    return f"{hours} h" if hours < 48 else f"{hours // 24} d"
