"""What bots do after fishing and before a further treasure."""

from __future__ import annotations

import pytest

from meowple.games.isle.rules.state import IsleState
from meowple.kernel.rng import Rng
from tests.games.isle.bot.test_knowledge import KNOWN, best, weights
from tests.games.isle.tables import actors, answer, give, let, moment, table, turns


def after_fishing(*cards: int) -> IsleState:
    state = table(2, "rescue")
    give(state, 0, *cards)
    while moment(state) != "fishing":
        let(state, actors(state)[0])
    return state


def on_its_map(*cards: int) -> IsleState:
    state = turns("green C16, red C16")
    give(state, 0, *cards)
    answer(state, 0, "rescue left:1", "place 7,0")
    return state


@pytest.mark.parametrize("cards", [(112,), (55, 69), (80, 83), (92,)])
def test_a_bot_without_a_useful_card_is_done_after_fishing(cards: tuple[int, ...]) -> None:
    state = after_fishing(*cards)
    assert best(state) == "done"
    assert str(KNOWN.quick(state, 0, state.stack[-1].legal(state, 0), Rng(1))) == "done"


def test_a_draw_card_is_kept_in_the_evening_and_played_after_fishing() -> None:
    state = table(2, "rescue")
    give(state, 0, 71)
    while moment(state) != "day_end":
        let(state, actors(state)[0])
    assert best(state) == "done"
    assert best(after_fishing(71)) == "anytime 71"


@pytest.mark.parametrize("cards", [(), (112,), (80, 83), (69,)])
def test_a_treasure_that_a_bot_may_take_is_taken(cards: tuple[int, ...]) -> None:
    state = on_its_map(*cards)
    legal = state.stack[-1].legal(state, 0)
    for choose in (KNOWN.quick, KNOWN.careful):
        assert str(choose(state, 0, legal, Rng(1))).startswith("take")
    assert best(state).startswith("take")


def test_69_is_weighed_by_what_the_treasure_does_apart() -> None:
    found = weights(on_its_map(69))
    treasures = [weight for line, weight in found.items() if line.startswith("take")]
    # here a treasure beside the cat does nearly as much, and the card is kept
    assert max(treasures) - 2.5 < found["anytime 69"] < max(treasures)
