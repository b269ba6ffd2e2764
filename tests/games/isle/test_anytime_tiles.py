"""Anytime cards about one's own tiles (rule 5: 69-70, 75)."""

from __future__ import annotations

import pytest

from meowple.games.isle.game import GAME
from meowple.games.isle.rules.state import IsleState
from tests.games.isle.tables import (
    actors,
    answer,
    decision,
    fill,
    find_rares,
    give,
    ids,
    lay,
    names,
    narrow,
    on_bag,
    piece,
    put,
    refusal,
    skip_to,
    table_of,
    texts,
    turns,
)

RING = {"id": "R6", "name": "ring", "rows": ["XXXX", "X..X", "X..X", "XXXX"]}
PROMO: dict[str, object] = {
    "promo": {
        "rare": [RING],
        "oshax": [
            {"id": "O7", "name": "tower", "rows": ["XXXXXX"]},
            {"id": "O8", "name": "great ring", "rows": RING["rows"]},
        ],
    }
}


def holding(*cards: int) -> IsleState:
    """Seat 0 is on turn with one cat on the boat, these cards and one for later."""
    state = turns("red C15, purple C16", "orange C13")
    lay(state, 0, "blue C16", "8,4 r1")
    give(state, 0, *cards, 112)
    give(state, 1, 111)
    return state


# --- 69-70: the next tile need not touch ---


@pytest.mark.parametrize("card", [69, 70])
def test_the_next_tile_need_not_touch(card: int) -> None:
    state = holding(card)
    answer(state, 0, f"anytime {card}", "rescue left:2")
    answer(state, 0, "place 16,2")
    assert not GAME.view(state, 1).players[0].next_tile_anywhere


def test_only_one_may_be_pending() -> None:
    state = holding(69, 70)
    answer(state, 0, "anytime 69")
    assert GAME.view(state, 1).players[0].next_tile_anywhere
    assert refusal(state, 0, "anytime 70") == "anytime.already_pending"
    answer(state, 0, "rescue left:2", "place 16,2")
    answer(state, 1, "pass")
    answer(state, 0, "anytime 70")


def test_it_is_used_up_by_a_tile_that_touches() -> None:
    state = holding(69)
    answer(state, 0, "anytime 69", "rescue left:2", "place 13,4")
    assert not state.players[0].anywhere


def test_it_serves_an_oshax_a_common_and_a_rare_as_well() -> None:
    for card, what, tile in ((1, "oshax", "O1"), (98, "common", "K1"), (98, "rare", "R3")):
        state = holding(69, card)
        answer(state, 0, "anytime 69")
        skip_to(state, "finds")
        find_rares(state, "R3")
        answer(state, 0, f"find {card} {what}", f"take {tile}")
        if what == "oshax":
            answer(state, 0, "colour red")
        answer(state, 0, "place 0,3" if tile == "K1" else "place 1,3")
        assert not state.players[0].anywhere


def test_of_two_treasures_it_serves_the_first() -> None:
    state = holding(69, 98)
    answer(state, 0, "anytime 69")
    skip_to(state, "finds")
    answer(state, 0, "find 98 common", "take K1", "place 0,4", "take K1")
    assert refusal(state, 0, "place 20,4") == "tile.must_touch"
    answer(state, 0, "place 1,4")


def test_a_map_bonus_after_it_must_touch_again() -> None:
    state = holding(69)
    fill(state, "green C16")
    answer(state, 0, "anytime 69", "rescue left:1", "place 7,0", "take K1")
    assert refusal(state, 0, "place 20,4") == "tile.must_touch"


def test_a_pending_one_stays_over_days_and_through_passing() -> None:
    state = holding(69)
    answer(state, 0, "anytime 69")
    skip_to(state, "rescue", 3)
    assert state.players[0].anywhere
    fill(state, "red C16")
    answer(state, 0, "rescue left:1", "place 17,4 r1")
    assert not state.players[0].anywhere


def test_it_does_not_serve_another_player() -> None:
    state = holding(69)
    lay(state, 1, "green C16", "8,4 r1")
    answer(state, 0, "anytime 69", "pass")
    answer(state, 1, "rescue left:2")
    assert refusal(state, 1, "place 16,2") == "tile.must_touch"
    answer(state, 1, "place 13,2")
    assert state.players[0].anywhere


def test_it_serves_a_blind_tile() -> None:
    state = holding(69, 75)
    on_bag(state, "green C13")
    answer(state, 0, "anytime 69", "anytime 75", "place 16,3")
    assert not state.players[0].anywhere


# --- 75: a blind tile ---


def with_promo() -> IsleState:
    game = GAME.with_data(PROMO)
    return table_of(game, game.setup(2, {"first": 0, "promo": True}, 1), "rescue")


def island(*cards: int) -> IsleState:
    """The next blind tile, a ring four squares wide, is too wide for the tip of the bow,
    where the only tile of the boat is: it fits, but cannot touch."""
    state = with_promo()
    lay(state, 0, "K1", "21,4")
    give(state, 0, *cards, 112)
    give(state, 1, 111)
    on_bag(state, "R6")
    return state


def test_a_blind_cat_is_placed_at_once_without_basket_and_fish() -> None:
    state = holding(75)
    on_bag(state, "green C13")
    player = state.players[0]
    events = answer(state, 0, "anytime 75")
    assert ids(events, 1) == ["isle.anytime", "isle.drew_tile"]
    assert decision(state) == "place_blind"
    asked = GAME.view(state, 1).asked
    assert asked is not None
    assert asked.tile is not None
    assert (asked.tile.shape, asked.tile.colour) == ("C13", "green")
    assert refusal(state, 0, "skip") == "action.not_now"
    assert refusal(state, 0, "place 16,3") == "tile.must_touch"
    assert refusal(state, 1, "place 8,5") == "turn.not_yours"
    answer(state, 0, "place 8,5")
    assert (player.fish, player.baskets, player.used_baskets) == (20, 1, 0)
    assert player.boat.tiles[-1].colour == "green"
    # not a rescue: the turn goes on
    assert actors(state) == (0,)
    assert "rescue left:1" in texts(state, 0)


def test_a_blind_tile_does_not_use_up_an_extra_rescue() -> None:
    state = holding(75, 80)
    on_bag(state, "green C13")
    answer(state, 0, "anytime 80", "anytime 75", "place 8,5")
    assert state.players[0].extra == 1


def test_a_blind_rare_counts_as_a_rare() -> None:
    state = holding(75, 92)
    on_bag(state, "R5")
    answer(state, 0, "anytime 75")
    put(state, 0)
    tile = state.players[0].boat.tiles[-1]
    assert (tile.kind, tile.colour) == ("rare", None)
    answer(state, 0, "anytime 92")
    assert state.players[0].fish == 22


def test_a_blind_tile_that_fits_nowhere_leaves_the_game() -> None:
    state = holding(75)
    on_bag(state, "green C13")
    narrow(state, 0, (7, 0), (8, 0), (9, 0))
    events = answer(state, 0, "anytime 75")
    assert "isle.tile_gone" in ids(events, 1)
    assert names(state, state.gone) == ["green C13"]
    assert actors(state) == (0,)


def test_69_may_join_the_blind_tile() -> None:
    state = holding(75, 69, 84)
    on_bag(state, "green C13")
    answer(state, 0, "anytime 75")
    assert texts(state, 0)[-1] == "anytime 69"
    assert refusal(state, 0, "anytime 84") == "action.half_done"
    answer(state, 0, "anytime 69", "place 16,3")
    assert not state.players[0].anywhere


@pytest.mark.parametrize("helper", [(), (69,)])
def test_when_only_69_helps_the_seat_is_asked_whether_it_holds_one_or_not(
    helper: tuple[int, ...],
) -> None:
    state = island(75, *helper)
    answer(state, 0, "anytime 75")
    assert (decision(state), actors(state)) == ("place_blind", (0,))
    cards = [f"anytime {card}" for card in helper]
    assert texts(state, 0) == ["skip", *cards]


def test_when_only_69_helps_it_may_be_played_and_then_the_tile_is_placed() -> None:
    state = island(75, 69)
    answer(state, 0, "anytime 75", "anytime 69")
    assert refusal(state, 0, "skip") == "action.not_now"
    put(state, 0)
    assert len(state.players[0].boat.tiles) == 2


def test_when_only_69_helps_it_need_not_be_played() -> None:
    state = island(75, 69)
    answer(state, 0, "anytime 75", "skip")
    assert names(state, state.gone) == ["R6"]
    assert 69 in state.players[0].hand


def test_with_an_empty_hand_nobody_is_asked_for_69() -> None:
    state = island(75)
    player = state.players[0]
    state.deck = (*state.deck, 112)
    player.hand = (75,)
    answer(state, 0, "anytime 75")
    assert names(state, state.gone)[0] == "R6"


def test_a_pending_69_is_kept_when_the_blind_tile_cannot_lie_at_all() -> None:
    state = holding(75, 69)
    on_bag(state, "green C13")
    narrow(state, 0, (7, 0), (8, 0), (9, 0))
    answer(state, 0, "anytime 69", "anytime 75")
    assert state.players[0].anywhere


def test_the_colour_of_a_blind_promo_oshax_is_chosen() -> None:
    state = with_promo()
    give(state, 0, 75, 69)
    lay(state, 0, "blue C16", "8,4 r1")
    oshax = next(i for i in (*state.bag, *state.oshax) if state.piece(i).kind == "oshax")
    state.bag = (*(i for i in state.bag if i != oshax), oshax)
    state.oshax = tuple(i for i in state.oshax if i != oshax)
    answer(state, 0, "anytime 75")
    assert texts(state, 0)[-2:] == ["colour orange", "anytime 69"]
    assert refusal(state, 0, "place 8,5") == "action.not_now"
    answer(state, 0, "colour green")
    assert refusal(state, 0, "colour red") == "action.not_now"
    put(state, 0)
    assert state.players[0].boat.tiles[-1].colour == "green"


def test_no_colour_is_chosen_for_a_blind_oshax_that_cannot_lie() -> None:
    state = island(75)
    oshax = piece(state, "O8")
    pile = (*state.bag, *state.oshax)
    state.oshax = tuple(other for other in state.oshax if other != oshax)
    state.bag = (*(other for other in pile if other not in (*state.oshax, oshax)), oshax)
    answer(state, 0, "anytime 75")
    assert texts(state, 0) == ["skip"]
    assert refusal(state, 0, "colour red") == "action.not_now"


def test_a_promo_oshax_drawn_by_83_joins_the_row() -> None:
    state = with_promo()
    give(state, 0, 83)
    on_bag(state, "R1", "R6", "R2")
    oshax = next(i for i in (*state.bag, *state.oshax) if state.piece(i).kind == "oshax")
    state.oshax = tuple(i for i in state.oshax if i != oshax)
    state.bag = (*(i for i in state.bag if i != oshax), oshax)
    answer(state, 0, "anytime 83")
    assert state.oshax[-1] == oshax
    assert decision(state) == "rescue"


def test_75_with_an_empty_bag_draws_nothing() -> None:
    state = holding(75)
    state.gone += state.bag
    state.bag = ()
    answer(state, 0, "anytime 75")
    assert actors(state) == (0,)
    assert decision(state) == "rescue"
