"""Cats awake and asleep, the Princess and special toys in a turn (rule 1.2)."""

from __future__ import annotations

import pytest

from meowple.games.fits.game import GAME
from tests.games.fits.tables import (
    actors,
    answer,
    box,
    boxes,
    decision,
    drawn,
    finale,
    give,
    ids,
    on_deck,
    refusal,
    table,
    texts,
    ways,
    words,
)

# Cards without icons, by their open sides.
NS, EW, ALL = "B24", "B32", "B72"


# --- awake cats ---


def test_a_cat_lies_on_a_long_joint_of_the_card_just_laid() -> None:
    state = table("B65 4,5", "B66 5,5", f"{ALL} 7,5", "B68 6,4")
    drawn(state, "B67")
    answer(state, 0, "lay B67 6,5")
    assert decision(state) == "cat"
    assert texts(state, 0) == ["done", "cat 5,5", "cat 6,5"]
    assert refusal(state, 0, "cat 4,5") == "cat.not_this_card"
    assert refusal(state, 0, "cat 6,4") == "joint.none"
    assert refusal(state, 0, "cat 14,5") == "joint.none"
    assert refusal(state, 0, "cat 15,5") == "joint.none"
    assert refusal(state, 0, "draw") == "action.not_now"
    events = answer(state, 0, "cat 5,5")
    assert ids(events) == ["cat"]
    over = GAME.view(state, None).overlays[0]
    assert (over.kind, over.player, over.card) == ("cat", 0, None)
    assert over.between == ((5, 5), (6, 5))


def test_no_cat_crosses_a_wall_or_a_short_joint() -> None:
    state = table(f"{ALL} 7,5")
    drawn(state, "B17")
    answer(state, 0, "lay B17 8,5")
    assert actors(state) == (1,)
    drawn(state, "B18")
    answer(state, 1, "lay B18 7,4")
    assert actors(state) == (0,)


def test_no_cat_covers_a_cat_awake_or_asleep_nor_the_princess() -> None:
    for lying in (
        ("cat 0 6,5",),
        ("princess on 6,5",),
    ):
        state = table("B65 6,5", "B66 7,5", *lying)
        drawn(state, "B67")
        answer(state, 0, "lay B67 8,5")
        assert actors(state) == (1,)
    for bed in ("sleeper 0 7,5", "princess 7,5"):
        state = table("B65 6,5", bed, f"{ALL} 8,4")
        drawn(state, "B67")
        answer(state, 0, "lay B67 8,5")
        assert actors(state) == (1,)
    state = table("sleeper 0 7,5", f"{ALL} 9,5")
    drawn(state, "B67")
    answer(state, 0, "lay B67 8,5")
    assert texts(state, 0) == ["done", "cat 8,5"]
    assert refusal(state, 0, "cat 7,5") == "joint.sleeper"


@pytest.mark.parametrize("foreign", ["cat 1 4,5", "sleeper 1 3,5"])
def test_no_cat_where_only_others_have_one(foreign: str) -> None:
    cards = ("B65 4,5", "B66 5,5", "B67 6,5")
    state = table(*cards, foreign)
    drawn(state, "B68")
    answer(state, 0, "lay B68 7,5")
    assert actors(state) == (1,)
    # one of one's own in the same box, and it may
    state = table(*cards, foreign, f"{ALL} 5,4", "B69 6,4", "cat 0 5,4")
    drawn(state, "B68")
    answer(state, 0, "lay B68 7,5")
    assert texts(state, 0) == ["done", "cat 6,5"]


def test_boxes_joined_by_the_card_count_as_one() -> None:
    """A foreign cat in the other of the two boxes bars the cat, one's own allows it."""
    cards = ("B65 4,5", "B66 5,5", "B68 7,5", "B69 8,5", "B70 9,5")
    for owner, choices in ((1, {1}), (0, {0})):
        state = table(*cards, f"cat {owner} 8,5")
        drawn(state, "B67")
        answer(state, 0, "lay B67 6,5")
        assert {*actors(state)} == choices


def test_the_princess_keeps_nobody_out() -> None:
    state = table("B65 4,5", "B66 5,5", "B67 6,5", "princess on 4,5", "princess 3,5")
    drawn(state, "B68")
    answer(state, 0, "lay B68 7,5")
    assert texts(state, 0) == ["done", "cat 6,5"]


def test_without_a_cat_left_none_is_asked_for() -> None:
    state = table("B65 6,5")
    state.cats[0] = 0
    finale(state, "B66 B01", "B02 B03")
    answer(state, 0, "lay B66 7,5")
    assert actors(state) == (1,)


def test_several_cats_of_ones_own_in_a_box() -> None:
    state = table("B65 4,5", "B66 5,5", "B67 6,5", "cat 0 4,5")
    drawn(state, "B68")
    answer(state, 0, "lay B68 7,5", "cat 6,5")
    assert box(state, 4, 5).box.cats(0) == 2


# --- sleeping cats ---


def test_a_sleeping_cat_is_laid_instead_of_drawing() -> None:
    state = table(f"{ALL} 7,5", "B65 9,5")
    held, left = state.hands[0], len(state.deck)
    answer(state, 0, "sleep")
    assert decision(state) == "sleeper"
    assert refusal(state, 0, "lay Z 7,5") == "cell.occupied"
    assert refusal(state, 0, "lay Z 0,0") == "cell.must_touch"
    assert refusal(state, 0, "lay Z 8,5 t") == "card.same_when_turned"
    assert refusal(state, 0, f"lay {held[0]} 8,5") == "action.not_now"
    events = answer(state, 0, "lay Z 8,5")
    assert ids(events) == ["asleep"]
    assert (state.hands[0], len(state.deck)) == (held, left)
    assert state.cats == [4, 5]
    # it claims the box on both sides, and no awake cat follows
    assert len(boxes(state)) == 1
    assert box(state, 7, 5).box.cats(0) == 1
    assert actors(state) == (1,)
    bed = GAME.view(state, None).cells[-1]
    assert (bed.sleeper, bed.princess, bed.card, bed.open) == (0, False, "Z", "ew")


def test_who_has_no_cat_cannot_put_one_to_sleep() -> None:
    state = table(f"{ALL} 7,5")
    state.cats[0] = 0
    assert texts(state, 0) == ["draw"]
    assert refusal(state, 0, "sleep") == "cat.none_left"


# --- the Princess ---


def test_the_princess_takes_the_place_of_any_cat() -> None:
    lying = ("B65 4,5", "B66 5,5", "cat 0 4,5", "sleeper 0 3,5")
    others = ("B25 4,7", "B26 5,7", "cat 1 4,7", "sleeper 1 6,7")
    places = {
        "cat 4,5": (0, [4, 3]),
        "sleeper 3,5": (0, [4, 3]),
        "cat 4,7": (1, [3, 4]),
        "sleeper 6,7": (1, [3, 4]),
    }
    for place, (owner, cats) in places.items():
        state = table(*lying, *others)
        drawn(state, "B01", "P1")
        found = {text for text in ways(state, 0) if text.startswith("princess")}
        assert found == {f"princess {where}" for where in places}
        events = answer(state, 0, f"princess {place}")
        assert ids(events) == ["princess"]
        assert events[0].args["owner"] == owner
        assert state.cats == cats
        assert state.hands[0] == ("B01",)
        assert actors(state) == (1,)
        views = [*GAME.view(state, None).cells, *GAME.view(state, None).overlays]
        taken = [
            view
            for view in views
            if getattr(view, "princess", False) or getattr(view, "kind", "") == "princess"
        ]
        assert len(taken) == 1


def test_a_princess_on_a_sleeper_keeps_the_walls_and_claims_nothing() -> None:
    state = table("B65 6,5", "sleeper 1 7,5", "B66 8,5")
    before = box(state, 6, 5).box
    drawn(state, "P1")
    answer(state, 0, "princess sleeper 7,5")
    after = box(state, 6, 5).box
    assert (after.cells, after.ends) == (before.cells, before.ends)
    assert after.awake == after.asleep == 0
    bed = GAME.view(state, None).cells[1]
    assert (bed.sleeper, bed.princess, bed.open) == (None, True, "ew")


def test_a_princess_is_no_box_card_and_must_be_in_hand() -> None:
    state = table("B65 6,5", "B66 7,5", "cat 1 6,5")
    drawn(state, "P1", "B01")
    assert refusal(state, 0, "lay P1 8,5") == "action.not_now"
    assert refusal(state, 0, "princess cat 7,5") == "princess.no_cat"
    assert refusal(state, 0, "princess sleeper 6,5") == "princess.no_cat"
    answer(state, 0, "lay B01 8,5")
    drawn(state, "B02", "B03")
    assert refusal(state, 1, "play P1") == "card.not_in_hand"


def test_who_holds_two_plays_one_of_them() -> None:
    for played, left in (("P1", "P2"), ("P2", "P1")):
        state = table("B65 6,5", "B66 7,5", "cat 1 6,5")
        drawn(state, "P1", "P2")
        answer(state, 0, f"play {played}", "princess cat 6,5")
        assert state.hands[0] == (left,)


def test_a_princess_may_wait_in_the_hand() -> None:
    state = table("B65 6,5", "B66 7,5", "cat 1 6,5")
    drawn(state, "B01", "P1")
    answer(state, 0, "lay B01 8,5")
    assert state.hands[0] == ("P1",)


# --- special toys ---


def test_a_toy_is_shown_and_played_at_once() -> None:
    state = table("B65 4,5", "B66 5,5", "B67 6,5", "sleeper 1 7,5", "cat 1 4,5")
    give(state, 0, "B01", "B02")
    on_deck(state, "T3")
    events = answer(state, 0, "draw")
    assert ids(events, 1) == ["drew_toy"]
    assert decision(state) == "toy"
    # no joint is free: one lies under a cat, one beside it, one at the sleeper
    assert words(state, 0) == {"lay"}
    assert refusal(state, 0, "toy 4,5") == "joint.covered"
    assert refusal(state, 0, "toy 5,5") == "joint.covered"
    assert refusal(state, 0, "toy 6,5") == "joint.sleeper"
    assert refusal(state, 0, "toy 8,8") == "joint.none"
    assert refusal(state, 0, "discard T3") == "discard.can_play"
    assert refusal(state, 0, "discard B01") == "toy.first"
    assert refusal(state, 0, "lay B01 8,5") == "toy.first"
    assert refusal(state, 0, "done") == "action.not_now"
    asked = GAME.view(state, 1).asked
    assert asked is not None
    assert asked.card == "T3"
    answer(state, 0, "lay T3 6,4")
    assert box(state, 4, 5).value == 6


def test_a_toy_goes_across_a_joint_where_one_is_free() -> None:
    state = table("B65 4,5", "B66 5,5")
    on_deck(state, "T1")
    answer(state, 0, "draw")
    assert refusal(state, 0, "lay T1 6,5") == "toy.joint_is_free"
    events = answer(state, 0, "toy 4,5")
    assert ids(events) == ["toy"]
    over = GAME.view(state, None).overlays[0]
    assert (over.kind, over.player, over.card) == ("toy", None, "T1")
    assert GAME.view(state, None).boxes[0].toys == {"M": 2, "Y": 2, "F": 1, "P": 1}


def test_toys_side_by_side_where_joints_are_counted() -> None:
    state = table("B65 4,5", "B66 5,5", "B67 6,5", "cat 1 4,5", overlays="joint")
    on_deck(state, "T1")
    answer(state, 0, "draw")
    assert texts(state, 0) == ["toy 5,5"]
    assert refusal(state, 0, "toy 4,5") == "joint.covered"
    answer(state, 0, "toy 5,5")
