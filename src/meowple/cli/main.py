"""`meowple`: the commands together."""

from __future__ import annotations

import io
import sys
from typing import Annotated

import typer

from meowple import __version__
from meowple.cli.exit_codes import (
    DONE,
    SAYS_NO,
    WRONG_USAGE,
    WrongUsage,
    complain,
    in_words,
)
from meowple.cli.lazy_commands import Commands
from meowple.cli.options import DEFAULT_LANG, Lang
from meowple.cli.usage import explained, language
from meowple.texts import texts

app = typer.Typer(
    name="meowple",
    cls=Commands,
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
    _be_lenient()
    given = sys.argv[1:] if arguments is None else arguments
    words = texts(language(given))
    try:
        code = app(given, prog_name="meowple", standalone_mode=False, obj=words)
    except (typer.TyperException, WrongUsage) as error:
        wrong = error if isinstance(error, WrongUsage) else explained(error, given, words)
        complain(in_words(wrong, words)[1])
        code = WRONG_USAGE
    # An interrupt outside the body of a command comes back as a code of the shell's.
    sys.exit(SAYS_NO if code == 130 else code or DONE)


def _be_lenient() -> None:
    """What a terminal cannot show, or what is no text in its encoding, is a question
    mark and no error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
