"""`meowple bench`: the project's benchmark."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from meowple.cli.guard import WrongUsage, guard
from meowple.cli.options import DEFAULT_LANG, AsJson, Debug, Lang
from meowple.cli.output import print_json
from meowple.lab.bench import Figures, measure, parts
from meowple.texts import Texts, texts


def bench(
    seconds: Annotated[
        float, typer.Option(min=0.01, max=600, help="Processor time of each slice.")
    ] = 2.0,
    rounds: Annotated[int, typer.Option(min=1, max=100, help="Slices of each kind.")] = 3,
    beside: Annotated[
        Path | None,
        typer.Option(help="A Python that has catanatron 3.2.1.", metavar="PYTHON"),
    ] = None,
    json: AsJson = False,
    lang: Lang = DEFAULT_LANG,
    debug: Debug = False,
) -> None:
    """Measure speed: random games, copies, legal places."""
    with guard(lang, debug):
        if beside is not None and not beside.exists():
            raise WrongUsage("file.missing", file=str(beside))
        console = Console(stderr=True)
        with Progress(
            console=console, transient=True, disable=not console.is_terminal
        ) as bar:
            task = bar.add_task("", total=parts(rounds, beside))
            figures = measure(seconds, rounds, beside, lambda: bar.advance(task))
        if json:
            print_json(figures.summary())
        else:
            _print(figures, texts(lang))


def _print(figures: Figures, texts: Texts) -> None:
    console = Console()
    table = Table(show_edge=False)
    for head in ("what", "games", "decisions", "length"):
        right = head != "what"
        table.add_column(
            texts.say(f"cli.bench-{head}"), justify="right" if right else "left"
        )
    for name, speed in figures.speeds.items():
        _row(
            table,
            texts,
            name,
            speed.games_per_second,
            speed.decisions_per_second,
            speed.decisions_per_game,
        )
    theirs = figures.beside
    if theirs is not None:
        _row(
            table,
            texts,
            "catanatron, 4 seats",
            theirs["games_per_second"],
            theirs["decisions_per_second"],
            theirs["decisions_per_game"],
        )
    console.print(table)
    for id, args in _notes(figures, texts):
        note = texts.say(f"cli.bench-{id}", **args)
        console.print(note, highlight=False, soft_wrap=True)


def _row(
    table: Table, texts: Texts, name: str, games: float, decisions: float, length: float
) -> None:
    table.add_row(
        name, texts.number(games), texts.number(decisions, 0), texts.number(length)
    )


def _notes(figures: Figures, texts: Texts) -> list[tuple[str, dict[str, object]]]:
    """The figures that are single numbers, as message ids with their arguments."""
    notes: list[tuple[str, dict[str, object]]] = [
        ("reference", {"time": texts.number(figures.reference_us)}),
        ("copy", {"time": texts.number(figures.copy_us), "bytes": figures.state_bytes}),
    ]
    if figures.places is not None:
        mean, top = figures.places.mean_us, figures.places.max_us
        notes.append(("places", {"mean": texts.number(mean), "max": texts.number(top)}))
    if figures.beside is not None:
        notes.append(("copy-beside", {"time": texts.number(figures.beside["copy_us"])}))
        shown = {name: texts.number(ratio, 2) for name, ratio in figures.ratios().items()}
        notes.append(("ratios", dict(shown)))
    return notes
