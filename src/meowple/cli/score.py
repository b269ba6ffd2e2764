"""`meowple score`: the score of a position."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from meowple.cli.files import POSITION_LIMIT, read_json
from meowple.cli.guard import guard, judging
from meowple.cli.hooks import score_position
from meowple.cli.options import DEFAULT_LANG, AsJson, Debug, GameId, Lang
from meowple.cli.output import print_json, winner_name
from meowple.kernel.game import find
from meowple.texts import Texts, texts


def score(
    game: GameId,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A position, in JSON.")],
    json: AsJson = False,
    lang: Lang = DEFAULT_LANG,
    debug: Debug = False,
) -> None:
    """Score a position file."""
    with guard(lang, debug):
        scorer = find(game)
        with judging():
            found = score_position(scorer, read_json(file, POSITION_LIMIT))
        if json:
            print_json(found)
        else:
            _print(found, texts(lang))


def _print(found: Mapping[str, object], texts: Texts) -> None:
    """One column per player, one row per line of the answer, whatever the game."""
    columns = _columns(found)
    table = Table(show_edge=False)
    table.add_column(texts.say("cli.score-line"))
    for name in columns:
        who = int(name) if name.isdigit() else name
        table.add_column(winner_name(who, texts), justify="right")
    rows = dict.fromkeys(row for column in columns.values() for row in column)
    for row in sorted(rows, key=lambda row: row == "total"):
        cells = [str(column.get(row, "")) for column in columns.values()]
        table.add_row(_label(row, texts), *cells)
    console = Console()
    console.print(table)
    winners = found.get("winners")
    if isinstance(winners, list):
        names = [winner_name(winner, texts) for winner in winners]
        console.print(texts.say("cli.winners", winners=names, count=len(names)))


def _columns(found: Mapping[str, object]) -> dict[str, dict[str, object]]:
    """The players, then everybody else that has a score of its own."""
    columns: dict[str, dict[str, object]] = {}
    players = found.get("players")
    for seat, lines in enumerate(players if isinstance(players, list) else ()):
        columns[str(seat)] = dict(_flat(lines))
    for name, lines in found.items():
        if isinstance(lines, Mapping):
            columns[name] = dict(_flat(lines))
    return columns


def _flat(lines: Mapping[str, object], prefix: str = "") -> Iterator[tuple[str, object]]:
    """Nested lines as single ones: `lessons` of `135` is the row `lessons 135`."""
    for name, value in lines.items():
        if isinstance(value, Mapping):
            yield from _flat(value, f"{prefix}{name} ")
        elif isinstance(value, list):
            yield f"{prefix}{name}", " + ".join(str(item) for item in value)
        else:
            yield f"{prefix}{name}", value


def _label(row: str, texts: Texts) -> str:
    """The row in words; a card stays with its number."""
    name, _, card = row.partition(" ")
    words = name.replace("_", " ")
    if texts.knows(f"score.{name}"):
        words = texts.say(f"score.{name}")
    return f"{words} {card}".rstrip()
