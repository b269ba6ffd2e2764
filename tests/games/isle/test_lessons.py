"""Every lesson of every mode, on boards where it scores and where it does not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from meowple.games.isle.data import toml
from meowple.games.isle.rules.boat import (
    COLOURS,
    COLUMNS,
    EDGE,
    OUTLINE,
    ROOM,
    ROWS,
    Boat,
    Laid,
    squares,
)
from meowple.games.isle.rules.box import base_box
from meowple.games.isle.rules.scoring.lessons import PARAMS, RULES
from meowple.games.isle.rules.scoring.standing import Standing
from tests.games.isle.boats import boards, boat, covered, lesson_cards, sketch, tile, value

LESSONS = [card.number for card in lesson_cards()]
DOUBLED = 204  # scored with the sister's other lessons: see test_scoring
ONE_BY_ONE = [number for number in LESSONS if number != DOUBLED]

EMPTY = boat([])


def with_bare_rats(number: int) -> Boat:
    """A full boat except for this many rats."""
    bare = 0
    rats = EMPTY.board.rats
    for _ in range(number):
        bare |= rats & -rats
        rats &= rats - 1
    return covered(OUTLINE & ~bare)


def cats(colour: str, number: int) -> Boat:
    """This many cats of one color side by side in the middle row."""
    return boat(tile("cat", colour, [(x, 4)]) for x in range(number))


# --- the two boards ---


def board_values() -> Iterator[tuple[str, int, str | None, int]]:
    """Board, card, named color and the value that the board's author counted."""
    for name, board in boards().items():
        for number, expected in board.expected["lessons"].items():
            if isinstance(expected, dict):
                for colour, points in expected.items():
                    yield name, int(number), colour, points
            else:
                yield name, int(number), None, expected


@pytest.mark.parametrize(("name", "number", "colour", "points"), [*board_values()])
def test_a_lesson_is_worth_what_was_counted_on_the_board(
    name: str, number: int, colour: str | None, points: int
) -> None:
    board = boards()[name]
    found = value(number, board.standing, colour)
    if board.mode == "solo" and base_box().cards[number].kind == "public_lesson":
        found = -(-found // 2)
    assert found == points


@pytest.mark.parametrize("name", ["X1", "X3"])
def test_the_boards_value_every_lesson_there_is(name: str) -> None:
    assert {int(number) for number in boards()[name].expected["lessons"]} == {*ONE_BY_ONE}


@pytest.mark.parametrize("name", ["X1", "X3"])
def test_the_counts_of_a_board_are_those_that_its_author_counted(name: str) -> None:
    standing, expected = boards()[name].standing, boards()[name].expected
    rats = [tuple(rat) for rat in expected["visible_rats"]]
    assert squares(standing.visible_rats) == rats
    assert [family.size for family in standing.families] == expected["family_sizes"]
    assert sum(standing.lonely_of.values()) == expected["lonely"]
    assert sum(standing.edge_cats_of.values()) == expected["edge_cats"]
    assert standing.cats_of == expected["cats_by_colour"]
    assert standing.unfilled_rooms == len(expected["unfilled_rooms"])
    for kind in ("oshax", "common", "rare"):
        assert standing.count(kind) == expected[kind]


# --- an empty boat ---

ON_AN_EMPTY_BOAT = {
    125: 38,
    166: 38,
    201: 95,  # all 19 rats are visible
    137: 18,
    140: 15,  # empty rooms
    150: 25,  # five maps
    199: 10,  # fewer than nine treasures
    197: 25,
    203: 25,
    215: 25,  # five colors that are nowhere
}


@pytest.mark.parametrize("number", ONE_BY_ONE)
def test_an_empty_boat_scores_only_lessons_for_what_is_missing(number: int) -> None:
    colour = "red" if base_box().cards[number].names_colour else None
    expected = ON_AN_EMPTY_BOAT.get(number, 0)
    assert value(number, Standing(EMPTY), colour) == expected


# --- what neither board nor the empty boat shows ---

SMALL_BOATS: list[tuple[int, Standing, int]] = [
    (114, Standing(cats("red", 15)), 10),
    (114, Standing(cats("red", 14)), 0),
    (114, Standing(cats("red", 16)), 0),
    (118, Standing(EMPTY, baskets=3), 7),
    (118, Standing(EMPTY, baskets=4), 0),
    (119, Standing(EMPTY, first=True), 7),
    (119, Standing(EMPTY, first=False), 0),
    (121, Standing(cats("red", 3), rivals_largest=3), 10),
    (121, Standing(cats("red", 3), rivals_largest=4), 0),
    (121, Standing(cats("red", 2)), 0),
    (121, Standing(cats("red", 6), solo=True), 0),
    (121, Standing(cats("red", 7), solo=True), 10),
    (129, Standing(cats("purple", 5)), 9),
    (129, Standing(cats("purple", 6)), 0),
    (131, Standing(cats("orange", 5)), 9),
    (132, Standing(with_bare_rats(5)), 10),
    (132, Standing(with_bare_rats(4)), 0),
    (133, Standing(EMPTY, lessons=(0,) * 6), 7),
    (133, Standing(EMPTY, lessons=(0,) * 7), 0),
    (134, Standing(sketch("cc$cc")), 9),
    (134, Standing(sketch("cc$ccc")), 0),
    (142, Standing(EMPTY, fish=5), 7),
    (142, Standing(EMPTY, fish=4), 0),
    (157, Standing(cats("red", 20)), 10),
    (157, Standing(cats("red", 19)), 0),
    (161, Standing(cats("purple", 5)), 9),
    (163, Standing(cats("orange", 5)), 9),
    (165, Standing(cats("red", 3), rivals_largest=3), 10),
    (165, Standing(cats("red", 3), rivals_largest=4), 0),
    (197, Standing(sketch("BcG", " $R")), 10),
    (199, Standing(sketch("cccc$$$$")), 10),
    (199, Standing(sketch("cccc$$$$", "c")), 0),
]


@pytest.mark.parametrize(("number", "standing", "points"), SMALL_BOATS)
def test_a_lesson_on_a_small_boat(number: int, standing: Standing, points: int) -> None:
    assert value(number, standing) == points


@pytest.mark.parametrize("number", ONE_BY_ONE)
def test_every_lesson_is_seen_with_and_without_points(number: int) -> None:
    values = {points for _, card, _, points in board_values() if card == number}
    values |= {points for card, _, points in SMALL_BOATS if card == number}
    values.add(ON_AN_EMPTY_BOAT.get(number, 0))
    assert max(values) > 0
    assert min(values) < max(values)


# --- the edge ---


def test_the_edge_must_be_covered_to_the_last_square() -> None:
    last = EDGE & -EDGE
    assert value(113, Standing(covered(EDGE))) == 12
    assert value(113, Standing(covered(EDGE & ~last))) == 0


def test_an_oshax_on_the_edge_counts_in_its_colour() -> None:
    standing = Standing(sketch("bBb"))
    assert value(117, standing) == 3
    assert value(143, standing, "blue") == 6
    assert value(143, standing, "red") == 0


def test_a_cat_one_square_from_the_rim_is_no_edge_cat() -> None:
    assert value(117, Standing(sketch("B", at=(8, 1)))) == 0


def test_a_room_wall_is_no_edge() -> None:
    assert value(117, Standing(sketch("B", at=(5, 4)))) == 0


def test_edge_cats_are_counted_in_pairs_rounded_down() -> None:
    assert value(135, Standing(sketch("BGR"))) == 1
    assert value(214, Standing(sketch("BGR"))) == 3


def test_every_colour_must_stand_on_the_edge() -> None:
    assert value(116, Standing(sketch("BGRPO"))) == 7
    assert value(116, Standing(sketch("BGRP", "    O"))) == 0


def test_a_colour_missing_on_the_edge_counts_for_the_sister_even_if_you_own_none() -> None:
    assert value(203, Standing(sketch("BG", " R"))) == 15


# --- rows, columns and rooms ---


def test_the_middle_row_has_22_squares() -> None:
    assert ROWS[4].bit_count() == 22
    assert value(155, Standing(covered(ROWS[4]))) == 10
    assert value(155, Standing(covered(ROWS[4] & (ROWS[4] - 1)))) == 0


def column(colours: str, x: int = 7) -> Standing:
    return Standing(sketch(*colours, at=(x, 0)))


def column_value(standing: Standing) -> int:
    how = base_box().printed("ru-uk").cards[116].score
    assert how is not None
    return RULES[how.rule](standing, how.params, None)


def test_a_column_of_nine_squares_of_one_colour_is_worth_seven_in_the_other_printing() -> (
    None
):
    assert column_value(column("BBBBBBBBB")) == 7
    assert column_value(column("BBBBbBBBB")) == 7
    assert column_value(column("BBBBGBBBB")) == 0
    assert column_value(column("BBBBcBBBB")) == 0
    assert column_value(column("BBBBBBBB")) == 0
    assert column_value(boards()["X1"].standing) == 7


def test_two_columns_may_be_of_different_colours() -> None:
    assert column_value(Standing(sketch(*["BG"] * 9))) == 14


def test_a_short_column_never_counts() -> None:
    short = COLUMNS[6]
    assert short.bit_count() == 7
    assert column_value(Standing(boat([Laid(0, "cat", "red", short)]))) == 0


def test_the_parrot_rooms_are_a_and_g() -> None:
    both = ROOM["A"] | ROOM["G"]
    assert value(136, Standing(covered(both))) == 12
    assert value(136, Standing(covered(ROOM["A"]))) == 0


def test_one_square_in_a_room_makes_it_no_longer_empty() -> None:
    assert value(137, Standing(covered(OUTLINE & ~ROOM["B"] & ~ROOM["D"]))) == 18
    assert value(137, Standing(covered(ROOM["B"] & -ROOM["B"]))) == 0
    assert value(140, Standing(covered(OUTLINE & ~ROOM["C"]))) == 15
    assert value(140, Standing(covered(ROOM["C"] & -ROOM["C"]))) == 0


def test_filled_rooms_are_counted_one_by_one() -> None:
    standing = Standing(covered(ROOM["F"] | ROOM["G"]))
    assert value(167, standing) == 4
    assert value(205, standing) == 6


def test_a_map_under_any_tile_is_covered() -> None:
    standing = Standing(sketch("c", at=(7, 0)))
    assert value(150, standing) == 20
    assert value(212, standing) == 4


# --- families and lonely cats ---


def test_a_cat_that_touches_only_other_colours_is_lonely() -> None:
    standing = Standing(sketch("BGB", "R R"))
    assert value(120, standing) == 5
    assert value(146, standing, "blue") == 6
    assert value(146, standing, "purple") == 0


def test_cats_that_meet_at_a_corner_are_lonely() -> None:
    assert value(120, Standing(sketch("B ", " B"))) == 2


def test_two_cats_together_are_neither_lonely_nor_a_family() -> None:
    standing = Standing(sketch("BB"))
    assert value(120, standing) == 0
    assert value(198, standing) == 0


def test_two_families_of_one_colour_count_twice() -> None:
    assert value(138, Standing(sketch("BBBB", "    ", "BBBB"))) == 8
    assert value(213, Standing(sketch("BBB BBB"))) == 10


def test_equal_families_are_separate_ranks() -> None:
    standing = Standing(sketch("BBBB", "GGG ", "RRR ", "PPPP"))
    assert value(208, standing) == 11
    assert value(209, standing) == 11
    assert value(141, standing) == 8


def test_the_third_family_needs_three_families() -> None:
    assert value(141, Standing(sketch("BBBB", "GGGG"))) == 0


def test_a_lesson_without_a_solo_size_has_nobody_to_compare_with_in_solo() -> None:
    assert value(165, Standing(cats("red", 9), solo=True)) == 0


# --- treasures ---


def test_a_treasure_between_two_cats_of_the_colour_counts_once() -> None:
    assert value(149, Standing(sketch("BcB")), "blue") == 1
    assert value(149, Standing(sketch("BcG$B")), "green") == 2
    assert value(149, Standing(sketch("B ", " c")), "blue") == 0


def test_the_doubling_lesson_is_worth_nothing_by_itself() -> None:
    assert value(204, Standing(sketch("BBB"))) == 0


def test_the_other_printing_counts_rare_treasures_too() -> None:
    standing = Standing(sketch("cc$"))
    other = base_box().printed("ru-uk").cards[148].score
    assert other is not None
    assert value(148, standing) == 4
    assert RULES[other.rule](standing, other.params, None) == 6


def test_cats_beside_no_treasure_count_for_the_sister() -> None:
    assert value(211, Standing(sketch("cBGR"))) == 6


def test_a_colour_beside_a_visible_rat_does_not_count_for_the_sister() -> None:
    # The rat of the blue boat at (4, 1) has the square (5, 1) beside it.
    beside_a_rat = sketch("B", at=(5, 1))
    assert value(215, Standing(beside_a_rat)) == 20
    over_the_rat = beside_a_rat.with_tile(tile("common", None, [(4, 1)]))
    assert value(215, Standing(over_the_rat)) == 25


# --- the rest ---


def test_lessons_that_count_lessons_count_themselves() -> None:
    standing = Standing(EMPTY, lessons=(126, 133, 113))
    assert value(126, standing) == 3
    assert value(147, standing) == 6
    assert value(207, standing) == 9


def test_the_sister_scores_every_cat_above_fifteen() -> None:
    assert value(202, Standing(cats("red", 15))) == 0
    assert value(202, Standing(cats("red", 17))) == 10


def test_the_sister_scores_your_fish() -> None:
    assert value(200, Standing(EMPTY, fish=3)) == 12


@pytest.mark.parametrize("colour", COLOURS)
def test_an_oshax_is_at_once_an_oshax_and_a_cat_of_its_colour(colour: str) -> None:
    standing = Standing(boat([tile("oshax", colour, [(7, 0)])]))
    assert value(139, standing) == 3
    assert value(144, standing, colour) == 1
    assert value(120, standing) == 1


def test_three_cats_of_the_named_colour_are_worth_five() -> None:
    standing = Standing(sketch("BbB", "GG"))
    assert value(145, standing, "blue") == 5
    assert value(145, standing, "green") == 0


# --- cards and rules fit together ---


@pytest.mark.parametrize("printing", ["cs", "ru-uk"])
def test_every_lesson_has_exactly_the_params_of_its_rule(printing: str) -> None:
    for card in base_box().printed(printing).cards.values():
        if card.score:
            rule = RULES[card.score.rule]
            assert {*rule.needs} <= card.score.params.keys() <= {*rule.needs, *rule.may}
            assert all(PARAMS[name](given) for name, given in card.score.params.items())
            assert card.names_colour == rule.names_colour


def test_no_rule_is_without_a_card() -> None:
    used = {card.score.rule for card in lesson_cards() if card.score}
    used |= {card.ru_uk.rule for card in lesson_cards() if card.ru_uk}
    assert used == RULES.keys()


def test_every_param_has_a_type() -> None:
    for rule in RULES.values():
        assert {*rule.needs, *rule.may} <= PARAMS.keys()


def test_colours_of_rules_are_those_of_the_tiles() -> None:
    assert {*toml("tiles")["colours"]} == {*COLOURS}
