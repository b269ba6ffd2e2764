"""Rescuing cats (rule 4, phase 4)."""

from __future__ import annotations

import pytest

from meowple.games.isle.game import GAME
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.event import seen
from tests.games.isle.tables import (
    actors,
    answer,
    decision,
    equip,
    give,
    ids,
    let,
    moment,
    names,
    narrow,
    on_bag,
    refusal,
    rescue,
    skip_to,
    skip_window,
    table,
    texts,
    turns,
)


def choosing(
    *hands: tuple[int, ...], order: tuple[int, ...] = (), rescue_choice: str = "in_order"
) -> IsleState:
    """Everyone holds these cards and is about to play rescue cards."""
    state = table(len(hands), "buy", rescue_choice=rescue_choice)
    if order:
        state.order = order
    for seat, cards in enumerate(hands):
        give(state, seat, *cards)
    skip_to(state, "ready")
    return state


def lay_all(state: IsleState) -> None:
    """Everyone lays all rescue cards in hand."""
    while decision(state) == "ready":
        seat = actors(state)[0]
        answer(state, seat, texts(state, seat)[0])


# --- rescue cards and speed ---


@pytest.mark.parametrize(
    ("order", "hands", "after"),
    [
        # Svetlana 5, Fedor 4
        ((0, 1), ((7,), (8, 23)), (1, 0)),
        # 1+0+1 against 1+4
        ((0, 1), ((23, 15, 43), (24, 7)), (1, 0)),
        # C, A, B with 3, 3, 5
        ((2, 0, 1), ((55,), (7, 23), (56,)), (1, 2, 0)),
        # all 0
        ((1, 2, 0), ((15,), (16,), (17,)), (1, 2, 0)),
    ],
)
def test_case_08_speed(
    order: tuple[int, ...], hands: tuple[tuple[int, ...], ...], after: tuple[int, ...]
) -> None:
    state = choosing(*hands, order=order)
    assert actors(state) == order[:1]
    lay_all(state)
    assert state.order == after
    assert actors(state) == after[:1]


def test_case_08_without_cards_the_order_stays() -> None:
    state = choosing((7,), (), (8, 9), order=(1, 0, 2))
    assert actors(state) == (0,)
    answer(state, 0, "done")
    answer(state, 2, "done")
    assert state.order == (1, 0, 2)


def test_the_order_holds_until_the_next_rescue_phase() -> None:
    state = choosing((), (7,))
    lay_all(state)
    assert state.order == (1, 0)
    give(state, 0, 98)
    give(state, 1, 99)
    skip_to(state, "finds")
    assert actors(state) == (1,)
    skip_to(state, "ready", 2)
    assert actors(state) == (1,)


def test_later_players_see_how_many_cards_but_not_which() -> None:
    state = choosing((55, 43), (44,))
    secret = answer(state, 0, "ready 55")
    assert seen(secret, 1) == []
    events = answer(state, 0, "done")
    assert [event.args for event in seen(events, 1)] == [{"seat": 0, "cards": 1}]
    other = GAME.view(state, 1).players[0]
    assert (other.ready_count, other.ready, other.hand_count) == (1, None, 1)
    assert GAME.view(state, 0).players[0].ready == (55,)
    events = answer(state, 1, "done")
    shown = [event.args for event in seen(events, 1) if event.id == "isle.revealed"]
    assert shown[0] == {"seat": 0, "cards": (55,), "speed": 3}
    assert GAME.view(state, 1).players[0].ready == (55,)


def test_in_order_each_waits_for_the_one_before() -> None:
    state = choosing((55,), (43,))
    assert actors(state) == (0,)
    assert refusal(state, 1, "ready 43") == "turn.not_yours"
    assert refusal(state, 1, "done") == "turn.not_yours"


def test_rescue_choice_may_be_simultaneous() -> None:
    digests = set()
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        state = choosing((55,), (43, 7), (15,), rescue_choice="simultaneous")
        assert actors(state) == (0, 1, 2)
        answer(state, 1, "ready 43")
        for seat in order:
            answer(state, seat, texts(state, seat)[0], "done")
        assert decision(state) == "rescue"
        digests.add(state.digest())
    assert len(digests) == 1


def test_chosen_at_once_not_even_the_number_of_cards_is_seen() -> None:
    state = choosing((55,), (43, 7), rescue_choice="simultaneous")
    before = GAME.view(state, 0).players[1]
    events = answer(state, 1, "ready 43", "ready 7", "done")
    assert ids(events, 0) == []
    assert GAME.view(state, 0).players[1] == before
    # in turn order the number is seen
    state = choosing((55,), (43, 7))
    answer(state, 0, "ready 55")
    seen_by_next = GAME.view(state, 1).players[0]
    assert (seen_by_next.hand_count, seen_by_next.ready_count) == (0, 1)


def test_only_rescue_cards_in_hand_can_be_laid() -> None:
    state = choosing((55, 98), (43,))
    assert refusal(state, 0, "ready 98") == "card.no_rescue_card"
    assert refusal(state, 0, "ready 43") == "card.not_in_hand"
    assert refusal(state, 0, "pass") == "action.not_now"
    answer(state, 0, "ready 55")
    assert refusal(state, 0, "ready 55") == "card.not_in_hand"


def test_whoever_holds_any_card_is_asked_for_rescue_cards() -> None:
    state = choosing((98,), (), (67,))
    assert actors(state) == (0,)
    answer(state, 0, "done")
    assert actors(state) == (2,)


# --- baskets ---


def test_case_09_baskets() -> None:
    state = turns("red C16, blue C16", "green C15, purple C15, orange C15", fish=14)
    equip(state, 0, 43, 15, 23, 35)
    give(state, 1, 98)
    player = state.players[0]
    rescue(state, 0, "left:1", "permanent")
    assert (player.fish, player.baskets, player.used_baskets) == (11, 0, 1)
    answer(state, 1, "pass")
    rescue(state, 0, "left:1", "whole")
    assert player.ready == (15, 23, 35)
    # two broken ones are all there is: no question
    rescue(state, 0, "right:1")
    assert player.fish == 3
    assert len(player.ready) == 1
    assert sorted(state.discards) == [15, 23, 43]
    # a single broken basket serves nobody, and without cards the seat has to pass
    assert player.passed
    assert moment(state) == "rescue_end"
    answer(state, 1, "done")
    assert player.ready == ()
    assert sorted(state.discards) == [15, 23, 35, 43]
    skip_to(state, "draft", 2)
    assert (player.baskets, player.used_baskets) == (1, 0)


def test_case_09_a_fourth_rescue_is_refused() -> None:
    state = turns("red C16, blue C16", "green C15, purple C15, orange C15", fish=14)
    equip(state, 0, 43, 15, 23, 35)
    give(state, 0, 98)
    rescue(state, 0, "left:1", "permanent")
    answer(state, 1, "pass")
    rescue(state, 0, "left:1", "whole")
    rescue(state, 0, "right:1")
    assert texts(state, 0)[0] == "pass"
    state.players[0].fish = 10
    assert refusal(state, 0, "rescue right:1") == "basket.none_left"


def test_a_basket_is_chosen_only_where_there_is_a_choice() -> None:
    state = turns()
    equip(state, 0, 43, 15, 16)
    answer(state, 0, "rescue left:1")
    assert texts(state, 0) == ["basket permanent", "basket whole", "basket broken"]
    assert refusal(state, 0, "place 7,0") == "action.not_now"
    answer(state, 0, "basket broken", "place 7,0")
    assert sorted(state.discards) == [15, 16]
    assert state.players[0].baskets == 1


def test_a_basket_of_a_kind_one_has_not_is_refused() -> None:
    state = turns()
    equip(state, 0, 43, 15)
    answer(state, 0, "rescue left:1")
    assert refusal(state, 0, "basket broken") == "basket.none_of_kind"


def test_fish_and_basket_are_paid_with_the_placement() -> None:
    state = turns("red C16", "blue C16")
    equip(state, 0, 43)
    player = state.players[0]
    answer(state, 0, "rescue right:1", "basket whole")
    assert (player.fish, player.ready) == (20, (43,))
    assert names(state, state.fields[1]) == ["blue C16"]
    answer(state, 0, "place 7,0")
    assert (player.fish, player.ready) == (15, ())
    assert state.fields[1] == ()


def test_a_rescue_needs_a_cat_fish_and_a_basket() -> None:
    state = turns("red C16", "blue C16", fish=4)
    assert refusal(state, 0, "rescue right:1") == "fish.too_few"
    assert refusal(state, 0, "rescue left:2") == "field.no_such_cat"
    assert refusal(state, 0, "rescue island:1") == "field.no_such_cat"
    assert refusal(state, 1, "rescue left:1") == "turn.not_yours"
    state.players[0].baskets = 0
    assert refusal(state, 0, "rescue left:1") == "basket.none_left"


# --- turns ---


def test_turns_go_round_and_each_rescues_one_cat() -> None:
    state = turns()
    for seat in (0, 1):
        equip(state, seat, 43 + seat)
    for seat in (0, 1, 0, 1):
        assert actors(state) == (seat,)
        rescue(state, seat, "left:1")
    assert decision(state) != "rescue"


def test_passing_is_final_for_the_phase() -> None:
    state = turns()
    equip(state, 1, 43, 44)
    answer(state, 0, "pass")
    rescue(state, 1, "left:1")
    assert actors(state) == (1,)
    rescue(state, 1, "left:1", "whole")
    assert actors(state) == (1,)
    assert refusal(state, 0, "rescue left:1") == "turn.not_yours"
    answer(state, 1, "pass")
    assert GAME.view(state, None).phase == "draft"


def test_a_seat_must_pass_by_itself_only_with_an_empty_hand() -> None:
    state = turns()
    give(state, 1, 112)
    state.players[1].fish = 2
    rescue(state, 0, "left:1")
    # it can rescue nothing, but holds a card
    assert actors(state) == (1,)
    assert texts(state, 1)[0] == "pass"


def test_a_seat_without_hand_and_rescue_passes_without_a_question() -> None:
    state = turns()
    state.players[1].fish = 2
    rescue(state, 0, "left:1")
    # both have nothing more to do: the day goes on
    assert state.day == 2
    assert not any(tile for tile in state.players[1].boat.tiles)


def test_unused_rescue_cards_are_discarded_and_unplayed_ones_stay() -> None:
    state = choosing((55, 56, 7), (43,))
    answer(state, 0, "ready 55", "ready 7", "done")
    answer(state, 1, "done")
    skip_to(state, "draft", 2)
    assert sorted(state.discards) == [7, 55]
    assert state.players[0].hand == (56,)
    assert state.players[1].hand == (43,)


def test_cats_left_in_the_fields_leave_the_game() -> None:
    state = turns("red C16, blue C16", "green C15")
    answer(state, 0, "pass")
    answer(state, 1, "pass")
    assert {"red C16", "blue C16", "green C15"} <= set(names(state, state.gone))
    assert [len(field) for field in state.fields] == [4, 4]


# --- the end of the phase ---


def test_with_empty_fields_the_phase_ends_after_its_window() -> None:
    state = turns("red C16")
    give(state, 1, 98)
    rescue(state, 0, "left:1")
    assert moment(state) == "rescue_end"
    assert actors(state) == (1,)
    answer(state, 1, "done")
    assert decision(state) == "finds"


def test_card_83_in_the_window_saves_the_phase() -> None:
    state = turns("red C16")
    give(state, 1, 83, 98)
    on_bag(state, "blue C16", "R1", "green C15", "purple C15")
    rescue(state, 0, "left:1")
    assert moment(state) == "rescue_end"
    answer(state, 1, "anytime 83", "put left", "put left", "put right")
    # the seat that played a card is asked again
    assert (moment(state), actors(state)) == ("rescue_end", (1,))
    answer(state, 1, "done")
    assert (decision(state), actors(state)) == ("rescue", (1,))
    rescue(state, 1, "left:2")
    # the second end of the phase has its window, too
    assert state.day == 1
    skip_window(state)
    assert decision(state) in ("rescue", "finds")


def test_card_83_does_not_help_those_who_have_passed() -> None:
    state = turns()
    give(state, 0, 83)
    answer(state, 0, "pass")
    answer(state, 1, "pass")
    assert moment(state) == "rescue_end"
    answer(state, 0, "anytime 83")
    while decision(state) == "put_cats":
        answer(state, 0, "put left")
    assert GAME.view(state, None).phase != "rescue"


def test_a_full_boat_cannot_take_a_cat() -> None:
    state = turns()
    narrow(state, 0, (21, 4))
    assert refusal(state, 0, "rescue left:1") == "tile.no_place"
    let(state, 0)
    assert actors(state) == (1,)
