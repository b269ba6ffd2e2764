"""`meowple play`: a server for one's own machine, or a game in the terminal."""

from __future__ import annotations

from secrets import randbits
from typing import Annotated

import typer
from rich.console import Console

from meowple import bots as bot_list
from meowple.cli.guard import WrongUsage, guard
from meowple.cli.options import (
    DEFAULT_GAME,
    DEFAULT_LANG,
    Bots,
    Data,
    Debug,
    Lang,
    Options,
    Seats,
    prepared,
)
from meowple.cli.serve import play_here
from meowple.cli.table import Table
from meowple.kernel.game import find
from meowple.kernel.record import Record
from meowple.texts import texts


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="The id of a game.")
    ] = None,
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play in the terminal, against bots.")
    ] = False,
    plain: Annotated[
        bool, typer.Option("--plain", help="No tables or colours, for screen readers.")
    ] = False,
    seat: Annotated[int, typer.Option(min=0, help="Your seat, counted from 0.")] = 0,
    seats: Seats = None,
    seed: Annotated[
        int | None, typer.Option(min=0, help="The seed of all chance; drawn if not given.")
    ] = None,
    bots: Bots = "random",
    option: Options = None,
    data: Data = None,
    lang: Lang = DEFAULT_LANG,
    debug: Debug = False,
) -> None:
    """Play in the browser, or with --terminal in the terminal, against bots.

    A game that is named is offered at once; the terminal plays The Isle of Cats if none
    is. All other options but --lang and --debug are for the terminal.
    """
    with guard(lang, debug):
        if not terminal:
            if plain or seat or seats or seed is not None or option or data:
                raise WrongUsage("play.terminal_only")
            if game is not None:
                find(game)
            play_here(lang, game)
            return
        luck = randbits(48) if seed is None else seed
        id = game or DEFAULT_GAME
        ready = prepared(id, seats=seats, seed=luck, option=option, bots=bots, data=data)
        setup = ready.setup
        if seat >= setup.seats:
            raise WrongUsage("play.seat", seats=setup.seats, last=setup.seats - 1)
        console = Console(highlight=False, markup=False, soft_wrap=True, no_color=plain)
        Table(
            game=ready.game,
            state=ready.game.start(setup),
            record=Record.of(ready.game, setup, data=ready.data),
            seat=seat,
            bots=[bot_list.seat_bot(n, luck, at) for at, n in enumerate(ready.bots)],
            texts=texts(lang),
            console=console,
            plain=plain,
        ).run()
