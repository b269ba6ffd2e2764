"""How a command ends: exit codes, and errors in one line on standard error."""

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

DONE = 0
SAYS_NO = 1
WRONG_USAGE = 2

# More of a message is no help.
LONGEST = 2000


class WrongUsage(MeowpleError):
    """A command that was called in a way that cannot be meant."""


class Refused(MeowpleError):
    """A file that was read and cannot be used."""


def exit_code(error: Exception) -> int:
    """Seats, options and bots come from the command line: wrong usage. What a file or
    the rules forbid is a plain no."""
    return WRONG_USAGE if isinstance(error, WrongUsage | BadSetup) else SAYS_NO


def complain(message: str) -> None:
    """One clear line, whatever the message was made of."""
    print(f"meowple: {one_line(message)}", file=sys.stderr)


def one_line(message: str) -> str:
    """A message in one line that is not endless."""
    line = clean(" ".join(message.split()))
    return line if len(line) <= LONGEST else line[:LONGEST] + "…"


def in_words(error: Exception, texts: Texts) -> tuple[str, str]:
    """The id of an error and its message in one line. Whatever the error holds, telling
    it must not fail: then the id is all that is said."""
    known = error
    if not isinstance(known, MeowpleError):
        known = MeowpleError("internal", kind=type(error).__name__)
    try:
        return known.id, one_line(texts.error(known))
    except Exception:
        return known.id, known.id


@contextmanager
def guard(lang: str, debug: bool) -> Iterator[None]:
    """Around the body of a command: what goes wrong is said in one line."""
    try:
        yield
    except (typer.Exit, typer.Abort, typer.TyperException):
        raise
    except BrokenPipeError:
        # The reader has gone (`meowple ... | head`): nothing is left to say, and
        # Python must not complain when it flushes what nobody reads.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise typer.Exit(SAYS_NO) from None
    except OSError as error:
        file = str(error.filename or "")
        _explain(Refused("file.unusable", file=file, code=code(error)), lang, debug)
        raise typer.Exit(SAYS_NO) from None
    except KeyboardInterrupt:
        complain(texts(lang).say("cli.stopped"))
        raise typer.Exit(SAYS_NO) from None
    except Exception as error:
        _explain(error, lang, debug)
        raise typer.Exit(exit_code(error)) from None


@contextmanager
def judging() -> Iterator[None]:
    """Around the use of a file: whatever is wrong with it is the file's fault, also a
    game or an option that it names."""
    try:
        yield
    except BadSetup as error:
        raise Refused(error.id, **error.details) from error


def _explain(error: Exception, lang: str, debug: bool) -> None:
    if debug:
        traceback.print_exc()
    complain(in_words(error, texts(lang))[1])
