"""What the cats of a day add to a boat, before the rescue."""

from __future__ import annotations

import pytest

from meowple.games.isle.bot.beam import Beam
from meowple.games.isle.bot.decision_context import DecisionContext
from meowple.games.isle.bot.memory import Memory
from meowple.games.isle.rules.state import IsleState
from tests.games.isle.tables import fill, table


def offered(left: str, right: str = "", seats: int = 2) -> IsleState:
    state = table(seats, "buy")
    fill(state, left, right)
    return state


def gains(state: IsleState) -> list[float]:
    return [*Beam(state, state.players[0], 0.5).gains()]


def test_there_is_a_gain_for_each_cat_up_to_four() -> None:
    assert len(gains(offered("red C15, red C02"))) == 2
    assert len(gains(offered("red C15, red C02, red C03, red C08, red C09"))) == 4
    assert gains(offered("")) == []


def test_cats_of_one_color_add_more_than_cats_of_several() -> None:
    alike = gains(offered("red C15, red C02, red C03"))
    mixed = gains(offered("red C15, blue C02, green C03"))
    assert sum(alike) > sum(mixed) + 2


def test_a_dear_cat_adds_as_much_as_a_cheap_one() -> None:
    """What it costs is counted where it is bought."""
    cheap, dear = gains(offered("red C15")), gains(offered("", "red C15"))
    assert cheap == pytest.approx(dear)


def test_fish_and_baskets_are_worth_what_is_planned_with_them() -> None:
    state = offered("red C15, red C02, red C03")
    memory = Memory()
    economy = DecisionContext(state, 0, memory).economy
    assert [*economy.cats] == gains_at_its_price(state)
    assert DecisionContext(state, 0, memory).economy.cats is economy.cats
    assert economy.worth(8, 2) > economy.worth(8, 1) > economy.worth(3, 1)


def gains_at_its_price(state: IsleState) -> list[float]:
    price = DecisionContext(state, 0).economy.fish
    return [*Beam(state, state.players[0], price).gains()]


def test_in_the_rescue_the_cats_that_are_left_count() -> None:
    state = table(2, "rescue")
    fill(state, "red C15, red C02, red C03", "")
    assert len([*DecisionContext(state, 0).economy.cats]) == 2


@pytest.mark.parametrize("seats", [1, 2])
def test_plans_are_the_same_with_what_is_remembered(seats: int) -> None:
    state = table(seats, "rescue")
    fill(state, "red C15, red C02, blue C03", "green C08")
    player, memory = state.players[0], Memory()
    plain = Beam(state, player, 0.5).worths()
    found = [Beam(state, player, 0.5, memory=memory).worths() for _ in range(2)]
    assert found == [plain, plain]
    (cat, *_) = state.fields[0]
    begun = Beam(state, player, 0.5, memory=memory).worths(cat)
    assert {tile.piece for tile in begun} == {cat}


def test_a_plan_begins_with_any_cat_but_goes_on_with_the_best_ones() -> None:
    state = table(2, "rescue")
    fill(state, "red C15, red C02, red C03, red C08", "blue C10, blue C11, blue C12")
    beam = Beam(state, state.players[0], 0.5)
    begun = {tile.piece for tile in beam.worths()}
    assert begun == {*state.fields[0], *state.fields[1]}
    assert {cat for cat, _ in beam._further} < begun
