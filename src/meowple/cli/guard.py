"""How a command ends: exit codes, and errors in one line on standard error."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager

import typer

from meowple.kernel.errors import BadSetup, MeowpleError
from meowple.texts import texts

DONE = 0
SAYS_NO = 1
WRONG_USAGE = 2


class WrongUsage(MeowpleError):
    """A command that was called in a way that cannot be meant."""


class Refused(MeowpleError):
    """A file that was read and cannot be used."""


def exit_code(error: MeowpleError) -> int:
    """Seats, options and bots come from the command line: wrong usage. What a file or
    the rules forbid is a plain no."""
    return WRONG_USAGE if isinstance(error, WrongUsage | BadSetup) else SAYS_NO


def complain(message: str) -> None:
    """One clear line, whatever the message was made of."""
    line = " ".join(message.split())
    print(f"meowple: {line}", file=sys.stderr)


@contextmanager
def guard(lang: str, debug: bool) -> Iterator[None]:
    """Around the body of a command: what goes wrong is said in one line."""
    try:
        yield
    except MeowpleError as error:
        _explain(texts(lang).error(error), debug)
        raise typer.Exit(exit_code(error)) from None
    except BrokenPipeError:
        # The reader has gone (`meowple ... | head`): nothing is left to say, and
        # Python must not complain when it flushes what nobody reads.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise typer.Exit(SAYS_NO) from None
    except OSError as error:
        what = {"file": str(error.filename or ""), "reason": str(error.strerror)}
        _explain(texts(lang).say("error.file.unusable", **what), debug)
        raise typer.Exit(SAYS_NO) from None
    except KeyboardInterrupt:
        complain(texts(lang).say("cli.stopped"))
        raise typer.Exit(SAYS_NO) from None


@contextmanager
def judging() -> Iterator[None]:
    """Around the use of a file: whatever is wrong with it is the file's fault, also a
    game or an option that it names."""
    try:
        yield
    except BadSetup as error:
        raise Refused(error.id, **error.details) from error


def _explain(message: str, debug: bool) -> None:
    if debug:
        traceback.print_exc()
    complain(message)
