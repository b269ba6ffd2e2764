"""Random games in numbers, in all modes of the games."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from meowple.kernel.setup import Value
from meowple.rl.match import Match

GAMES = ("fits", "isle", "kyoto")
# Seats and options: all that changes what can be asked.
MODES: tuple[tuple[str, int, dict[str, Value]], ...] = (
    ("fits", 2, {}),
    ("fits", 3, {"advanced": True}),
    ("fits", 4, {"overlays": "joint", "start_cards": "draw"}),
    ("fits", 5, {"table": "9x12"}),
    ("isle", 1, {}),
    ("isle", 1, {"difficulty": "expert"}),
    ("isle", 2, {}),
    ("isle", 3, {"rescue_choice": "simultaneous"}),
    ("isle", 4, {"printing": "ru-uk"}),
    ("isle", 2, {"mode": "family"}),
    ("isle", 4, {"mode": "family", "family_maps": "any"}),
    ("kyoto", 2, {}),
    ("kyoto", 3, {"side": "expert", "centre": "asymmetric", "die": "narrow"}),
    ("kyoto", 4, {"scenario": "river", "stamina": "long", "target": 7}),
    ("kyoto", 2, {"scenario": "lanterns", "rotation": 3}),
)
EVERY_MODE = pytest.mark.parametrize(
    ("id", "seats", "options"),
    MODES,
    ids=[f"{id} {seats} {options}" for id, seats, options in MODES],
)


def moments(match: Match, seed: int) -> Iterator[int]:
    """A random game: before each decision its number; at the end once more."""
    chance = np.random.default_rng(seed)
    match.deal(seed)
    number = 0
    while not match.over:
        yield number
        number += 1
        match.play(int(chance.choice([*match.legal])))
    yield number
