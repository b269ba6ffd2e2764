"""How the rescue of a day is planned alone."""

from __future__ import annotations

from math import inf

import pytest

from meowple.games.isle.bot import rescuing
from meowple.games.isle.bot.beam import SURE_ALONE
from meowple.games.isle.bot.decision_context import DecisionContext
from meowple.games.isle.bot.knowledge import IsleKnowledge
from meowple.games.isle.bot.plan import Planner
from meowple.games.isle.game import GAME
from meowple.games.isle.rules.actions import Pass, Place, Rescue
from meowple.games.isle.rules.day.rescue import PlaceCat
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.knowledge import never
from tests.games.isle.bot.test_solo import alone, by_price
from tests.games.isle.tables import fill, turns

THREE = "{0} C15, {0} C05, {0} C10"


def rescue(cats: str, *, baskets: int = 3, fish: int = 15, right: str = "") -> IsleState:
    """The first day of a solo game with these cats; a name in braces is the colour that
    pays the sister least."""
    state = alone("rescue")
    cheapest = by_price(state)[0]
    fill(state, cats.format(cheapest), right.format(cheapest))
    player = state.players[0]
    player.baskets, player.fish = baskets, fish
    return state


def best(state: IsleState) -> float:
    """What the best plan is worth."""
    worths = Planner(DecisionContext(state, 0), never).beam.worths()
    return max(worths.values(), default=0.0)


def weights(state: IsleState) -> dict[str, float]:
    actions = GAME.legal(state, 0)
    found = IsleKnowledge(GAME).weigh(state, 0, actions)
    return {str(action): weight for action, weight in zip(actions, found, strict=True)}


def test_three_cats_of_one_colour_are_worth_more_than_each_by_itself() -> None:
    state = rescue(THREE)
    context = DecisionContext(state, 0)
    rescues = [action for action in GAME.legal(state, 0) if isinstance(action, Rescue)]
    singly = [rescuing.rescue(context, action) for action in rescues]
    assert best(state) > sum(max(gain, 0.0) for gain in singly) + 3


def test_a_rescue_that_begins_a_good_plan_is_better_than_to_pass() -> None:
    found = weights(rescue(THREE))
    assert found[str(Pass())] == -inf
    assert max(found, key=found.__getitem__).startswith("rescue")


def test_a_plan_has_as_many_cats_as_there_are_baskets() -> None:
    one, two, three = (best(rescue(THREE, baskets=number)) for number in (1, 2, 3))
    assert one < two < three


def test_without_a_basket_there_is_nothing_to_plan() -> None:
    assert best(rescue(THREE, baskets=0)) == 0


@pytest.mark.parametrize(("fish", "cats"), [(2, 0), (3, 1), (5, 1), (6, 2), (9, 3)])
def test_a_plan_has_as_many_cats_as_there_is_fish_for(fish: int, cats: int) -> None:
    enough = rescue(THREE, baskets=cats, fish=cats * 3)
    assert best(rescue(THREE, fish=fish)) == pytest.approx(best(enough))


def test_a_cat_that_lies_well_alone_may_leave_its_place_to_a_plan() -> None:
    """Of a cat only places are tried that are legal, and those are weighed by what can
    still be made of them."""
    state = rescue(THREE)
    GAME.play(state, 0, GAME.parse("rescue left:1"))
    frame = state.stack[-1]
    assert isinstance(frame, PlaceCat)
    places = GAME.legal(state, 0)
    found = IsleKnowledge(GAME).weigh(state, 0, places)
    tried = [weight for weight in found if weight > -inf]
    assert all(isinstance(place, Place) for place in places)
    assert 1 < len(tried) < len(places)
    first = Planner(DecisionContext(state, 0), never).beam.worths(frame.piece)
    assert max(tried) == pytest.approx(max(first.values()))
    assert max(tried) > 3


@pytest.mark.parametrize("chosen", [False, True])
def test_when_it_is_late_each_cat_is_looked_at_by_itself(chosen: bool) -> None:
    state = rescue(THREE)
    if chosen:
        GAME.play(state, 0, GAME.parse("rescue left:1"))
    known, actions = IsleKnowledge(GAME), GAME.legal(state, 0)
    hurried = known.study(state, 0, actions, lambda: True)
    assert -inf < max(hurried) < max(known.study(state, 0, actions))


@pytest.mark.parametrize("looks", [4, 5])
def test_when_it_gets_late_plans_are_no_longer_than_was_thought_of_for_all(
    looks: int,
) -> None:
    """Each of three cats is looked at as the first one; then there is time for a few of
    the second ones."""
    asked = iter(range(looks))
    late = Planner(
        DecisionContext(rescue(THREE), 0), lambda: next(asked, None) is None
    ).beam.worths()
    one_basket = Planner(DecisionContext(rescue(THREE, baskets=1), 0), never).beam.worths()
    assert late == pytest.approx(one_basket)


def test_no_cat_is_forgotten_for_the_many_places_of_another() -> None:
    """A fourth cat can only be one more way to go on."""
    three, four = rescue(THREE), rescue(f"{THREE}, {{0}} C02")
    before, after = (firsts(state) for state in (three, four))
    assert all(after[cat] > worth - 1 for cat, worth in before.items())


def firsts(state: IsleState) -> dict[str, float]:
    """What the best plan is worth by the shape of its first cat."""
    found: dict[str, float] = {}
    for tile, worth in Planner(DecisionContext(state, 0), never).beam.worths().items():
        shape = state.piece(tile.piece).shape.id
        found[shape] = max(worth, found.get(shape, worth))
    return found


def test_among_others_a_plan_is_worth_less_than_alone() -> None:
    """They may take half of it, but it is worth more than its first cat."""
    state = turns(fish=20)
    state.players[0].baskets = 3
    context = DecisionContext(state, 0)
    actions = [a for a in GAME.legal(state, 0) if isinstance(a, Rescue)]
    found = IsleKnowledge(GAME).weigh(state, 0, actions)
    assert max(found) > max(rescuing.rescue(context, action) for action in actions)
    planner = Planner(context, never)
    planner.beam.sure = SURE_ALONE
    assert max(planner.beam.worths().values()) > max(
        Planner(context, never).beam.worths().values()
    )
