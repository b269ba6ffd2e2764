"""Anytime cards that give fish or baskets (rule 5: 67-68, 76, 78-79, 84-97)."""

from __future__ import annotations

import pytest

from meowple.games.isle.game import GAME
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
    ids,
    lay,
    names,
    refusal,
    rescue,
    skip_to,
    table,
    teach,
    texts,
    turns,
)
from tests.games.saying import say


def on_turn(left: str = CATS, right: str = "", fish: int = 20) -> IsleState:
    """Seat 0 is on turn; both hold a card for later, so that nothing ends by itself."""
    state = turns(left, right, fish)
    give(state, 0, 112)
    give(state, 1, 111)
    return state


def furnished() -> IsleState:
    """Seat 0 has 3 red cats, a blue one, a green and a red oshax, 2 rares, 3 commons and
    4 lessons, no fish; it is on turn to rescue."""
    state = on_turn("purple C01, purple C02", "purple C03", fish=0)
    lay(state, 0, "red C16", "7,0")
    lay(state, 0, "red C15", "8,3")
    lay(state, 0, "red C13", "8,0")
    lay(state, 0, "blue C16", "4,6 r1")
    lay(state, 0, "green O1", "11,4")
    lay(state, 0, "red O2", "15,3")
    lay(state, 0, "R1", "1,3")
    lay(state, 0, "R1", "3,2")
    for x, kind in ((12, "K1"), (13, "K1"), (11, "K2")):
        lay(state, 0, kind, f"{x},{1 if kind == 'K2' else 0}")
    teach(state, 0, 113, 114, 115, 116)
    return state


def gain(*lines: str) -> int:
    """How many fish seat 0 has after playing these."""
    state = furnished()
    give(state, 0, *{int(line.split()[1]) for line in lines})
    for line in lines:
        answer(state, 0, line)
    return state.players[0].fish


# --- fish ---


@pytest.mark.parametrize(
    ("card", "fish"),
    [
        (67, 4),
        (68, 4),
        (78, 4),
        (79, 4),
        (90, 3),
        (91, 3),
        (92, 4),
        (93, 4),
        (94, 3),
        (95, 3),
    ],
)
def test_fish_cards_count_what_lies_on_the_own_boat(card: int, fish: int) -> None:
    assert gain(f"anytime {card}") == fish


@pytest.mark.parametrize("card", [96, 97])
@pytest.mark.parametrize(
    ("colour", "fish"),
    [("red", 4), ("blue", 1), ("green", 1), ("purple", 0), ("orange", 0)],
)
def test_a_colour_is_named_freely_and_an_oshax_counts_in_it(
    card: int, colour: str, fish: int
) -> None:
    assert gain(f"anytime {card} {colour}") == fish


def test_a_colour_must_be_named() -> None:
    state = furnished()
    give(state, 0, 96, 90)
    for line in ("anytime 96", "anytime 96 used", "anytime 90 red"):
        assert refusal(state, 0, line) == "anytime.choice"


@pytest.mark.parametrize("card", [67, 68, 78, 79, 90, 91, 92, 93, 94, 95])
def test_a_fish_card_may_be_played_for_nothing(card: int) -> None:
    state = on_turn(fish=0)
    give(state, 0, card)
    lay(state, 1, "R1", "8,4")
    answer(state, 0, f"anytime {card}")
    assert state.players[0].fish == 0
    assert state.discards == (card,)


def test_all_five_colours_give_five_fish_and_no_more() -> None:
    state = furnished()
    lay(state, 0, "purple C15", "18,4")
    lay(state, 0, "orange C15", "12,7")
    give(state, 0, 90)
    answer(state, 0, "anytime 90")
    assert state.players[0].fish == 5


def test_lessons_in_hand_and_public_ones_are_not_counted() -> None:
    state = furnished()
    give(state, 0, 78, 117, 147)
    answer(state, 0, "anytime 78")
    assert state.players[0].fish == 4


def test_playing_costs_nothing_and_the_card_is_seen_by_all() -> None:
    state = on_turn(fish=0)
    give(state, 0, 84)
    events = answer(state, 0, "anytime 84")
    assert ids(events, 1) == ["isle.anytime", "isle.basket_gained"]
    assert (state.players[0].baskets, state.players[0].fish) == (2, 0)
    assert state.discards == (84,)
    assert state.players[0].hand == (112,)


def test_only_anytime_cards_in_hand_can_be_played() -> None:
    state = on_turn()
    give(state, 0, 55, 113, 1)
    assert refusal(state, 0, "anytime 84") == "card.not_in_hand"
    for card in (55, 113, 1):
        assert refusal(state, 0, f"anytime {card}") == "anytime.no_such_card"


def test_only_the_own_boat_and_lessons_count() -> None:
    state = on_turn(fish=0)
    lay(state, 1, "R1", "8,4")
    lay(state, 1, "red C16", "7,0")
    teach(state, 1, 113, 114)
    give(state, 0, 92, 96, 78, 86, 88)
    answer(state, 0, "anytime 92", "anytime 96 red", "anytime 78")
    assert state.players[0].fish == 0
    assert refusal(state, 0, "anytime 86") == "lesson.too_few"
    assert refusal(state, 0, "anytime 88") == "treasure.too_few"


# --- baskets ---


@pytest.mark.parametrize("card", [84, 85])
def test_a_gained_basket_is_unused_and_serves_today(card: int) -> None:
    state = on_turn()
    give(state, 0, card)
    rescue(state, 0, "left:1")
    answer(state, 1, "pass")
    assert refusal(state, 0, "rescue left:1") == "basket.none_left"
    answer(state, 0, f"anytime {card}")
    answer(state, 0, "rescue left:1")


def test_gained_baskets_are_turned_back_every_day() -> None:
    state = on_turn()
    give(state, 0, 84, 98)
    answer(state, 0, "anytime 84")
    rescue(state, 0, "left:1")
    player = state.players[0]
    assert (player.baskets, player.used_baskets) == (1, 1)
    skip_to(state, "rescue", 2)
    assert (player.baskets, player.used_baskets) == (2, 0)


@pytest.mark.parametrize("card", [86, 87])
def test_two_lessons_for_a_basket(card: int) -> None:
    state = furnished()
    give(state, 0, card)
    events = answer(state, 0, f"anytime {card}")
    assert decision(state) == "discard_lessons"
    assert texts(state, 0) == ["discard 113", "discard 114", "discard 115", "discard 116"]
    assert refusal(state, 0, "discard 117") == "lesson.not_yours"
    assert refusal(state, 0, "done") == "action.not_now"
    events += answer(state, 0, "discard 115")
    # the price is two, and comes before the basket
    assert state.players[0].baskets == 1
    assert refusal(state, 0, "discard 115") == "lesson.not_yours"
    events += answer(state, 0, "discard 113")
    player = state.players[0]
    assert (player.baskets, player.lessons) == (2, (114, 116))
    assert player.hidden[-2:] == (115, 113)
    # face down: others learn that, not which
    told = [e.args for e in events if e.id == "isle.lesson_discarded"]
    assert told == [{"seat": 0}, {"seat": 0}]
    assert ids(events, 1).count("isle.lesson_discarded_own") == 0
    assert GAME.view(state, 1).players[0].lesson_count == 2


def test_two_lessons_are_needed_and_hand_or_public_ones_do_not_do() -> None:
    state = on_turn()
    teach(state, 0, 113)
    give(state, 0, 86, 114)
    state.public = ((147, None),)
    state.deck = tuple(card for card in state.deck if card != 147)
    assert refusal(state, 0, "anytime 86") == "lesson.too_few"


@pytest.mark.parametrize("card", [88, 89])
def test_two_treasures_of_any_kind_for_a_basket(card: int) -> None:
    state = furnished()
    give(state, 0, card)
    answer(state, 0, f"anytime {card}")
    assert decision(state) == "remove_treasures"
    assert len(texts(state, 0)) == 5
    # a tile is named by its first square in reading order
    assert "remove 2,3" in texts(state, 0)
    assert refusal(state, 0, "remove 7,0") == "treasure.not_there"
    assert refusal(state, 0, "done") == "action.not_now"
    commons = state.commons
    answer(state, 0, "remove 2,3")
    assert state.players[0].baskets == 1
    assert refusal(state, 0, "remove 2,3") == "treasure.not_there"
    answer(state, 0, "remove 12,0")
    assert state.players[0].baskets == 2
    assert names(state, state.gone)[-2:] == ["R1", "K1"]
    assert state.commons == commons


def test_two_treasures_are_needed() -> None:
    state = on_turn()
    lay(state, 0, "K1", "8,4")
    give(state, 0, 88)
    assert refusal(state, 0, "anytime 88") == "treasure.too_few"


# --- 76 ---


def test_card_76_gives_back_an_unused_basket() -> None:
    state = on_turn(fish=0)
    give(state, 0, 76)
    assert "anytime 76 unused" in texts(state, 0)
    for line in ("anytime 76 used", "anytime 76", "anytime 76 red"):
        assert refusal(state, 0, line) == "anytime.choice"
    answer(state, 0, "anytime 76 unused")
    player = state.players[0]
    assert (player.fish, player.baskets, player.used_baskets) == (5, 0, 0)


def test_card_76_gives_back_a_used_basket() -> None:
    state = on_turn(fish=3)
    give(state, 0, 76, 84)
    answer(state, 0, "anytime 84")
    rescue(state, 0, "left:1")
    offered = [line for line in texts(state, 0) if line.startswith("anytime 76")]
    assert offered == ["anytime 76 used", "anytime 76 unused"]
    answer(state, 0, "anytime 76 used")
    player = state.players[0]
    assert (player.fish, player.baskets, player.used_baskets) == (5, 1, 0)


def test_card_76_needs_a_permanent_basket() -> None:
    state = on_turn()
    equip(state, 0, 43)
    give(state, 0, 76)
    state.players[0].baskets = 0
    assert refusal(state, 0, "anytime 76 unused") == "basket.none"


def test_a_basket_given_back_does_not_return_the_next_day() -> None:
    state = on_turn()
    give(state, 0, 76)
    teach(state, 0, 118)
    answer(state, 0, "anytime 76 unused")
    skip_to(state, "draft", 2)
    assert state.players[0].baskets == 0
    assert value(118, standings(state)[0]) == 0


def test_lesson_118_counts_baskets_of_either_face() -> None:
    state = on_turn()
    give(state, 0, 84, 85)
    answer(state, 0, "anytime 84", "anytime 85")
    rescue(state, 0, "left:1")
    assert standings(state)[0].baskets == 3
    assert value(118, standings(state)[0]) == 7


# --- the last window ---


def test_the_last_window_comes_before_scoring() -> None:
    state = table(2, "rescue", 5)
    give(state, 0, 84, 85, 97)
    teach(state, 0, 118)
    skip_to(state, "evening")
    assert actors(state) == (0,)
    answer(state, 0, "anytime 84", "anytime 85", "done")
    result = GAME.result(state)
    assert result is not None
    (line,) = [line for line in result.lines[0] if line.id == "isle.score.lesson"]
    assert line.points == 7
    assert not GAME.actors(state)
    assert not GAME.legal(state, 0)


@pytest.mark.parametrize("card", sorted(n for n in GAME.box.cards if 67 <= n <= 97))
def test_cards_that_draw_are_marked_as_revealing(card: int) -> None:
    facts = GAME.components(say).cards[card]
    assert facts.reveals == (card in (71, 72, 73, 74, 75, 83))
