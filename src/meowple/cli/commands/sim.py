"""`meowple sim`: simulate many games and print statistics."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from meowple.bots import SECONDS
from meowple.cli.exit_codes import FAILED, print_error, report_errors
from meowple.cli.files import writable
from meowple.cli.many_games import plan_games
from meowple.cli.options import (
    DEFAULT_LANG,
    AsJson,
    Bots,
    Data,
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
from meowple.cli.output import print_json
from meowple.cli.progress import progress
from meowple.lab.games_file import games_file
from meowple.lab.simulation import SimulationPlan, simulate
from meowple.lab.tally import Spread, Tally
from meowple.texts import Texts, texts


def sim(
    game: GameId,
    seats: Seats = None,
    games: Annotated[int, typer.Option(min=1)] = 100,
    seed: Seed = 0,
    bots: Bots = "random",
    seconds: Seconds = SECONDS,
    jobs: Jobs = 1,
    option: Options = None,
    data: Data = None,
    json: AsJson = False,
    out: Annotated[Path | None, typer.Option(metavar="file")] = None,
    lang: Lang = DEFAULT_LANG,
    debug: Debug = False,
) -> None:
    with report_errors(lang, debug):
        ready = prepare(game, seats=seats, seed=seed, option=option, bots=bots, data=data)
        plan = plan_games(ready, games, seconds, records=out is not None)
        tally, complete = _run(plan, jobs, out)
        _print_summary(plan, tally, json, texts(lang))
        if not complete:
            print_error(texts(lang).say("cli.sim-stopped", games=tally.games, of=games))
            raise typer.Exit(FAILED)


def _print_summary(plan: SimulationPlan, tally: Tally, json: bool, texts: Texts) -> None:
    if json:
        print_json(_summary(plan, tally))
    else:
        _print(tally, texts)


def _summary(plan: SimulationPlan, tally: Tally) -> dict[str, object]:
    return {
        **tally.summary(),
        "game": plan.game,
        "seats": plan.seats,
        "options": dict(plan.options),
        "seed": plan.seed,
        "bots": list(plan.bots),
    }


def _run(plan: SimulationPlan, jobs: int, out: Path | None) -> tuple[Tally, bool]:
    """Play the games; False if an interrupt stopped it, with the statistics so far."""
    tally = Tally(plan.seats)
    with ExitStack() as stack:
        file = stack.enter_context(games_file(writable(out), plan)) if out else None
        bar = stack.enter_context(progress())
        outcomes = stack.enter_context(closing(simulate(plan, jobs)))
        task = bar.add_task("", total=plan.games)
        try:
            for outcome in outcomes:
                tally.add(outcome)
                bar.advance(task)
                if file is not None:
                    file.write(outcome)
        except KeyboardInterrupt:
            return tally, False
    return tally, True


def _print(tally: Tally, texts: Texts) -> None:
    console = Console()
    table = Table(show_edge=False)
    heads = ("seat", "wins", "mean", "sd", "min", "max")
    table.add_column(texts.say("cli.sim-seat"))
    for head in heads[1:]:
        table.add_column(texts.say(f"cli.sim-{head}"), justify="right")
    table.add_column(texts.say("cli.arena-faults"), justify="right")
    for name, wins, spread, faults in _rows(tally, texts):
        numbers = (texts.number(spread.mean), texts.number(spread.sd))
        table.add_row(name, str(wins), *numbers, str(spread.low), str(spread.high), faults)
    console.print(table)
    seconds = tally.seconds or 1e-9
    console.print(
        texts.say(
            "cli.sim-speed",
            games=tally.games,
            length=_length(tally, texts),
            speed=texts.number(tally.games / seconds),
            decisions=texts.number(tally.decisions / seconds, 0),
        ),
        highlight=False,
        soft_wrap=True,
    )


def _length(tally: Tally, texts: Texts) -> str:
    """The mean number of decisions; of a single game a whole number."""
    if tally.games == 1:
        return texts.number(tally.decisions, 0)
    return texts.number(tally.decisions / max(tally.games, 1))


def _rows(tally: Tally, texts: Texts) -> Iterator[tuple[str, int, Spread, str]]:
    """Rows of the table; rivals without a seat make no decisions, and so no faults."""
    for seat, spread in enumerate(tally.by_seat):
        yield texts.who(seat), tally.wins[seat], spread, str(tally.faults[seat])
    for name, rival in tally.rivals.items():
        yield texts.who(name), rival.wins, rival.scores, ""
