"""The options of a table."""

from __future__ import annotations

from collections.abc import Iterable

from meowple.kernel.setup import Option

# The start column needs nine rows with five players; a table need not be larger than
# any layout can become.
TABLE = ("9x9–29x29", "(9|1[0-9]|2[0-9])x(9|1[0-9]|2[0-9])")  # noqa: RUF001


def options(decks: Iterable[str]) -> tuple[Option, ...]:
    """All options; the first of these decks is the one that is played with unless
    another is named."""
    return (
        Option("advanced", (False, True)),
        Option("tied_kinds", ("all", "one")),
        Option("table", ("auto",), also=TABLE),
        Option("overlays", ("card", "joint")),
        Option("start_cards", ("choose", "draw")),
        Option("cards", tuple(decks)),
    )
