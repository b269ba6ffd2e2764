"""Output: JSON for programs, tables of scores for people."""

from __future__ import annotations

import json
import re
import sys

import msgspec
from rich.console import Console
from rich.table import Table

from meowple.kernel.result import Line, Result
from meowple.texts import Texts

_BEYOND_ASCII = re.compile(r"[^\x00-\x7f]")


def print_json(value: object) -> None:
    """Print a line of JSON in ASCII, so that it doesn't depend on the terminal."""
    text = msgspec.json.encode(value).decode()
    sys.stdout.write(_BEYOND_ASCII.sub(lambda found: json.dumps(found[0])[1:-1], text))
    sys.stdout.write("\n")


def print_result(result: Result, texts: Texts, console: Console, plain: bool) -> None:
    """Print all scores line by line, and the winners."""
    for seat, lines in enumerate(result.lines):
        title = texts.who(seat)
        _print_score(title, lines, result.scores[seat], texts, console, plain)
    for rival in result.rivals:
        title = texts.who(rival.name)
        _print_score(title, rival.lines, rival.score, texts, console, plain)
    winners = [texts.who(winner) for winner in result.winners]
    decided = texts.say(f"decided.{result.decided}")
    won = texts.say("cli.winners", winners=winners, count=len(winners))
    console.print(f"{won} ({decided})", highlight=False)


def game_name(id: str, texts: Texts) -> str:
    return texts.game_name(id)


def _print_score(
    title: str,
    lines: tuple[Line, ...],
    total: int,
    texts: Texts,
    console: Console,
    plain: bool,
) -> None:
    rows = [(texts.line(line), texts.number(line.points, 0)) for line in lines]
    shown = texts.number(total, 0)
    if plain:
        # Screen readers read lines better than tables.
        console.print(f"{title}: {shown}", highlight=False)
        for text, points in rows:
            console.print(f"  {text}: {points}", highlight=False)
        return
    table = Table(title=title, title_justify="left", show_header=False, show_footer=True)
    table.add_column(footer=texts.say("cli.total"))
    table.add_column(footer=shown, justify="right")
    for row in rows:
        table.add_row(*row)
    console.print(table)
