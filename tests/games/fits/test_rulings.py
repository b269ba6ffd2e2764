"""Each ruling of RULINGS.md, by its name."""

# The numbers of the rulings are written as in the rules.
# ruff: noqa: N802

from __future__ import annotations

import re
import sys
from importlib.resources import files

import pytest

from meowple.games.fits.game import GAME
from meowple.games.fits.rules.deck import tally
from meowple.games.fits.rules.state import PRINCESSES
from meowple.games.fits.rules.view import AskedView
from meowple.kernel.errors import BadSetup
from meowple.kernel.event import seen
from meowple.kernel.rng import Rng
from tests.games.fits.tables import (
    actors,
    answer,
    begin,
    bit,
    box,
    boxes,
    drawn,
    end,
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
NS, EW, ESW, ALL = "B24", "B32", "B56", "B72"


def test_every_ruling_has_its_test_and_every_test_its_ruling() -> None:
    text = files("meowple.games.fits").joinpath("RULINGS.md").read_text("utf-8")
    # names of our rulings are bold, of printed rules in the type of code
    rulings = re.findall(r"^- (?:\*\*|`)(\w+)(?:\*\*|`) ", text, re.MULTILINE)
    tests = [name for name in vars(sys.modules[__name__]) if name.startswith("test_")]
    tests.remove("test_every_ruling_has_its_test_and_every_test_its_ruling")
    tests.remove("test_R15_has_the_option_that_any_awake_cat_will_do")
    assert sorted(tests) == sorted(f"test_{ruling}" for ruling in rulings)
    numbers = sorted(ruling[:3] for ruling in rulings if ruling.startswith("R"))
    assert numbers == [f"R{number:02}" for number in range(1, 36)]


def cells(state_texts: list[str]) -> set[str]:
    """Where these actions lay something."""
    return {text.removesuffix(" t").split()[-1] for text in state_texts}


# --- laying cards ---


def test_R01_aligned_grid() -> None:
    state = table(f"{ALL} 7,5")
    drawn(state, "B65", "B66", "B67")
    assert cells(ways(state, 0)) == {"7,4", "6,5", "8,5", "7,6"}


def test_R02_a_card_touches_by_a_side() -> None:
    state = table(f"{ALL} 7,5")
    drawn(state, "B65")
    assert refusal(state, 0, "lay B65 8,6") == "cell.must_touch"
    assert refusal(state, 0, "lay B65 9,5") == "cell.must_touch"
    answer(state, 0, "lay B65 8,5")


def test_R03_turned_before_it_is_laid() -> None:
    state = table(f"{ALL} 7,5")
    drawn(state, "B09")
    either = state.copy()
    answer(either, 0, "lay B09 8,5")
    assert len(boxes(either)) == 2
    answer(state, 0, "lay B09 8,5 t", "done")
    assert len(boxes(state)) == 1
    # what lies there stays as it lies
    drawn(state, "B10")
    assert refusal(state, 1, "lay B10 8,5") == "cell.occupied"


@pytest.mark.parametrize("advanced", [False, True])
def test_R04_open_against_wall(advanced: bool) -> None:
    state = table(f"{ALL} 7,5", advanced=advanced)
    drawn(state, "B09")
    answer(state, 0, "lay B09 8,5")
    assert [one.box.ends for one in boxes(state)] == [3, 1]
    assert [one.box.cells for one in boxes(state)] == [bit(state, 7, 5), bit(state, 8, 5)]


def test_R05_open_at_the_edge() -> None:
    state = table(f"{EW} 14,5")
    drawn(state, "B09")
    assert refusal(state, 0, "lay B09 15,5") == "cell.off_table"
    answer(state, 0, "lay B09 13,5", "done")
    (only,) = boxes(state)
    assert only.box.ends == 1
    assert not only.box.closed


def test_R20_no_place_on_the_table() -> None:
    state = table()
    fill(state, (7, 5))
    drawn(state, "B01", "B02", "B03")
    assert refusal(state, 0, "discard B01") == "discard.can_play"
    answer(state, 0, "lay B01 7,5")
    drawn(state, "B04", "B05", "P1")
    assert texts(state, 1) == ["discard B04", "discard B05", "discard P1"]
    answer(state, 1, "discard B05")
    assert GAME.view(state, None).discards == ("B05",)
    assert state.hands[1] == ("B04", "P1")
    assert actors(state) == (0,)
    assert texts(state, 0) == ["draw"]
    assert refusal(state, 0, "sleep") == "sleep.no_place"


def test_R30_no_wall_meets_a_wall() -> None:
    # start cards
    state = begin(2, advanced=True)
    answer(state, state.seat, "lay S1 7,5")
    assert refusal(state, state.seat, "lay S2 7,4 t") == "wall.meets_wall"
    assert "lay S2 7,4" in texts(state, state.seat)
    assert "lay S2 7,6" in texts(state, state.seat)
    # sleeping cats
    state = table(f"{ESW} 7,5", advanced=True)
    answer(state, 0, "sleep")
    assert refusal(state, 0, "lay Z 7,4") == "wall.meets_wall"
    answer(state, 0, "lay Z 7,6")
    # box cards, and toys used as such: a wall may meet an open side
    drawn(state, "B25", "T1")
    assert cells(texts(state, 1)) >= {"7,4", "7,7", "6,5"}
    answer(state, 1, "lay T1 7,4")
    drawn(state, "B17", "B25")
    assert refusal(state, 0, "lay B25 7,7") == "wall.meets_wall"
    answer(state, 0, "lay B25 7,3")


def test_R32_start_cards_are_chosen() -> None:
    state = begin(2)
    first = state.seat
    offered = {text.split()[1] for text in texts(state, first)}
    assert offered == {"S1", "S2", "S3", "S4", "S5"}
    assert GAME.view(state, None).start_cards == ("S1", "S2", "S3", "S4", "S5")
    state = begin(2, start_cards="draw")
    (offered_one,) = {text.split()[1] for text in texts(state, state.seat)}
    assert GAME.view(state, None).start_cards == (offered_one,)
    other = "S1" if offered_one != "S1" else "S2"
    assert refusal(state, state.seat, f"lay {other} 7,5") == "card.not_offered"


def test_R33_start_cards_stand_in_a_column() -> None:
    state = begin(3)
    first = state.seat
    assert refusal(state, first, "lay S5 7,4") == "start.column"
    answer(state, first, "lay S5 7,5")
    second = (first + 1) % 3
    assert actors(state) == (second,)
    assert refusal(state, second, "lay S1 8,5") == "start.column"
    assert refusal(state, second, "lay S1 7,5") == "start.column"
    answer(state, second, "lay S1 7,4 t")
    third = (second + 1) % 3
    assert cells(texts(state, third)) == {"7,3", "7,6"}
    answer(state, third, "lay S2 7,3")
    assert actors(state) == (first,)
    assert words(state, first) == {"draw", "sleep"}


# --- cats ---


def test_R06_one_overlay_a_card() -> None:
    row = (f"{ALL} 6,5", "B65 7,5", "cat 0 6,5")
    state = table(*row)
    drawn(state, "B66")
    answer(state, 0, "lay B66 8,5")
    # no cat: the card in the middle lies under one already
    assert actors(state) == (1,)

    state = table(*row, overlays="joint")
    drawn(state, "B66")
    answer(state, 0, "lay B66 8,5")
    assert texts(state, 0) == ["done", "cat 7,5"]
    assert refusal(state, 0, "cat 6,5") == "joint.covered"
    answer(state, 0, "cat 7,5")


def test_R07_one_cat_a_turn() -> None:
    state = table(f"{ALL} 6,5", "B65 8,5")
    assert refusal(state, 0, "cat 6,5") == "action.not_now"
    drawn(state, "B66")
    assert refusal(state, 0, "cat 6,5") == "action.not_now"
    answer(state, 0, "lay B66 7,5")
    assert texts(state, 0) == ["done", "cat 6,5", "cat 7,5"]
    answer(state, 0, "cat 6,5")
    assert actors(state) == (1,)
    assert state.cats == [4, 5]


def test_R08_no_cat_after_princess_or_toy() -> None:
    row = ("B65 5,5", "B66 6,5", "B67 7,5", "B68 8,5", "cat 1 5,5")
    state = table(*row)
    drawn(state, "P1")
    answer(state, 0, "princess cat 5,5")
    assert actors(state) == (1,)
    on_deck(state, "T1")
    answer(state, 1, "draw", "toy 7,5")
    assert actors(state) == (0,)

    state = table("B09 7,5")
    on_deck(state, "T1")
    answer(state, 0, "draw", "lay T1 8,5")
    assert texts(state, 0) == ["done", "cat 7,5"]


def test_R13_a_sleeper_opens_a_rivals_box() -> None:
    rivals = ("B65 5,5", "B66 6,5", "B67 7,5", f"{ALL} 6,4", "cat 1 5,5")
    state = table(*rivals)
    drawn(state, "B68")
    answer(state, 0, "lay B68 7,4")
    assert actors(state) == (1,)

    state = table(*rivals)
    answer(state, 0, "sleep", "lay Z 8,5")
    assert (box(state, 5, 5).box.cats(0), box(state, 5, 5).box.cats(1)) == (1, 1)
    drawn(state, "B01")
    answer(state, 1, "lay B01 9,5")
    drawn(state, "B68")
    answer(state, 0, "lay B68 7,4")
    assert texts(state, 0) == ["done", "cat 6,4"]


def test_R14_a_sleeper_behind_walls() -> None:
    state = table(f"{NS} 7,5")
    answer(state, 0, "sleep", "lay Z 7,4")
    assert box(state, 7, 4).box.cells == bit(state, 7, 4)
    assert box(state, 7, 4).box.cats(0) == 1
    assert box(state, 7, 5).box.cats(0) == 0


def test_R35_a_cat_in_a_box_just_closed() -> None:
    state = table("B09 7,5")
    drawn(state, "B10")
    events = answer(state, 0, "lay B10 8,5 t")
    assert "box_closed" in ids(events)
    assert box(state, 7, 5).box.closed
    answer(state, 0, "cat 7,5")
    assert box(state, 7, 5).points == {0: 4}


# --- Princess and special toys ---


def test_R09_a_toy_is_the_card_of_the_turn() -> None:
    state = table("B65 6,5", "B66 7,5")
    give(state, 0, "B01", "B02")
    on_deck(state, "T1")
    answer(state, 0, "draw")
    assert texts(state, 0) == ["toy 6,5"]
    assert refusal(state, 0, "lay B01 8,5") == "toy.first"
    answer(state, 0, "toy 6,5")
    assert state.hands[0] == ("B01", "B02")
    assert actors(state) == (1,)


def test_R10_no_toy_in_the_first_hands() -> None:
    for seed in range(100):
        state = begin(5, seed, advanced=bool(seed % 2))
        assert all(card.startswith("B") for hand in state.hands for card in hand)
        assert {"T1", "T2", "T3"} <= {*state.deck}


def test_R11_a_toy_lies_in_any_box() -> None:
    state = table(
        "B65 5,5",
        "B66 6,5",
        "B67 7,5",
        "B68 8,5",
        "cat 1 5,5",
        f"{EW} 5,6",
        "B26 6,6",
        seats=3,
    )
    on_deck(state, "T1")
    answer(state, 0, "draw")
    assert texts(state, 0) == ["toy 7,5", "toy 5,6"]
    answer(state, 0, "toy 7,5")
    assert box(state, 5, 5).value == 8


def test_R12_no_cat_on_a_toy() -> None:
    row = ("B65 6,5", "B66 7,5", "toy T1 6,5")
    state = table(*row)
    drawn(state, "B67")
    answer(state, 0, "lay B67 8,5")
    assert actors(state) == (1,)
    state = table(*row, overlays="joint")
    drawn(state, "B67")
    answer(state, 0, "lay B67 8,5")
    assert refusal(state, 0, "cat 6,5") == "joint.covered"
    # used as a box card it is a box card
    state = table("B09 7,5", "T1 8,5")
    drawn(state, "B67")
    answer(state, 0, "lay B67 9,5")
    assert texts(state, 0) == ["done", "cat 8,5"]


def test_no_toy_on_a_sleepers_joint() -> None:
    state = table("B65 6,5", "sleeper 1 7,5")
    on_deck(state, "T1")
    answer(state, 0, "draw")
    assert words(state, 0) == {"lay"}
    assert refusal(state, 0, "toy 6,5") == "joint.sleeper"


def test_nothing_on_a_princess_in_a_sleepers_place() -> None:
    state = table("B65 6,5", "princess 7,5", seats=3)
    on_deck(state, "T1")
    answer(state, 0, "draw")
    assert words(state, 0) == {"lay"}
    assert refusal(state, 0, "toy 6,5") == "joint.sleeper"
    # nor a cat with a card that joins her
    state = table("princess 7,5")
    drawn(state, "B65")
    answer(state, 0, "lay B65 6,5")
    assert actors(state) == (1,)


def test_R18_a_princess_stays() -> None:
    state = table("B65 6,5", "B66 7,5", "princess on 6,5", "princess 8,5", seats=3)
    (own,) = {*PRINCESSES[:3]} & {*state.deck}
    drawn(state, "B01", own)
    assert words(state, 0) == {"lay"}
    assert refusal(state, 0, f"play {own}") == "card.cannot_be_played"
    # nor where she could take the place of another cat
    spread(state, f"{ALL} 10,5", "B67 11,5", "cat 1 10,5")
    assert [text for text in ways(state, 0) if text.startswith("princess")] == [
        "princess cat 10,5"
    ]
    assert refusal(state, 0, "princess cat 6,5") == "princess.no_cat"
    assert refusal(state, 0, "princess sleeper 8,5") == "princess.no_cat"


def test_R19_a_princess_without_a_cat() -> None:
    state = table(f"{ALL} 7,5")
    finale(state, "P1 B01", "P2")
    assert words(state, 0) == {"lay"}
    assert refusal(state, 0, "play P1") == "card.cannot_be_played"
    assert refusal(state, 0, "discard P1") == "discard.can_play"
    answer(state, 0, "lay B01 8,5")
    events = answer(state, 1, "discard P2")
    assert [dict(event.args) for event in seen(events, 0)] == [
        {"seat": 1, "card": "princess"}
    ]
    answer(state, 0, "discard P1")
    assert GAME.view(state, None).discards == ("princess", "princess")
    assert GAME.view(state, 0).used_princesses == ("P1",)
    assert GAME.result(state) is not None


# --- the end ---


def test_R21_the_last_cat_begins_the_end() -> None:
    for asleep in (False, True):
        state = table(f"{ALL} 7,5", "B65 9,5")
        give(state, 1, "P1", "B02")
        state.cats[0] = 1
        if asleep:
            events = answer(state, 0, "sleep", "lay Z 8,5")
        else:
            drawn(state, "B01", "B03", "B66")
            events = answer(state, 0, "lay B66 8,5", "cat 7,5")
        assert ids(events)[-1] == "final"
        assert events[-1].args == {"why": "cats"}
        # it comes back, and the final phase goes on
        answer(state, 1, "princess sleeper 8,5" if asleep else "princess cat 7,5")
        assert state.cats[0] == 1
        assert state.final
        assert words(state, 0) == {"lay"}


def test_R22_the_last_card_begins_the_end() -> None:
    state = table(f"{ALL} 7,5")
    give(state, 0, "B01", "B02")
    give(state, 1, "B03", "B04")
    leave_in_deck(state, "B65")
    events = answer(state, 0, "draw")
    assert ids(events)[-1] == "final"
    assert len(events) > 1
    answer(state, 0, "lay B65 8,5", "cat 7,5")
    for seat in (1, 0, 1, 0):
        assert words(state, seat) == {"lay"}
        answer(state, seat, ways(state, seat)[0])
    assert state.hands == [(), ()]
    assert actors(state) == ()


def test_R23_cats_and_princess_at_the_end() -> None:
    state = table("B65 7,5", "sleeper 1 7,4")
    finale(state, "B66 P1", "B01 B02")
    assert words(state, 0) == {"lay", "princess"}
    assert refusal(state, 0, "sleep") == "action.not_now"
    assert refusal(state, 0, "draw") == "action.not_now"
    answer(state, 0, "lay B66 8,5", "cat 7,5")
    answer(state, 1, "lay B01 9,5")
    answer(state, 0, "princess sleeper 7,4")
    assert state.cats == [4, 5]


def test_R34_scored_once() -> None:
    state = table("B09 7,5", "sleeper 1 6,5", f"{ALL} 7,4")
    drawn(state, "B13")
    answer(state, 0, "lay B13 8,5 t", "cat 7,5")
    assert box(state, 7, 5).box.closed
    assert state.cats == [4, 4]
    assert GAME.result(state) is None
    # a closed box lies there as before: its cat can still be taken
    drawn(state, "P1")
    answer(state, 1, "princess cat 7,5")
    assert state.cats == [5, 4]


# --- scoring ---


def test_R15_a_sleeper_counts_if_an_awake_cat_is_added_later() -> None:
    cards = ("B65 6,5", "B66 7,5")
    asleep, awake = "sleeper 0 8,5", "cat 0 6,5"
    # two kinds tied, and one cat more
    assert box(table(*cards, asleep, awake), 6, 5).points == {0: 3}
    assert box(table(*cards, awake, asleep), 6, 5).points == {0: 2}
    assert box(table(*cards, asleep), 6, 5).points == {}
    # only a cat of its own owner wakes it
    others = table(*cards, asleep, "cat 1 6,5")
    assert box(others, 6, 5).points == {1: 2}
    # a second awake cat comes after it
    again = (*cards, awake, asleep, "B67 6,4", "B68 7,4", "cat 0 6,4")
    assert box(table(*again), 6, 5).points == {0: 4 + 2}


def test_R15_has_the_option_that_any_awake_cat_will_do() -> None:
    cards = ("B65 6,5", "B66 7,5")
    asleep, awake = "sleeper 0 8,5", "cat 0 6,5"
    for order in ((asleep, awake), (awake, asleep)):
        state = table(*cards, *order, sleepers="any")
        assert box(state, 6, 5).points == {0: 3}
    assert box(table(*cards, asleep, sleepers="any"), 6, 5).points == {}


def test_joining_boxes_adds_no_cat() -> None:
    cat_box = ("B65 4,5", "B66 5,5", "cat 0 4,5")
    for cards in (("sleeper 0 7,5", *cat_box), (*cat_box, "sleeper 0 7,5")):
        state = table(*cards)
        spread(state, "B72 6,5")
        joined = box(state, 4, 5)
        assert joined.box.cats(0) == 2
        assert joined.points == {0: 2}
        # the next cat wakes it: it is in the same box now
        spread(state, "B67 4,4", "B68 5,4", "cat 0 4,4")
        assert box(state, 4, 5).points == {0: 4 + 2}


def test_R16_a_woken_sleeper_stays_a_regular_cat() -> None:
    cards = ("B65 6,5", "B66 7,5", "sleeper 1 8,5", "cat 1 6,5")
    state = table(*cards)
    assert box(state, 6, 5).points == {1: 3}
    drawn(state, "P1")
    answer(state, 0, "princess cat 6,5")
    assert box(state, 6, 5).points == {1: 2}
    assert end(state).scores == (0, 2)
    # with the option only the table as it is at the end matters
    state = table(*cards, sleepers="any")
    assert box(state, 6, 5).points == {1: 3}
    drawn(state, "P1")
    answer(state, 0, "princess cat 6,5")
    assert box(state, 6, 5).points == {}
    assert end(state).scores == (0, 0)


def test_R17_a_lone_sleeper_weighs_nothing() -> None:
    state = table(
        "B65 6,5", "B66 7,5", "sleeper 0 8,5", "sleeper 0 5,5", "cat 1 6,5", f"{ALL} 6,4"
    )
    assert box(state, 6, 5).points == {1: 2}
    # but it keeps rivals out
    state = table("B65 6,5", "B66 7,5", "sleeper 1 8,5")
    drawn(state, "B67")
    answer(state, 0, "lay B67 6,4")
    assert actors(state) == (1,)
    state = table("B65 6,5", "sleeper 1 7,5")
    drawn(state, "B67")
    answer(state, 0, "lay B67 5,5")
    assert actors(state) == (1,)


def test_R24_tied_kinds() -> None:
    row = ("B69 6,5", "B53 7,5", "cat 0 6,5")
    assert box(table(*row), 6, 5).value == 4
    assert box(table(*row, tied_kinds="one"), 6, 5).value == 2
    # a third mouse breaks the tie
    assert box(table(*row, "B65 8,5"), 6, 5).value == 3
    assert box(table(*row, "B65 8,5", tied_kinds="one"), 6, 5).value == 3


def test_R25_negative_boxes() -> None:
    row = ("B71 6,5", "B63 7,5 t", "cat 0 6,5")
    state = table(*row)
    assert box(state, 6, 5).points == {0: -3}
    spread(state, f"{ALL} 6,4", "B65 7,4", "cat 1 6,4")
    assert box(state, 6, 5).points == {0: -2, 1: -2}
    assert end(state).scores == (-2, -2)


def test_R26_nobody_holds_it() -> None:
    state = table("B71 6,5", "B63 7,5 t", "princess on 6,5", "sleeper 1 5,5")
    assert box(state, 6, 5).points == {}
    assert end(state).scores == (0, 0)
    assert end(state).lines == ((), ())


def test_R27_extra_cats_of_every_player() -> None:
    row = ("B65 4,5", "B69 5,5", "B72 6,5", "B66 7,5", "B67 8,5", "B68 9,5")
    held = ("sleeper 1 10,5", "cat 0 4,5", "cat 1 6,5", "cat 1 8,5")
    tied = ("sleeper 1 10,5", "cat 0 4,5", "cat 0 6,5", "cat 1 8,5")
    beaten = ("sleeper 1 10,5", "sleeper 1 3,5", "cat 0 4,5", "cat 0 6,5", "cat 1 8,5")
    # three mice; one player has a cat, the other two and one asleep
    assert box(table(*row, *held), 4, 5).points == {1: 3 + 2}
    assert box(table(*row, *tied), 4, 5).points == {0: 3 + 1, 1: 3 + 1}
    assert box(table(*row, *beaten), 4, 5).points == {1: 3 + 2, 0: 1}
    assert box(table(*row, *beaten, extra_cats="holder"), 4, 5).points == {1: 3 + 2}
    # a cat that does not count is no further cat
    alone = ("cat 1 8,5", "sleeper 1 10,5", "cat 0 4,5", "cat 0 6,5")
    assert box(table(*row, *alone), 4, 5).points == {0: 3 + 1}


def test_R28_fewest_penalties() -> None:
    two_mice = ("B25 1,1", "B26 2,1", "cat 0 1,1")
    three_and_a_spray = ("B29 1,5", "B28 2,5", "B31 3,5", "cat 1 1,5")
    state = table(*two_mice, *three_and_a_spray)
    result = end(state)
    assert result.scores == (2, 2)
    assert result.winners == (0,)
    assert result.decided == "fits.won.penalties"
    state = table(*two_mice, "B27 1,5", "B28 2,5", "cat 1 1,5")
    result = end(state)
    assert result.winners == (0, 1)
    assert result.decided == "fits.won.shared"
    # sprays that nobody took are nobody's
    state = table(*two_mice, "B27 1,5", "B28 2,5", "cat 1 1,5", "B23 9,9", "sleeper 0 9,8")
    assert [player.penalties for player in GAME.view(state, None).players] == [0, 0]


def test_R31_half_cats() -> None:
    row = ("B65 4,5", "B69 5,5", "B72 6,5", "B66 7,5", "B67 8,5", "B68 9,5")
    against = ("cat 0 4,5", "cat 0 6,5", "cat 1 8,5")
    one, two = ("sleeper 1 10,5",), ("sleeper 1 10,5", "sleeper 1 3,5")
    assert box(table(*row, *one, *against, advanced=True), 4, 5).points == {0: 3}
    assert box(table(*row, *two, *against, advanced=True), 4, 5).points == {0: 3, 1: 3}
    assert box(table(*row, *two, *against), 4, 5).points == {1: 3 + 2, 0: 1}
    # asleep only: nothing
    asleep = ("sleeper 1 10,5", "sleeper 1 3,5", "cat 0 4,5")
    assert box(table(*row, *asleep, advanced=True), 4, 5).points == {0: 3}
    # and those that came last do not count either
    assert box(table(*row, *against, *two, advanced=True), 4, 5).points == {0: 3}


# --- setting up, and what is known ---


def test_R29_all_princesses_mixed_in() -> None:
    close = 0
    for seed in range(60):
        state = begin(2 + seed % 4, seed, advanced=True)
        assert {*PRINCESSES} <= {*state.deck}
        assert state.piles == (len(state.deck),)
        places = [state.deck.index(princess) for princess in PRINCESSES]
        close += max(places) < len(state.deck) * 2 / 3
    # piles would keep them apart
    assert 3 <= close <= 20


def test_the_first_player_is_drawn() -> None:
    for seats in GAME.info.seats:
        assert {begin(seats, seed).seat for seed in range(40)} == {*range(seats)}


def test_larger_piles_lie_on_top() -> None:
    assert [begin(seats).piles for seats in GAME.info.seats] == [
        (37, 36),
        (24, 24, 24),
        (18, 18, 18, 17),
        (14, 14, 14, 14, 14),
    ]


def test_a_table_has_9_to_29_columns_and_rows() -> None:
    def size(seats: int, table: str = "auto") -> tuple[int, int]:
        view = GAME.view(begin(seats, table=table), None)
        return view.width, view.height

    assert [size(seats) for seats in GAME.info.seats] == [
        (15, 11),
        (15, 11),
        (17, 11),
        (17, 11),
    ]
    assert [size(2, text) for text in ("9x9", "29x29", "9x29")] == [
        (9, 9),
        (29, 29),
        (9, 29),
    ]
    for text in ("8x9", "9x8", "30x9", "9x30", "11", "011x11", "11 x 11", "-9x9", ""):
        with pytest.raises(BadSetup) as caught:
            begin(2, table=text)
        assert caught.value.id == "option.value"


def test_a_turn_begins_with_draw_or_sleep() -> None:
    state = table(f"{ALL} 7,5")
    give(state, 0, "B01", "B02")
    assert texts(state, 0) == ["draw", "sleep"]
    assert refusal(state, 0, "lay B01 8,5") == "action.not_now"
    asleep = state.copy()
    answer(asleep, 0, "sleep")
    assert cells(texts(asleep, 0)) == {"7,4", "6,5", "8,5", "7,6"}
    assert refusal(asleep, 0, "draw") == "action.not_now"
    assert asleep.hands[0] == ("B01", "B02")
    drawn(state, "B01", "B02", "B03")
    assert words(state, 0) == {"lay"}
    assert refusal(state, 0, "done") == "action.not_now"
    assert refusal(state, 0, "sleep") == "action.not_now"


def test_a_card_is_shown_before_it_is_laid() -> None:
    state = table("B65 6,5", "B66 7,5", "cat 1 6,5", seats=3)
    drawn(state, "B01", "P1", "B02")
    assert texts(state, 0) == ["play B01", "play P1", "play B02"]
    for card, shown, asked in (("B02", "B02", "lay"), ("P1", "princess", "princess")):
        after = state.copy()
        events = answer(after, 0, f"play {card}")
        assert card not in after.hands[0]
        for seat in (0, 1, 2, None):
            assert "plays" in ids(events, seat)
            view = GAME.view(after, seat)
            assert view.asked == AskedView(asked, (0,), card=shown)
            assert view.players[0].hand_count == 2
        assert events[0].args == {"seat": 0, "card": shown}
        # it cannot be taken back
        assert {text.split()[0] for text in texts(after, 0)} == {asked}
        assert refusal(after, 0, "play B01") == "action.not_now"
    # only what can be played can be chosen
    fill(state)
    assert texts(state, 0) == ["play P1"]
    assert refusal(state, 0, "play B02") == "card.cannot_be_played"


def test_a_card_that_looks_the_same_is_not_turned() -> None:
    state = table(f"{ALL} 7,5")
    drawn(state, "B17", "B25", "B65", "B01")
    turned = {text.split()[1] for text in ways(state, 0) if text.endswith(" t")}
    assert turned == {"B01"}
    for card in ("B17", "B25", "B65"):
        assert refusal(state, 0, f"lay {card} 8,5 t") == "card.same_when_turned"


def test_a_toy_that_fits_nowhere_is_discarded() -> None:
    state = table()
    fill(state)
    on_deck(state, "T2")
    answer(state, 0, "draw")
    assert texts(state, 0) == ["discard T2"]
    answer(state, 0, "discard T2")
    assert GAME.view(state, None).discards == ("T2",)
    assert len(state.hands[0]) == 2
    assert actors(state) == (1,)


def test_hands_and_deck_are_hidden() -> None:
    state = table("B65 6,5", "B66 7,5", "cat 0 6,5", seats=3)
    drawn(state, "B67")
    answer(state, 0, "lay B67 8,5")
    spectator = GAME.view(state, None)
    assert [player.hand for player in spectator.players] == [None, None, None]
    assert [player.cats for player in spectator.players] == [4, 5, 5]
    assert spectator.draws == (1, 0, 0)
    assert spectator.deck_count == len(state.deck)
    own = GAME.view(state, 1)
    assert [player.hand for player in own.players] == [None, state.hands[1], None]
    # to the end
    while actors(state):
        seat = actors(state)[0]
        answer(state, seat, texts(state, seat)[0])
    assert GAME.view(state, None).players[0].hand is None


def test_a_start_card_is_drawn_when_its_turn_comes() -> None:
    state = begin(3, start_cards="draw")
    rng, nexts = Rng("next"), set()
    for _ in range(40):
        imagined = GAME.imagine(state, 0, rng)
        assert imagined.starts[0] == state.starts[0]
        assert sorted(imagined.starts) == sorted(state.starts)
        nexts.add(imagined.starts[1])
    assert nexts == {*state.starts[1:]}


def test_princesses_look_alike() -> None:
    """Both have drawn from both piles, and one has played a Princess: the other may still
    lie in the pile, whichever it was."""
    told = []
    for played, left in (("P1", "P2"), ("P2", "P1")):
        state = table("B65 6,5", "B66 7,5", "cat 0 6,5")
        state.draws = [tally([1, 1])] * 2
        state.piles = (len(state.deck),)
        state.seat = 1
        drawn(state, left, played)
        state.hands[1] = (played, left)
        events = answer(state, 1, f"play {played}")
        told.append((seen(events, 0), seen(events, None), GAME.view(state, 0)))
        answer(state, 1, "princess cat 6,5")
        assert state.hands[1] == (left,)
        rng = Rng("alike")
        imagined = [GAME.imagine(state, 0, rng) for _ in range(200)]
        in_deck = sum(any(card in PRINCESSES for card in i.deck) for i in imagined)
        assert in_deck > 180
        for other in imagined:
            cards = [*other.deck, *other.hands[1]]
            assert sum(card in PRINCESSES for card in cards) == 1
    assert told[0] == told[1]
