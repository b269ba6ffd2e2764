"""`meowple train`: learn a game's fast policy from nothing."""

from __future__ import annotations

import shlex
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Annotated

import typer

from meowple import __version__
from meowple.cli.backends import POOLS, Backend, OnBackend
from meowple.cli.exit_codes import FAILED, print_error, report_errors
from meowple.cli.files import writable
from meowple.cli.options import DEFAULT_LANG, Debug, GameId, Lang, Seed
from meowple.cli.progress import progress
from meowple.kernel.errors import BadSetup
from meowple.lab.ray_workers import cluster
from meowple.lab.training.training import Course, OtherTraining, Training, trainer, written
from meowple.texts import texts

# The training of the weights that come with the games; see docs/bots.md.
_SEED = 200000


def train(
    game: GameId,
    file: Annotated[Path, typer.Argument(metavar="file")],
    watch: Annotated[int, typer.Option(min=1)] = 15,
    rounds: Annotated[int, typer.Option(min=0)] = 18,
    games: Annotated[int, typer.Option(min=1)] = 8,
    seed: Seed = _SEED,
    jobs: Annotated[int | None, typer.Option(min=1, max=1024)] = None,
    backend: OnBackend = Backend.LOCAL,
    lang: Lang = DEFAULT_LANG,
    debug: Debug = False,
) -> None:
    with report_errors(lang, debug):
        words = texts(lang)
        if trainer(game) is None:
            print(words.say("cli.train-nothing", game=game))
            return
        writable(file)
        course = Course(game=game, watch=watch, rounds=rounds, games=games, seed=seed)
        training = Training(course, file.with_suffix(".part.jsonl"), POOLS[backend])
        # each round is a batch; one cluster serves them all
        with cluster(jobs) if backend is Backend.RAY else nullcontext():
            finished = _finish(training, jobs, file)
        if not finished:
            print_error(words.say("cli.train-stopped"))
            raise typer.Exit(FAILED)
        made = f"{_command(course)}, Meowple {__version__}."
        file.write_text(written(training.learned, made), "utf-8")
        number = sum(map(len, training.learned.values()))
        print(words.say("cli.train-done", file=str(file), weights=number))


def _finish(training: Training, jobs: int | None, file: Path) -> bool:
    """Do what is left to do; False if it was interrupted, which leaves what is done."""
    with progress() as bar, closing(training.run(jobs)) as steps:
        task = bar.add_task("", total=training.total)
        try:
            for games in steps:
                bar.advance(task, games)
        except OtherTraining:
            raise BadSetup("train.other", file=str(file)[:200]) from None
        except KeyboardInterrupt:
            return False
    return True


def _command(course: Course) -> str:
    """The command that makes the same weights."""
    words: list[object] = ["meowple", "train", course.game, "FILE"]
    for name in ("watch", "rounds", "games", "seed"):
        words += [f"--{name}", getattr(course, name)]
    return shlex.join(map(str, words))
