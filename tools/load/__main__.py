"""`python -m tools.load`: measure the server under load."""

from __future__ import annotations

import tempfile
from typing import Annotated

import typer

from meowple.kernel.registry import plugins
from tools.load.latency import beside_tigers, latency
from tools.load.memory import memory, stored


def main(
    tables: Annotated[int, typer.Option(min=1, help="Live tables.")] = 200,
    seconds: Annotated[float, typer.Option(min=1, help="Length of a round.")] = 4,
    rounds: Annotated[int, typer.Option(min=1)] = 8,
    games: Annotated[str, typer.Option(help="Games, in turn; all by default.")] = "",
    only: Annotated[str, typer.Option(help="tempo, tigers, memory or stored.")] = "",
    database_url: Annotated[str, typer.Option(help="Instead of a fresh SQLite.")] = "",
) -> None:
    """Measure the server. Exit code 1 if it misses a target."""
    chosen = games.split(",") if games else list(plugins())
    good = True
    with tempfile.TemporaryDirectory() as folder:
        url = database_url or f"sqlite:///{folder}/load.db"
        if only in ("", "tempo"):
            good &= latency(url, chosen, tables, seconds, rounds)
        if only in ("", "tigers"):
            good &= beside_tigers(url, chosen, seconds, rounds)
        if only in ("", "memory"):
            good &= memory(url, chosen, tables)
        if only in ("", "stored"):
            good &= stored(url, chosen)
    raise typer.Exit(0 if good else 1)


if __name__ == "__main__":
    typer.run(main)
