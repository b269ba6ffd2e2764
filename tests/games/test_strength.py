"""The facts in a game's package about its bots: their strength, and what they can learn."""

from __future__ import annotations

import pytest

from meowple.bots.by_name import BOTS
from meowple.kernel.plugin import RulesOnly
from meowple.kernel.registry import built_in, plugin
from tests.pebbles import Pebbles

LEVELS = [*BOTS]


@pytest.mark.parametrize("id", [one.id for one in built_in()])
def test_shares_are_of_neighboring_levels_and_within_their_intervals(id: str) -> None:
    shares = plugin(id).strength()
    assert shares
    for one in shares:
        assert LEVELS.index(one.level) == LEVELS.index(one.over) + 1
        assert 0 <= one.low <= one.share <= one.high <= 1
        assert one.games >= 20


def test_a_game_need_not_be_measured_nor_have_anything_to_learn() -> None:
    pebbles = RulesOnly(Pebbles())
    assert pebbles.strength() == ()
    assert pebbles.trainer() is None


def test_the_isle_has_a_policy_that_can_be_learned_for_each_mode() -> None:
    trainer = plugin("isle").trainer()
    assert trainer is not None
    assert {*trainer.modes} == {"standard", "solo", "family"}
