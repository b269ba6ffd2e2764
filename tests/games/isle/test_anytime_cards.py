"""Anytime cards that draw cards (rule 5: 71-74)."""

from __future__ import annotations

import pytest

from meowple.games.isle.game import GAME
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.event import seen
from tests.games.isle.tables import (
    actors,
    answer,
    decision,
    give,
    ids,
    lay,
    on_deck,
    refusal,
    skip_to,
    table,
    texts,
    turns,
)


def drawing(card: int, *top: int, hand: tuple[int, ...] = ()) -> IsleState:
    """Seat 0 has played a draw card in the rescue phase, with these on the deck."""
    state = turns()
    give(state, 0, card, *hand)
    on_deck(state, *top)
    answer(state, 0, f"anytime {card}")
    return state


@pytest.mark.parametrize(("card", "count"), [(71, 2), (72, 2), (73, 3), (74, 3)])
def test_cards_are_drawn_and_any_may_be_kept_at_normal_cost(card: int, count: int) -> None:
    top = (84, 55, 113)[:count]
    state = drawing(card, *top)
    assert decision(state) == "buy_drawn"
    assert texts(state, 0) == [*(f"buy {n}" for n in top), "pay"]
    answer(state, 0, "buy 84", "pay")
    player = state.players[0]
    assert player.hand == (84,)
    assert player.fish == 14
    assert player.hidden[-count + 1 :] == top[1:]
    assert state.discards == (card,)


def test_nothing_need_be_kept() -> None:
    state = drawing(71, 84, 55)
    answer(state, 0, "pay")
    assert state.players[0].fish == 20
    assert state.players[0].hidden[-2:] == (84, 55)


def test_the_cards_drawn_are_a_secret() -> None:
    state = turns()
    give(state, 0, 71)
    on_deck(state, 84, 55)
    events = answer(state, 0, "anytime 71", "buy 84", "pay")
    assert ids(events, 1) == ["isle.anytime", "isle.drew_cards", "isle.paid"]
    told = {event.id: event.args for event in seen(events, None)}
    assert told["isle.drew_cards"] == {"seat": 0, "cards": 2}
    assert told["isle.paid"] == {"seat": 0, "fish": 6, "cards": 1, "refused": 1}
    assert GAME.view(state, 1).players[0].hand is None


def test_while_they_are_looked_at_others_wait() -> None:
    state = drawing(71, 84, 55)
    give(state, 1, 85)
    assert actors(state) == (0,)
    assert texts(state, 1) == []
    assert refusal(state, 1, "anytime 85") == "turn.not_yours"
    view = GAME.view(state, 1)
    assert view.own is not None
    assert view.own.kept == ()


def test_fish_cards_in_hand_help_to_pay() -> None:
    state = drawing(71, 84, 93, hand=(92, 76, 85, 72))
    lay(state, 0, "R1", "8,4")
    player = state.players[0]
    player.fish = 0
    assert texts(state, 0) == ["pay", "anytime 76 unused", "anytime 92"]
    assert refusal(state, 0, "buy 84") == "buy.too_few_fish"
    # neither other anytime cards nor those being bought
    for line in ("anytime 85", "anytime 72"):
        assert refusal(state, 0, line) == "action.half_done"
    assert refusal(state, 0, "anytime 93") == "card.not_in_hand"
    answer(state, 0, "anytime 92", "anytime 76 unused", "buy 84")
    assert refusal(state, 0, "buy 93") == "buy.too_few_fish"
    answer(state, 0, "pay")
    assert player.fish == 1
    assert player.hand == (72, 84, 85)


@pytest.mark.parametrize("card", [67, 78, 90, 94])
def test_every_fish_card_may_help(card: int) -> None:
    state = drawing(71, 84, 93, hand=(card,))
    answer(state, 0, f"anytime {card}")
    assert decision(state) == "buy_drawn"


def test_a_named_colour_may_help() -> None:
    state = drawing(71, 84, 93, hand=(96,))
    lay(state, 0, "red C16", "7,0")
    state.players[0].fish = 1
    answer(state, 0, "anytime 96 red", "buy 93", "pay")
    assert state.players[0].hand == (93,)


def test_a_drawn_anytime_card_is_playable_at_once_after_paying() -> None:
    state = drawing(71, 84, 72)
    answer(state, 0, "buy 84", "buy 72", "pay", "anytime 84", "anytime 72")
    assert decision(state) == "buy_drawn"
    assert state.players[0].baskets == 2


def test_treasures_gained_in_phase_4_can_be_played_today() -> None:
    state = drawing(71, 98, 1)
    answer(state, 0, "buy 98", "buy 1", "pay")
    skip_to(state, "finds", 1)
    assert {"find 98 common", "find 1 oshax"} <= set(texts(state, 0))


def test_rescue_cards_gained_before_the_own_choice_can_be_laid_today() -> None:
    state = table(2, "buy")
    give(state, 0, 71)
    skip_to(state, "ready")
    on_deck(state, 55, 43)
    answer(state, 0, "anytime 71", "buy 55", "buy 43", "pay", "ready 55", "ready 43")
    assert state.players[0].ready == (43, 55)


def test_rescue_cards_gained_after_the_own_choice_wait() -> None:
    state = table(2, "buy")
    give(state, 0, 71)
    give(state, 1, 56)
    skip_to(state, "ready")
    answer(state, 0, "done")
    assert actors(state) == (1,)
    on_deck(state, 55, 43)
    answer(state, 0, "anytime 71", "buy 55", "pay")
    assert actors(state) == (1,)
    assert refusal(state, 0, "ready 55") == "turn.not_yours"
    answer(state, 1, "done")
    assert state.players[0].hand == (55,)


def test_only_drawn_cards_can_be_bought() -> None:
    state = drawing(71, 84, 55)
    assert refusal(state, 0, "buy 56") == "card.not_offered"
    answer(state, 0, "buy 55")
    assert refusal(state, 0, "buy 55") == "card.not_offered"
    assert refusal(state, 0, "done") == "action.not_now"


def test_when_the_deck_runs_out_what_is_left_is_drawn() -> None:
    state = turns()
    give(state, 0, 73, 71)
    on_deck(state, 84)
    state.players[1].hidden += state.deck[:-1]
    state.deck = state.deck[-1:]
    answer(state, 0, "anytime 73")
    assert texts(state, 0) == ["buy 84", "pay"]
    answer(state, 0, "pay")
    events = answer(state, 0, "anytime 71")
    assert ("isle.drew_cards", 0) in [(e.id, e.args.get("cards")) for e in events]
    assert decision(state) == "rescue"
