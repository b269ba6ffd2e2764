"""Each ruling of RULINGS.md, by its name."""

# The numbers of the rulings are written as in the rules.
# ruff: noqa: N802

from __future__ import annotations

import re
import sys
from importlib.resources import files

import pytest

from meowple.games.fits.game import GAME
from meowple.games.fits.rules.state import PRINCESSES
from meowple.kernel.event import seen
from tests.games.fits import test_rulings_of_scoring as rulings_of_scoring
from tests.games.fits import test_rulings_of_setup as rulings_of_setup
from tests.games.fits.tables import (
    actors,
    answer,
    begin,
    bit,
    box,
    boxes,
    cells,
    drawn,
    fill,
    finale,
    give,
    ids,
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
    modules = (sys.modules[__name__], rulings_of_scoring, rulings_of_setup)
    names = [name for module in modules for name in vars(module)]
    tests = [name for name in names if name.startswith("test_")]
    tests.remove("test_every_ruling_has_its_test_and_every_test_its_ruling")
    tests.remove("test_R15_has_the_option_that_any_awake_cat_will_do")
    assert sorted(tests) == sorted(f"test_{ruling}" for ruling in rulings)
    numbers = sorted(ruling[:3] for ruling in rulings if ruling.startswith("R"))
    assert numbers == [f"R{number:02}" for number in range(1, 36)]


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
