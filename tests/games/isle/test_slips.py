"""Slips: what an answer would give up, as a client asks before it is played."""

from __future__ import annotations

from meowple.games.isle.game import GAME
from meowple.games.isle.rules.state import IsleState
from tests.games.isle.tables import (
    answer,
    at_window,
    equip,
    give,
    offer,
    rescue,
    table,
    turns,
)
from tests.games.isle.test_anytime_cards import drawing
from tests.games.isle.test_family import family
from tests.games.isle.test_finds import finding
from tests.games.isle.test_rescue import choosing
from tests.games.saying import say


def slips(state: IsleState, seat: int = 0) -> dict[str, str]:
    found = GAME.slips(state, seat)
    for slip in found:
        assert say(slip.id, **slip.args)
    return {str(slip.action): slip.id.removeprefix("isle.slip.") for slip in found}


def test_passing_gives_up_the_cats_that_could_still_be_rescued() -> None:
    assert slips(turns()) == {"pass": "pass"}
    state = turns(fish=0)
    give(state, 0, 98)
    assert slips(state) == {}


def test_ending_the_turn_gives_up_the_right_to_another_cat() -> None:
    state = turns("red C16", "blue C16", fish=8)
    equip(state, 0, 43)
    give(state, 0, 80)
    answer(state, 0, "anytime 80")
    rescue(state, 0, "left:1")
    assert slips(state) == {"done": "another"}


def test_passing_in_the_family_mode_gives_up_the_cats_of_the_day() -> None:
    assert slips(family()) == {"pass": "pass"}


def test_passing_gives_up_the_finds_that_could_still_be_played() -> None:
    assert slips(finding(98)) == {"pass": "finds"}
    assert slips(finding(113, 43)) == {}


def test_a_further_treasure_is_taken_now_or_never() -> None:
    state = finding(98)
    answer(state, 0, "find 98 common")
    assert slips(state) == {}
    answer(state, 0, "take K1", "place 7,4")
    assert slips(state) == {"skip": "treasure"}


def test_buying_nothing_is_asked_about_where_something_can_be_paid() -> None:
    state = table(2, "buy")
    assert slips(state) == {"pay": "buy"}
    offer(state, 0, 55, 15, 16, 17, 18, 19, 20)
    answer(state, 0, "buy 55")
    assert slips(state) == {}
    answer(state, 0, "pay")
    # paid, and asked once more because of the card
    assert slips(state) == {}
    state.players[1].fish = 0
    offer(state, 1, 43, 44, 45, 46, 47, 48, 49)
    assert slips(state, 1) == {}


def test_buying_none_of_the_drawn_cards_is_asked_about() -> None:
    state = drawing(71, 84, 55)
    assert slips(state) == {"pay": "buy"}
    answer(state, 0, "buy 84")
    assert slips(state) == {}


def test_rescue_cards_left_in_hand_are_asked_about_if_they_could_carry_a_cat() -> None:
    # 55 has a whole basket, 15 and 16 a broken one each
    state = choosing((55, 15), ())
    assert slips(state) == {"done": "ready"}
    answer(state, 0, "ready 55")
    assert slips(state) == {}
    give(state, 0, 16)
    assert slips(state) == {"done": "ready"}
    answer(state, 0, "ready 15")
    assert slips(state) == {"done": "ready"}
    answer(state, 0, "ready 16")
    assert slips(state) == {}


def test_other_questions_are_not_asked_about() -> None:
    assert slips(table(2, "draft")) == {}
    state = at_window("order", (43,), (43,))
    assert slips(state) == {}
