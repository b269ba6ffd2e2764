"""The rulings of RULINGS.md on the end and on scoring, by their names."""

# The numbers of the rulings are written as in the rules.
# ruff: noqa: N802

from __future__ import annotations

from meowple.games.fits.game import GAME
from tests.games.fits.tables import (
    actors,
    answer,
    box,
    drawn,
    end,
    finale,
    give,
    ids,
    leave_in_deck,
    refusal,
    spread,
    table,
    ways,
    words,
)

# Cards without icons, by their open sides.
NS, EW, ESW, ALL = "B24", "B32", "B56", "B72"


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
    # only a cat of the same owner wakes it
    others = table(*cards, asleep, "cat 1 6,5")
    assert box(others, 6, 5).points == {1: 2}
    # a second awake cat is placed after it
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
