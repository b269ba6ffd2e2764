"""More than one cat in a turn, and baskets given back (rule 5, cards 76 and 80-83)."""

from __future__ import annotations

import pytest

from meowple.games.isle.game import GAME, RULES_VERSION
from meowple.games.isle.rules.letter import VERSIONS
from meowple.games.isle.rules.scoring.ending import standings
from meowple.games.isle.rules.state import IsleState
from tests.games.isle.boats import value
from tests.games.isle.tables import (
    CATS,
    actors,
    answer,
    decision,
    equip,
    give,
    let,
    moment,
    on_bag,
    refusal,
    rescue,
    skip_to,
    table,
    teach,
    texts,
    turns,
)


def test_case_10_extra_rescue() -> None:
    state = turns("red C16", "blue C16", fish=8)
    equip(state, 0, 43)
    give(state, 0, 80)
    give(state, 1, 98)
    answer(state, 0, "anytime 80")
    rescue(state, 0, "left:1")
    assert actors(state) == (0,)
    assert texts(state, 0)[:2] == ["rescue right:1", "done"]
    rescue(state, 0, "right:1")
    assert moment(state) == "rescue_end"
    assert state.players[0].fish == 0
    assert state.players[0].extra == 0


def test_case_10_with_seven_fish_both_must_be_left() -> None:
    state = turns("red C16, green C15", "blue C16", fish=7)
    equip(state, 0, 43)
    give(state, 0, 80)
    answer(state, 0, "anytime 80")
    rescue(state, 0, "left:1")
    assert refusal(state, 0, "rescue right:1") == "fish.too_few"
    rescue(state, 0, "left:1", "whole")
    assert state.players[0].fish == 1


def test_case_10_two_cards_give_three_cats() -> None:
    state = turns(fish=9)
    equip(state, 0, 43, 44)
    give(state, 0, 80, 81)
    answer(state, 0, "anytime 80", "anytime 81")
    for _ in range(3):
        assert actors(state) == (0,)
        rescue(state, 0, "left:1", "permanent" if state.players[0].baskets else "")
    assert state.players[0].fish == 0
    assert actors(state) == (1,)


def test_case_11_card_76() -> None:
    state = turns("red C16", "blue C16, green C15", fish=3)
    equip(state, 0, 43)
    give(state, 0, 76, 98)
    state.players[1].fish = 5
    teach(state, 0, 118)
    rescue(state, 0, "left:1", "permanent")
    answer(state, 1, "pass")
    assert texts(state, 0)[:2] == ["pass", "anytime 76 used"]
    answer(state, 0, "anytime 76 used")
    player = state.players[0]
    assert (player.fish, player.used_baskets) == (5, 0)
    rescue(state, 0, "right:1")
    assert (player.fish, player.baskets, player.used_baskets) == (0, 0, 0)
    assert value(118, standings(state)[0]) == 0


def test_the_basket_of_the_present_rescue_cannot_be_given_back() -> None:
    state = turns()
    give(state, 0, 76)
    answer(state, 0, "rescue left:1")
    assert refusal(state, 0, "anytime 76 unused") == "action.not_now"


def test_a_map_bonus_comes_before_the_next_cat_of_an_extra_rescue() -> None:
    state = turns("green C16, red C15")
    equip(state, 0, 43)
    give(state, 0, 80)
    answer(state, 0, "anytime 80", "rescue left:1", "basket whole", "place 7,0")
    assert decision(state) == "take"
    answer(state, 0, "take K1", "place 8,0")
    assert texts(state, 0)[:2] == ["rescue left:1", "done"]
    answer(state, 0, "done")
    assert actors(state) == (1,)


def test_an_extra_rescue_right_lets_card_83_bring_the_second_cat() -> None:
    state = turns("red C16")
    equip(state, 0, 43)
    give(state, 0, 80, 83)
    on_bag(state, "blue C16", "R1", "R1", "R2")
    answer(state, 0, "anytime 80")
    rescue(state, 0, "left:1")
    # the field is empty, but the turn is not over
    assert (decision(state), actors(state)) == ("rescue", (0,))
    answer(state, 0, "anytime 83", "put left")
    rescue(state, 0, "left:1")
    assert len(state.players[0].boat.of_kind("cat")) == 2


# --- how long the right lasts ---


@pytest.mark.parametrize("card", [80, 81, 82])
def test_every_extra_rescue_card_gives_one_cat_more(card: int) -> None:
    state = turns()
    give(state, 0, card)
    answer(state, 0, f"anytime {card}")
    assert GAME.view(state, 1).players[0].extra_rescues == 1


def test_three_cards_add_up_to_four_cats() -> None:
    state = turns()
    equip(state, 0, 43, 44, 45)
    give(state, 0, 80, 81, 82)
    answer(state, 0, "anytime 80", "anytime 81", "anytime 82")
    for _ in range(4):
        assert decision(state) == "rescue"
        rescue(state, 0, "left:1")
    assert state.players[0].extra == 0
    assert len(state.players[0].boat.tiles) == 4


def test_the_right_may_be_gained_in_another_players_turn() -> None:
    state = turns(f"{CATS}, orange C15")
    equip(state, 1, 43, 44)
    give(state, 1, 80)
    answer(state, 1, "anytime 80")
    rescue(state, 0, "left:1")
    rescue(state, 1, "left:1")
    assert actors(state) == (1,)
    assert refusal(state, 1, "pass") == "action.not_now"
    rescue(state, 1, "left:1")
    # the right is gone with the turn
    assert state.players[1].extra == 0
    assert len(state.players[1].boat.tiles) == 2


def test_fewer_cats_than_the_right_allows_may_be_rescued() -> None:
    state = turns(f"{CATS}, orange C15")
    equip(state, 0, 43, 44)
    give(state, 0, 80)
    answer(state, 0, "anytime 80")
    rescue(state, 0, "left:1")
    answer(state, 0, "done")
    assert state.players[0].extra == 0
    assert actors(state) == (1,)


def test_a_late_right_opens_the_turn_again_until_another_has_acted() -> None:
    state = turns(f"{CATS}, orange C15")
    equip(state, 0, 43, 44)
    give(state, 0, 80, 81)
    rescue(state, 0, "left:1")
    assert actors(state) == (1,)
    answer(state, 0, "anytime 80")
    # nobody has done anything since: it counts for this turn
    assert actors(state) == (0,)
    rescue(state, 0, "left:1")
    assert actors(state) == (1,)
    rescue(state, 1, "left:1")
    assert actors(state) == (0,)
    assert len(state.players[0].boat.tiles) == 2


@pytest.mark.parametrize("version", VERSIONS)
def test_a_late_right_counts_at_once_in_every_version_when_nobody_was_asked(
    version: int,
) -> None:
    state = turns(f"{CATS}, orange C15", version=version)
    equip(state, 0, 43, 44)
    give(state, 0, 80)
    rescue(state, 0, "left:1")
    answer(state, 0, "anytime 80")
    assert (decision(state), actors(state)) == ("rescue", (0,))


def asked_before_the_next_turn(version: int = RULES_VERSION) -> IsleState:
    """Seat 0 has rescued a cat and holds 80; seat 2 is asked before the turn of seat 1."""
    state = turns(f"{CATS}, orange C15", seats=3, version=version)
    equip(state, 0, 43, 44)
    give(state, 0, 80)
    give(state, 2, 84)
    answer(state, 2, "ask always")
    rescue(state, 0, "left:1")
    assert (moment(state), actors(state)) == ("turn", (2,))
    return state


def test_a_late_right_opens_the_turn_again_also_when_another_is_asked_meanwhile() -> None:
    state = asked_before_the_next_turn()
    answer(state, 0, "anytime 80")
    answer(state, 2, "done")
    assert (decision(state), actors(state)) == ("rescue", (0,))
    rescue(state, 0, "left:1")
    assert len(state.players[0].boat.tiles) == 2
    assert (moment(state), actors(state)) == ("turn", (2,))
    answer(state, 2, "done")
    assert actors(state) == (1,)


def test_a_card_of_the_one_who_was_asked_does_not_take_the_late_right_away() -> None:
    state = asked_before_the_next_turn()
    answer(state, 0, "anytime 80")
    answer(state, 2, "anytime 84")
    assert (decision(state), actors(state)) == ("rescue", (0,))


def test_in_version_1_a_late_right_in_a_window_counts_for_the_next_turn() -> None:
    state = asked_before_the_next_turn(version=1)
    answer(state, 0, "anytime 80")
    answer(state, 2, "done")
    assert actors(state) == (1,)
    assert state.players[0].extra == 1


def test_a_late_right_with_card_83_in_the_last_window_opens_the_turn_again() -> None:
    state = turns("red C16")
    equip(state, 0, 43)
    give(state, 0, 80, 83)
    rescue(state, 0, "left:1")
    assert moment(state) == "rescue_end"
    on_bag(state, "blue C16", "R1", "R1", "R2")
    answer(state, 0, "anytime 80", "anytime 83", "put left")
    assert (decision(state), actors(state)) == ("rescue", (0,))
    rescue(state, 0, "left:1")
    assert len(state.players[0].boat.tiles) == 2


def test_a_right_gained_when_no_cat_is_left_waits() -> None:
    state = turns("red C16")
    equip(state, 0, 43)
    give(state, 0, 80)
    rescue(state, 0, "left:1")
    assert moment(state) == "rescue_end"
    answer(state, 0, "anytime 80")
    assert state.day == 2
    assert state.players[0].extra == 1


def test_a_late_right_counts_for_the_next_turn_when_another_has_acted() -> None:
    state = turns(f"{CATS}, orange C15")
    equip(state, 0, 43, 44)
    give(state, 0, 80)
    rescue(state, 0, "left:1")
    answer(state, 1, "pass")
    answer(state, 0, "anytime 80")
    assert actors(state) == (0,)
    rescue(state, 0, "left:1")
    rescue(state, 0, "left:1")
    assert len(state.players[0].boat.tiles) == 3


def test_passing_does_not_use_the_right_up() -> None:
    state = turns()
    give(state, 0, 80)
    answer(state, 0, "anytime 80", "pass")
    skip_to(state, "rescue", 2)
    assert state.players[0].extra == 1
    equip(state, 0, 43)
    rescue(state, 0, "left:1")
    assert actors(state) == (0,)
    rescue(state, 0, "left:1")
    assert state.players[0].extra == 0


def test_the_right_ends_with_the_turn_also_when_no_second_cat_can_be_had() -> None:
    state = turns()
    give(state, 0, 80)
    answer(state, 0, "anytime 80")
    rescue(state, 0, "left:1")
    # no basket is left and no card to change that: the turn ends by itself
    assert actors(state) == (1,)
    assert state.players[0].extra == 0


def test_with_cards_in_hand_a_pending_right_keeps_the_turn_open() -> None:
    state = turns()
    give(state, 0, 80, 84)
    answer(state, 0, "anytime 80")
    rescue(state, 0, "left:1")
    assert texts(state, 0)[:2] == ["done", "anytime 84"]
    assert refusal(state, 0, "rescue left:1") == "basket.none_left"
    answer(state, 0, "anytime 84")
    rescue(state, 0, "left:1")
    assert len(state.players[0].boat.tiles) == 2


def test_without_a_right_the_turn_ends_by_itself_after_one_cat() -> None:
    state = turns()
    equip(state, 0, 43)
    give(state, 0, 80)
    rescue(state, 0, "left:1")
    assert actors(state) == (1,)


def test_who_wants_to_be_asked_always_may_gain_the_right_after_the_first_cat() -> None:
    state = turns()
    equip(state, 0, 43)
    give(state, 0, 80)
    answer(state, 0, "ask always")
    rescue(state, 0, "left:1")
    assert actors(state) == (0,)
    assert refusal(state, 0, "rescue left:1") == "rescue.one_cat"
    answer(state, 0, "anytime 80")
    rescue(state, 0, "left:1")
    assert actors(state) == (1,)
    assert state.players[0].extra == 0


def test_a_right_that_is_pending_at_the_end_of_the_game_is_lost() -> None:
    state = table(2, "rescue", 5)
    give(state, 0, 80)
    answer(state, 0, "anytime 80")
    while actors(state):
        let(state, actors(state)[0])
    assert GAME.result(state) is not None
