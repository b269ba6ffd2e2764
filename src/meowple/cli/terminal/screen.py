"""Printing for a game in the terminal: lines wrapped at words, colors for the signs of a
board, and the board beside the question where the terminal is wide enough.

Without a terminal, as in a pipe, lines stay whole and have no colors.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import wrap

from rich.console import Console
from rich.text import Text

from meowple.kernel.game import AnyGame
from meowple.texts import clean

# The board is beside the question if this much room is left for the question.
NARROWEST = 56
GAP = 3
# A colored sign is still a sign: the letters say the same. These can be told apart on a
# light and on a dark background.
STYLES = {
    "blue": "bold bright_blue",
    "green": "bold green",
    "red": "bold red",
    "purple": "bold magenta",
    "orange": "bold dark_orange3",
    "faint": "dim",
}
QUESTION = "bold"
EVENT = "cyan"


@dataclass(frozen=True, slots=True)
class Screen:
    """The screen on which a game is printed. A `plain` one has no colors and nothing side
    by side, for screen readers."""

    console: Console
    game: AnyGame
    plain: bool

    @property
    def _width(self) -> int | None:
        """The columns of the terminal; None where there is none."""
        return self.console.width if self.console.is_terminal else None

    def line(self, text: str = "", style: str = "") -> None:
        """Print a line, wrapped at words."""
        for row in _wrapped(clean(text), self._width):
            self.console.print(Text(row, style=style))

    def view(self, lines: Sequence[str]) -> None:
        """Print lines of a view, with the colors of the game."""
        for line in lines:
            if tinted := self._tinted(clean(line)):
                self.console.print(tinted)
            else:
                self.line(line)

    def beside(self, question: Sequence[tuple[str, str]], board: Sequence[str]) -> None:
        """Print the lines of a question, each with its style, and the board at their
        right."""
        assert self._width is not None
        room = self._width - _widest(board) - GAP
        rows = [
            Text.assemble((row, style))
            for text, style in question
            for row in _wrapped(clean(text), room)
        ]
        for n in range(max(len(rows), len(board))):
            row = rows[n] if n < len(rows) else Text()
            if n < len(board):
                row.pad_right(room + GAP - row.cell_len)
                row.append_text(self._tinted(board[n]) or Text(board[n]))
            self.console.print(row)

    def has_room_for(self, board: Sequence[str]) -> bool:
        """Whether there is room for the board beside the question."""
        if not board or self.plain or self._width is None:
            return False
        return self._width - _widest(board) - GAP >= NARROWEST

    def _tinted(self, line: str) -> Text | None:
        """A line with the colors of the game; None for one that has none."""
        tints = self.game.tints(line)
        if not tints:
            return None
        text = Text(line)
        for start, end, color in tints:
            text.stylize(STYLES[color], start, end)
        return text


def _widest(lines: Sequence[str]) -> int:
    return max(map(len, lines), default=0)


def _wrapped(text: str, width: int | None) -> list[str]:
    """The rows of a line; those after the first are indented with it."""
    if width is None or len(text) <= width:
        return [text]
    indent = " " * (len(text) - len(text.lstrip()) + 2)
    return wrap(text, width, subsequent_indent=indent, break_on_hyphens=False) or [""]


def without_board(lines: Sequence[str], board: Sequence[str]) -> list[str] | None:
    """The lines of a view without those of the board; None if the board is not in them."""
    for start in range(len(lines) - len(board) + 1 if board else 0):
        if list(lines[start : start + len(board)]) == list(board):
            before, after = list(lines[:start]), list(lines[start + len(board) :])
            # One blank line is enough where the board was.
            if after[:1] == [""] and before[-1:] in ([], [""]):
                after = after[1:]
            return before + after
    return None


def split_question(lines: Sequence[str]) -> tuple[list[str], list[str]]:
    """A view before its last paragraph, and that paragraph: it is the question."""
    last = max((n for n, line in enumerate(lines) if not line), default=-1)
    return list(lines[: max(last, 0)]), list(lines[last + 1 :])
