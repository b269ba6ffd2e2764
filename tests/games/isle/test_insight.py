"""The worth of the lessons that a seat can see on its boat, and the squares that count."""

from __future__ import annotations

import pytest

from meowple.games.isle.extras.insight import LessonWorth
from meowple.games.isle.game import GAME
from meowple.games.isle.rules.boat import (
    BOARDS,
    COLOURS,
    EDGE,
    ROOM,
    ROWS,
    Boat,
    bit,
    squares,
    union,
)
from meowple.games.isle.rules.box import Score
from meowple.games.isle.rules.scoring.counted_squares import SQUARES, counted
from meowple.games.isle.rules.scoring.lessons import RULES
from meowple.games.isle.rules.scoring.standing import Standing
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.errors import IllegalAction
from meowple.kernel.result import Line
from meowple.kernel.rng import Rng
from tests.games.isle.boats import covered, sketch
from tests.games.isle.playing import begin, random_move
from tests.games.isle.tables import give, lay, offer, table, teach

# The place of a sketch inside the boat, and the one at the stern, on the edge.
INSIDE, STERN = (5, 3), (0, 3)


def worth(state: IsleState, seat: int = 0) -> list[LessonWorth]:
    found = GAME.insight(state, seat)
    assert found is not None
    return [*found.lessons]


def of(state: IsleState, card: int, seat: int = 0) -> list[LessonWorth]:
    return [one for one in worth(state, seat) if one.card == card]


# --- which lessons, and what they are worth ---


def test_a_lesson_in_hand_is_worth_what_it_would_score_now() -> None:
    state = table(2, "buy")
    give(state, 0, 120)
    lay(state, 0, "red C16", "9,4")
    (found,) = of(state, 120)
    assert (found.colour, found.points) == (None, 1)
    assert found.cells == tuple((9, y) for y in range(4, 9))


def test_lessons_on_the_table_are_worth_what_the_score_says() -> None:
    state = table(2, "buy")
    teach(state, 0, 120, 113)
    lay(state, 0, "red C16", "9,4")
    lines = GAME.view(state, 0).players[0].lines
    scored = {line.args["card"]: line.points for line in lines if "card" in line.args}
    assert {one.card: one.points for one in worth(state) if one.card in scored} == scored
    assert {*scored} == {113, 120}


def test_a_public_lesson_on_the_table_counts_the_colour_named_for_it() -> None:
    state = table(2, "buy")
    card = naming(state)
    state.public = ((card, "red"),)
    lay(state, 0, "red C16", "9,4")
    (found,) = of(state, card)
    assert found.colour == "red"
    assert found.cells


def test_one_that_will_name_a_colour_is_listed_with_each() -> None:
    state = table(2, "buy")
    card = naming(state)
    offer(state, 0, card)
    assert [one.colour for one in of(state, card)] == [*COLOURS]


def naming(state: IsleState) -> int:
    """A public lesson that counts the cats of a named color."""
    cards = state.box.cards.values()
    return next(
        card.number
        for card in cards
        if card.score is not None
        and card.score.rule == "colour_count"
        and card.number in state.box.deck(("A", "B", "C"))
    )


def test_a_lesson_that_counts_lessons_counts_itself_before_it_is_laid() -> None:
    state = table(2, "buy")
    card = next(
        card.number
        for card in state.box.cards.values()
        if card.kind == "private_lesson"
        and card.score is not None
        and card.score.rule == "private_lesson_count_exact"
    )
    score = state.card(card).score
    assert score is not None
    others = [c for c in state.box.of_kind("private_lesson") if c != card]
    teach(state, 0, *others[: score.params["count"] - 1])
    give(state, 0, card)
    (found,) = of(state, card)
    assert found.points == score.params["points"]
    assert found.cells == ()


def test_cards_that_are_no_lessons_are_not_listed() -> None:
    state = table(2, "buy")
    offer(state, 0, 1, 15, 70, 99)
    assert worth(state) == []


def test_lessons_of_others_are_not_listed() -> None:
    state = table(2, "buy")
    teach(state, 1, 120)
    give(state, 1, 113)
    assert of(state, 120) == of(state, 113) == []


def test_in_the_family_game_the_cards_to_choose_from_are_listed() -> None:
    state = begin(2, mode="family")
    assert {one.card for one in worth(state)} == {*state.players[0].packet}


def test_alone_public_lessons_are_worth_half_and_the_sisters_are_listed() -> None:
    state = table(1, "buy", difficulty="expert")
    card = naming(state)
    state.public = ((card, "red"),)
    for number, place in ((1, "9,4"), (2, "9,2"), (3, "9,6")):
        lay(state, 0, f"red C{16 - number:02}", place)
    (found,) = of(state, card)
    score = state.card(card).score
    assert score is not None
    assert found.points == -(-3 * score.params["points_each"] // 2)
    assert state.sister is not None
    hers = {one.card: one.points for one in worth(state) if one.card >= 197}
    assert tuple(hers) == state.sister.lessons


def test_the_end_of_a_solo_game_confirms_what_was_said_of_the_sisters_lessons() -> None:
    state, rng = begin(1, difficulty="hard"), Rng("solo")
    while state.stack:
        GAME.play(state, *random_move(state, rng))
    result = GAME.result(state)
    assert result is not None
    lines: tuple[Line, ...] = result.rivals[0].lines
    scored = {line.args["card"]: line.points for line in lines if "card" in line.args}
    assert {one.card: one.points for one in worth(state) if one.card in scored} == scored


def test_a_spectator_has_no_boat_to_ask_for() -> None:
    assert GAME.insight(table(2), None) is None


def test_there_is_no_insight_for_a_seat_that_is_not_there() -> None:
    with pytest.raises(IllegalAction):
        GAME.insight(table(2), 2)


# --- the squares that count ---


def test_every_rule_of_scoring_knows_its_squares() -> None:
    assert SQUARES.keys() == RULES.keys()


def marked(*rows: str, at: tuple[int, int] = INSIDE) -> list[tuple[int, int]]:
    return [
        (x, y)
        for y, row in enumerate(rows, at[1])
        for x, letter in enumerate(row, at[0])
        if letter == "x"
    ]


def count(
    rule: str, boat: Boat, named: str | None = None, **params: object
) -> list[tuple[int, int]]:
    return squares(counted(Score(rule, params), Standing(boat), named))


PICTURES: list[tuple[str, dict[str, object], str | None, list[str], list[str]]] = [
    ("cats_total_exact", {}, None, ["RrBc$"], ["xxx.."]),
    ("cats_over", {}, None, ["RrBc$"], ["xxx.."]),
    ("every_colour_at_least", {}, None, ["RrBc$"], ["xxx.."]),
    ("colour_count", {}, "red", ["RrBR$"], ["xx.x."]),
    ("colour_count_at_least", {}, "blue", ["RrBR$"], ["..x.."]),
    ("colour_count_exact", {"colour": "blue"}, None, ["RrBR$"], ["..x.."]),
    ("oshax_count", {}, None, ["RrBbc"], [".x.x."]),
    ("lonely_cats", {}, None, ["RRBcG"], ["..x.x"]),
    ("lonely_colour", {}, "green", ["GRBcG"], ["x...x"]),
    ("largest_family", {}, None, ["RRRR.BBB"], ["xxxx...."]),
    ("largest_family_size", {}, None, ["RRcBBB"], ["...xxx"]),
    ("families_at_least", {"min": 3}, None, ["RRR.BBB.GG"], ["xxx.xxx..."]),
    ("nth_family", {"rank": 2}, None, ["RRRR.BBB"], [".....xxx"]),
    ("nth_family", {"rank": 3}, None, ["RRRR.BBB"], ["........"]),
    ("rare_count", {}, None, ["R$cB$"], [".x..x"]),
    ("common_count", {}, None, ["R$cB$"], ["..x.."]),
    ("treasure_count", {}, None, ["R$cB$"], [".xx.x"]),
    ("treasures_exact", {}, None, ["R$cB$"], [".xx.x"]),
    ("treasures_fewer_than", {}, None, ["R$cB$"], [".xx.x"]),
    ("treasures_touching_colour", {}, "blue", ["R$cB$"], ["..x.x"]),
    ("cats_not_touching_treasure", {}, None, ["RcBBG"], ["...xx"]),
    ("colours_not_touching_treasure", {}, None, ["RcBBG"], ["....x"]),
]


@pytest.mark.parametrize(("rule", "params", "colour", "boat", "expected"), PICTURES)
def test_the_squares_of_what_a_lesson_counts(
    rule: str,
    params: dict[str, object],
    colour: str | None,
    boat: list[str],
    expected: list[str],
) -> None:
    found = count(rule, sketch(*boat, at=INSIDE), colour, **params)
    assert found == marked(*expected)


@pytest.mark.parametrize(
    ("rule", "colour", "expected"),
    [
        ("edge_every_colour", None, ["x....", "x....", "x...."]),
        ("edge_cats_per", None, ["x....", "x....", "x...."]),
        ("edge_best_colour", None, [".....", "x....", "x...."]),
        ("edge_colour", "red", ["x....", ".....", "....."]),
        ("colours_not_on_edge", None, ["....x", "....x", "....x"]),
    ],
)
def test_the_squares_of_lessons_on_the_edge(
    rule: str, colour: str | None, expected: list[str]
) -> None:
    boat = sketch("RR..G", "B.B.G", "B...G", at=STERN)
    assert count(rule, boat, colour) == marked(*expected, at=STERN)


def test_a_lesson_on_an_area_shows_the_area() -> None:
    empty = Boat(BOARDS["blue"])
    assert count("edge_full", empty) == squares(EDGE)
    assert count("row_full", empty, row=4) == squares(ROWS[4])
    for rule in ("rooms_full", "rooms_empty"):
        rooms = squares(ROOM["A"] | ROOM["G"])
        assert count(rule, empty, rooms=("A", "G")) == rooms


def test_only_full_rooms_and_full_columns_count() -> None:
    boat = covered(ROOM["G"] | ROOM["A"] & ~bit(1, 2))
    assert count("rooms_filled_count", boat) == squares(ROOM["G"])
    columns = sketch(*["RB"] * 9, at=(8, 0))
    expected = [(x, y) for y in range(9) for x in (8, 9)]
    assert count("column_of_one_colour", columns) == expected
    assert count("column_of_one_colour", sketch(*["RB"] * 8, at=(8, 0))) == []


def test_rats_and_maps_in_sight_or_not() -> None:
    board = BOARDS["blue"]
    maps = union(board.maps.values())
    one = board.maps["red"]
    boat = covered(one | board.rats)
    assert count("maps_uncovered", boat) == squares(maps & ~one)
    assert count("maps_covered", boat) == squares(one)
    assert count("rats_visible", boat) == count("rats_exact", boat) == []
    assert count("rats_visible", Boat(board)) == squares(board.rats)


def test_colours_that_touch_no_rat() -> None:
    # the rats of the blue boat at 7,3 and 8,3
    boat = sketch("R...", "...B", at=(6, 3))
    assert count("colours_not_touching_rat", boat) == [(9, 4)]


@pytest.mark.parametrize(
    "rule",
    [
        "fish_at_least", "fish_count", "baskets_exact", "first_in_turn_order",
        "private_lesson_count", "private_lesson_count_exact", "double_best_sister_lesson",
    ],
)  # fmt: skip
def test_lessons_that_look_at_no_boat_have_no_squares(rule: str) -> None:
    assert count(rule, sketch("RrBc$")) == []


# Rules that score so much for each square where every tile is one square.
FOR_EACH = [
    "colour_count", "edge_best_colour", "edge_colour", "oshax_count", "lonely_cats",
    "lonely_colour", "rats_visible", "maps_covered", "maps_uncovered", "rare_count",
    "common_count", "treasure_count", "treasures_touching_colour",
    "cats_not_touching_treasure", "largest_family_size",
]  # fmt: skip


@pytest.mark.parametrize("rule", FOR_EACH)
def test_there_are_as_many_squares_as_things_that_score(rule: str) -> None:
    rng, letters = Rng(rule), "RBGPOrbgc$.."
    for _ in range(40):
        rows = ["".join(rng.choice(letters) for _ in range(7)) for _ in range(6)]
        boat = sketch(*rows, at=(4, 2))
        for colour in COLOURS:
            score = Score(rule, {"points_each": 1})
            points = RULES[rule](Standing(boat), score.params, colour)
            named = colour if RULES[rule].names_colour else None
            assert len(count(rule, boat, named)) == points


def test_the_draft_turns_round_every_day() -> None:
    def passes(state: IsleState, seat: int = 0) -> tuple[int, int] | None:
        found = GAME.insight(state, seat)
        assert found is not None
        return found.passes

    assert passes(table(3, "draft")) == (1, 2)
    assert passes(table(3, "draft", 2)) == (2, 1)
    assert passes(table(3, "buy")) is None
    assert passes(table(2, "rescue", mode="family")) is None
