"""Imagined states depend on nothing that the seat does not know.

A seat that is asked in another world, with all else that it could be in, imagines the
same from the same chance.
"""

from __future__ import annotations

import pytest

from meowple.games.isle.game import GAME
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Value
from tests.games.isle.playing import begin, random_move
from tests.games.isle.tables import actors

TABLES: list[tuple[int, dict[str, Value]]] = [
    (1, {"difficulty": "hard"}),
    (2, {}),
    (2, {"rescue_choice": "simultaneous"}),
    (3, {"mode": "family"}),
    (4, {}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_in_another_world_the_same_is_imagined(
    seats: int, options: dict[str, Value]
) -> None:
    rng = Rng(f"known {seats} {options}")
    state = GAME.start(GAME.setup(seats, options, 7))
    looks = 0
    while actors(state):
        if not rng.below(8):
            seat = rng.below(seats)
            other = GAME.imagine(state, seat, rng)
            luck = rng.below(1 << 32)
            here = GAME.imagine(state, seat, Rng(luck))
            there = GAME.imagine(other, seat, Rng(luck))
            assert here.digest() == there.digest()
            looks += here.digest() != state.digest()
        GAME.play(state, *random_move(state, rng))
    assert looks > 5


def test_cards_picked_but_not_shown_are_picked_again() -> None:
    state = begin(2, 7)
    one, other = state.copy(), state.copy()
    GAME.play(other, 1, GAME.legal(other, 1)[0])
    worlds = [GAME.imagine(table, 0, Rng(3)).digest() for table in (one, other)]
    assert worlds[0] == worlds[1]
