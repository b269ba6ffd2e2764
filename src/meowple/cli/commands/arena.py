"""`meowple arena`: a contest between bots, and their ranking."""

from __future__ import annotations

import sys
from contextlib import ExitStack, closing
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from meowple.bots import SECONDS, check_bots
from meowple.cli.backends import POOLS, Backend, OnBackend
from meowple.cli.exit_codes import FAILED, WrongUsage, print_error, report_errors
from meowple.cli.files import writable
from meowple.cli.options import (
    DEFAULT_LANG,
    AsJson,
    Bots,
    Data,
    Debug,
    GameId,
    Lang,
    Options,
    Seats,
    Seconds,
    Seed,
    prepare,
)
from meowple.cli.output import print_json
from meowple.cli.progress import progress
from meowple.lab.arena.arena import Contest, ContestResult, run_contest
from meowple.lab.arena.contest_file import ContestFile, write
from meowple.lab.arena.paired import ContestStanding, PairedDeals, SequentialTest
from meowple.lab.arena.ranking import BotStanding, Interval, Ranking
from meowple.lab.ray_workers import run_on_ray
from meowple.lab.workers import WorkerPool
from meowple.texts import Texts, texts

# Without a terminal, progress is reported at most this many times.
_LINES = 20


class Schedule(StrEnum):
    ROUND_ROBIN = "round-robin"
    LADDER = "ladder"


class By(StrEnum):
    SHARE = "share"
    POINTS = "points"


def arena(
    game: GameId,
    bots: Bots = "random,kitten,cat",
    games: Annotated[int, typer.Option(min=1)] = 100,
    seats: Seats = None,
    seed: Seed = 0,
    seconds: Seconds = SECONDS,
    jobs: Annotated[int | None, typer.Option(min=1, max=1024)] = None,
    option: Options = None,
    data: Data = None,
    format: Annotated[Schedule, typer.Option()] = Schedule.ROUND_ROBIN,
    backend: OnBackend = Backend.LOCAL,
    sprt: Annotated[str | None, typer.Option(metavar="bounds")] = None,
    by: Annotated[By, typer.Option()] = By.SHARE,
    out: Annotated[Path | None, typer.Option(metavar="file")] = None,
    json: AsJson = False,
    lang: Lang = DEFAULT_LANG,
    debug: Debug = False,
) -> None:
    with report_errors(lang, debug):
        ready = prepare(game, seats=seats, seed=seed, option=option, data=data)
        setup = ready.setup
        contest = Contest(
            game=game,
            bots=_names(bots, setup.seats),
            seats=setup.seats,
            games=games,
            seed=seed,
            options=setup.options,
            seconds=seconds,
            format="ladder" if format is Schedule.LADDER else "round-robin",
            data=ready.data,
        )
        # The seed of the last deal must be valid, too.
        ready.game.setup(setup.seats, setup.options, seed + contest.deals - 1)
        test = _test(sprt, by, contest) if sprt else None
        _hold(contest, test, out, jobs, POOLS[backend], json, texts(lang))


def _test(sprt: str, by: By, contest: Contest) -> SequentialTest:
    """The sequential test of `--sprt low:high`, which two bots take."""
    low, _, high = sprt.partition(":")
    try:
        numbers = float(low), float(high)
    except ValueError:
        numbers = 0.0, 0.0
    if not numbers[0] < numbers[1] or len(contest.bots) != 2:
        raise WrongUsage("arena.sprt")
    return SequentialTest(*numbers, "points" if by is By.POINTS else "share")


def _hold(
    contest: Contest,
    test: SequentialTest | None,
    out: Path | None,
    jobs: int | None,
    pool: WorkerPool,
    json: bool,
    texts: Texts,
) -> None:
    """Play the contest and print its ranking."""
    file = ContestFile(writable(out), contest) if out else None
    standing = ContestStanding(contest, test)
    # Nobody watches a bar in a log; a cluster is used for what takes long.
    told = pool is run_on_ray and not sys.stderr.isatty()
    played = _run(contest, standing, file, jobs, pool, texts if told else None)
    if json:
        print_json(_summary(contest, standing, played))
    else:
        _print(contest, standing, texts)
    if played < contest.total and not standing.decided:
        print_error(texts.say("cli.sim-stopped", games=played, of=contest.total))
        raise typer.Exit(FAILED)


def _names(bots: str, seats: int) -> tuple[str, ...]:
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        check_bots([name], 1)
    if len(set(names)) < len(names):
        raise WrongUsage("arena.twice")
    if seats > 1 and len(names) < 2:
        raise WrongUsage("arena.alone")
    return tuple(names)


def _run(
    contest: Contest,
    standing: ContestStanding,
    file: ContestFile | None,
    jobs: int | None,
    pool: WorkerPool,
    told: Texts | None,
) -> int:
    """Play the rest of the contest, or until its test is decided; the number of games in
    all. With `told`, lines on standard error say how far it is."""
    done: list[ContestResult] = file.results() if file else []
    for result in done:
        standing.add(result)
    played = len(done)
    with ExitStack() as stack:
        out = stack.enter_context(file.open_to_append(done)) if file else None
        bar = stack.enter_context(progress())
        games = run_contest(contest, played, jobs, pool, records=file is not None)
        results = stack.enter_context(closing(games))
        total = max(contest.total, played)
        task = bar.add_task("", total=total, completed=played)
        try:
            while not standing.decided and (new := next(results, None)):
                standing.add(new)
                played += 1
                if out is not None:
                    write(out, new)
                bar.advance(task)
                bar.refresh()
                if told and _is_step(played, total):
                    line = told.say("cli.arena-progress", games=played, of=total)
                    print(line, file=sys.stderr, flush=True)
        except KeyboardInterrupt:
            pass
    return played


def _is_step(played: int, total: int) -> bool:
    """Whether another part of the games is done."""
    return played * _LINES // total > (played - 1) * _LINES // total


def _summary(contest: Contest, standing: ContestStanding, played: int) -> dict[str, object]:
    ranking = standing.ranking
    found: dict[str, object] = {
        "game": contest.game,
        "seats": contest.seats,
        "options": dict(contest.options or {}),
        "seed": contest.seed,
        "seconds": contest.seconds,
        "games": played,
        "ranking": [
            {
                "bot": standing.bot,
                **_strength(contest, standing),
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
        "paired": [
            {
                "bot": pair.one,
                "against": pair.other,
                "lead": pair.lead and _numbers(pair.lead),
                "deals": len(pair.deals),
            }
            for pair in standing.pairs
        ],
    }
    if standing.test:
        found["sprt"] = {**standing.test._asdict(), "verdict": standing.verdict}
    return found


def _strength(contest: Contest, standing: BotStanding) -> dict[str, object]:
    """The rating; in solo games the lead over the opponents without a seat."""
    if contest.seats == 1:
        return {"lead": round(standing.lead / standing.games, 2)}
    return {"rating": standing.skill and _numbers(standing.skill)}


def _numbers(interval: Interval) -> dict[str, float]:
    return {
        "mean": round(interval.mean, 4),
        "low": round(interval.low, 4),
        "high": round(interval.high, 4),
    }


def _print(contest: Contest, standing: ContestStanding, texts: Texts) -> None:
    ranking = standing.ranking
    console = Console(highlight=False)
    console.print(_table(contest, ranking, texts))
    order = {standing.bot: place for place, standing in enumerate(ranking.order)}
    for (bot, other), (share, number) in sorted(ranking.pairs.items()):
        if order[bot] < order.get(other, len(order)):
            line = texts.say(
                "cli.arena-pair",
                bot=bot,
                # An opponent without a seat is no bot and has a translated name.
                other=other if other in order else texts.who(other),
                share=texts.number(share.mean, style="percent"),
                low=texts.number(share.low, style="percent"),
                high=texts.number(share.high, style="percent"),
                games=number,
            )
            console.print(line, soft_wrap=True)
    for pair in standing.pairs:
        if pair.lead:
            console.print(_paired(pair, pair.lead, texts), soft_wrap=True)
    if standing.test:
        console.print(_said(standing, standing.test, texts), soft_wrap=True)


def _paired(pair: PairedDeals, lead: Interval, texts: Texts) -> str:
    return texts.say(
        "cli.arena-paired",
        bot=pair.one,
        other=pair.other,
        lead=_interval(lead, texts),
        deals=len(pair.deals),
    )


def _said(standing: ContestStanding, test: SequentialTest, texts: Texts) -> str:
    """The verdict of a test."""
    pair = standing.pairs[0]
    style = "percent" if test.measure == "share" else "decimal"
    return texts.say(
        "cli.arena-sprt",
        verdict=standing.verdict,
        measure=test.measure,
        bot=pair.one,
        other=pair.other,
        low=texts.number(test.low, style=style),
        high=texts.number(test.high, style=style),
        deals=len(pair.deals),
    )


def _table(contest: Contest, ranking: Ranking, texts: Texts) -> Table:
    table = Table(show_edge=False)
    table.add_column(texts.say("cli.arena-bot"))
    first = "lead" if contest.seats == 1 else "rating"
    for head in (first, "wins", "points", "games", "faults"):
        table.add_column(texts.say(f"cli.arena-{head}"), justify="right")
    for standing in ranking.order:
        games = standing.games
        lead = texts.number(standing.lead / games)
        table.add_row(
            standing.bot,
            lead if contest.seats == 1 else _interval(standing.skill, texts),
            texts.number(standing.wins / games, style="percent"),
            texts.number(standing.points / games),
            str(games),
            str(standing.faults),
        )
    return table


def _interval(skill: Interval | None, texts: Texts) -> str:
    if skill is None:
        return ""
    numbers = {"mean": skill.mean, "low": skill.low, "high": skill.high}
    shown = {name: texts.number(number) for name, number in numbers.items()}
    return texts.say("cli.arena-interval", **shown)
