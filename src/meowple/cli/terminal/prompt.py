"""Reading answers: with line editing, history and completion in a terminal, line by line
from anything else."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from types import ModuleType

PROMPT = "> "


def _readline() -> ModuleType | None:
    """Python's line editing, where it was built with one."""
    try:
        import readline
    except ImportError:
        return None
    return readline


class Prompt:
    """Asks for lines. `offered` names what Tab completes."""

    def __init__(self, offered: Callable[[], Iterable[str]]) -> None:
        self._offered = offered
        self._matches: list[str] = []
        self._live = sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
        editing = _readline() if self._live else None
        if editing is not None:
            # Actions have spaces and commas in them, and are completed as a whole.
            editing.set_completer_delims("")
            editing.set_completer(self._complete)
            apple = "libedit" in (editing.__doc__ or "")
            editing.parse_and_bind("bind ^I rl_complete" if apple else "tab: complete")

    def read(self) -> str | None:
        """The next line without its end; None when there are no more."""
        if self._live:
            try:
                return input(PROMPT)
            except EOFError:
                return None
        print(PROMPT, end="", flush=True)
        line = sys.stdin.readline() if sys.stdin else ""
        return line or None

    def _complete(self, typed: str, number: int) -> str | None:
        """The completer for readline: the match of this number."""
        if number == 0:
            self._matches = completions(typed, self._offered())
        return self._matches[number] if number < len(self._matches) else None


def completions(typed: str, offered: Iterable[str]) -> list[str]:
    """The offered texts that begin with the typed one, each once."""
    return list(dict.fromkeys(text for text in offered if text.startswith(typed)))
