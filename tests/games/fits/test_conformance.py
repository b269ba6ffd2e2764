"""What holds for every game holds for If It Fits: the conformance kit, all options."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from meowple.games.fits.game import GAME, Fits
from meowple.kernel.conformance.check import check_game
from meowple.kernel.setup import Value
from tests.games.fits.playing import KINDS, LIVELY, name

pytestmark = pytest.mark.uncounted

# The seeds are the same in every run, so that a failure is one of the code, not of luck.
few = settings(
    max_examples=3,
    deadline=None,
    derandomize=True,
    database=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=[HealthCheck.too_slow],
)
fewer = settings(few, max_examples=1)
seeds = st.integers(min_value=0, max_value=2**64)
kinds = pytest.mark.parametrize(
    ("seats", "options"), [pytest.param(*kind, id=name(*kind)) for kind in KINDS]
)


def conforms(
    game: Fits, seats: int, options: dict[str, Value], seed: int, every: int
) -> None:
    """The costly checks come before every so many actions."""
    check_game(game, game.setup(seats, options, seed), seed, every=every)


@kinds
@given(seed=seeds)
@few
def test_what_always_holds(seats: int, options: dict[str, Value], seed: int) -> None:
    conforms(GAME, seats, options, seed, every=2 * seats)


@kinds
@given(seed=seeds)
@fewer
def test_what_always_holds_when_the_deck_ends_the_game(
    seats: int, options: dict[str, Value], seed: int
) -> None:
    conforms(LIVELY, seats, options, seed, every=20 * seats)
