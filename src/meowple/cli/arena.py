"""`meowple arena`: bots against each other, and who is stronger."""

from __future__ import annotations

from contextlib import ExitStack, closing
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from meowple.bots import SECONDS, check
from meowple.cli.files import in_folder, read_data
from meowple.cli.guard import SAYS_NO, WrongUsage, complain, guard
from meowple.cli.options import (
    DEFAULT_LANG,
    AsJson,
    Data,
    Debug,
    GameId,
    Jobs,
    Lang,
    Options,
    Seats,
    Seconds,
    Seed,
    chosen,
    usual_seats,
    with_data,
)
from meowple.cli.output import print_json
from meowple.cli.progress import progress
from meowple.lab.arena import Contest, Score, contend
from meowple.lab.contest_file import ContestFile, write
from meowple.lab.crew import Crew, local
from meowple.lab.ranking import Interval, Ranking
from meowple.lab.ray_crew import on_ray
from meowple.texts import Texts, texts


class Backend(StrEnum):
    LOCAL = "local"
    RAY = "ray"


class Schedule(StrEnum):
    ROUND_ROBIN = "round-robin"
    LADDER = "ladder"


CREWS: dict[Backend, Crew] = {Backend.LOCAL: local, Backend.RAY: on_ray}


def arena(
    game: GameId,
    bots: Annotated[
        str, typer.Option(help="Who plays: a,b,c. A ladder goes from the weakest up.")
    ] = "random,kitten,cat",
    games: Annotated[int, typer.Option(min=1, help="Games of each meeting.")] = 100,
    seats: Seats = None,
    seed: Seed = 0,
    seconds: Seconds = SECONDS,
    jobs: Jobs = 1,
    option: Options = None,
    data: Data = None,
    format: Annotated[
        Schedule, typer.Option(help="All meet all, or neighbours only.")
    ] = Schedule.ROUND_ROBIN,
    backend: Annotated[
        Backend, typer.Option(help="Processes of this machine, or a Ray cluster.")
    ] = Backend.LOCAL,
    out: Annotated[
        Path | None,
        typer.Option(
            help="Keep each game in this file; a contest that is there goes on.",
            metavar="FILE.jsonl",
        ),
    ] = None,
    json: AsJson = False,
    lang: Lang = DEFAULT_LANG,
    debug: Debug = False,
) -> None:
    """Rank bots: seats rotated, the same deals for all, ratings with intervals."""
    with guard(lang, debug):
        content = read_data(data)
        found = with_data(game, content)
        setup = found.setup(usual_seats(found, seats), chosen(option), seed)
        contest = Contest(
            game=game,
            bots=_names(bots, setup.seats),
            seats=setup.seats,
            games=games,
            seed=seed,
            options=setup.options,
            seconds=seconds,
            format="ladder" if format is Schedule.LADDER else "round-robin",
            data=content,
        )
        # The seed of the last deal must be one too.
        found.setup(setup.seats, setup.options, seed + contest.deals - 1)
        file = ContestFile(in_folder(out), contest) if out else None
        ranking, played = _run(contest, file, jobs, CREWS[backend])
        if json:
            print_json(_summary(contest, ranking, played))
        else:
            _print(ranking, texts(lang))
        if played < contest.total:
            complain(texts(lang).say("cli.sim-stopped", games=played, of=contest.total))
            raise typer.Exit(SAYS_NO)


def _names(bots: str, seats: int) -> tuple[str, ...]:
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        check([name], 1)
    if len(set(names)) < len(names):
        raise WrongUsage("arena.twice")
    if seats > 1 and len(names) < 2:
        raise WrongUsage("arena.alone")
    return tuple(names)


def _run(
    contest: Contest, file: ContestFile | None, jobs: int, crew: Crew
) -> tuple[Ranking, int]:
    """Play what has not been played; how many games there are in all."""
    ranking = Ranking()
    done: list[Score] = file.scores() if file else []
    for score in done:
        ranking.add(score)
    played = len(done)
    with ExitStack() as stack:
        out = stack.enter_context(file.going_on(done)) if file else None
        bar = stack.enter_context(progress())
        scores = stack.enter_context(closing(contend(contest, played, jobs, crew)))
        task = bar.add_task("", total=contest.total, completed=played)
        try:
            for score in scores:
                ranking.add(score)
                played += 1
                if out is not None:
                    write(out, score)
                bar.advance(task)
                bar.refresh()
        except KeyboardInterrupt:
            pass
    return ranking, played


def _summary(contest: Contest, ranking: Ranking, played: int) -> dict[str, object]:
    return {
        "game": contest.game,
        "seats": contest.seats,
        "options": dict(contest.options or {}),
        "seed": contest.seed,
        "seconds": contest.seconds,
        "games": played,
        "ranking": [
            {
                "bot": standing.bot,
                "rating": _numbers(standing.skill),
                "games": standing.games,
                "wins": round(standing.wins, 2),
                "points": round(standing.points / standing.games, 2),
                "faults": standing.faults,
            }
            for standing in ranking.order
        ],
        "pairs": [
            {"bot": bot, "against": other, "ahead": _numbers(share), "comparisons": number}
            for (bot, other), (share, number) in ranking.pairs.items()
        ],
    }


def _numbers(interval: Interval) -> dict[str, float]:
    return {
        "mean": round(interval.mean, 4),
        "low": round(interval.low, 4),
        "high": round(interval.high, 4),
    }


def _print(ranking: Ranking, texts: Texts) -> None:
    console = Console(highlight=False)
    table = Table(show_edge=False)
    table.add_column(texts.say("cli.arena-bot"))
    for head in ("rating", "wins", "points", "games", "faults"):
        table.add_column(texts.say(f"cli.arena-{head}"), justify="right")
    for standing in ranking.order:
        skill = standing.skill
        table.add_row(
            standing.bot,
            texts.say(
                "cli.arena-interval",
                mean=texts.number(skill.mean),
                low=texts.number(skill.low),
                high=texts.number(skill.high),
            ),
            texts.number(standing.wins / standing.games, style="percent"),
            texts.number(standing.points / standing.games),
            str(standing.games),
            str(standing.faults),
        )
    console.print(table)
    order = {standing.bot: place for place, standing in enumerate(ranking.order)}
    for (bot, other), (share, number) in sorted(ranking.pairs.items()):
        if order[bot] < order.get(other, len(order)):
            console.print(
                texts.say(
                    "cli.arena-pair",
                    bot=bot,
                    other=other,
                    share=texts.number(share.mean, style="percent"),
                    low=texts.number(share.low, style="percent"),
                    high=texts.number(share.high, style="percent"),
                    games=number,
                ),
                soft_wrap=True,
            )
