"""The seats of a table in the terminal: a person and bots."""

from __future__ import annotations

from collections.abc import Sequence

from meowple.kernel.game import AnyGame
from meowple.kernel.setup import Setup
from meowple.table.seats import BOT, ME, PLAYING, Seat, TableFacts, seat_names
from meowple.table.terms import Terms
from meowple.texts import Texts

# Nobody's time is counted in a terminal.
NO_TIME = 0


def terminal_facts(
    game: AnyGame, setup: Setup, seat: int, bots: Sequence[str]
) -> TableFacts:
    """A table with a person at this seat and bots at the others."""
    seats = (
        Seat(n, ME, "you", None, None) if n == seat else Seat(n, BOT, None, name, None)
        for n, name in enumerate(bots)
    )
    return TableFacts(
        id="terminal",
        game=game.info.id,
        rules=game.info.rules_version,
        options=dict(setup.options),
        seed=setup.seed,
        salt="",
        commitment="",
        # Every question is asked, so that a file of answers fits any game.
        terms=Terms(window_seconds=0, rated=False, play_forced=False),
        status=PLAYING,
        created=NO_TIME,
        started=NO_TIME,
        seats=tuple(seats),
    )


def names_at(facts: TableFacts, words: Texts) -> list[str]:
    """The names of the seats: the person is “You”, bots have the names of their levels."""
    names = [name or "" for name in seat_names(facts, words)]
    if facts.person is not None:
        names[facts.person] = words.say("cli.you")
    return names
