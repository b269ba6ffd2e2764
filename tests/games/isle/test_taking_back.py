"""Actions that reveal something, and what counts for a seat that does not answer."""

from __future__ import annotations

import pytest

from meowple.games.isle.game import GAME
from meowple.games.isle.rules import solo_mode
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.event import Event, spoken
from tests.games.isle.tables import (
    actors,
    answer,
    asked,
    at_window,
    default,
    equip,
    give,
    lay,
    let,
    moment,
    offer,
    on_bag,
    skip_to,
    table,
    texts,
    turns,
)


def reveal(events: list[Event]) -> bool:
    """Whether an action cannot be taken back."""
    return any(event.reveals for event in events)


def marked(events: list[Event]) -> list[str]:
    """The events, and whether they are marked."""
    return [e.id.removeprefix("isle.") for e in spoken(events) if e.reveals]


# --- own choices ---


def test_a_rescue_from_the_cat_to_its_place_can_be_taken_back() -> None:
    state = turns("green C16, red C16")
    equip(state, 0, 43)
    for line in ("rescue left:1", "basket whole", "place 7,0", "take K1", "place 8,0"):
        assert not reveal(answer(state, 0, line))
    assert not reveal(answer(state, 1, "pass"))


def test_cards_kept_bought_and_laid_can_be_taken_back() -> None:
    state = table(2)
    for card in state.players[0].packet[:2]:
        assert not reveal(answer(state, 0, f"keep {card}"))
    skip_to(state, "buy")
    offer(state, 0, 55, 56, 57, 58, 59, 60, 61)
    give(state, 1, 84)
    assert not reveal(answer(state, 0, "buy 55", "pay", "done"))
    skip_to(state, "ready")
    assert not reveal(answer(state, 0, "ready 55", "done"))


@pytest.mark.parametrize("line", ["anytime 84", "anytime 69", "ask never"])
def test_an_open_card_can_be_taken_back(line: str) -> None:
    state = turns()
    give(state, 1, 69, 84)
    assert not reveal(answer(state, 1, line))


def test_treasures_given_for_a_basket_can_be_taken_back() -> None:
    state = turns()
    give(state, 0, 88)
    lay(state, 0, "K1", "8,4")
    lay(state, 0, "K1", "9,4")
    assert not reveal(answer(state, 0, "anytime 88", "remove 8,4", "remove 9,4"))


# --- decks, bag and face-down cards ---


def test_the_packet_that_is_passed_on_is_revealed_to_its_next_owner() -> None:
    state = table(2)
    for seat in (0, 1):
        first, second = state.players[seat].packet[:2]
        answer(state, seat, f"keep {first}")
        events = answer(state, seat, f"keep {second}")
    assert [(e.id, e.seats) for e in events if e.reveals] == [
        ("isle.packet", (0,)),
        ("isle.packet", (1,)),
    ]


@pytest.mark.parametrize(
    ("card", "ids"), [(71, ["drew"]), (75, ["drew_tile"]), (83, ["drew_tile"] * 4)]
)
def test_what_a_card_draws_is_revealed(card: int, ids: list[str]) -> None:
    state = turns()
    give(state, 0, card)
    on_bag(state, "green C16", "orange C16", "green C13", "blue C15")
    assert marked(answer(state, 0, f"anytime {card}")) == ids
    # what is done with it is a choice again
    line = "pay" if card == 71 else texts(state, 0)[0]
    assert not reveal(answer(state, 0, line))


def test_rescue_cards_of_all_are_revealed_by_the_last() -> None:
    state = table(2, "buy")
    give(state, 0, 55)
    give(state, 1, 56)
    skip_to(state, "ready")
    answer(state, 0, "ready 55", "done")
    assert marked(answer(state, 1, "done")) == ["revealed", "revealed"]


def test_a_new_day_reveals_its_cats_and_cards() -> None:
    state = table(2, "rescue")
    let(state, 0)
    events = answer(state, 1, default(state, 1))
    assert (state.day, marked(events)) == (2, ["fields", "packet", "packet"])


def test_a_new_day_of_a_family_reveals_its_cats() -> None:
    state = table(2, "rescue", mode="family")
    let(state, 0)
    assert marked(answer(state, 1, "pass")) == ["pool"]


def test_the_end_of_the_game_reveals_the_private_lessons() -> None:
    state = table(2, "rescue", day=5)
    while len(actors(state)) == 1 and state.stack:
        events = answer(state, actors(state)[0], default(state, actors(state)[0]))
    assert marked(events) == ["game_over"]


# --- hands that are laid open ---


def last_payment(state: IsleState) -> list[Event]:
    """Both pay and go on to the lessons; the events of the last answer."""
    events: list[Event] = []
    while (now := asked(state)) and now.decision in ("buy", "after_paying"):
        events = answer(state, actors(state)[0], default(state, actors(state)[0]))
    return events


def test_lessons_that_others_lay_or_do_not_lay_are_revealed() -> None:
    for cards in ((), (147,), (113,), (145,)):
        state = table(2, "buy")
        give(state, 0, *cards)
        assert reveal(last_payment(state))


def test_naming_a_colour_reveals_what_the_next_lay() -> None:
    state = table(2, "buy")
    give(state, 0, 145, 149)
    assert reveal(last_payment(state))
    assert not reveal(answer(state, 0, "lesson 145 red"))
    assert reveal(answer(state, 0, "lesson 149 red"))


def test_alone_ones_own_lessons_are_no_news() -> None:
    state = table(1, "buy")
    give(state, 0, 113, 145, 147)
    assert not reveal(last_payment(state))
    give(state, 0, 55)
    assert not reveal(answer(state, 0, "lesson 145 red"))


# --- the sister ---


def test_only_her_open_card_could_be_foreseen() -> None:
    state = table(1, "rescue")
    sister = state.sister
    assert sister is not None
    solo_mode.turn_her_card(state, sister)
    sister.today = (sister.today + sister.deck)[:2]
    for foreseen in (True, False):
        state.events = []
        solo_mode.take_turn(state)
        assert marked(state.events) == ([] if foreseen else ["sister_plays"])


# --- windows ---


@pytest.mark.parametrize("line", ["done", "anytime 84"])
def test_the_last_answer_in_a_window_reveals_those_of_the_others(line: str) -> None:
    state = at_window("order", (84, 112), (111,))
    assert not reveal(answer(state, 0, line))
    assert reveal(answer(state, 1, "done"))


def test_who_is_asked_alone_reveals_nothing() -> None:
    state = at_window("order", (84, 112), ())
    assert not reveal(answer(state, 0, "anytime 84"))
    assert not reveal(answer(state, 0, "done"))


def idle(state: IsleState) -> list[str | None]:
    answers = [GAME.idle(state, player.seat) for player in state.players]
    return [None if action is None else str(action) for action in answers]


def test_a_window_that_is_left_open_counts_as_done() -> None:
    state = at_window("order", (84, 112), (111,), ())
    assert idle(state) == ["done", "done", None]
    answer(state, 0, "anytime 84")
    assert idle(state) == [None, "done", None]
    answer(state, 1, "done")
    assert (moment(state), idle(state)) == ("order", ["done", None, None])


def test_after_paying_one_may_leave_it_at_that_but_paying_is_ones_own_choice() -> None:
    state = table(2, "buy")
    give(state, 0, 84)
    assert idle(state) == [None, None]
    answer(state, 0, "pay")
    assert idle(state) == ["done", None]
    answer(state, 0, "done")
    assert idle(state) == [None, None]


@pytest.mark.parametrize("phase", ["draft", "ready", "rescue", "finds"])
def test_other_decisions_wait_for_their_answer(phase: str) -> None:
    state = table(2, "buy")
    give(state, 0, 55, 84)
    if phase == "draft":
        state = table(2)
    skip_to(state, phase)
    assert idle(state) == [None, None]


def test_a_tile_that_is_being_placed_waits_for_its_place() -> None:
    state = turns()
    answer(state, 0, "rescue left:1")
    assert idle(state) == [None, None]
