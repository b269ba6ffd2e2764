"""Scores and winners, with the worked cases of the rules reference."""

from __future__ import annotations

from dataclasses import replace

import pytest

from meowple.games.isle.rules.boat import OUTLINE, Boat, Laid, bit, union
from meowple.games.isle.rules.box import base_box
from meowple.games.isle.rules.scoring.families import (
    families,
    family_points,
    largest_family,
)
from meowple.games.isle.rules.scoring.scoring import (
    Public,
    Scorecard,
    compared,
    lines,
    result,
    score,
    score_sister,
)
from meowple.games.isle.rules.scoring.standing import Standing
from meowple.kernel.result import Line
from tests.games.isle.boats import boards, boat, covered, sketch, tile

BOX = base_box()
X1 = boards()["X1"].standing
X3 = boards()["X3"].standing
COLOURS = ("blue", "red", "green", "orange", "purple")
FULL = covered(OUTLINE)


def points(card: Scorecard) -> tuple[int, int, int, int]:
    return card.rats, card.rooms, card.families, card.rare_treasures


# --- families ---


@pytest.mark.parametrize(
    ("size", "expected"),
    [
        *[(1, 0), (2, 0), (3, 8), (4, 11), (5, 15), (6, 20), (7, 25)],
        *[(8, 30), (9, 35), (10, 40), (13, 55)],
    ],
)
def test_a_family_scores_by_its_size(size: int, expected: int) -> None:
    assert family_points(size) == expected


def test_cats_that_meet_at_a_corner_are_two_lonely_cats() -> None:
    found = Standing(
        boat(
            [
                tile("cat", "orange", [(x, 4) for x in range(8, 13)]),
                tile("cat", "orange", [(13, 5), (14, 5), (12, 6), (13, 6)]),
            ]
        )
    )
    assert sorted(group.size for group in found.groups) == [1, 1]
    assert found.lonely_of["orange"] == 2


def test_a_treasure_does_not_bridge_two_halves_of_a_family() -> None:
    assert families(sketch("BBcBB")) == []


def test_an_oshax_bridges_in_its_colour() -> None:
    assert [family.size for family in families(sketch("BBbBB"))] == [5]
    assert families(sketch("BBgBB")) == []


def test_a_late_cat_joins_groups_that_lay_apart() -> None:
    apart = sketch("BB BB", "     ", "  B")
    assert families(apart) == []
    joined = apart.with_tile(tile("cat", "blue", [(9, 0), (9, 1)]))
    assert [family.size for family in families(joined)] == [6]


def test_families_are_listed_from_the_largest() -> None:
    found = families(sketch("BBB", "GGGG", "RRR"))
    assert [(family.colour, family.size) for family in found] == [
        ("green", 4),
        ("blue", 3),
        ("red", 3),
    ]


def test_the_row_above_does_not_touch_around_the_end_of_a_row() -> None:
    # (21, 4) is the bow, (0, 5) lies at the stern of the next row.
    cats = [tile("cat", "blue", [cell]) for cell in [(20, 4), (21, 4), (0, 5)]]
    assert families(boat(cats)) == []


# --- a player's score ---


def test_board_x1_scores_57_as_in_the_rulebook_example() -> None:
    standing = replace(X1, lessons=(135, 116, 131))
    card = score(BOX, standing, [(148, None)], "standard")
    assert points(card) == (-2, -20, 47, 3)
    assert card.lessons == ((135, 6), (116, 7), (131, 0))
    assert card.public_lessons == ((148, 16),)
    assert card.total == 57


def test_board_x1_scores_59_in_the_other_printing() -> None:
    standing = replace(X1, lessons=(135, 116, 131))
    card = score(BOX.printed("ru-uk"), standing, [(148, None)], "standard")
    assert card.lessons == ((135, 6), (116, 7), (131, 0))
    assert card.public_lessons == ((148, 18),)
    assert card.total == 59


def test_board_x3_scores_122_in_solo() -> None:
    standing = replace(X3, lessons=(113, 115, 124, 136))
    card = score(BOX, standing, [(148, None), (145, "green")], "solo")
    assert points(card) == (0, 0, 55, 6)
    assert [value for _, value in card.lessons] == [12, 15, 10, 12]
    assert card.public_lessons == ((148, 9), (145, 3))
    assert card.total == 122


def test_an_empty_boat_costs_19_rats_and_seven_rooms() -> None:
    assert score(BOX, Standing(boat([])), [], "standard").total == -19 - 35


def test_any_tile_hides_a_rat() -> None:
    rat = sketch("c", at=(4, 1))
    assert score(BOX, Standing(rat), [], "standard").rats == -18


def commons(number: int) -> Boat:
    return sketch("cccccccc"[:number], "cccccccc"[: max(0, number - 8)])


@pytest.mark.parametrize(
    ("standing", "public", "expected"),
    [
        (Standing(sketch("BBBBBBB"), solo=True), (144, "blue"), 4),
        (Standing(commons(5), solo=True), (148, None), 5),
        (Standing(sketch("B"), solo=True), (144, "blue"), 1),
        (Standing(sketch("B"), solo=True), (144, "red"), 0),
    ],
)
def test_solo_halves_a_public_lesson_and_rounds_up(
    standing: Standing, public: Public, expected: int
) -> None:
    assert score(BOX, standing, [public], "solo").public_lessons[0][1] == expected


def test_solo_halves_each_public_lesson_by_itself() -> None:
    standing = Standing(sketch("BBBBBBB", "GGGGGGG"), solo=True)
    public: list[Public] = [(144, "blue"), (144, "green")]
    card = score(BOX, standing, public, "solo")
    assert sum(value for _, value in card.public_lessons) == 8


def test_solo_does_not_halve_private_lessons() -> None:
    standing = Standing(sketch("ccccccc"), lessons=(123,), solo=True)
    assert score(BOX, standing, [], "solo").lessons == ((123, 7),)


def test_the_largest_family_lesson_needs_seven_cats_in_solo() -> None:
    six = Standing(sketch("BBBBBB"), lessons=(121,), solo=True)
    seven = Standing(sketch("BBBBBBB"), lessons=(121,), solo=True)
    assert score(BOX, six, [], "solo").lessons == ((121, 0),)
    assert score(BOX, seven, [], "solo").lessons == ((121, 10),)


def test_rares_and_public_lessons_score_nothing_in_family_mode() -> None:
    standing = Standing(sketch("$$c"), lessons=(164, 151))
    card = score(BOX, standing, [(148, None)], "family")
    assert card.rare_treasures == 0
    assert card.public_lessons == ()
    assert card.lessons == ((164, 6), (151, 0))


def test_a_family_of_seven_scores_25_in_family_mode_too() -> None:
    assert score(BOX, Standing(sketch("BBBBBBB")), [], "family").families == 25


# --- line by line ---


def test_the_lines_of_a_score_sum_to_it() -> None:
    standing = replace(X1, lessons=(135, 116, 131))
    public: list[Public] = [(148, None), (143, "red")]
    card = score(BOX, standing, public, "standard")
    found = lines(standing, card, public, "standard")
    assert sum(line.points for line in found) == card.total
    assert found == (
        Line("isle.score.rats", -2, {"count": 2}),
        Line("isle.score.rooms", -20, {"count": 4}),
        Line("isle.score.family", 15, {"colour": "blue", "size": 5}),
        Line("isle.score.family", 8, {"colour": "green", "size": 3}),
        Line("isle.score.family", 8, {"colour": "red", "size": 3}),
        Line("isle.score.family", 8, {"colour": "orange", "size": 3}),
        Line("isle.score.family", 8, {"colour": "orange", "size": 3}),
        Line("isle.score.rares", 3, {"count": 1}),
        Line("isle.score.lesson", 6, {"card": 135}),
        Line("isle.score.lesson", 7, {"card": 116}),
        Line("isle.score.lesson", 0, {"card": 131}),
        Line("isle.score.public_lesson", 16, {"card": 148}),
        Line("isle.score.public_lesson", 4, {"card": 143, "colour": "red"}),
    )


def test_lines_for_nothing_still_stand_on_the_pad() -> None:
    standing = Standing(boat([Laid(0, "common", None, OUTLINE)]))
    card = score(BOX, standing, [], "standard")
    found = lines(standing, card, [], "standard")
    assert [line.id for line in found] == [
        "isle.score.rats",
        "isle.score.rooms",
        "isle.score.rares",
    ]
    assert {line.points for line in found} == {0}


def test_the_pad_of_the_family_mode_has_no_line_for_rares() -> None:
    standing = Standing(FULL)
    card = score(BOX, standing, [], "family")
    ids = [line.id for line in lines(standing, card, [], "family")]
    assert ids == ["isle.score.rats", "isle.score.rooms"]


# --- who wins ---


def with_fish(fish: int) -> Standing:
    return replace(X1, lessons=(135, 116, 131), fish=fish)


def test_most_points_win() -> None:
    found = result(BOX, "standard", [Standing(boat([])), with_fish(0)], [(148, None)])
    assert found.scores == (-54, 57)
    assert (found.winners, found.decided) == ((1,), "isle.won.points")


def test_of_equal_points_the_most_fish_win() -> None:
    found = result(BOX, "standard", [with_fish(3), with_fish(4)], [(148, None)])
    assert found.scores == (57, 57)
    assert (found.winners, found.decided) == ((1,), "isle.won.fish")


def test_equal_points_and_fish_share_the_win() -> None:
    three = [with_fish(4), with_fish(3), with_fish(4)]
    found = result(BOX, "standard", three, [(148, None)])
    assert (found.winners, found.decided) == ((0, 2), "isle.won.shared")


def test_fish_do_not_help_whoever_has_fewer_points() -> None:
    rich = replace(Standing(boat([])), fish=99)
    assert result(BOX, "standard", [rich, with_fish(0)], []).winners == (1,)


def three_cats_and_a_bare_corner() -> Boat:
    """A family of three (8), one unfilled room (-5) and its three rats (-3)."""
    cats = [(x, 4) for x in (11, 12, 13)]
    bare = [(x, 0) for x in (11, 12, 13)]
    rest = OUTLINE & ~union(bit(x, y) for x, y in cats + bare)
    tiles = [tile("cat", "blue", [cell]) for cell in cats]
    return boat([*tiles, Laid(0, "rare", None, rest)])


def test_in_family_mode_filled_rooms_break_a_tie() -> None:
    two = [Standing(three_cats_and_a_bare_corner(), fish=9), Standing(FULL)]
    found = result(BOX, "family", two, [])
    assert found.scores == (0, 0)
    assert (found.winners, found.decided) == ((1,), "isle.won.rooms")


def test_in_family_mode_fish_break_no_tie() -> None:
    two = [Standing(FULL, fish=1), Standing(FULL, fish=2)]
    found = result(BOX, "family", two, [])
    assert (found.winners, found.decided) == ((0, 1), "isle.won.shared")


def test_players_are_compared_by_their_largest_families() -> None:
    four, three = Standing(sketch("BBBB")), Standing(sketch("GGG"))
    known = compared([four, three, four])
    assert [standing.rivals_largest for standing in known] == [4, 4, 4]
    assert [s.rivals_largest for s in compared([four, three])] == [3, 4]
    assert [s.rivals_largest for s in compared([four], others=6)] == [6]
    assert largest_family(sketch("GG")) == 0


def test_every_player_with_the_largest_family_scores_the_lesson() -> None:
    four = Standing(sketch("BBBB"), lessons=(121,))
    three = Standing(sketch("GGG"), lessons=(121,))
    found = [
        score(BOX, standing, [], "standard").lessons[0][1]
        for standing in compared([four, three, four])
    ]
    assert found == [10, 0, 10]


def test_the_lines_of_a_result_sum_to_its_scores() -> None:
    public: list[Public] = [(148, None), (145, "green")]
    found = result(BOX, "standard", [with_fish(1), replace(X3, lessons=(113,))], public)
    sums = tuple(sum(line.points for line in seat) for seat in found.lines)
    assert sums == found.scores


# --- the sister ---

PLAYER = replace(X3, lessons=(113, 115, 124, 136))
PUBLIC: list[Public] = [(148, None), (145, "green")]


def test_the_sister_scores_your_cats_by_her_colours() -> None:
    sister = score_sister(BOX, PLAYER, COLOURS, ())
    assert sister.colours == (30, 20, 15, 8, 3)
    assert sister.total == 76


def test_the_sister_scores_81_on_board_x3_and_loses() -> None:
    sister = score_sister(BOX, PLAYER, COLOURS, (199, 201, 203))
    assert sister.lessons == ((199, 0), (201, 0), (203, 5))
    assert sister.total == 81
    found = result(BOX, "solo", [PLAYER], PUBLIC, sister)
    assert found.scores == (122,)
    assert (found.winners, found.decided) == ((0,), "isle.won.points")


def test_the_sister_scores_183_on_board_x3_and_wins() -> None:
    sister = score_sister(BOX, PLAYER, COLOURS, (198, 205, 204, 208, 210))
    assert [value for _, value in sister.lessons] == [12, 21, 27, 20, 27]
    assert sister.total == 183
    found = result(BOX, "solo", [PLAYER], PUBLIC, sister)
    assert (found.winners, found.decided) == (("sister",), "isle.won.sister")
    assert [(rival.name, rival.score) for rival in found.rivals] == [("sister", 183)]


def test_the_lines_of_the_sister_sum_to_her_score() -> None:
    sister = score_sister(BOX, PLAYER, COLOURS, (198, 204))
    assert sum(line.points for line in sister.lines) == sister.total
    assert sister.lines[0] == Line(
        "isle.score.sister_colour", 30, {"colour": "blue", "cats": 6}
    )
    assert sister.lines[-1] == Line("isle.score.sister_lesson", 12, {"card": 204})


def test_the_doubling_lesson_adds_the_best_other_one_once_more() -> None:
    assert score_sister(BOX, PLAYER, COLOURS, (204, 198)).lessons[0] == (204, 12)
    assert score_sister(BOX, PLAYER, COLOURS, (199, 204, 201)).lessons[1] == (204, 0)
    assert score_sister(BOX, PLAYER, COLOURS, (204,)).lessons == ((204, 0),)


def test_the_sister_wins_ties() -> None:
    # A boat full of common treasures: nothing for either, but for a lesson.
    you = Standing(boat([Laid(0, "common", None, OUTLINE)]), fish=5, lessons=(142,))
    sister = score_sister(BOX, you, COLOURS, ())
    assert sister.total == 0
    without_lesson = replace(you, lessons=())
    assert result(BOX, "solo", [without_lesson], [], sister).winners == ("sister",)
    assert result(BOX, "solo", [you], [], sister).winners == (0,)
