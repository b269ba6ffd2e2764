"""The times to play anytime cards: interjections and windows (rule 5)."""

from __future__ import annotations

from itertools import permutations

import pytest

from meowple.games.isle.game import GAME
from meowple.games.isle.rules.state import IsleState
from tests.games.isle.tables import (
    actors,
    answer,
    at_window,
    decision,
    equip,
    fill,
    give,
    ids,
    lay,
    let,
    moment,
    offer,
    on_bag,
    on_deck,
    places,
    refusal,
    rescue,
    skip_to,
    table,
    teach,
    texts,
    turns,
)

MOMENTS = [
    ("order", 1),
    ("rescue_end", 1),
    ("day_end", 1),
    ("fishing", 2),
    ("day_end", 4),
    ("scoring", 5),
]

# --- interjections ---


def test_a_card_can_be_played_in_the_turn_of_another() -> None:
    state = turns()
    give(state, 1, 84, 96)
    assert actors(state) == (0,)
    offered = [line for line in texts(state, 1) if line.startswith("anytime")]
    assert offered == [
        "anytime 84",
        *(f"anytime 96 {c}" for c in ("blue", "green", "red", "purple", "orange")),
    ]
    answer(state, 1, "anytime 84")
    assert state.players[1].baskets == 2
    # the other goes on as if nothing had been
    assert actors(state) == (0,)
    assert "rescue left:1" in texts(state, 0)


def test_an_interjection_may_change_what_the_other_can_do() -> None:
    state = turns("red C16, blue C16", "green C15")
    give(state, 1, 77)
    answer(state, 1, "anytime 77", "move left:1", "move left:1", "done")
    assert "rescue left:1" not in texts(state, 0)
    assert "rescue right:3" in texts(state, 0)


def test_a_card_can_be_played_in_the_draft() -> None:
    state = table(2)
    give(state, 0, 84, 75)
    on_bag(state, "red C16")
    answer(state, 0, "anytime 84", "anytime 75", "place 7,0")
    assert state.players[0].baskets == 2
    assert actors(state) == (0, 1)
    first, second = state.players[0].packet[:2]
    answer(state, 0, f"keep {first}")
    # half a pick: the second card of the two is missing
    give(state, 0, 85)
    assert refusal(state, 0, "anytime 85") == "action.half_done"
    answer(state, 0, f"keep {second}", "anytime 85")
    assert state.players[0].baskets == 3


def test_the_half_pick_of_another_does_not_hinder() -> None:
    state = table(2)
    give(state, 1, 84)
    answer(state, 0, f"keep {state.players[0].packet[0]}")
    answer(state, 1, "anytime 84")


def test_a_card_can_be_played_while_buying() -> None:
    state = table(2, "buy")
    give(state, 0, 84, 92)
    give(state, 1, 85)
    offer(state, 0, 55, 56, 57, 58, 59, 60, 61)
    answer(state, 0, "buy 55", "anytime 84", "buy 56", "anytime 92", "pay")
    answer(state, 1, "anytime 85")
    assert state.players[0].hand == (55, 56)


def test_a_card_can_be_played_while_colours_are_named_and_cards_are_laid() -> None:
    state = table(2, "buy")
    give(state, 0, 143, 55)
    give(state, 1, 84, 85, 97)
    skip_to(state, "lessons")
    answer(state, 1, "anytime 84")
    skip_to(state, "ready")
    answer(state, 1, "anytime 85")
    assert actors(state) == (0,)


def test_a_card_can_be_played_in_rare_finds() -> None:
    state = turns()
    give(state, 0, 98)
    give(state, 1, 84, 97)
    skip_to(state, "finds")
    answer(state, 1, "anytime 84")
    assert actors(state) == (0,)


# --- atomic moments ---


def test_nobody_interjects_while_a_cat_finds_its_basket_and_place() -> None:
    state = turns("green C16, red C16")
    equip(state, 0, 43)
    give(state, 0, 84)
    give(state, 1, 85)
    for line in ("rescue left:1", "basket whole"):
        answer(state, 0, line)
        assert not [text for text in texts(state, 0) if "anytime" in text]
        assert texts(state, 1) == []
        assert refusal(state, 0, "anytime 84") == "action.not_now"
        assert refusal(state, 1, "anytime 85") == "turn.not_yours"
        assert refusal(state, 1, "ask never") == "turn.not_yours"
    answer(state, 0, "place 7,0")
    # the cat lies: its treasure is another action
    answer(state, 0, "anytime 84")
    answer(state, 1, "anytime 85")


@pytest.mark.parametrize("card", [71, 75, 77, 83, 86, 88])
def test_nobody_interjects_while_a_card_is_resolved(card: int) -> None:
    state = turns()
    lay(state, 0, "K1", "8,4")
    lay(state, 0, "K1", "9,4")
    teach(state, 0, 113, 114)
    give(state, 0, card, 84)
    give(state, 1, 85)
    on_bag(state, "green C16", "orange C16", "green C13", "blue C15")
    answer(state, 0, f"anytime {card}")
    assert actors(state) == (0,)
    assert texts(state, 1) == []
    assert refusal(state, 1, "anytime 85") == "turn.not_yours"
    assert refusal(state, 0, "anytime 84") in ("action.half_done", "action.not_now")


def test_nobody_interjects_while_a_find_is_placed() -> None:
    state = turns()
    give(state, 0, 1, 84)
    give(state, 1, 85)
    skip_to(state, "finds")
    for line in ("find 1 oshax", "take O1", "colour red"):
        answer(state, 0, line)
        assert texts(state, 1) == []
        assert refusal(state, 0, "anytime 84") == "action.not_now"


# --- the windows ---


@pytest.mark.parametrize(("wanted", "day"), MOMENTS)
def test_every_seat_with_a_card_of_any_kind_is_asked(wanted: str, day: int) -> None:
    state = at_window(wanted, (112,), (), (84,), day=day)
    assert state.day == day
    assert actors(state) == (0, 2)
    assert texts(state, 0) == ["done", "ask always", "ask never"]
    assert refusal(state, 1, "done") == "turn.not_yours"
    assert refusal(state, 0, "pass") == "action.not_now"


@pytest.mark.parametrize(("wanted", "day"), MOMENTS)
def test_who_never_wants_to_be_asked_is_not_but_may_join(wanted: str, day: int) -> None:
    state = table(2, "buy", day - (wanted == "fishing"))
    give(state, 0, 84, 111)
    give(state, 1, 112)
    answer(state, 0, "ask never")
    while moment(state) != wanted:
        let(state, actors(state)[0])
    assert actors(state) == (1,)
    answer(state, 0, "anytime 84")
    answer(state, 1, "done")
    # resolved, and asked no more
    assert state.players[0].baskets == 2
    assert 0 not in actors(state) or moment(state) is None


def test_with_empty_hands_there_is_no_window() -> None:
    state = table(2, "rescue")
    let(state, 0)
    let(state, 1)
    assert (state.day, decision(state)) == (2, "draft")


def test_answers_come_in_any_order_and_cards_resolve_in_turn_order() -> None:
    digests = set()
    for order in permutations(range(3)):
        state = at_window("order", (83, 112), (77, 111), (84, 110))
        fill(state, "red C16", "blue C15")
        on_bag(state, "green C16", "green C13", "R1", "R1")
        state.order = (2, 0, 1)
        events = []
        for seat in order:
            card = state.players[seat].hand[0]
            events += answer(state, seat, f"anytime {card}")
            assert events == [] or seat == order[-1]
        played = [e.args["card"] for e in events if e.id == "isle.anytime"]
        assert played == [84, 83]
        answer(state, 0, "put left", "put left")
        answer(state, 1, "move right:1", "done")
        assert actors(state) == (0, 1, 2)
        digests.add(state.digest())
    assert len(digests) == 1


def test_whoever_played_is_asked_again_and_the_others_are_not() -> None:
    state = at_window("order", (84, 85), (112,), (111,))
    answer(state, 1, "done")
    answer(state, 2, "done")
    answer(state, 0, "anytime 84")
    assert (moment(state), actors(state)) == ("order", (0,))
    answer(state, 0, "anytime 85")
    # without a card left there is nothing to ask
    assert moment(state) is None
    assert state.players[0].baskets == 3


def test_who_drew_cards_with_the_last_card_is_asked_again_only_with_new_ones() -> None:
    for bought in (True, False):
        state = at_window("order", (71,), ())
        on_deck(state, 84, 55)
        answer(state, 0, "anytime 71", *(["buy 84"] if bought else []), "pay")
        assert (moment(state) == "order") == bought


def test_who_has_said_done_may_still_join_while_others_think() -> None:
    state = at_window("order", (84, 112), (111,))
    answer(state, 0, "done", "anytime 84")
    assert actors(state) == (1,)
    answer(state, 1, "done")
    assert state.players[0].baskets == 2


def test_a_declared_card_cannot_be_followed_by_another_before_it_is_resolved() -> None:
    state = at_window("order", (84, 85), (111,))
    answer(state, 0, "anytime 84")
    assert texts(state, 0) == []
    assert refusal(state, 0, "anytime 85") == "action.half_done"
    assert refusal(state, 0, "done") == "turn.not_yours"


def test_what_is_declared_stays_secret_until_all_have_answered() -> None:
    state, other = (at_window("order", (84, 112), (111,)) for _ in range(2))
    declared = answer(state, 0, "anytime 84")
    silent = answer(other, 0, "done")
    for seat in (1, None):
        assert ids(declared, seat) == ids(silent, seat) == []
        assert GAME.view(state, seat) == GAME.view(other, seat)
    assert texts(state, 1) == texts(other, 1)
    assert "isle.anytime" in ids(answer(state, 1, "done"), 1)


def test_the_actors_do_not_depend_on_what_is_held() -> None:
    seen = set()
    for cards in ((84, 85), (112, 111), (113, 114), (55, 56), (69, 83)):
        state = table(3, "rescue")
        give(state, 1, *cards)
        give(state, 2, 110)
        asked = []
        while state.day == 1:
            asked.append((decision(state), moment(state), actors(state)))
            let(state, actors(state)[0])
        seen.add(tuple(asked))
    assert len(seen) == 1


def test_the_window_after_the_turn_order_knows_it() -> None:
    state = table(2, "buy")
    give(state, 0, 84)
    give(state, 1, 7, 112)
    skip_to(state, "ready")
    answer(state, 0, "done")
    answer(state, 1, "ready 7", "done")
    assert (moment(state), state.order) == ("order", (1, 0))
    assert GAME.view(state, 0).players[1].ready == (7,)


def test_the_fifth_day_has_one_window_at_its_end() -> None:
    state = at_window("scoring", (112,), (111,), day=5)
    answer(state, 0, "done")
    answer(state, 1, "done")
    assert GAME.result(state) is not None
    assert refusal(state, 0, "done") == "game.over"


# --- the standing choice ---


def test_it_may_change_twice_a_day() -> None:
    state = table(2)
    answer(state, 0, "ask always", "ask never")
    assert refusal(state, 0, "ask windows") == "ask.too_often"
    assert refusal(state, 0, "ask never") == "ask.no_change"
    assert not [line for line in texts(state, 0) if line.startswith("ask")]
    answer(state, 1, "ask never")
    skip_to(state, "draft", 2)
    answer(state, 0, "ask windows")
    assert [player.ask for player in state.players] == ["windows", "never"]


def test_it_is_no_answer() -> None:
    state = at_window("order", (84,), (111,))
    answer(state, 0, "ask always")
    assert actors(state) == (0, 1)
    assert GAME.view(state, 1).players[0].ask == "always"


def test_always_asks_before_each_turn_of_another_in_rescue_and_finds() -> None:
    state = turns()
    give(state, 0, 112)
    give(state, 1, 84, 111)
    answer(state, 1, "ask always")
    equip(state, 0, 43)
    rescue(state, 0, "left:1")
    # its own turn: asked as a matter of course
    assert (decision(state), actors(state)) == ("rescue", (1,))
    rescue(state, 1, "left:1")
    assert (decision(state), actors(state)) == ("rescue", (1,))
    answer(state, 1, "done")
    assert (moment(state), actors(state)) == ("turn", (1,))
    answer(state, 1, "anytime 84")
    assert (moment(state), actors(state)) == ("turn", (1,))
    answer(state, 1, "done")
    assert (decision(state), actors(state)) == ("rescue", (0,))
    answer(state, 0, "pass")
    answer(state, 1, "pass")
    assert moment(state) == "rescue_end"


def test_always_is_asked_before_the_first_turn_of_phase_5() -> None:
    state = turns()
    give(state, 0, 112)
    give(state, 1, 84, 111)
    answer(state, 1, "ask always")
    answer(state, 0, "pass")
    answer(state, 1, "pass")
    assert moment(state) == "rescue_end"
    skip_rescue_end(state)
    assert (moment(state), actors(state)) == ("turn", (1,))
    answer(state, 1, "done")
    assert (decision(state), actors(state)) == ("finds", (0,))


def skip_rescue_end(state: IsleState) -> None:
    while moment(state) == "rescue_end":
        let(state, actors(state)[0])


def test_always_with_an_empty_hand_asks_nothing() -> None:
    state = turns()
    answer(state, 1, "ask always")
    rescue(state, 0, "left:1")
    rescue(state, 1, "left:1")
    assert state.day == 2


def test_windows_are_not_asked_before_turns() -> None:
    state = turns()
    give(state, 1, 84)
    assert (decision(state), actors(state)) == ("rescue", (0,))
    rescue(state, 0, "left:1")
    assert (decision(state), actors(state)) == ("rescue", (1,))
    assert places(state, 1) == []
