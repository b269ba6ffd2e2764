"""The options of a table."""

from __future__ import annotations

from collections.abc import Iterable

from meowple.games.kyoto.rules.letter import Letter
from meowple.kernel.setup import Option


def options(scenarios: Iterable[str], letter: Letter) -> tuple[Option, ...]:
    found: tuple[Option, ...] = (
        Option("side", ("novice", "expert")),
        Option("centre", ("normal", "asymmetric")),
        Option("rotation", ("random", 0, 1, 2, 3)),
        Option("target", (5, 6, 7)),
        Option("die", ("wide", "narrow")),
        Option("stamina", ("short", "long")),
        Option("scenario", tuple(scenarios)),
    )
    if letter.kittens_may_be_chosen:
        found += (Option("kittens", ("drawn", "chosen")),)
    return found
