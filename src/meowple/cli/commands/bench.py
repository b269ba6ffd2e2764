"""`meowple bench`: the project's benchmark."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from meowple.cli.exit_codes import WrongUsage, report_errors
from meowple.cli.options import DEFAULT_LANG, AsJson, Debug, Lang
from meowple.cli.output import game_name, print_json
from meowple.lab.bench.bench import Figures, GameCase, cases, measure, progress_steps
from meowple.texts import Texts, texts


def bench(
    seconds: Annotated[float, typer.Option(min=0.01, max=600)] = 2.0,
    rounds: Annotated[int, typer.Option(min=1, max=100)] = 3,
    beside: Annotated[Path | None, typer.Option(metavar="file")] = None,
    json: AsJson = False,
    lang: Lang = DEFAULT_LANG,
    debug: Debug = False,
) -> None:
    with report_errors(lang, debug):
        if beside is not None and not beside.exists():
            raise WrongUsage("file.missing", file=str(beside))
        console = Console(stderr=True)
        with Progress(
            console=console, transient=True, disable=not console.is_terminal
        ) as bar:
            task = bar.add_task("", total=progress_steps(rounds, beside))
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
    timed = {case.name: case for case in cases()}
    for name, speed in figures.speeds.items():
        _row(
            table,
            texts,
            _case_name(timed[name], texts),
            speed.games_per_second,
            speed.decisions_per_second,
            speed.decisions_per_game,
        )
    theirs = figures.beside
    if theirs is not None:
        _row(
            table,
            texts,
            texts.say("cli.bench-case", game="catanatron", variant="none", seats=4),
            theirs["games_per_second"],
            theirs["decisions_per_second"],
            theirs["decisions_per_game"],
        )
    console.print(table)
    for id, args in _notes(figures, texts):
        note = texts.say(f"cli.bench-{id}", **args)
        console.print(note, highlight=False, soft_wrap=True)


def _case_name(case: GameCase, texts: Texts) -> str:
    """The name of a case; its variant is the one option it sets."""
    variants = [
        name if value is True else value for name, value in case.setup.options.items()
    ]
    variant = variants[0] if variants else "none"
    game = game_name(case.game, texts)
    return texts.say("cli.bench-case", game=game, variant=variant, seats=case.setup.seats)


def _row(
    table: Table, texts: Texts, name: str, games: float, decisions: float, length: float
) -> None:
    table.add_row(
        name, texts.number(games), texts.number(decisions, 0), texts.number(length)
    )


def _notes(figures: Figures, texts: Texts) -> list[tuple[str, dict[str, object]]]:
    """The single figures below the table, as message ids with their arguments."""
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
