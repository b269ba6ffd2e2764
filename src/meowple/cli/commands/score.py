"""`meowple score`: the score of a position file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from meowple.cli.exit_codes import file_errors, report_errors
from meowple.cli.files import POSITION_LIMIT, read_data, read_json
from meowple.cli.options import (
    DEFAULT_LANG,
    AsJson,
    Data,
    Debug,
    GameId,
    Lang,
    with_data,
)
from meowple.cli.output import print_json
from meowple.kernel.errors import BadData
from meowple.texts import Texts, texts


def score(
    game: GameId,
    file: Annotated[Path, typer.Argument(metavar="file")],
    data: Data = None,
    json: AsJson = False,
    lang: Lang = DEFAULT_LANG,
    debug: Debug = False,
) -> None:
    with report_errors(lang, debug):
        asked = with_data(game, read_data(data))
        with file_errors():
            # Checked before the file is read.
            if not asked.scores_positions:
                raise BadData("game.no_scoring", game=asked.info.id)
            found = asked.score_position(read_json(file, POSITION_LIMIT))
        if json:
            print_json(found)
        else:
            _print(found, texts(lang))


def _print(found: Mapping[str, object], texts: Texts) -> None:
    """Print a column per player and a row per line of the answer, for any game; then the
    other lists, such as boxes, and the winners."""
    console = Console()
    console.print(_scores(found, texts))
    for name, listed in found.items():
        rows = [row for row in _list(listed) if isinstance(row, Mapping)]
        if name != "players" and rows:
            console.print()
            console.print(_listing(name, rows, texts))
    winners = found.get("winners")
    if isinstance(winners, list):
        names = [texts.who(winner) for winner in winners]
        console.print(texts.say("cli.winners", winners=names, count=len(names)))


def _list(value: object) -> Sequence[object]:
    return value if isinstance(value, list) else ()


def _scores(found: Mapping[str, object], texts: Texts) -> Table:
    columns = _columns(found)
    table = Table(show_edge=False)
    table.add_column(texts.say("cli.score-line"))
    for name in columns:
        table.add_column(_name(name, texts), justify="right")
    rows = dict.fromkeys(row for column in columns.values() for row in column)
    for row in sorted(rows, key=lambda row: row == "total"):
        cells = [str(column.get(row, "")) for column in columns.values()]
        table.add_row(_label(row, texts), *cells)
    return table


def _listing(name: str, rows: Sequence[Mapping[str, object]], texts: Texts) -> Table:
    """A table of things that belong to no player: one row each, counted from 1."""
    table = Table(show_edge=False)
    table.add_column(_label(name, texts), justify="right")
    for key in rows[0]:
        table.add_column(_label(key, texts))
    for number, row in enumerate(rows, 1):
        table.add_row(str(number), *(_value(value, texts) for value in row.values()))
    return table


def _value(value: object, texts: Texts) -> str:
    """A value in one line: yes or no, squares as `x,y`, counts and points with their
    names."""
    if isinstance(value, bool):
        return texts.say("cli.yes") if value else texts.say("cli.no")
    if isinstance(value, Mapping):
        named = (f"{_name(str(key), texts)}: {count}" for key, count in value.items())
        return ", ".join(named)
    if isinstance(value, list):
        return " ".join(",".join(map(str, _list(item))) or str(item) for item in value)
    return str(value)


def _name(name: str, texts: Texts) -> str:
    """The name of a seat, by its number, or of a rival or a thing."""
    return texts.who(int(name) if name.isdigit() else name)


def _columns(found: Mapping[str, object]) -> dict[str, dict[str, object]]:
    """The players, then the others that have a score."""
    columns: dict[str, dict[str, object]] = {}
    players = found.get("players")
    for seat, lines in enumerate(players if isinstance(players, list) else ()):
        columns[str(seat)] = dict(_flat(lines))
    for name, lines in found.items():
        if isinstance(lines, Mapping):
            columns[name] = dict(_flat(lines))
    return columns


def _flat(lines: Mapping[str, object], prefix: str = "") -> Iterator[tuple[str, object]]:
    """Nested lines as flat ones: `lessons` of `135` is the row `lessons 135`."""
    for name, value in lines.items():
        if isinstance(value, Mapping):
            yield from _flat(value, f"{prefix}{name} ")
        elif isinstance(value, list):
            yield f"{prefix}{name}", " + ".join(str(item) for item in value)
        else:
            yield f"{prefix}{name}", value


def _label(row: str, texts: Texts) -> str:
    """The label of a row; a card keeps its number."""
    name, _, card = row.partition(" ")
    words = name.replace("_", " ")
    if texts.knows(f"score.{name}"):
        words = texts.say(f"score.{name}")
    return f"{words} {card}".rstrip()
