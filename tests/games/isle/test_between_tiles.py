"""Anytime cards between a cat and the treasure of its map, and between two treasures."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from meowple.games.isle.game import GAME
from meowple.games.isle.rules.actions import Place
from meowple.games.isle.rules.boat import BOARDS, Boat, Laid, bit, squares
from meowple.games.isle.rules.box import base_box
from meowple.games.isle.rules.frames import PlaceTile
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.rng import Rng
from tests.games.isle.tables import (
    actors,
    answer,
    answers,
    asked,
    at_window,
    decision,
    equip,
    give,
    ids,
    lay,
    moment,
    narrow,
    on_bag,
    on_deck,
    places,
    put,
    refusal,
    skip_to,
    table,
    texts,
    turns,
)
from tests.thorough import times

TREASURES = ["take K1", "take K2", "take K3", "take K4", "skip"]


def on_its_map(*cards: int) -> IsleState:
    """Seat 0 has placed a green cat on the green map and holds these cards."""
    state = turns("green C16, red C16, blue C15")
    equip(state, 0, 43)
    give(state, 0, *cards)
    answer(state, 0, "rescue left:1", "basket whole", "place 7,0")
    assert decision(state) == "take"
    return state


def second_of_98(*cards: int) -> IsleState:
    """Seat 0 has placed the first common treasure of card 98."""
    state = turns()
    give(state, 0, 98, *cards)
    skip_to(state, "finds")
    answer(state, 0, "find 98 common", "take K1", "place 8,5")
    assert decision(state) == "take"
    return state


@pytest.mark.parametrize("choosing", [on_its_map, second_of_98])
def test_meanwhile_nothing_else_is_chosen(choosing: Callable[[], IsleState]) -> None:
    assert refusal(choosing(), 0, "rescue left:1") == "action.not_now"


# --- 69-70 ---


@pytest.mark.parametrize("card", [69, 70])
def test_69_serves_the_treasure_of_a_map(card: int) -> None:
    state = on_its_map(card)
    assert answers(state, 0) == [*TREASURES, f"anytime {card}"]
    answer(state, 0, f"anytime {card}", "take K2", "place 16,3")
    assert not state.players[0].anywhere
    assert actors(state) == (1,)


@pytest.mark.parametrize("card", [69, 70])
def test_69_serves_the_second_treasure_of_a_card(card: int) -> None:
    state = second_of_98(card)
    answer(state, 0, f"anytime {card}", "take K4", "place 16,3")
    assert not state.players[0].anywhere


def test_69_before_the_cat_is_used_up_by_it_and_70_serves_the_treasure() -> None:
    state = turns("green C16, red C16")
    give(state, 0, 69, 70)
    answer(state, 0, "anytime 69", "rescue left:1", "place 7,0")
    answer(state, 0, "anytime 70", "take K1", "place 16,3")
    assert not state.players[0].anywhere


def test_69_waits_for_the_next_tile_when_the_treasure_is_declined() -> None:
    state = on_its_map(69)
    answer(state, 0, "anytime 69", "skip")
    assert state.players[0].anywhere


@pytest.mark.parametrize("common", ["K1", "K2", "K3", "K4"])
def test_a_common_treasure_for_which_there_is_room_fits_beside_a_tile(common: str) -> None:
    """So no treasure is skipped that could be placed apart with 69-70."""
    piece = base_box().piece_of(common)
    assert piece is not None
    shape = piece.shape
    rng = Rng(f"boats {common}")
    for board in BOARDS.values():
        for _ in range(times(50, 2000)):
            boat = Boat(board)
            covered = rng.shuffled(squares(boat.free))[: 1 + rng.below(140)]
            mask = sum(bit(x, y) for x, y in covered)
            boat = boat.with_tile(Laid(0, "rare", None, mask))
            assert boat.has_place(shape) == boat.has_place(shape, anywhere=True)


# --- other cards of the owner ---


def test_a_basket_or_fish_may_be_had_before_the_treasure() -> None:
    state = on_its_map(84, 67)
    answer(state, 0, "anytime 84", "anytime 67")
    assert state.players[0].baskets == 2
    assert answers(state, 0) == TREASURES


def test_the_basket_of_the_cat_that_lies_may_be_given_back() -> None:
    state = turns("green C16, red C16")
    give(state, 0, 76)
    answer(state, 0, "rescue left:1", "place 7,0", "anytime 76 used")
    assert (state.players[0].baskets, state.players[0].used_baskets) == (0, 0)


@pytest.mark.parametrize("card", [80, 81, 82])
def test_the_right_to_another_cat_gained_before_the_treasure_counts_now(card: int) -> None:
    state = on_its_map(card)
    answer(state, 0, f"anytime {card}", "skip")
    assert (decision(state), actors(state)) == ("rescue", (0,))
    assert "rescue left:1" in texts(state, 0)


def test_cards_may_be_drawn_and_bought_before_the_treasure() -> None:
    state = on_its_map(71)
    on_deck(state, 69, 55)
    answer(state, 0, "anytime 71", "buy 69", "pay", "anytime 69", "take K1", "place 16,3")
    assert not state.players[0].anywhere


def test_a_blind_cat_between_may_bring_a_treasure_of_its_own_first() -> None:
    state = on_its_map(75)
    on_bag(state, "purple C16")
    answer(state, 0, "anytime 75")
    answer(state, 0, place_on(state, "purple"))
    # first the treasure of the purple map, then that of the green one
    answer(state, 0, "take K1")
    put(state, 0)
    assert decision(state) == "take"
    answer(state, 0, "take K2")
    put(state, 0)
    assert len(state.players[0].boat.of_kind("common")) == 2
    assert actors(state) == (1,)


def place_on(state: IsleState, colour: str) -> str:
    """Let the next tile be placed anywhere. Returns the place that covers a color's map."""
    frame = state.stack[-1]
    assert isinstance(frame, PlaceTile)
    player = state.players[frame.seat]
    player.anywhere = True
    target = player.boat.board.maps[colour]
    for place in GAME.legal(state, frame.seat):
        if isinstance(place, Place):
            shape = state.piece(frame.piece).shape
            if player.boat.mask_of(shape, place, True) & target:
                return str(place)
    raise LookupError(colour)


def test_a_blind_tile_that_takes_the_last_room_ends_the_question() -> None:
    state = turns("green C16, red C16")
    give(state, 0, 75)
    narrow(
        state, 0, (10, 4), (11, 4), (12, 4), (13, 4), (14, 4), *[(7, y) for y in range(5)]
    )
    on_bag(state, "orange C16")
    answer(state, 0, "rescue left:1", "place 7,0")
    assert decision(state) == "take"
    events = answer(state, 0, "anytime 75", "place 10,4 r1")
    assert "isle.declined" not in ids(events)
    assert actors(state) == (1,)


def test_treasures_removed_before_the_next_one_make_room_for_it() -> None:
    state = second_of_98(88)
    lay(state, 0, "K2", "12,4")
    before = answers(state, 0)
    answer(state, 0, "anytime 88", "remove 8,5", "remove 12,4")
    # an empty boat takes a tile anywhere
    assert state.players[0].baskets == 2
    assert answers(state, 0) == [line for line in before if "anytime" not in line]
    answer(state, 0, "take K1", "place 16,3")


def test_cats_may_be_moved_and_brought_before_the_treasure() -> None:
    state = on_its_map(77, 83)
    on_bag(state, "green C13", "R1", "R1", "R2")
    answer(state, 0, "anytime 77", "move left:1", "done", "anytime 83", "put left")
    assert answers(state, 0) == TREASURES
    answer(state, 0, "skip")
    assert [len(field) for field in state.fields] == [2, 1]


# --- the others ---


def test_the_others_may_play_cards_while_a_treasure_is_chosen() -> None:
    state = on_its_map()
    give(state, 1, 84)
    assert answers(state, 1) == ["anytime 84"]
    answer(state, 1, "anytime 84", "ask never")
    assert (decision(state), actors(state)) == ("take", (0,))
    assert refusal(state, 1, "take K1") == "turn.not_yours"


def test_the_blind_cat_of_another_brings_its_treasure_first() -> None:
    state = on_its_map()
    give(state, 1, 75)
    on_bag(state, "orange C16")
    answer(state, 1, "anytime 75")
    answer(state, 1, place_on(state, "orange"))
    assert (decision(state), actors(state)) == ("take", (1,))
    answer(state, 1, "skip")
    assert (decision(state), actors(state)) == ("take", (0,))
    answer(state, 0, "skip")
    assert actors(state) == (1,)


def test_a_card_that_was_declared_in_a_window_cannot_be_played_in_between() -> None:
    state = at_window("order", (75, 112), (84, 85))
    on_bag(state, "green C16")
    answer(state, 0, "anytime 75")
    answer(state, 1, "anytime 84")
    answer(state, 0, "place 7,0")
    assert (decision(state), actors(state)) == ("take", (0,))
    assert texts(state, 1) == []
    for card in (84, 85):
        assert refusal(state, 1, f"anytime {card}") == "action.half_done"
    answer(state, 0, "skip")
    assert state.players[1].baskets == 2
    assert actors(state) == (0, 1)


def test_a_seat_that_has_nothing_declared_may_play_in_between() -> None:
    state = at_window("order", (75, 112), (84, 85))
    on_bag(state, "green C16")
    answer(state, 1, "done")
    answer(state, 0, "anytime 75", "place 7,0")
    answer(state, 1, "anytime 85")
    answer(state, 0, "skip")
    assert (moment(state), actors(state)) == ("order", (0,))


def test_half_a_pick_in_the_draft_still_comes_before_any_card() -> None:
    state = table(2)
    give(state, 0, 75)
    give(state, 1, 84)
    on_bag(state, "green C16")
    answer(state, 1, f"keep {state.players[1].packet[0]}")
    answer(state, 0, "anytime 75", "place 7,0")
    assert decision(state) == "take"
    assert refusal(state, 1, "anytime 84") == "action.half_done"


def test_the_question_is_the_same_whatever_the_hand() -> None:
    states = [on_its_map(card) for card in (69, 84, 112, 113)]
    seen = [(actors(state), GAME.view(state, None), texts(state, 1)) for state in states]
    assert seen == [seen[0]] * len(seen)


# --- what stays one action ---


def test_no_card_is_played_before_the_first_treasure_of_a_card() -> None:
    state = turns()
    give(state, 0, 98, 69)
    give(state, 1, 84)
    skip_to(state, "finds")
    answer(state, 0, "find 98 common")
    assert texts(state, 0) == TREASURES[:-1]
    assert refusal(state, 0, "anytime 69") == "action.not_now"
    assert texts(state, 1) == []


def test_a_treasure_that_was_taken_is_placed_before_anything_else() -> None:
    state = on_its_map(69, 84)
    give(state, 1, 85)
    answer(state, 0, "take K1")
    assert texts(state, 0) == places(state, 0)
    assert refusal(state, 0, "anytime 69") == "action.not_now"
    assert texts(state, 1) == []


def test_a_card_and_a_treasure_can_be_taken_back() -> None:
    state = on_its_map(69)
    for line in ("anytime 69", "take K1", "place 16,3"):
        assert not any(event.reveals for event in answer(state, 0, line))


def test_the_view_says_what_may_be_taken() -> None:
    found = asked(on_its_map())
    assert found is not None
    assert (found.decision, found.what) == ("take", ("common",))
