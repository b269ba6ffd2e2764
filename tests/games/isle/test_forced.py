"""Forced actions: what a table may play for a person against bots."""

from __future__ import annotations

import pytest

from meowple.games.isle.game import GAME
from meowple.games.isle.rules.frames import TakeTile
from meowple.games.isle.rules.state import IsleState
from tests.games.isle.tables import (
    answer,
    at_window,
    give,
    lay,
    moment,
    names,
    on_deck,
    skip_to,
    table,
    texts,
    turns,
)

# Card 84 gives a basket, 96 gives fish for cats of a color, 80 another rescue, 72 draws
# cards, 77 moves cats in the fields, 75 brings a cat from the bag to the boat.
BASKET, FISH, EXTRA, DRAW, MOVE, BAG = 84, 96, 80, 72, 77, 75
# A rescue card, and a treasure card: no anytime cards.
RESCUE = 43
TREASURE = 105
MOMENTS = ("fishing", "order", "rescue_end", "day_end")


def forced(state: IsleState, seat: int = 0) -> str | None:
    found = GAME.forced(state, seat)
    return None if found is None else str(found)


def test_a_window_is_passed_over_without_a_card_that_could_be_played() -> None:
    assert forced(at_window("order", (RESCUE,), (RESCUE,))) == "done"


@pytest.mark.parametrize(
    ("card", "asked"),
    [
        (DRAW, ["fishing"]),
        (MOVE, ["order"]),
        (EXTRA, []),
        (BASKET, []),
        (BAG, []),
    ],
)
def test_a_window_asks_about_a_card_only_where_it_can_do_more_than_later(
    card: int, asked: list[str]
) -> None:
    days = {"fishing": 2}
    states = {
        when: at_window(when, (card,), (RESCUE,), day=days.get(when, 1)) for when in MOMENTS
    }
    assert [when for when, state in states.items() if forced(state) is None] == asked


def test_a_window_asks_about_another_rescue_right_after_a_rescue() -> None:
    state = turns("red C16")
    give(state, 0, EXTRA)
    give(state, 1, RESCUE)
    answer(state, 0, "rescue left:1", "place 7,0")
    assert moment(state) == "rescue_end"
    assert forced(state) is None


def test_the_last_window_asks_about_all_that_can_still_count() -> None:
    state = at_window("scoring", (FISH,), (RESCUE,), day=5)
    assert forced(state) == "done"
    cat = next(name for name in names(state, state.bag) if " " in name)
    lay(state, 0, cat, "7,2")
    assert forced(state) is None
    assert forced(at_window("scoring", (BAG,), (RESCUE,), day=5)) is None
    for late in (EXTRA, DRAW):
        assert forced(at_window("scoring", (late,), (RESCUE,), day=5)) == "done"


def test_after_paying_only_a_card_that_draws_others_is_asked_about() -> None:
    for card, wanted in ((DRAW, None), (BASKET, "done")):
        state = table(2, "buy")
        give(state, 0, card)
        answer(state, 0, "pay")
        assert forced(state) == wanted


def test_a_seat_that_always_wants_to_be_asked_is_asked() -> None:
    state = at_window("order", (RESCUE,), (RESCUE,))
    answer(state, 0, "ask always")
    assert forced(state) is None


def test_a_seat_that_can_rescue_no_cat_passes_unless_a_card_brings_what_it_lacks() -> None:
    state = turns(fish=0)
    give(state, 0, BASKET)
    assert forced(state) == "pass"
    give(state, 0, MOVE)
    assert forced(state) is None
    state = turns()
    state.players[0].baskets = 0
    give(state, 0, MOVE)
    assert forced(state) == "pass"
    give(state, 0, BASKET)
    assert forced(state) is None


def test_drawn_cards_that_are_too_dear_are_left_unless_a_card_brings_fish() -> None:
    for held, wanted in (((), "pay"), ((FISH,), None)):
        state = turns(fish=0)
        lay(state, 0, "green C16", "7,2")
        give(state, 0, DRAW, *held)
        on_deck(state, BASKET, MOVE)
        answer(state, 0, f"anytime {DRAW}")
        assert forced(state) == wanted


def test_a_seat_without_a_find_passes_but_may_draw_one_on_the_last_day() -> None:
    for day, wanted in ((4, "pass"), (5, None)):
        state = table(2, "buy", day)
        give(state, 0, DRAW)
        skip_to(state, "finds")
        assert forced(state) == wanted


def test_a_seat_that_can_rescue_a_cat_is_asked() -> None:
    assert forced(turns()) is None


def test_the_only_tile_is_taken() -> None:
    state = turns()
    state.stack.append(TakeTile(0, ("oshax",), 1, False))
    assert forced(state) is None
    state.oshax = state.oshax[:1]
    assert [forced(state)] == texts(state, 0)


def test_without_rescue_cards_there_are_none_to_lay() -> None:
    state = table(2, "buy")
    give(state, 0, TREASURE, DRAW)
    give(state, 1, RESCUE)
    skip_to(state, "ready")
    assert forced(state) == "done"
    assert forced(state, 1) is None
