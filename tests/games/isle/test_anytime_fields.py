"""Anytime cards about the fields (rule 5: 77, 83)."""

from __future__ import annotations

from meowple.games.isle.rules.day.fill import fill_fields
from meowple.games.isle.rules.state import IsleState
from tests.games.isle.tables import (
    answer,
    decision,
    fill,
    find_rares,
    give,
    lay,
    names,
    on_bag,
    refusal,
    rescue,
    skip_to,
    table,
    texts,
    turns,
)


def holding(*cards: int) -> IsleState:
    """Seat 0 is on turn with one cat on the boat, these cards and one for later."""
    state = turns("red C15, purple C16", "orange C13")
    lay(state, 0, "blue C16", "8,4 r1")
    give(state, 0, *cards, 112)
    give(state, 1, 111)
    return state


# --- 77: cats change fields ---


def test_up_to_three_cats_change_fields_in_both_directions() -> None:
    state = holding(77)
    fill(state, "red C15, purple C16", "orange C13, blue C15")
    answer(state, 0, "anytime 77")
    assert texts(state, 0) == ["move left:1", "move left:2", "move right:1", "move right:2"]
    # one must be moved
    assert refusal(state, 0, "done") == "action.not_now"
    answer(state, 0, "move left:1", "move right:1")
    assert names(state, state.fields[0]) == ["purple C16", "orange C13"]
    assert names(state, state.fields[1]) == ["blue C15", "red C15"]
    # those that were moved stay
    assert texts(state, 0) == ["move left:1", "move right:1", "done"]
    assert refusal(state, 0, "move right:2") == "field.no_such_cat"
    answer(state, 0, "move right:1")
    assert decision(state) == "rescue"
    assert names(state, state.fields[0]) == ["purple C16", "orange C13", "blue C15"]


def test_one_cat_is_enough() -> None:
    state = holding(77)
    answer(state, 0, "anytime 77", "move right:1", "done")
    assert [len(field) for field in state.fields] == [3, 0]


def test_moving_ends_when_no_cat_is_left_to_move() -> None:
    state = holding(77)
    fill(state, "", "orange C13")
    answer(state, 0, "anytime 77", "move right:1")
    assert decision(state) == "rescue"


def test_moved_cats_cost_what_their_field_says() -> None:
    state = holding(77)
    fill(state, "", "orange C13")
    state.players[0].fish = 3
    assert refusal(state, 0, "rescue right:1") == "fish.too_few"
    answer(state, 0, "anytime 77", "move right:1")
    rescue(state, 0, "left:1")
    assert state.players[0].fish == 0


def test_77_needs_a_cat_in_the_fields() -> None:
    state = holding(77)
    fill(state)
    assert refusal(state, 0, "anytime 77") == "field.no_cat"


def test_a_place_in_the_field_is_chosen_in_solo_only() -> None:
    state = holding(77, 83)
    answer(state, 0, "anytime 77")
    assert refusal(state, 0, "move left:1 1") == "field.no_such_place"
    answer(state, 0, "move left:1", "done", "anytime 83")
    assert refusal(state, 0, "put left:1") == "field.no_such_place"


# --- 83: four tiles for the fields ---


def test_case_12_card_83() -> None:
    state = holding(83)
    on_bag(state, "green C13", "R4", "blue C15", "green C16")
    find_rares(state, "R1")
    on_bag(state, "green C13", "R4", "blue C15", "green C16")
    bag = len(state.bag)
    answer(state, 0, "anytime 83")
    assert len(state.bag) == bag - 4
    assert [names(state, [rare]) for rare, _ in state.rares] == [["R1"], ["R4"]]
    assert texts(state, 0) == ["put left", "put right"]
    assert refusal(state, 0, "done") == "action.not_now"
    answer(state, 0, "put right", "put left", "put right")
    assert names(state, state.fields[0]) == ["red C15", "purple C16", "blue C15"]
    assert names(state, state.fields[1]) == ["orange C13", "green C13", "green C16"]
    assert decision(state) == "rescue"


def test_83_with_rares_only_asks_nothing() -> None:
    state = holding(83)
    on_bag(state, "R1", "R1", "R2", "R2")
    before = sum(count for _, count in state.rares)
    answer(state, 0, "anytime 83")
    assert decision(state) == "rescue"
    assert sum(count for _, count in state.rares) == before + 4


def test_83_draws_what_is_left() -> None:
    state = holding(83)
    on_bag(state, "green C13", "R1")
    state.gone += state.bag[:-2]
    state.bag = state.bag[-2:]
    answer(state, 0, "anytime 83", "put left")
    assert state.bag == ()


def test_cats_put_in_the_evening_stay_and_do_not_reduce_the_number() -> None:
    state = holding(83)
    on_bag(state, "green C13", "blue C15", "green C16", "green C15")
    skip_to(state, "evening")
    answer(state, 1, "done")
    answer(state, 0, "anytime 83", *["put left"] * 4)
    skip_to(state, "draft", 2)
    assert [len(field) for field in state.fields] == [8, 4]
    assert names(state, state.fields[0])[0] == "green C13"
    assert "red C15" in names(state, state.gone)


def test_cats_that_are_there_do_not_reduce_the_number_when_fields_are_filled() -> None:
    state = holding()
    fill_fields(state)
    assert [len(field) for field in state.fields] == [6, 5]


def test_a_field_has_no_limit() -> None:
    state = table(2, "draft")
    give(state, 0, 83)
    cats = [name for name in names(state, state.bag) if " " in name][:4]
    on_bag(state, *cats)
    answer(state, 0, "anytime 83", *["put left"] * 4)
    assert [len(field) for field in state.fields] == [8, 4]
