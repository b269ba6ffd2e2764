"""Rare finds: oshax and treasure cards (rule 4, phase 5)."""

from __future__ import annotations

import pytest

from meowple.games.isle.game import GAME
from meowple.games.isle.rules.state import IsleState
from tests.games.isle.tables import (
    actors,
    answer,
    answers,
    decision,
    find_rares,
    give,
    lay,
    lose_commons,
    names,
    narrow,
    piece,
    places,
    refusal,
    skip_to,
    table,
    texts,
)

COLOURS = ("blue", "green", "red", "purple", "orange")


def finding(*cards: int, other: tuple[int, ...] = ()) -> IsleState:
    """Phase 5 begins; seat 0 has one cat and these cards."""
    state = table(2, "rescue")
    lay(state, 0, "red C16", "8,4 r1")
    give(state, 0, *cards)
    give(state, 1, *other)
    skip_to(state, "finds")
    return state


# --- oshax ---


@pytest.mark.parametrize("card", range(1, 7))
def test_an_oshax_card_gives_any_oshax_in_any_colour(card: int) -> None:
    state = finding(card, other=(113,))
    answer(state, 0, f"find {card} oshax")
    assert sorted(texts(state, 0)) == [f"take O{n}" for n in range(1, 7)]
    answer(state, 0, "take O3")
    assert texts(state, 0) == [f"colour {colour}" for colour in COLOURS]
    # a color that is not on the boat
    answer(state, 0, "colour purple")
    answer(state, 0, places(state, 0)[0])
    player = state.players[0]
    tile = player.boat.tiles[-1]
    assert (tile.kind, tile.colour) == ("oshax", "purple")
    assert "O3" not in names(state, state.oshax)
    assert len(state.oshax) == 5
    assert (player.fish, player.baskets) == (20, 1)
    assert state.discards == (card,)


def test_an_oshax_must_touch_like_any_tile() -> None:
    state = finding(1)
    answer(state, 0, "find 1 oshax", "take O1", "colour red")
    assert refusal(state, 0, "place 15,3") == "tile.must_touch"
    assert refusal(state, 0, "skip") == "action.not_now"


def test_without_oshax_the_card_stays_in_hand() -> None:
    state = finding(1)
    state.gone += state.oshax
    state.oshax = ()
    assert texts(state, 0)[0] == "pass"
    assert refusal(state, 0, "find 1 oshax") == "find.none_left"
    answer(state, 0, "pass")
    assert state.players[0].hand == (1,)


def test_an_oshax_that_fits_nowhere_is_not_offered() -> None:
    state = finding(1)
    narrow(state, 0, (7, 0), (8, 0), (9, 0), (10, 0))
    assert refusal(state, 0, "find 1 oshax") == "find.no_place"


def test_an_oshax_that_was_taken_is_not_there_for_others() -> None:
    state = finding(1, other=(2,))
    answer(state, 0, "find 1 oshax", "take O3", "colour red")
    answer(state, 0, places(state, 0)[0])
    answer(state, 1, "find 2 oshax")
    assert refusal(state, 1, "take O3") == "tile.not_there"
    assert refusal(state, 1, "take R1") == "tile.not_there"
    assert refusal(state, 1, "take Z9") == "tile.not_there"


# --- treasures ---


@pytest.mark.parametrize("card", range(98, 107))
def test_the_large_treasure_cards_give_a_rare(card: int) -> None:
    state = finding(card)
    find_rares(state, "R2", "R2", "R5")
    answer(state, 0, f"find {card} rare")
    assert texts(state, 0) == ["take R2", "take R5"]
    answer(state, 0, "take R2")
    answer(state, 0, places(state, 0)[0])
    # one rare only, and nothing to pay
    assert decision(state) != "take"
    assert [[*names(state, [p]), n] for p, n in state.rares][:2] == [["R2", 1], ["R5", 1]]
    assert state.players[0].boat.tiles[-1].kind == "rare"


@pytest.mark.parametrize("card", range(98, 107))
def test_the_large_treasure_cards_give_two_commons(card: int) -> None:
    state = finding(card)
    answer(state, 0, f"find {card} common")
    # the first must be taken
    assert texts(state, 0) == ["take K1", "take K2", "take K3", "take K4"]
    answer(state, 0, "take K4", "place 8,5")
    assert answers(state, 0)[-1] == "skip"
    answer(state, 0, "take K4", "place 8,6")
    assert state.commons == (5, 5, 5, 3)
    assert decision(state) != "take"


@pytest.mark.parametrize("card", range(107, 113))
def test_the_small_treasure_cards_give_two_small_ones_free(card: int) -> None:
    state = finding(card, other=(113,))
    answer(state, 0, f"find {card} small")
    assert texts(state, 0) == ["take K1", "take K2"]
    assert refusal(state, 0, "take K3") == "tile.not_there"
    answer(state, 0, "take K2", "place 8,5", "take K1", "place 7,4")
    assert state.players[0].fish == 20
    assert state.commons == (4, 4, 5, 5)


@pytest.mark.parametrize("card", range(107, 113))
def test_the_small_treasure_cards_give_two_of_any_shape_for_a_fish(card: int) -> None:
    state = finding(card, other=(113,))
    answer(state, 0, f"find {card} common")
    assert state.players[0].fish == 19
    assert texts(state, 0) == ["take K1", "take K2", "take K3", "take K4"]
    answer(state, 0, "take K3")
    answer(state, 0, places(state, 0)[0], "take K1")
    answer(state, 0, places(state, 0)[0])
    assert state.players[0].fish == 19


def test_the_last_rare_of_a_stack_leaves_nothing_behind() -> None:
    state = finding(98, other=(99,))
    find_rares(state, "R2", "R5", "R5")
    answer(state, 0, "find 98 rare", "take R2")
    answer(state, 0, places(state, 0)[0])
    assert state.rares == ((piece(state, "R5"), 2),)
    answer(state, 1, "find 99 rare")
    assert texts(state, 1) == ["take R5"]
    assert refusal(state, 1, "take R2") == "tile.not_there"


def test_without_a_fish_only_the_small_ones_can_be_had() -> None:
    state = finding(107, other=(113,))
    state.players[0].fish = 0
    assert texts(state, 0)[:2] == ["find 107 small", "pass"]
    assert refusal(state, 0, "find 107 common") == "find.too_few_fish"


def test_the_second_treasure_may_be_declined() -> None:
    state = finding(98, other=(113,))
    answer(state, 0, "find 98 common", "take K1", "place 7,4", "skip")
    assert sum(state.commons) == 19
    assert actors(state) == (1,)


def test_the_first_treasure_may_not_be_declined() -> None:
    state = finding(98)
    answer(state, 0, "find 98 common")
    assert refusal(state, 0, "skip") == "action.not_now"
    assert refusal(state, 0, "pass") == "action.not_now"


def test_the_second_treasure_may_touch_only_the_first() -> None:
    state = finding(98)
    answer(state, 0, "find 98 common", "take K1", "place 7,4", "take K1")
    answer(state, 0, "place 6,4")


def test_a_second_treasure_that_cannot_lie_is_not_asked_for() -> None:
    state = finding(98, other=(113,))
    narrow(state, 0, (8, 0))
    answer(state, 0, "find 98 common", "take K1", "place 8,0")
    assert actors(state) == (1,)


def test_a_second_treasure_is_not_asked_for_when_none_is_left() -> None:
    state = finding(107, other=(113,))
    lose_commons(state, "K1", "K4")
    answer(state, 0, "find 107 small", "take K1", "place 7,4")
    assert actors(state) == (1,)
    assert state.commons == (0, 0, 0, 1)


def test_rare_and_common_are_not_mixed() -> None:
    state = finding(98)
    find_rares(state, "R1")
    answer(state, 0, "find 98 common")
    assert refusal(state, 0, "take R1") == "tile.not_there"
    answer(state, 0, "take K1", "place 7,4")
    assert refusal(state, 0, "take R1") == "tile.not_there"


def test_an_option_without_tiles_is_not_available_and_the_card_stays() -> None:
    state = finding(98, 107)
    find_rares(state)
    lose_commons(state, "K4")
    assert texts(state, 0)[:3] == ["find 98 common", "find 107 common", "pass"]
    assert refusal(state, 0, "find 98 rare") == "find.none_left"
    assert refusal(state, 0, "find 107 small") == "find.none_left"
    answer(state, 0, "pass")
    assert state.players[0].hand == (98, 107)


def test_an_option_that_fits_nowhere_is_not_available() -> None:
    state = finding(98, 107)
    find_rares(state, "R3")
    narrow(state, 0, (7, 0), (8, 0))
    assert texts(state, 0)[:4] == [
        "find 98 common",
        "find 107 small",
        "find 107 common",
        "pass",
    ]
    assert refusal(state, 0, "find 98 rare") == "find.no_place"
    answer(state, 0, "find 98 common")
    assert texts(state, 0) == ["take K1", "take K2"]
    assert refusal(state, 0, "take K4") == "tile.no_place"


def test_a_card_offers_only_what_is_printed_on_it() -> None:
    state = finding(1, 98, 107, 55)
    assert refusal(state, 0, "find 98 oshax") == "find.not_offered"
    assert refusal(state, 0, "find 98 small") == "find.not_offered"
    assert refusal(state, 0, "find 107 rare") == "find.not_offered"
    assert refusal(state, 0, "find 1 rare") == "find.not_offered"
    assert refusal(state, 0, "find 55 rare") == "find.not_offered"
    assert refusal(state, 0, "find 99 rare") == "card.not_in_hand"
    assert refusal(state, 0, "done") == "action.not_now"


# --- turns ---


def test_one_card_a_turn_and_passing_is_for_good() -> None:
    state = finding(98, 99, 100, other=(101, 102))
    answer(state, 0, "find 98 common", "take K1", "place 7,4", "skip")
    assert actors(state) == (1,)
    answer(state, 1, "pass")
    assert actors(state) == (0,)
    answer(state, 0, "find 99 common", "take K1", "place 6,4", "skip")
    assert actors(state) == (0,)
    assert refusal(state, 1, "find 101 common") == "turn.not_yours"
    answer(state, 0, "pass")
    assert GAME.view(state, 0).phase != "finds"
    assert state.players[1].hand == (101, 102)
    assert state.players[0].hand == (100,)


def test_a_seat_is_asked_when_it_holds_any_card_and_passes_when_it_holds_none() -> None:
    assert actors(finding(other=(113,))) == (1,)


def test_treasures_and_oshax_stay_for_the_next_day() -> None:
    state = finding(98)
    find_rares(state, "R1", "R1", "R4")
    oshax = state.oshax
    skip_to(state, "draft", 2)
    left = dict(state.rares)
    assert state.oshax == oshax
    assert left[piece(state, "R1")] >= 2
    assert left[piece(state, "R4")] >= 1
