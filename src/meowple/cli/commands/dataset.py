"""`meowple dataset`: games between bots as a data set, with a data card."""

from __future__ import annotations

import shlex
from contextlib import closing
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from meowple import __version__
from meowple.bots import SECONDS
from meowple.cli.exit_codes import FAILED, print_error, report_errors
from meowple.cli.files import writable
from meowple.cli.many_games import plan_games
from meowple.cli.options import (
    DEFAULT_LANG,
    Bots,
    Debug,
    GameId,
    Jobs,
    Lang,
    Options,
    Seats,
    Seconds,
    Seed,
    prepare,
)
from meowple.cli.progress import progress
from meowple.lab.dataset import TIMELESS, DataSet, card
from meowple.lab.games_file import games_file
from meowple.lab.simulation import SimulationPlan, simulate
from meowple.texts import texts

CARD = "README.md"


class Ending(StrEnum):
    JSONL = "jsonl"
    PARQUET = "parquet"


def dataset(
    game: GameId,
    folder: Annotated[Path, typer.Argument(metavar="folder")],
    seats: Seats = None,
    games: Annotated[int, typer.Option(min=1)] = 1000,
    seed: Seed = 0,
    bots: Bots = "cat",
    seconds: Seconds = SECONDS,
    jobs: Jobs = 1,
    option: Options = None,
    format: Annotated[Ending, typer.Option()] = Ending.JSONL,
    lang: Lang = DEFAULT_LANG,
    debug: Debug = False,
) -> None:
    with report_errors(lang, debug):
        ready = prepare(game, seats=seats, seed=seed, option=option, bots=bots, data=None)
        plan = plan_games(ready, games, seconds, records=True)
        writable(folder.absolute().parent / "x")
        folder.mkdir(exist_ok=True)
        file, words = folder / f"{game}.{format}", texts(lang)
        found = _play(plan, jobs, file)
        rules = ready.game.info.rules_version
        text = card(found, file.name, _command(plan, folder, format), rules, __version__)
        (folder / CARD).write_text(text, "utf-8")
        print(words.say("cli.dataset", folder=str(folder), games=found.tally.games))
        if found.tally.games < games:
            print_error(words.say("cli.sim-stopped", games=found.tally.games, of=games))
            raise typer.Exit(FAILED)


def _play(plan: SimulationPlan, jobs: int, path: Path) -> DataSet:
    """Play the games and write them; an interrupt leaves those that are done."""
    found = DataSet.of(plan)
    with (
        games_file(path, plan) as file,
        progress() as bar,
        closing(simulate(plan, jobs)) as played,
    ):
        task = bar.add_task("", total=plan.games)
        try:
            for one in played:
                file.write(one)
                found.add(one)
                bar.advance(task)
        except KeyboardInterrupt:
            pass
    return found


def _command(plan: SimulationPlan, folder: Path, format: Ending) -> str:
    """The command that makes the same data set."""
    words: list[object] = ["meowple", "dataset", plan.game, folder.name]
    words += ["--format", format.value]
    words += ["--games", plan.games, "--seed", plan.seed, "--seats", plan.seats]
    words += ["--bots", ",".join(plan.bots)]
    if not set(plan.bots) <= {*TIMELESS}:
        words += ["--seconds", plan.seconds]
    for name, value in plan.options.items():
        written = str(value).lower() if isinstance(value, bool) else value
        words += ["--option", f"{name}={written}"]
    return shlex.join(map(str, words))
