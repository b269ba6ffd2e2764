"""Paying for the drafted cards (rule 4, phase 2b)."""

from __future__ import annotations

import pytest

from meowple.games.isle.game import GAME
from meowple.kernel.event import seen
from tests.games.isle.tables import (
    actors,
    answer,
    decision,
    give,
    ids,
    lay,
    let,
    offer,
    on_deck,
    refusal,
    skip_to,
    table,
    texts,
)


def test_case_05_payment() -> None:
    state = table(2, "buy")
    offer(state, 0, 55, 113, 23, 15, 84, 1, 75)
    events = answer(state, 0, "buy 55", "buy 113", "buy 23", "buy 15", "pay")
    player = state.players[0]
    assert player.fish == 14
    assert player.hand == (15, 23, 55, 113)
    assert player.hidden == (84, 1, 75)
    assert state.discards == ()
    (paid,) = [event for event in seen(events, 1) if event.id == "isle.paid"]
    assert paid.args == {"seat": 0, "fish": 6, "cards": 4, "refused": 3}


def test_case_05_all_fish_may_be_spent_but_no_more() -> None:
    state = table(2, "buy")
    offer(state, 0, 84, 1, 75, 55, 56, 23, 15)
    answer(state, 0, "buy 84", "buy 1", "buy 75", "buy 55", "buy 56")
    assert refusal(state, 0, "buy 23") == "buy.too_few_fish"
    assert texts(state, 0)[:2] == ["buy 15", "pay"]
    answer(state, 0, "buy 15", "pay")
    assert state.players[0].fish == 0


def test_case_06_money_of_yesterday_helps_to_pay() -> None:
    state = table(2, "buy")
    lay(state, 0, "R1", "8,3")
    lay(state, 0, "R2", "10,3")
    offer(state, 0, 93, 75, 98, 15, 16, 17, 18)
    give(state, 0, 92)
    state.players[0].fish = 3
    answer(state, 0, "buy 93")
    assert refusal(state, 0, "buy 75") == "buy.too_few_fish"
    answer(state, 0, "anytime 92")
    assert state.players[0].fish == 7
    answer(state, 0, "buy 75", "buy 98", "pay")
    assert state.players[0].fish == 0


def test_case_06_money_bought_in_the_same_step_comes_too_late() -> None:
    state = table(2, "buy")
    lay(state, 0, "R1", "8,3")
    lay(state, 0, "R2", "10,3")
    offer(state, 0, 93, 75, 98, 15, 16, 17, 18)
    state.players[0].fish = 3
    answer(state, 0, "buy 93")
    assert refusal(state, 0, "anytime 93") == "card.not_in_hand"
    assert refusal(state, 0, "buy 98") == "buy.too_few_fish"
    answer(state, 0, "pay", "anytime 93")
    assert state.players[0].fish == 5
    assert refusal(state, 0, "buy 75") == "action.not_now"
    assert set(state.players[0].hidden) == {75, 98, 15, 16, 17, 18}


def test_everybody_buys_at_the_same_time_and_the_order_does_not_matter() -> None:
    one, other = table(3, "buy"), table(3, "buy")
    assert actors(one) == (0, 1, 2)
    for state, order in ((one, (0, 1, 2)), (other, (2, 0, 1))):
        for seat in range(3):
            offer(state, seat, *range(43 + 7 * seat, 50 + 7 * seat))
        for seat in order:
            answer(state, seat, f"buy {43 + 7 * seat}", "pay")
        for seat in order:
            answer(state, seat, "done")
    assert one.digest() == other.digest()


def test_nothing_need_be_bought() -> None:
    state = table(2, "buy")
    answer(state, 0, "pay")
    player = state.players[0]
    assert (player.fish, player.hand, len(player.hidden)) == (20, (), 7)
    # with an empty hand there is nothing to ask
    assert actors(state) == (1,)


def test_after_paying_a_seat_with_cards_is_asked_once_more() -> None:
    state = table(2, "buy")
    offer(state, 0, 55, 15, 16, 17, 18, 19, 20)
    offer(state, 1, 72, 43, 44, 45, 46, 47, 48)
    answer(state, 0, "buy 55", "pay")
    assert texts(state, 0)[0] == "done"
    answer(state, 0, "done")
    answer(state, 1, "buy 72", "pay")
    assert actors(state) == (1,)
    on_deck(state, 113, 143)
    answer(state, 1, "anytime 72", "buy 113", "pay")
    assert decision(state) == "buy"
    answer(state, 1, "done")
    # the lesson came before phase 3
    assert state.players[1].lessons == (113,)


def test_who_is_asked_after_paying_depends_on_holding_any_card() -> None:
    for card in (15, 67, 113):
        state = table(2, "buy")
        offer(state, 0, card, 43, 44, 45, 46, 47, 48)
        answer(state, 0, f"buy {card}", "pay")
        assert actors(state) == (0, 1)


def test_who_never_wants_to_be_asked_is_not() -> None:
    state = table(2, "buy")
    offer(state, 0, 55, 15, 16, 17, 18, 19, 20)
    answer(state, 0, "ask never", "buy 55", "pay")
    assert actors(state) == (1,)


def test_refused_cards_lie_face_down_and_only_their_owner_knows_them() -> None:
    state = table(2, "buy")
    offer(state, 0, 55, 15, 16, 17, 18, 19, 20)
    events = answer(state, 0, "buy 55", "pay")
    own, other = GAME.view(state, 0), GAME.view(state, 1)
    assert own.own is not None
    assert own.own.discarded == (15, 16, 17, 18, 19, 20)
    assert other.own is not None
    assert other.own.discarded == ()
    assert other.hidden_discards == 6
    assert other.discards == ()
    assert ids(events, 1) == ["isle.paid"]
    assert other.players[0].hand is None
    assert other.players[0].hand_count == 1


@pytest.mark.parametrize("card", [71, 72, 73, 74])
def test_no_draw_card_from_the_deal_until_its_owner_has_paid(card: int) -> None:
    state = table(2)
    give(state, 0, card)
    assert refusal(state, 0, f"anytime {card}") == "anytime.before_paying"
    skip_to(state, "buy")
    assert refusal(state, 0, f"anytime {card}") == "anytime.before_paying"
    answer(state, 0, "pay")
    assert f"anytime {card}" in texts(state, 0)
    # the other has not paid: its own cards still wait
    give(state, 1, 144)
    assert actors(state) == (0, 1)


def test_each_draw_card_waits_for_its_own_owner_only() -> None:
    state = table(2, "buy")
    give(state, 0, 71)
    give(state, 1, 73)
    answer(state, 0, "pay")
    assert refusal(state, 1, "anytime 73") == "anytime.before_paying"
    answer(state, 0, "anytime 71", "pay")
    answer(state, 1, "pay", "anytime 73")
    assert decision(state) == "buy_drawn"


def test_cards_of_the_draft_only_can_be_bought() -> None:
    state = table(2, "buy")
    offer(state, 0, 55, 15, 16, 17, 18, 19, 20)
    assert refusal(state, 0, "buy 56") == "card.not_offered"
    answer(state, 0, "buy 55")
    assert refusal(state, 0, "buy 55") == "card.not_offered"
    assert refusal(state, 0, "done") == "action.not_now"
    assert refusal(state, 0, "keep 15") == "action.not_now"


def test_fish_that_are_not_spent_carry_over() -> None:
    state = table(2, "buy")
    offer(state, 0, 55, 15, 16, 17, 18, 19, 20)
    answer(state, 0, "buy 55", "pay")
    skip_to(state, "draft", 2)
    assert [player.fish for player in state.players] == [37, 40]


def test_unplayed_cards_stay_in_hand_without_being_paid_again() -> None:
    state = table(2, "buy")
    offer(state, 0, 55, 98, 16, 17, 18, 19, 20)
    answer(state, 0, "buy 55", "buy 98", "pay")
    skip_to(state, "buy", 2)
    assert state.players[0].hand == (55, 98)
    let(state, 0)
    assert state.players[0].fish == 35
    assert state.players[0].hand == (55, 98)
