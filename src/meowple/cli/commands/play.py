"""`meowple play`: a local server with a browser, or a game in the terminal."""

from __future__ import annotations

from secrets import randbits
from typing import Annotated

import typer
from rich.console import Console

from meowple import bots as bot_list
from meowple.cli.exit_codes import WrongUsage, report_errors
from meowple.cli.options import (
    DEFAULT_LANG,
    Data,
    Debug,
    Lang,
    Options,
    PreparedGame,
    Seats,
    default_game,
    prepare,
)
from meowple.cli.terminal.seating import names_at, terminal_facts
from meowple.cli.terminal.terminal_table import TerminalTable
from meowple.kernel.registry import find
from meowple.table.table import Table
from meowple.texts import texts

# The opponent of a person unless --bots says otherwise.
OPPONENT = "cat"


def play(
    game: Annotated[str | None, typer.Argument(metavar="game")] = None,
    terminal: Annotated[bool, typer.Option("--terminal")] = False,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    seat: Annotated[int, typer.Option(min=0)] = 0,
    seats: Seats = None,
    seed: Annotated[int | None, typer.Option(min=0)] = None,
    bots: Annotated[str | None, typer.Option(metavar="bots")] = None,
    option: Options = None,
    data: Data = None,
    lang: Lang = DEFAULT_LANG,
    debug: Debug = False,
) -> None:
    with report_errors(lang, debug):
        if not terminal:
            if plain or seat or seats or seed is not None or bots or option or data:
                raise WrongUsage("play.terminal_only")
            if game is not None:
                find(game)
            # A game in the terminal needs no server: the import takes long.
            from meowple.cli.commands.serve import play_here

            play_here(lang, game)
            return
        luck = randbits(48) if seed is None else seed
        ready = prepare(
            game or default_game(),
            seats=seats,
            seed=luck,
            option=option,
            bots=bots or OPPONENT,
            data=data,
        )
        _table(ready, seat, plain, lang).run()


def _table(ready: PreparedGame, seat: int, plain: bool, lang: str) -> TerminalTable:
    """The table in the terminal, with the person at this seat."""
    game, setup, words = ready.game, ready.setup, texts(lang)
    if seat >= setup.seats:
        raise WrongUsage("play.seat", seats=setup.seats, last=setup.seats - 1)
    facts = terminal_facts(game, setup, seat, ready.bots)
    return TerminalTable(
        table=Table(facts, game),
        data=ready.data,
        seat=seat,
        bots=[bot_list.seat_bot(n, setup.seed, at) for at, n in enumerate(ready.bots)],
        names=names_at(facts, words),
        texts=words,
        # None: by the terminal, and by NO_COLOR.
        console=Console(
            highlight=False, markup=False, soft_wrap=True, no_color=plain or None
        ),
        plain=plain,
    )
