"""The options of a table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from meowple.games.fits.rules.scoring import Rules
from meowple.games.fits.rules.versions import Version
from meowple.kernel.setup import Option, Value

# The start column needs nine rows with five players; a table need not be larger than
# any layout can become.
TABLE = ("9x9–29x29", "(9|1[0-9]|2[0-9])x(9|1[0-9]|2[0-9])")  # noqa: RUF001

# The printed rule first.
_BY_THE_LETTER = (
    Option("sleepers", ("later", "any")),
    Option("extra_cats", ("all", "holder"), only=("advanced", (False,))),
)


def options(decks: Iterable[str], version: Version) -> tuple[Option, ...]:
    """All options of a version of the rules; the first of these decks is the one that is
    played with unless another is named."""
    return (
        Option("advanced", (False, True)),
        *(_BY_THE_LETTER if version.by_the_letter else ()),
        Option("tied_kinds", ("all", "one")),
        Option("table", ("auto",), also=TABLE),
        Option("overlays", ("card", "joint")),
        Option("start_cards", ("choose", "draw")),
        Option("cards", tuple(decks)),
    )


def scoring_rules(options: Mapping[str, Value]) -> Rules:
    """The scoring rules of a table with these options. The first version of the rules had
    no choice of sleeping and further cats."""
    return Rules(
        advanced=bool(options["advanced"]),
        one_kind=options["tied_kinds"] == "one",
        later=options.get("sleepers", "any") == "later",
        all_extras=options.get("extra_cats", "holder") == "all",
    )
