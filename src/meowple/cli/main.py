"""The `meowple` program: it runs a command and ends with its exit code."""

from __future__ import annotations

import io
import sys
from typing import Annotated

import typer

from meowple import __version__
from meowple.cli.exit_codes import (
    FAILED,
    OK,
    WRONG_USAGE,
    WrongUsage,
    describe_error,
    print_error,
)
from meowple.cli.lazy_commands import MeowpleGroup
from meowple.cli.options import DEFAULT_LANG, Lang
from meowple.cli.usage import language, usage_error
from meowple.texts import texts

app = typer.Typer(
    name="meowple",
    cls=MeowpleGroup,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version")] = False,
    lang: Lang = DEFAULT_LANG,
) -> None:
    if version:
        print(f"meowple {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


def main(arguments: list[str] | None = None) -> None:
    """Run a command and end with its exit code."""
    _replace_unprintable()
    given = sys.argv[1:] if arguments is None else arguments
    words = texts(language(given))
    try:
        code = app(given, prog_name="meowple", standalone_mode=False, obj=words)
    except (typer.TyperException, WrongUsage) as error:
        wrong = error if isinstance(error, WrongUsage) else usage_error(error, given, words)
        print_error(describe_error(wrong, words)[1])
        code = WRONG_USAGE
    # An interrupt outside the body of a command returns the shell's code for it.
    sys.exit(FAILED if code == 130 else code or OK)


def _replace_unprintable() -> None:
    """Replace characters that a stream's encoding lacks by question marks, instead of
    raising."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
