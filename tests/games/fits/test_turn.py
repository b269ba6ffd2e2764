"""A turn (rule 1.2): drawing and laying cards; discards and the final phase."""

from __future__ import annotations

import pytest

from meowple.games.fits.game import GAME
from meowple.kernel.errors import IllegalAction
from tests.games.fits.tables import (
    actors,
    answer,
    begin,
    box,
    boxes,
    decision,
    drawn,
    fill,
    finale,
    give,
    ids,
    leave_in_deck,
    on_deck,
    refusal,
    spread,
    table,
    texts,
    ways,
    words,
)

# Cards without icons, by their open sides.
NS, EW, ALL = "B24", "B32", "B72"


# --- drawing and laying ---


def test_a_card_is_drawn_and_one_is_played() -> None:
    state = table(f"{ALL} 7,5")
    give(state, 0, "B01", "B02")
    on_deck(state, "B03")
    left = len(state.deck)
    events = answer(state, 0, "draw")
    assert state.hands[0] == ("B01", "B02", "B03")
    assert len(state.deck) == left - 1
    assert ids(events) == ["drew"]
    assert ids(events, 1) == ["drew"]
    assert ids(events, 0) == ["drew", "drew_own"]
    assert decision(state) == "card"
    assert texts(state, 0) == ["play B01", "play B02", "play B03"]
    events = answer(state, 0, "play B02")
    assert ids(events) == ["plays"]
    assert events[0].args == {"seat": 0, "card": "B02"}
    assert decision(state) == "lay"
    assert {text.split()[1] for text in texts(state, 0)} == {"B02"}
    events = answer(state, 0, "lay B02 7,4 t")
    assert ids(events) == ["laid"]
    assert events[0].args == {"seat": 0, "card": "B02", "x": 7, "y": 4, "turned": True}
    assert [*state.hands[0]] == ["B01", "B03"]
    assert actors(state) == (1,)


def test_the_card_played_is_the_one_that_is_laid() -> None:
    state = table("B65 6,5", "B66 7,5", "cat 1 6,5")
    drawn(state, "B01", "B02", "P1")
    answer(state, 0, "play B02")
    assert state.hands[0] == ("B01", "P1")
    assert refusal(state, 0, "lay B01 8,5") == "card.another_played"
    assert refusal(state, 0, "lay Z 8,5") == "card.another_played"
    for line in ("play B01", "play B02", "princess cat 6,5", "discard B02", "done"):
        assert refusal(state, 0, line) == "action.not_now"
    assert refusal(state, 1, "lay B02 8,5") == "turn.not_yours"
    answer(state, 0, "lay B02 8,5")


def test_a_princess_played_takes_a_place_at_once() -> None:
    state = table("B65 6,5", "B66 7,5", "cat 1 6,5")
    drawn(state, "B01", "P1")
    events = answer(state, 0, "play P1")
    assert ids(events, 1) == ["plays"]
    assert ids(events, 0) == ["plays", "plays_own"]
    assert decision(state) == "princess"
    assert texts(state, 0) == ["princess cat 6,5"]
    for line in ("play B01", "lay B01 8,5", "lay P1 8,5", "discard P1", "done"):
        assert refusal(state, 0, line) == "action.not_now"
    answer(state, 0, "princess cat 6,5")
    assert state.hands[0] == ("B01",)


def test_only_a_card_of_the_hand_is_played() -> None:
    state = table(f"{ALL} 7,5")
    give(state, 1, "B01", "P2")
    drawn(state, "B03", "B04")
    for card in ("B01", "P2", "B50", "S1", "T1", "Z", "X9"):
        assert refusal(state, 0, f"play {card}") == "card.not_in_hand"
    # which card comes first, then where
    for line in ("lay B03 8,5", "princess cat 7,5"):
        with pytest.raises(IllegalAction) as caught:
            GAME.play(state, 0, GAME.parse(line))
        assert caught.value.id == "action.not_now"


def test_a_princess_is_listed_only_where_there_is_a_cat() -> None:
    state = table(f"{ALL} 7,5", "B65 8,5")
    drawn(state, "B01", "P1")
    assert texts(state, 0) == ["play B01"]
    assert refusal(state, 0, "play P1") == "card.cannot_be_played"
    for one in ("cat 1 7,5", "sleeper 0 6,5"):
        state = table(f"{ALL} 7,5", "B65 8,5", one)
        drawn(state, "B01", "P1")
        assert texts(state, 0) == ["play B01", "play P1"]


def test_half_a_turn_swaps_opposite_sides() -> None:
    state = table(f"{ALL} 7,5")
    drawn(state, "B33")
    answer(state, 0, "lay B33 8,5 t", "done")
    card = GAME.view(state, None).cells[-1]
    assert (card.open, card.turned, card.card) == ("sw", True, "B33")
    assert len(boxes(state)) == 1
    drawn(state, "B34")
    answer(state, 1, "lay B34 6,5")
    assert GAME.view(state, None).cells[-1].open == "ne"


def test_play_goes_clockwise() -> None:
    state = table(f"{ALL} 7,5", seats=4)
    for seat in (0, 1, 2, 3, 0, 1):
        assert actors(state) == (seat,)
        answer(state, seat, "sleep")
        answer(state, seat, texts(state, seat)[0])


def test_cards_stay_on_the_table() -> None:
    state = table(f"{ALL} 0,0", f"{EW} 14,10")
    drawn(state, "B65")
    found = {text.split()[2] for text in ways(state, 0)}
    assert found == {"1,0", "0,1", "13,10", "14,9"}
    assert refusal(state, 0, "lay B65 15,10") == "cell.off_table"
    assert refusal(state, 0, "lay B65 14,11") == "cell.off_table"
    # the end of one row is not beside the beginning of the next
    state = table(f"{ALL} 14,5")
    drawn(state, "B65")
    assert refusal(state, 0, "lay B65 0,6") == "cell.must_touch"
    assert refusal(state, 0, "lay B65 0,5") == "cell.must_touch"


def test_one_card_can_join_four_boxes() -> None:
    around = ("B65 7,4", "B66 6,5", "B67 8,5", "B68 7,6")
    state = table(*around)
    assert len(boxes(state)) == 4
    drawn(state, "B71")
    answer(state, 0, "lay B71 7,5", "cat 6,5")
    (only,) = boxes(state)
    assert only.box.ends == 12
    assert (only.value, only.points) == (3, {0: 3})


def test_a_wall_seals_a_rivals_box() -> None:
    """A card that is no part of a box can take its last open end."""
    state = table("B25 6,5", "B09 5,5", "cat 1 5,5")
    assert box(state, 5, 5).value == 2
    drawn(state, "B17")
    events = answer(state, 0, "lay B17 7,5")
    assert ids(events) == ["laid", "box_closed"]
    assert events[1].args == {"seat": 0, "x": 6, "y": 5}
    assert box(state, 5, 5).box.closed
    assert box(state, 5, 5).points == {1: 4}


def test_every_box_that_a_card_closes_is_told() -> None:
    state = table("B09 6,5", "B01 8,4 t", "B02 8,6")
    drawn(state, "B10")
    # the card lies in a box that it closes; none of the others is near enough
    events = answer(state, 0, "lay B10 7,5 t")
    assert ids(events) == ["laid", "box_closed"]
    answer(state, 0, "done")
    # a sleeping cat closes two boxes with its walls, and not its own
    events = answer(state, 1, "sleep", "lay Z 8,5")
    assert ids(events) == ["asleep", "box_closed", "box_closed"]
    assert [(event.args["x"], event.args["y"]) for event in events[1:]] == [(8, 4), (8, 6)]
    assert [one.box.closed for one in boxes(state)] == [True, True, False, True]


def test_two_walls_may_meet_in_the_basic_rules() -> None:
    state = table(f"{NS} 7,5")
    drawn(state, "B17")
    answer(state, 0, "lay B17 8,5")
    assert len(boxes(state)) == 2


# --- discards ---


def test_a_princess_can_be_played_where_nothing_else_fits() -> None:
    state = table("sleeper 1 7,5")
    fill(state)
    drawn(state, "B01", "P1")
    assert ways(state, 0) == ["princess sleeper 7,5"]
    assert refusal(state, 0, "play B01") == "card.cannot_be_played"
    assert refusal(state, 0, "discard B01") == "discard.can_play"


def test_a_discard_is_of_ones_own_cards() -> None:
    state = table()
    fill(state)
    drawn(state, "B01")
    assert refusal(state, 0, "discard B02") == "card.not_in_hand"
    events = answer(state, 0, "discard B01")
    assert ids(events) == ["discarded"]
    assert events[0].args == {"seat": 0, "card": "B01"}


def test_advanced_a_card_may_fit_nowhere_while_another_does() -> None:
    state = table(advanced=True)
    fill(state, (7, 5))
    # north and south are open, east and west are walls
    drawn(state, "B25", "B01", "B17")
    assert texts(state, 0) == ["play B25"]
    assert refusal(state, 0, "play B17") == "card.cannot_be_played"
    assert refusal(state, 0, "play B01") == "card.cannot_be_played"
    answer(state, 0, "lay B25 7,5")


def test_advanced_a_card_that_fits_only_turned_can_be_played() -> None:
    state = table("B09 8,5 t", advanced=True)
    fill(state, (7, 5))
    # a wall in the west, an open side in the east
    drawn(state, "B10")
    assert texts(state, 0) == ["play B10"]
    assert ways(state, 0) == ["lay B10 7,5 t"]
    assert refusal(state, 0, "lay B10 7,5") == "wall.meets_wall"


# --- the final phase ---


def test_the_deck_runs_out_and_hands_are_played_out() -> None:
    state = table(f"{ALL} 7,5", seats=3)
    for seat, hand in enumerate(("B01 B02", "B03 B04", "B05 B06")):
        give(state, seat, *hand.split())
    leave_in_deck(state, "B07", "T1")
    answer(state, 0, "draw", "lay B07 7,4 t")
    events = answer(state, 1, "draw")
    assert ids(events) == ["drew_toy", "final"]
    assert events[1].args == {"why": "deck"}
    answer(state, 1, texts(state, 1)[0])
    order = []
    while actors(state):
        (seat,) = actors(state)
        order.append(seat)
        assert words(state, seat) == {"lay"}
        events = answer(state, seat, ways(state, seat)[0])
    assert order == [2, 0, 1, 2, 0, 1]
    assert ids(events)[-1] == "over"
    assert state.hands == [(), (), ()]
    assert GAME.view(state, None).turn is None
    assert GAME.view(state, None).asked is None
    with pytest.raises(IllegalAction) as caught:
        GAME.play(state, 0, GAME.parse("draw"))
    assert caught.value.id == "game.over"


def test_who_has_no_card_left_is_skipped() -> None:
    state = table(f"{ALL} 7,5", seats=3)
    finale(state, "B01", "", "B02 B03")
    answer(state, 0, "lay B01 8,5")
    answer(state, 2, "lay B02 9,5")
    answer(state, 2, "lay B03 10,5")
    assert actors(state) == ()


def test_the_fifth_cat_ends_the_drawing() -> None:
    state = table("B65 4,5", "B66 5,5", "B67 6,5")
    spread(state, "sleeper 0 9,9", "sleeper 0 10,9", "sleeper 0 11,9", "sleeper 0 12,9")
    give(state, 1, "B03", "B04")
    drawn(state, "B01", "B02", "B68")
    events = answer(state, 0, "lay B68 7,5", "cat 6,5")
    assert ids(events)[-2:] == ["cat", "final"]
    assert len(state.deck) > 50
    assert words(state, 1) == {"lay"}
    turns = 0
    while actors(state):
        (seat,) = actors(state)
        answer(state, seat, ways(state, seat)[-1])
        turns += decision(state) != "cat"
    assert turns == 4


def test_the_final_phase_begins_once() -> None:
    state = table("B65 4,5", "B66 5,5")
    state.cats[0] = 1
    give(state, 0, "B01", "B02")
    leave_in_deck(state, "B67")
    events = answer(state, 0, "draw", "lay B67 6,5", "cat 5,5")
    assert ids(events).count("final") == 1
    # and the other way round: the last card is never drawn
    state = table("B65 4,5", "B66 5,5")
    state.cats[0] = 1
    give(state, 1, "P1", "B03")
    leave_in_deck(state, "B67")
    answer(state, 0, "sleep", "lay Z 6,5")
    answer(state, 1, "princess sleeper 6,5")
    assert words(state, 0) == {"lay"}
    assert state.deck == ("B67",)


# --- not now, not yours ---


def test_only_the_seat_on_turn_may_do_anything() -> None:
    state = table(f"{ALL} 7,5", seats=3)
    assert texts(state, 1) == []
    assert refusal(state, 1, "draw") == "turn.not_yours"
    drawn(state, "B01", "B65")
    for seat in (1, 2):
        assert texts(state, seat) == []
        assert refusal(state, seat, "lay B65 8,5") == "turn.not_yours"


def test_before_the_first_turn_only_start_cards_are_laid() -> None:
    state = begin(2)
    first = state.seat
    for line in ("draw", "sleep", "done", "cat 7,5", "princess cat 7,5", "discard B01"):
        assert refusal(state, first, line) == "action.not_now"
    assert refusal(state, first, f"lay {state.hands[first][0]} 7,5") == "card.not_offered"
    assert refusal(state, first, "lay S5 7,5 t") == "card.same_when_turned"
    assert refusal(state, first, "lay S5 15,5") == "cell.off_table"
    assert refusal(state, 1 - first, "lay S5 7,5") == "turn.not_yours"


def test_cards_of_others_and_of_the_deck_cannot_be_laid() -> None:
    state = table(f"{ALL} 7,5")
    give(state, 1, "B01", "B02")
    drawn(state, "B03", "B04")
    for card in ("B01", "B50", "S1", "Z", "X9"):
        assert refusal(state, 0, f"lay {card} 8,5") == "card.not_in_hand"
    assert refusal(state, 0, "toy 7,5") == "action.not_now"
    assert refusal(state, 0, "cat 7,5") == "action.not_now"
