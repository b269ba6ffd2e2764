"""`meowple admin`: commands for hosts. No command shows a token or a code."""

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
from meowple.cli.admin.context import AdminContext, bar
from meowple.cli.commands.serve import own_database
from meowple.cli.exit_codes import FAILED, WrongUsage, print_error, report_errors
from meowple.cli.help import LocalizedCommand, LocalizedGroup
from meowple.cli.options import DEFAULT_LANG, AsJson, DatabaseUrl, Debug, Lang
from meowple.cli.output import print_json
from meowple.server.clock import SystemClock
from meowple.server.storage import backup as backups
from meowple.server.storage import maintenance
from meowple.server.storage.maintenance import Purge
from meowple.texts import Texts, texts

app = typer.Typer(cls=LocalizedGroup, add_completion=False)

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
    """Register a command with its own options and those that all commands share; the
    latter make the context, its first argument."""

    def run(
        database_url: DatabaseUrl = None,
        lang: Lang = DEFAULT_LANG,
        debug: Debug = False,
        **own: Any,
    ) -> None:
        with report_errors(lang, debug):
            work(AdminContext(database_url or own_database(), texts(lang)), **own)

    _, *own = signature(work, eval_str=True).parameters.values()
    *shared, _ = signature(run, eval_str=True).parameters.values()
    run.__signature__ = Signature([*own, *shared])  # type: ignore[attr-defined]
    return app.command(work.__name__, cls=LocalizedCommand)(run)


@_command
def backup(context: AdminContext, file: File, force: Force = False) -> None:
    with context.database() as database:
        _check_free(file, force)
        with bar() as progress:
            rows = backups.save(database, file, SystemClock().now(), progress)
    context.say("cli.admin-saved", rows=rows, file=str(file))


@_command
def restore(context: AdminContext, file: File) -> None:
    if not file.is_file():
        raise WrongUsage("file.missing", file=str(file))
    with context.any_database() as database, bar() as progress:
        rows = backups.load(database, file, progress)
    context.say("cli.admin-restored", rows=rows)


@_command
def export(context: AdminContext, to: Target, force: Force = False) -> None:
    one_file = to.suffix == ".jsonl"
    with context.database() as database:
        _check_free(to, force or (to.is_dir() and not one_file))
        ids = database.read_now(maintenance.finished)
        found = exports.records(database, ids, context.words)
        if one_file:
            count = exports.to_file(to, found)
        else:
            count = exports.to_folder(to, found, replace=force)
    context.say("cli.admin-exported", records=count, file=str(to))
    if count < len(ids):
        raise typer.Exit(FAILED)


@_command
def tables(
    context: AdminContext, status: Statuses = None, most: Most = 100, json: AsJson = False
) -> None:
    wanted, now = tuple(map(str, status or Status)), SystemClock().now()
    with context.database() as database:
        rows, total = database.read_now(lambda c: maintenance.listed(c, wanted, most))
    if json:
        print_json({"total": total, "tables": [listing.facts(row, now) for row in rows]})
        return
    listing.show(rows, now, context.words)
    context.say("cli.admin-listed", shown=len(rows), total=total)


@_command
def purge(
    context: AdminContext,
    older_than: Age,
    status: Statuses = None,
    profiles: Profiles = False,
    dry_run: DryRun = False,
    yes: Yes = False,
    json: AsJson = False,
) -> None:
    before, statuses = SystemClock().now() - _age(older_than), tuple(map(str, status or ()))
    plan = Purge(before, statuses, profiles)
    with context.database() as database:
        found = database.read_now(lambda c: maintenance.counted(c, plan))
        if not json:
            for what, number in found.items():
                context.say(f"cli.admin-going-{what}", number=number)
        wanted = not dry_run and any(found.values())
        if wanted:
            _confirm(yes, context.words)
            maintenance.purge(database, plan)
    if json:
        print_json({"deleted": wanted, **found})
    elif wanted:
        context.say("cli.admin-purged")


def _confirm(yes: bool, words: Texts) -> None:
    if not (yes or _says_yes(words)):
        print_error(words.say("cli.admin-kept"))
        raise typer.Exit(FAILED)


def _says_yes(words: Texts) -> bool:
    """Ask for confirmation: yes in the language of the question, its first letter, or y."""
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
