"""What holds for every game holds for Kyoto no Neko: the conformance kit, all options."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from meowple.games.kyoto.game import GAME
from meowple.kernel.conformance.check import check_game
from meowple.kernel.setup import Value
from tests.games.kyoto.playing import KINDS, name, passing

pytestmark = pytest.mark.uncounted

# The seeds are the same in every run, so that a failure is one of the code, not of luck.
few = settings(
    max_examples=2,
    deadline=None,
    derandomize=True,
    database=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=[HealthCheck.too_slow],
)
seeds = st.integers(min_value=0, max_value=2**64)


@pytest.mark.parametrize(
    ("seats", "options"), [pytest.param(*kind, id=name(*kind)) for kind in KINDS]
)
@given(seed=seeds)
@few
def test_what_always_holds(seats: int, options: dict[str, Value], seed: int) -> None:
    setup = GAME.setup(seats, options, seed)
    check_game(GAME, setup, seed, every=35 * seats, passing=passing)
