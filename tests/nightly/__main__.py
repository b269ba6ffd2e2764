"""`python -m tests.nightly NAME`: one of the long tests, or all of them."""

from __future__ import annotations

from typing import Annotated

import typer

from tests.nightly.attacks import counting, tigers
from tests.nightly.crowd.crowd import crowd
from tests.nightly.fuzz.fuzz import fuzz
from tests.nightly.kills import kills
from tests.nightly.power.failures import power

app = typer.Typer(add_completion=False)
Minutes = Annotated[float, typer.Option(min=0.1, help="The most that it may take.")]


@app.callback()
def _all() -> None:
    """The long tests."""


@app.command("kills")
def _kills(
    database: Annotated[str, typer.Option(help="sqlite or postgres")] = "sqlite",
    count: int = 1000,
    minutes: Minutes = 60,
    seed: str = "kills",
) -> None:
    _end(kills(database, count, minutes, seed))


@app.command("power")
def _power(
    database: Annotated[str, typer.Option(help="sqlite or postgres")] = "sqlite",
    count: int = 1000,
    seed: str = "power",
) -> None:
    _end(power(database, count, seed))


@app.command("crowd")
def _crowd(guests: int = 1000, minutes: Minutes = 10) -> None:
    _end(crowd(guests, minutes))


@app.command("counting")
def _counting(games: int = 20) -> None:
    _end(counting(games))


@app.command("tigers")
def _tigers(tables: int = 60, turns: int = 40) -> None:
    _end(tigers(tables, turns))


@app.command("fuzz")
def _fuzz(
    minutes: Minutes = 60,
    only: Annotated[str, typer.Option(help="Names of targets begin with this.")] = "",
    seed: str = "fuzz",
) -> None:
    _end(fuzz(minutes, only, seed))


@app.command("all")
def _everything(
    share: Annotated[float, typer.Option(min=0.001, help="A part of it.")] = 1.0,
) -> None:
    """Everything, one after the other; what fails does not stop the rest."""

    def part(count: int) -> int:
        return max(1, round(share * count))

    results = [
        kills("sqlite", part(1000), 60),
        kills("postgres", part(300), 60),
        power("sqlite", part(1000)),
        power("postgres", part(100)),
        crowd(max(50, part(1000)), max(0.2, 10 * share)),
        counting(part(20)),
        tigers(part(60), part(40)),
        fuzz(60 * share),
    ]
    _end(all(results))


def _end(good: bool) -> None:
    raise typer.Exit(0 if good else 1)


if __name__ == "__main__":
    app()
