"""`meowple admin`: for those who host a server. Nothing here shows a token or a code."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from enum import StrEnum
from inspect import Signature, signature
from pathlib import Path
from typing import Annotated, Any

import typer

from meowple.cli.admin import exports, listing
from meowple.cli.admin.context import Office, bar
from meowple.cli.commands.serve import own_database
from meowple.cli.exit_codes import SAYS_NO, WrongUsage, complain, guard
from meowple.cli.help import Command, Group
from meowple.cli.options import DEFAULT_LANG, AsJson, DatabaseUrl, Debug, Lang
from meowple.cli.output import print_json
from meowple.server.clock import SystemClock
from meowple.server.storage import backup as backups
from meowple.server.storage import maintenance
from meowple.server.storage.maintenance import Purge
from meowple.texts import Texts, texts

app = typer.Typer(cls=Group, add_completion=False)

Status = StrEnum("Status", list(maintenance.STATUSES))  # type: ignore[misc]
File = Annotated[Path, typer.Argument(metavar="file")]
Target = Annotated[Path, typer.Argument(metavar="target")]
Force = Annotated[bool, typer.Option("--force")]
Statuses = Annotated[list[Status] | None, typer.Option("--status")]
Most = Annotated[int, typer.Option(min=1, max=100_000)]
Age = Annotated[str, typer.Option(metavar="age")]
Profiles = Annotated[bool, typer.Option("--profiles")]
DryRun = Annotated[bool, typer.Option("--dry-run")]
Yes = Annotated[bool, typer.Option("--yes")]

_AGE = re.compile(r"([1-9][0-9]{0,4})([hdw])")
_UNITS = {"h": 3_600_000, "d": 24 * 3_600_000, "w": 7 * 24 * 3_600_000}


@app.callback()
def start(lang: Lang = DEFAULT_LANG) -> None:
    pass  # a language named before the command is read by `cli.usage`


def _command(work: Callable[..., None]) -> Callable[..., None]:
    """A command of its own options and of those which all have: they make the office
    that it is handed first."""

    def run(
        database_url: DatabaseUrl = None,
        lang: Lang = DEFAULT_LANG,
        debug: Debug = False,
        **own: Any,
    ) -> None:
        with guard(lang, debug):
            work(Office(database_url or own_database(), texts(lang)), **own)

    _, *own = signature(work, eval_str=True).parameters.values()
    *shared, _ = signature(run, eval_str=True).parameters.values()
    run.__signature__ = Signature([*own, *shared])  # type: ignore[attr-defined]
    return app.command(work.__name__, cls=Command)(run)


@_command
def backup(office: Office, file: File, force: Force = False) -> None:
    with office.database() as database:
        _check_free(file, force)
        with bar() as told:
            rows = backups.save(database, file, SystemClock().now(), told)
    office.say("cli.admin-saved", rows=rows, file=str(file))


@_command
def restore(office: Office, file: File) -> None:
    if not file.is_file():
        raise WrongUsage("file.missing", file=str(file))
    with office.any_database() as database, bar() as told:
        rows = backups.load(database, file, told)
    office.say("cli.admin-restored", rows=rows)


@_command
def export(office: Office, to: Target, force: Force = False) -> None:
    one_file = to.suffix == ".jsonl"
    with office.database() as database:
        _check_free(to, force or (to.is_dir() and not one_file))
        ids = database.read_now(maintenance.finished)
        found = exports.records(database, ids, office.words)
        if one_file:
            count = exports.to_file(to, found)
        else:
            count = exports.to_folder(to, found, replace=force)
    office.say("cli.admin-exported", records=count, file=str(to))
    if count < len(ids):
        raise typer.Exit(SAYS_NO)


@_command
def tables(
    office: Office, status: Statuses = None, most: Most = 100, json: AsJson = False
) -> None:
    wanted, now = tuple(map(str, status or Status)), SystemClock().now()
    with office.database() as database:
        rows, total = database.read_now(lambda c: maintenance.listed(c, wanted, most))
    if json:
        print_json({"total": total, "tables": [listing.facts(row, now) for row in rows]})
        return
    listing.show(rows, now, office.words)
    office.say("cli.admin-listed", shown=len(rows), total=total)


@_command
def purge(
    office: Office,
    older_than: Age,
    status: Statuses = None,
    profiles: Profiles = False,
    dry_run: DryRun = False,
    yes: Yes = False,
    json: AsJson = False,
) -> None:
    before, statuses = SystemClock().now() - _age(older_than), tuple(map(str, status or ()))
    plan = Purge(before, statuses, profiles)
    with office.database() as database:
        found = database.read_now(lambda c: maintenance.counted(c, plan))
        if not json:
            for what, number in found.items():
                office.say(f"cli.admin-going-{what}", number=number)
        wanted = not dry_run and any(found.values())
        if wanted:
            _make_sure(yes, office.words)
            maintenance.purge(database, plan)
    if json:
        print_json({"deleted": wanted, **found})
    elif wanted:
        office.say("cli.admin-purged")


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
