"""What the bots know of the solo game: cats and lessons that pay the sister."""

from __future__ import annotations

import pytest

from meowple.games.isle.bot import rollout
from meowple.games.isle.bot.decision_context import DecisionContext
from meowple.games.isle.bot.memory import Memory
from meowple.games.isle.bot.solo import SoloJudge, colour_prices
from meowple.games.isle.game import GAME
from meowple.games.isle.rules.boat import COLOURS
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.rng import Rng
from tests.games.isle.tables import fill, lay, table, teach

FIVE = (("C15", "4,3"), ("C05", "6,3"), ("C10", "8,3"), ("C16", "10,2"), ("C09", "11,3"))


def alone(phase: str = "buy", day: int = 1, *lessons: int) -> IsleState:
    """A solo game in which the sister has these lessons."""
    state = table(1, phase, difficulty="easy")
    state.day = day
    assert state.sister is not None
    state.sister.lessons = lessons
    return state


def by_price(state: IsleState) -> list[str]:
    """The colours, those first that pay the sister least."""
    prices = colour_prices(state)
    return sorted(COLOURS, key=lambda colour: prices[colour])


def worth(state: IsleState, card: int) -> float:
    return DecisionContext(state, 0).cards.worth(card)


def lay_group(state: IsleState, colour: str, number: int = 3) -> None:
    for shape, place in FIVE[:number]:
        lay(state, 0, f"{colour} {shape}", place)


# --- colours ---------------------------------------------------------------------


def test_the_cats_that_will_join_a_dear_family_are_counted_too() -> None:
    """On the second day two colours are known; the dearest of them pays 5 for a cat."""
    promises = []
    for rank in (0, -1):
        state = alone("rescue", 2)
        lay_group(state, by_price(state)[rank])
        promises.append(DecisionContext(state, 0).promise)
    cheap, dear = promises
    assert cheap - dear > 3 * (5 - 2) + 1


def test_a_hasty_player_leaves_the_dear_cats_too() -> None:
    state = alone("rescue", 2)
    cheap, *_, dear = by_price(state)
    fill(state, f"{dear} C15, {cheap} C15")
    actions = GAME.legal(state, 0)
    assert str(rollout.choose(state, 0, actions, Rng(1), Memory())) == "rescue left:2"


# --- her lessons -----------------------------------------------------------------


def test_with_others_there_is_no_sister_to_pay() -> None:
    assert colour_prices(table(2, "buy")) == {}
    assert not isinstance(DecisionContext(table(2, "buy"), 0).judge, SoloJudge)


def test_where_the_sister_counts_lessons_each_is_dearer() -> None:
    assert worth(alone(), 117) - worth(alone("buy", 1, 207), 117) == pytest.approx(3)


def test_where_rats_pay_the_sister_no_lesson_is_made_of_them() -> None:
    assert worth(alone("buy", 1, 201), 125) < worth(alone(), 125) / 3


def test_where_commons_pay_the_sister_a_card_for_them_is_worth_nothing() -> None:
    assert worth(alone(), 107) > 0
    assert worth(alone("buy", 1, 210), 107) == 0


def test_the_family_that_the_sister_counts_as_well_need_not_grow() -> None:
    """With lesson 208 the largest family scores for both."""
    gains = []
    for lessons in ((), (208,)):
        state = alone("rescue", 3, *lessons)
        colour = by_price(state)[0]
        lay_group(state, colour, 3)
        before = DecisionContext(state, 0).promise
        for shape, place in FIVE[3:]:
            lay(state, 0, f"{colour} {shape}", place)
        gains.append(DecisionContext(state, 0).promise - before)
    plain, counted_twice = gains
    assert plain > counted_twice + 5


def test_early_on_another_family_may_still_become_the_one_she_counts() -> None:
    """So the first family costs less than on the last day, though it will be larger."""
    costs = []
    for day in (2, 5):
        promises = []
        for lessons in ((), (208,)):
            state = alone("rescue", day, *lessons)
            lay_group(state, by_price(state)[0], 3)
            promises.append(DecisionContext(state, 0).promise)
        costs.append(promises[0] - promises[1])
    early, late = costs
    assert 0 < early < late


def test_a_lonely_cat_that_pays_the_sister_is_dear_on_the_last_day() -> None:
    gains = []
    for lessons in ((), (206,)):
        state = alone("rescue", 5, *lessons)
        before = DecisionContext(state, 0).promise
        lay(state, 0, "red C15", "4,3")
        gains.append(DecisionContext(state, 0).promise - before)
    plain, lonely = gains
    assert plain - lonely > 3


# --- lessons and fish ------------------------------------------------------------


@pytest.mark.parametrize("card", [122, 123, 139, 148])
def test_a_lesson_that_counts_what_is_still_to_come_is_liked_on_the_first_day(
    card: int,
) -> None:
    assert worth(alone(), card) > 2


def test_three_cats_of_every_colour_are_not_to_be_had_alone() -> None:
    assert worth(alone(), 115) < 0.5


def test_treasures_are_worth_more_to_a_boat_whose_lessons_count_them() -> None:
    state = alone()
    before = worth(state, 107)
    teach(state, 0, 123)
    assert worth(state, 107) > before + 1


def test_on_the_last_day_fish_is_kept_for_the_lesson_that_wants_it() -> None:
    state = alone("rescue", 5)
    fill(state, "red C15", "")
    state.players[0].fish = 6
    economy = DecisionContext(state, 0).economy
    assert economy.lost(6, 3) == 0
    teach(state, 0, 142)
    economy = DecisionContext(state, 0).economy
    assert economy.lost(6, 3) == 7
    assert economy.lost(9, 3) == economy.lost(4, 3) == 0
    assert economy.worth(5, 0) > economy.worth(4, 0) + 6


def test_fish_that_would_pay_the_sister_is_better_spent() -> None:
    assert price_of_fish(5, 200) == -4
    assert price_of_fish(2, 200) < price_of_fish(2)


def price_of_fish(day: int, *lessons: int) -> float:
    """What a fish is worth on a day."""
    return DecisionContext(alone("buy", day, *lessons), 0).economy.fish


def test_a_card_for_an_oshax_is_worth_nothing_when_the_sister_took_them_all() -> None:
    state = alone()
    assert worth(state, 1) > 5
    state.oshax = ()
    assert worth(state, 1) == 0


def test_a_permanent_basket_is_worth_less_than_among_others() -> None:
    assert 0 < worth(alone(), 84) < worth(table(2, "buy"), 84)
