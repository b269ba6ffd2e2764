"""Exit codes, and errors in one line on standard error."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager

import typer

from meowple.kernel.errors import BadSetup, MeowpleError
from meowple.os_reasons import code
from meowple.texts import Texts, clean, texts

OK = 0
FAILED = 1
WRONG_USAGE = 2

# Longer messages are cut off.
LONGEST = 2000


class WrongUsage(MeowpleError):
    """A command was called with wrong options or arguments."""


class Refused(MeowpleError):
    """A file was read and can't be used."""


def exit_code(error: Exception) -> int:
    """The exit code of an error. Seats, options and bots come from the command line, so
    they are wrong usage; anything that a file or the rules forbid is a failure."""
    return WRONG_USAGE if isinstance(error, WrongUsage | BadSetup) else FAILED


def print_error(message: str) -> None:
    """Print a message to standard error, in one line."""
    print(f"meowple: {one_line(message)}", file=sys.stderr)


def one_line(message: str) -> str:
    """A message in one line of limited length."""
    line = clean(" ".join(message.split()))
    return line if len(line) <= LONGEST else line[:LONGEST] + "…"


def describe_error(error: Exception, texts: Texts) -> tuple[str, str]:
    """The id of an error and its message in one line. This never fails: an error that
    can't be put into words is shown by its id."""
    known = error
    if not isinstance(known, MeowpleError):
        known = MeowpleError("internal", kind=type(error).__name__)
    try:
        return known.id, one_line(texts.error(known))
    except Exception:
        return known.id, known.id


@contextmanager
def report_errors(lang: str, debug: bool) -> Iterator[None]:
    """Around the body of a command: turn exceptions into a line and an exit code."""
    try:
        yield
    except (typer.Exit, typer.Abort, typer.TyperException):
        raise
    except BrokenPipeError:
        # The reader is gone (`meowple ... | head`): Python must not fail again when it
        # flushes standard output.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise typer.Exit(FAILED) from None
    except OSError as error:
        file = str(error.filename or "")
        _print_exception(Refused("file.unusable", file=file, code=code(error)), lang, debug)
        raise typer.Exit(FAILED) from None
    except KeyboardInterrupt:
        print_error(texts(lang).say("cli.stopped"))
        raise typer.Exit(FAILED) from None
    except Exception as error:
        _print_exception(error, lang, debug)
        raise typer.Exit(exit_code(error)) from None


@contextmanager
def file_errors() -> Iterator[None]:
    """Around the use of a file: an unknown game or option in it is the file's fault, not
    wrong usage."""
    try:
        yield
    except BadSetup as error:
        raise Refused(error.id, **error.details) from error


def _print_exception(error: Exception, lang: str, debug: bool) -> None:
    if debug:
        traceback.print_exc()
    print_error(describe_error(error, texts(lang))[1])
