"""Our games have the properties of every game: the conformance kit, in all modes."""

from __future__ import annotations

from random import Random

import pytest

from meowple.kernel.conformance.check import check_game
from tests.games.cases import Conformance, of_every_game
from tests.thorough import times

pytestmark = pytest.mark.uncounted


@pytest.mark.parametrize("case", of_every_game("CONFORMANCE"), ids=str)
def test_what_always_holds(case: Conformance) -> None:
    # The seeds are the same in every run, so that no failure is one of luck.
    chance = Random(f"conformance of {case}")
    for _ in range(times(1, case.thorough)):
        seed = chance.getrandbits(64)
        check_game(
            case.kind.game,
            case.kind.setup(seed),
            seed,
            every=case.every,
            ordered=case.ordered,
            passing=case.passing,
            values=case.values,
        )
