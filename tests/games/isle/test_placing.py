"""Placing tiles, treasure maps and what removing a tile does (rule 3)."""

from __future__ import annotations

import pytest

from meowple.games.isle.rules.actions import Place
from meowple.games.isle.rules.boat import (
    BOARDS,
    OUTLINE,
    Boat,
    bit,
    squares,
)
from meowple.games.isle.rules.box import base_box
from meowple.games.isle.rules.scoring.ending import standings
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.errors import IllegalAction
from tests.games.isle.boats import value
from tests.games.isle.tables import (
    answer,
    answers,
    decision,
    equip,
    fill,
    find_rares,
    give,
    lay,
    lose_commons,
    names,
    narrow,
    on_bag,
    places,
    refusal,
    skip_to,
    table,
    texts,
)

BOX = base_box()
SHAPES = {piece.shape.id: piece.shape for piece in BOX.pieces}
CELLS = set(squares(OUTLINE))
Cells = frozenset[tuple[int, int]]


def rescue_now(left: str, right: str = "") -> IsleState:
    """Seat 0 is to rescue one of these cats, and has baskets for four."""
    state = table(phase="rescue")
    fill(state, left, right)
    equip(state, 0, 43, 44, 45)
    state.players[0].fish = 20
    return state


def pick(state: IsleState, cat: str = "left:1") -> None:
    answer(state, 0, f"rescue {cat}")
    if decision(state) == "basket":
        answer(state, 0, "basket permanent" if state.players[0].baskets else "basket whole")


# --- the worked cases ---


def test_case_13_touching() -> None:
    state = rescue_now("red C16")
    lay(state, 0, "blue C16", "8,4 r1")
    pick(state)
    assert refusal(state, 0, "place 13,5 r1") == "tile.must_touch"
    answer(state, 0, "place 13,4 r1")


def test_case_13_with_69_pending_a_tile_need_not_touch() -> None:
    state = rescue_now("red C16")
    lay(state, 0, "blue C16", "8,4 r1")
    give(state, 0, 69)
    answer(state, 0, "anytime 69")
    pick(state)
    answer(state, 0, "place 13,5 r1")
    assert not state.players[0].anywhere


def test_case_14_rim() -> None:
    state = rescue_now("red C16")
    pick(state)
    assert refusal(state, 0, "place 6,0 r1") == "tile.off_boat"
    answer(state, 0, "place 7,0")
    assert squares(state.players[0].boat.covered) == [(7, y) for y in range(5)]


def test_case_15_map_of_the_own_colour_offers_a_common() -> None:
    state = rescue_now("green C16")
    pick(state)
    answer(state, 0, "place 7,0")
    assert decision(state) == "take"
    assert answers(state, 0) == ["take K1", "take K2", "take K3", "take K4", "skip"]
    answer(state, 0, "take K4")
    assert refusal(state, 0, "place 15,4") == "tile.must_touch"
    answer(state, 0, "place 8,0")
    assert state.commons == (5, 5, 5, 4)


def test_case_15_a_cat_of_another_colour_gets_nothing() -> None:
    state = rescue_now("red C16")
    pick(state)
    answer(state, 0, "place 7,0")
    assert decision(state) != "take"


def finding(card: int) -> IsleState:
    """Seat 0 has a red cat beside the green map, and this card to play."""
    state = table(phase="rescue")
    lay(state, 0, "red C16", "8,0")
    give(state, 0, card)
    skip_to(state, "finds")
    return state


def test_case_15_a_treasure_on_a_map_gets_nothing() -> None:
    state = finding(98)
    find_rares(state, "R5")
    answer(state, 0, "find 98 rare", "take R5", "place 7,0 r1")
    assert decision(state) != "take"


def test_case_15_an_oshax_of_the_colour_is_offered_one() -> None:
    state = finding(1)
    answer(state, 0, "find 1 oshax", "take O1", "colour green")
    boat, shape = state.players[0].boat, SHAPES["O1"]
    on_map = [p for p in boat.places(shape) if boat.mask_of(shape, p) & bit(7, 0)]
    answer(state, 0, str(on_map[0]))
    assert decision(state) == "take"
    assert answers(state, 0)[-1] == "skip"


def test_case_15_an_oshax_of_another_colour_is_offered_none() -> None:
    state = finding(1)
    answer(state, 0, "find 1 oshax", "take O1", "colour purple")
    boat, shape = state.players[0].boat, SHAPES["O1"]
    on_map = [p for p in boat.places(shape) if boat.mask_of(shape, p) & bit(7, 0)]
    answer(state, 0, str(on_map[0]))
    assert decision(state) != "take"


def test_case_15_without_commons_nothing_is_offered() -> None:
    state = rescue_now("green C16")
    lose_commons(state)
    pick(state)
    answer(state, 0, "place 7,0")
    assert decision(state) != "take"


def test_case_16_removal() -> None:
    state = rescue_now("green C16, orange C16, red C15")
    lay(state, 0, "K1", "7,0")
    lay(state, 0, "red C16", "8,0")
    lay(state, 0, "K4", "9,4")
    lay(state, 0, "blue C16", "12,4 r1")
    give(state, 0, 88)
    answer(state, 0, "anytime 88")
    assert texts(state, 0) == ["remove 7,0", "remove 9,4"]
    answer(state, 0, "remove 7,0", "remove 9,4")
    player = state.players[0]
    assert player.baskets == 2
    assert sorted(names(state, state.gone))[-2:] == ["K1", "K4"]
    # removed treasures do not go back to the stock
    assert state.commons == (4, 5, 5, 4)
    # two islands: the next tile may touch either
    pick(state, "left:2")
    assert {"place 8,5 r1", "place 12,5 r1"} <= set(places(state, 0))
    assert refusal(state, 0, "place 15,7 r1") == "tile.off_boat"
    answer(state, 0, "place 12,5 r1")


def test_case_16_a_map_bared_again_counts_and_can_be_used_again() -> None:
    state = rescue_now("green C16")
    lay(state, 0, "K1", "7,0")
    lay(state, 0, "K2", "6,1")
    lay(state, 0, "red C16", "8,0")
    give(state, 0, 88)
    assert value(150, standings(state)[0]) == 20
    answer(state, 0, "anytime 88", "remove 7,0", "remove 6,1")
    assert value(150, standings(state)[0]) == 25
    pick(state)
    answer(state, 0, "place 7,0")
    assert decision(state) == "take"


def test_a_boat_that_removal_has_emptied_is_free_again() -> None:
    state = rescue_now("red C16")
    lay(state, 0, "K1", "8,4")
    lay(state, 0, "K2", "9,4")
    give(state, 0, 88)
    answer(state, 0, "anytime 88", "remove 8,4", "remove 9,4")
    pick(state)
    answer(state, 0, "place 17,4 r1")


# --- what else the rules say of maps ---


def test_a_map_bonus_may_be_declined_and_is_lost() -> None:
    state = rescue_now("green C16, red C16")
    pick(state)
    answer(state, 0, "place 7,0", "skip")
    assert sum(state.commons) == 20
    assert decision(state) == "rescue"


def test_a_map_bonus_offers_only_what_is_in_stock() -> None:
    state = rescue_now("green C16")
    lose_commons(state, "K3")
    pick(state)
    answer(state, 0, "place 7,0")
    assert answers(state, 0) == ["take K3", "skip"]
    assert refusal(state, 0, "take K1") == "tile.not_there"
    assert refusal(state, 0, "take R1") == "tile.not_there"
    answer(state, 0, "take K3")


def test_a_map_bonus_offers_only_what_fits() -> None:
    state = rescue_now("green C16")
    narrow(state, 0, (8, 0), *[(7, y) for y in range(5)])
    pick(state)
    assert places(state, 0) == ["place 7,0"]
    answer(state, 0, "place 7,0")
    assert answers(state, 0) == ["take K1", "skip"]
    assert refusal(state, 0, "take K2") == "tile.no_place"
    answer(state, 0, "take K1")
    assert places(state, 0) == ["place 8,0"]


def test_a_cat_that_leaves_no_room_for_a_treasure_gets_none() -> None:
    state = rescue_now("green C16")
    narrow(state, 0, *[(7, y) for y in range(5)])
    pick(state)
    answer(state, 0, "place 7,0")
    assert decision(state) != "take"


def test_a_blind_cat_triggers_its_map_too() -> None:
    state = rescue_now("red C16")
    on_bag(state, "green C16")
    give(state, 0, 75)
    answer(state, 0, "anytime 75", "place 7,0")
    assert decision(state) == "take"


# --- errors ---


@pytest.mark.parametrize(
    ("line", "id"),
    [
        ("place 10,4", "tile.overlaps"),
        ("place 0,0", "tile.off_boat"),
        ("place 21,8", "tile.off_boat"),
        ("place 500,500", "tile.off_boat"),
        ("place 14,4 f", "tile.orientation"),
        ("place 14,4 r2", "tile.orientation"),
        ("place 17,4", "tile.off_boat"),
        ("place 14,2", "tile.must_touch"),
        ("skip", "action.not_now"),
        ("pass", "action.not_now"),
        ("take K1", "action.not_now"),
    ],
)
def test_a_tile_that_may_not_lie_there_is_refused_by_its_rule(line: str, id: str) -> None:
    state = rescue_now("red C16")
    lay(state, 0, "blue C16", "8,4 r1")
    pick(state)
    assert refusal(state, 0, line) == id


def test_a_place_off_the_grid_is_refused_however_it_is_made() -> None:
    for place in (Place(-1, 4, 0, 1), Place(3, -2, 0, 0)):
        with pytest.raises(IllegalAction) as caught:
            Boat(BOARDS["blue"]).mask_of(SHAPES["C16"], place)
        assert caught.value.id == "tile.off_boat"


def test_a_cat_that_cannot_be_placed_may_not_be_chosen() -> None:
    state = rescue_now("red C16", "blue C15")
    narrow(state, 0, (8, 4), (9, 4), (9, 5), (10, 5))
    assert refusal(state, 0, "rescue left:1") == "tile.no_place"
    pick(state, "right:1")
    assert places(state, 0) == ["place 8,4 f"]
