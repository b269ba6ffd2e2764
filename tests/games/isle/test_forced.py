"""Forced actions: what a table may play for a person against bots."""

from __future__ import annotations

from meowple.games.isle.game import GAME
from meowple.games.isle.rules.frames import TakeTile
from meowple.games.isle.rules.state import IsleState
from tests.games.isle.tables import (
    answer,
    at_window,
    give,
    lay,
    skip_to,
    table,
    texts,
    turns,
)

# Card 84 gives a basket, 96 gives fish for cats of a color, 80 another rescue.
BASKET, FISH, EXTRA = 84, 96, 80
# A rescue card, and a treasure card: no anytime cards.
RESCUE = 43
TREASURE = 105


def forced(state: IsleState, seat: int = 0) -> str | None:
    found = GAME.forced(state, seat)
    return None if found is None else str(found)


def test_a_window_is_passed_over_without_a_card_that_could_be_played() -> None:
    assert forced(at_window("order", (RESCUE,), (RESCUE,))) == "done"


def test_a_window_asks_a_seat_that_holds_a_card_with_an_effect() -> None:
    assert forced(at_window("order", (RESCUE, BASKET), (RESCUE,))) is None


def test_a_card_that_would_bring_no_fish_is_no_reason_to_ask() -> None:
    state = at_window("order", (FISH,), (RESCUE,))
    assert forced(state) == "done"
    lay(state, 0, "red C16", "7,0")
    assert forced(state) is None


def test_before_scoring_another_rescue_is_no_reason_to_ask() -> None:
    assert forced(at_window("day_end", (EXTRA,), (RESCUE,))) is None
    assert forced(at_window("scoring", (EXTRA,), (RESCUE,), day=5)) == "done"


def test_a_seat_that_always_wants_to_be_asked_is_asked() -> None:
    state = at_window("order", (RESCUE,), (RESCUE,))
    answer(state, 0, "ask always")
    assert forced(state) is None


def test_a_seat_that_can_rescue_no_cat_passes() -> None:
    state = turns(fish=0)
    give(state, 0, RESCUE)
    assert forced(state) == "pass"
    give(state, 0, BASKET)
    assert forced(state) is None


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
    give(state, 0, TREASURE)
    give(state, 1, RESCUE)
    skip_to(state, "ready")
    assert forced(state) == "done"
    assert forced(state, 1) is None
