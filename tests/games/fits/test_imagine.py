"""Imagined states depend on what the seat knows and on chance, and on nothing else."""

from __future__ import annotations

import pytest

from meowple.games.fits.game import GAME
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Value
from tests.games.fits.playing import KINDS, name, positions, random_move


@pytest.mark.parametrize(
    ("seats", "options"), [pytest.param(*kind, id=name(*kind)) for kind in KINDS]
)
def test_what_is_imagined_depends_on_nothing_the_seat_does_not_know(
    seats: int, options: dict[str, Value]
) -> None:
    """The hidden cards are dealt again: from the same chance the same state comes."""
    for number, state in enumerate(positions(seats, options, 7, random_move)):
        if number % 9 == 0 and state.stack:
            for seat in range(seats):
                other = GAME.imagine(state, seat, Rng(f"dealt anew {number}"))
                found = [GAME.imagine(one, seat, Rng(number)) for one in (state, other)]
                assert found[0].digest() == found[1].digest(), (number, seat)


def test_another_chance_gives_another_state() -> None:
    state = next(iter(positions(2, {}, 7)))
    found = {GAME.imagine(state, 0, Rng(number)).digest() for number in range(20)}
    assert len(found) == 20
