"""Scoring (rules 1.3, 1.4 and 5) on tables made by hand."""

from __future__ import annotations

import pytest

from meowple.games.fits.game import GAME
from meowple.games.fits.rules.boxes import Table, grid
from meowple.games.fits.rules.deck import ICONS, Card, tally
from meowple.games.fits.rules.scoring import Rules, penalties, score, totals, winners
from meowple.games.fits.rules.state import FitsState
from meowple.games.fits.rules.view import BoxView, FitsView
from tests.games.fits.playing import KINDS, positions
from tests.games.fits.tables import box, boxes, end, table

# A closed box of four cards: three mice, two balls of yarn, a spray.
WORKED = ("B13 4,5", "B25 5,5", "B31 6,5", "B09 7,5 t")

# A closed box of five cards in two rows, with one spray and no toy.
SPRAYED = ("B48 6,5 t", "B40 7,5 t", "B39 6,6", "B56 7,6 t", "B16 8,6 t")

# An open row of six cards with three mice and one each of the other toys.
ROW = ("B65 4,5", "B69 5,5", "B72 6,5", "B66 7,5", "B67 8,5", "B68 9,5")


def penalties_of(state: FitsState) -> list[int]:
    return [player.penalties for player in GAME.view(state, None).players]


# --- the worked checks of the rules ---


def test_worked_check_one_cat_in_a_closed_box() -> None:
    state = table(*WORKED, "cat 0 4,5")
    found = box(state, 4, 5)
    assert found.box.closed
    assert (found.value, found.points) == (4, {0: 4})
    assert penalties_of(state) == [2, 0]
    view = GAME.view(state, None).boxes[0]
    assert (view.toys, view.sprays, view.value) == ({"M": 3, "Y": 2}, 1, 4)
    assert (view.closed, view.open_ends, view.points) == (True, 0, {0: 4})
    assert (view.awake, view.asleep) == ((1, 0), (0, 0))
    assert view.cells == ((4, 5), (5, 5), (6, 5), (7, 5))


def test_worked_check_two_cats_of_one_player() -> None:
    state = table(*WORKED, "cat 0 4,5", "cat 0 6,5")
    assert box(state, 4, 5).points == {0: 5}


def test_worked_check_asleep_only() -> None:
    state = table("B69 7,5", "sleeper 0 8,5")
    found = box(state, 7, 5)
    assert not found.box.closed
    assert (found.value, found.points) == (2, {})
    assert end(state).scores == (0, 0)


# --- toys and sprays ---


@pytest.mark.parametrize(
    ("cards", "every", "one"),
    [
        (("B72 7,5",), 0, 0),
        (("B65 7,5",), 1, 1),
        (("B65 7,5", "B66 8,5"), 2, 1),
        (("B65 7,5", "B66 8,5", "B67 9,5"), 3, 1),
        (("B65 7,5", "B66 8,5", "B67 9,5", "B68 10,5"), 4, 1),
        (("B69 7,5", "B66 8,5"), 2, 2),
        (("B69 7,5", "B53 8,5"), 4, 2),
        (("B71 7,5",), -1, -1),
        (("B65 7,5", "B71 8,5"), 0, 0),
        (("B65 7,5", "B66 8,5", "B71 9,5"), 1, 0),
    ],
)
def test_only_the_most_frequent_kinds_count(
    cards: tuple[str, ...], every: int, one: int
) -> None:
    assert box(table(*cards), 7, 5).value == every
    assert box(table(*cards, tied_kinds="one"), 7, 5).value == one


def test_a_closed_box_doubles_plus_and_minus() -> None:
    lonely = ("B13 4,5", "B15 5,5 t", "cat 0 4,5")
    state = table(*lonely)
    found = box(state, 4, 5)
    assert (found.value, found.sprays) == (2, 2)
    assert end(state).lines[0][0].id == "fits.score.closed"
    # the same, not quite closed
    state = table("B13 4,5", "B55 5,5", "cat 0 4,5")
    found = box(state, 4, 5)
    assert (found.value, found.sprays) == (1, 1)
    assert end(state).lines[0][0].id == "fits.score.open"


def test_icons_under_a_cat_and_a_princess_count() -> None:
    assert box(table("B69 4,5", "B72 5,5", "cat 0 4,5"), 4, 5).points == {0: 2}
    assert box(table("B69 4,5", "B72 5,5", "princess on 4,5"), 4, 5).value == 2


def test_sprays_only_with_two_players_tied() -> None:
    state = table(*SPRAYED, "cat 0 6,5", "cat 1 6,6")
    assert box(state, 6, 5).box.closed
    assert box(state, 6, 5).points == {0: -2, 1: -2}
    assert penalties_of(state) == [2, 2]
    result = end(state)
    assert (result.scores, result.winners) == ((-2, -2), (0, 1))
    assert result.decided == "fits.won.shared"


def test_a_special_toy_adds_one_of_each_kind() -> None:
    plain = ("B65 4,5", "B66 5,5", "B67 6,5", "B72 7,5", "cat 0 6,5")
    assert box(table(*plain), 4, 5).value == 3
    assert box(table(*plain, "toy T1 4,5"), 4, 5).value == 6
    assert box(table(*plain, "T1 8,5"), 4, 5).value == 6
    assert box(table(*plain, "toy T1 4,5", tied_kinds="one"), 4, 5).value == 2


def test_a_toy_across_a_joint_that_breaks_a_tie_makes_the_box_poorer() -> None:
    state = table("B69 4,5", "B53 5,5", "B72 6,5", "B71 7,5", "cat 0 6,5")
    assert box(state, 4, 5).points == {0: 3}
    opened = (True, True, True, True)
    mouse = Card("T9", opened, tally([icon == "M" for icon in ICONS]))
    state.table.lay_toy(state.table.grid.bit(4, 5), mouse)
    assert box(state, 4, 5).points == {0: 2}


def test_a_table_full_of_rich_cards_is_counted_right() -> None:
    """An owner's deck may show a dozen toys on a card."""
    opened = (True, True, True, True)
    rich = Card("B99", opened, tally([12 * (icon == "M") for icon in ICONS]))
    large = Table(grid(29, 29))
    for y in range(29):
        for x in range(29):
            large.lay(large.grid.bit(x, y), rich)
    (only,) = score(large.boxes, 2, Rules())
    # the edge of the table leaves it open
    assert only.value == 29 * 29 * 12


# --- who holds a box ---


def test_the_most_cats_hold_it() -> None:
    state = table(*ROW, "cat 0 4,5", "cat 0 6,5", "cat 1 8,5")
    assert box(state, 4, 5).points == {0: 4}
    assert penalties_of(state) == [0, 0]


def test_tied_players_each_take_the_full_amount() -> None:
    state = table(*ROW, "cat 0 4,5", "cat 1 6,5", "cat 2 8,5", seats=3)
    assert box(state, 4, 5).points == {0: 3, 1: 3, 2: 3}


def test_sleepers_alone_with_and_against_awake_cats() -> None:
    alone = table(*ROW, "sleeper 0 3,5", "sleeper 0 10,5")
    assert box(alone, 4, 5).points == {}
    against = table(*ROW, "sleeper 0 3,5", "sleeper 0 10,5", "cat 1 4,5")
    assert box(against, 4, 5).points == {1: 3}
    together = table(*ROW, "sleeper 0 3,5", "cat 0 6,5", "cat 1 4,5")
    assert box(together, 4, 5).points == {0: 3 + 1}
    tied = table(*ROW, "sleeper 0 3,5", "cat 0 6,5", "cat 1 4,5", "cat 1 8,5")
    assert box(tied, 4, 5).points == {0: 3 + 1, 1: 3 + 1}


def test_a_sleeper_counts_only_in_its_own_box() -> None:
    state = table(*ROW, "sleeper 0 4,6", "cat 0 4,5")
    assert box(state, 4, 5).points == {0: 3}
    assert box(state, 4, 6).points == {}


def test_advanced_sleepers_weigh_half_and_extra_cats_give_nothing() -> None:
    half_more = ("sleeper 0 3,5", "cat 0 6,5", "cat 1 4,5")
    assert box(table(*ROW, *half_more, advanced=True), 4, 5).points == {0: 3}
    half_less = (*half_more, "cat 1 8,5")
    assert box(table(*ROW, *half_less, advanced=True), 4, 5).points == {1: 3}
    two_halves = ("sleeper 0 10,5", *half_less)
    assert box(table(*ROW, *two_halves, advanced=True), 4, 5).points == {0: 3, 1: 3}
    two = ("cat 0 4,5", "cat 0 6,5")
    assert box(table(*ROW, *two, advanced=True), 4, 5).points == {0: 3}


def test_extra_cats_are_never_doubled() -> None:
    state = table(*WORKED, "cat 0 4,5", "cat 0 6,5")
    assert [(line.id, line.points) for line in end(state).lines[0]] == [
        ("fits.score.closed", 4),
        ("fits.score.extra_cats", 1),
    ]


def test_a_line_names_the_box_by_its_first_cell() -> None:
    state = table(*WORKED, "cat 0 4,5")
    assert end(state).lines[0][0].args == {"x": 4, "y": 5, "cards": 4}


# --- who wins ---


def test_points_then_penalties_then_all() -> None:
    assert winners([3, 5, 4], [0, 9, 0]) == ((1,), "fits.won.points")
    assert winners([5, 5, 4], [2, 1, 0]) == ((1,), "fits.won.penalties")
    assert winners([5, 5, 5], [1, 2, 1]) == ((0, 2), "fits.won.shared")
    assert winners([-1, -1], [1, 1]) == ((0, 1), "fits.won.shared")


def test_penalties_are_counted_after_doubling_and_by_holder() -> None:
    lying = (*WORKED, "cat 1 4,5", "B71 4,8", "B72 5,8", "cat 0 4,8", "B23 9,8")
    state = table(*lying)
    assert penalties_of(state) == [1, 2]
    assert end(state).scores == (-1, 4)


def test_a_tied_game_is_decided_by_penalties() -> None:
    without = ("B69 4,8", "B26 5,8", "B29 6,8", "cat 0 4,8")
    state = table(*WORKED, "cat 1 4,5", *without)
    result = end(state)
    assert result.scores == (4, 4)
    assert (result.winners, result.decided) == ((0,), "fits.won.penalties")


def test_an_empty_table_is_nobodys() -> None:
    table_of_nothing = Table(grid(9, 9))
    scored = score(table_of_nothing.boxes, 2, Rules())
    assert totals(scored, 2) == penalties(scored, 2) == [0, 0]


# --- in whole games ---


def by_definition(state: FitsState) -> list[int]:
    """The points of each player, word for word as the rules define them."""
    view = GAME.view(state, None)
    points = [0] * len(view.players)
    for one in view.boxes:
        most = max(one.toys.values(), default=0)
        top = [count for count in one.toys.values() if count == most]
        value = (most if view.tied_kinds == "one" else sum(top)) - one.sprays
        value *= 2 if one.closed else 1
        half = 0.5 if view.advanced else 1.0
        counting = _sleepers_that_count(view, one)
        weights = [
            awake + asleep * half for awake, asleep in zip(one.awake, counting, strict=True)
        ]
        for player, weight in enumerate(weights):
            holds = weight > 0 and weight == max(weights)
            if holds:
                points[player] += value
            if not view.advanced and (holds or view.extra_cats == "all"):
                points[player] += max(0, one.awake[player] + counting[player] - 1)
    return points


def _sleepers_that_count(view: FitsView, one: BoxView) -> list[int]:
    """By player: the woken ones, or those beside an awake cat."""
    if view.sleepers == "any":
        return [
            asleep if awake else 0
            for awake, asleep in zip(one.awake, one.asleep, strict=True)
        ]
    woken = [
        cell.sleeper for cell in view.cells if cell.counts and (cell.x, cell.y) in one.cells
    ]
    return [woken.count(player) for player in range(len(view.players))]


@pytest.mark.uncounted
@pytest.mark.parametrize(("seats", "options"), [*KINDS[:10], *KINDS[-4:]])
def test_points_are_those_of_the_definition_and_lines_sum_to_them(
    seats: int, options: dict[str, bool | int | str]
) -> None:
    for seed in range(5):
        for number, state in enumerate(positions(seats, options, seed)):
            if number % 20 and state.stack:
                continue
            wanted = by_definition(state)
            view = GAME.view(state, None)
            assert [player.points for player in view.players] == wanted
            result = end(state)
            assert [*result.scores] == wanted
            sums = [sum(line.points for line in lines) for lines in result.lines]
            assert sums == wanted
            assert sum(len(one.points) for one in boxes(state)) >= len(
                [line for lines in result.lines for line in lines if "extra" in line.id]
            )
