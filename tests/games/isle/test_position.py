"""Position files: real tables scored, and bad files refused with one clear reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from meowple.games.isle.extras.score_file import score_position
from meowple.games.isle.game import GAME
from meowple.games.isle.rules.box import base_box
from meowple.kernel.errors import BadData
from tests.games.isle.boats import boards, lesson_cards

X1 = boards()["X1"]
X3 = boards()["X3"]
Position = dict[str, Any]


def example(**changes: object) -> Position:
    """The rulebook's scoring example."""
    position = X1.position(public_lessons=[{"card": 148}], **changes)
    position["players"][0]["lessons"] = [135, 116, 131]
    return position


def solo(lessons: list[int]) -> Position:
    position = X3.position(public_lessons=[{"card": 148}, {"card": 145, "colour": "green"}])
    position["players"][0]["lessons"] = [113, 115, 124, 136]
    position["sister"]["lessons"] = lessons
    return position


# --- tables that score ---


def test_the_example_of_the_rulebook_scores_57() -> None:
    assert score_position(example()) == {
        "players": [
            {
                "rats": -2,
                "rooms": -20,
                "families": 47,
                "rare_treasures": 3,
                "lessons": {"135": 6, "116": 7, "131": 0},
                "public_lessons": {"148": 16},
                "total": 57,
            }
        ],
        "winners": [0],
    }


def test_a_score_comes_with_its_reasons() -> None:
    (lines,) = GAME.position_lines(example())
    assert sum(line.points for line in lines) == 57
    assert ("isle.score.lesson", 7) in [(line.id, line.points) for line in lines]


def test_the_example_scores_59_in_the_other_printing() -> None:
    answer: Any = GAME.score_position(example(options={"printing": "ru-uk"}))
    assert answer["players"][0]["total"] == 59


def test_a_solo_table_has_the_sister_too() -> None:
    answer: Any = score_position(solo([199, 201, 203]))
    assert answer["players"][0]["total"] == 122
    assert answer["sister"] == {
        "colours": [30, 20, 15, 8, 3],
        "lessons": {"199": 0, "201": 0, "203": 5},
        "total": 81,
    }
    assert answer["winners"] == [0]


def test_the_sister_can_win() -> None:
    answer: Any = score_position(solo([198, 205, 204, 208, 210]))
    assert answer["sister"]["total"] == 183
    assert answer["winners"] == ["sister"]


@pytest.mark.parametrize("name", ["X1", "X3"])
def test_every_lesson_of_the_mode_scores_as_counted_on_the_board(name: str) -> None:
    board = boards()[name]
    expected = board.expected["lessons"]
    for card in lesson_cards():
        number = card.number
        position = board.position()
        player = position["players"][0]
        # as many private lessons as the board supposes, this one among them
        others = [n for n in (113, 114, 115, 116, 117) if n != number]
        player["lessons"] = others[: board.raw["private_lessons"]]
        if card.kind == "private_lesson":
            player["lessons"][0] = number
            answer: Any = score_position(position)
            assert answer["players"][0]["lessons"][str(number)] == expected[str(number)]
        elif card.kind == "public_lesson":
            _check_public(position, number, expected[str(number)])


def _check_public(position: Position, number: int, expected: Any) -> None:
    by_colour = expected if isinstance(expected, dict) else {None: expected}
    for colour, points in by_colour.items():
        named = {} if colour is None else {"colour": colour}
        position["public_lessons"] = [{"card": number, **named}]
        answer: Any = score_position(position)
        assert answer["players"][0]["public_lessons"] == {str(number): points}


def test_the_cards_of_the_family_mode_score_there_and_rares_do_not() -> None:
    for number in base_box().of_kind("family_lesson"):
        position = X1.position(mode="family")
        position["players"][0]["lessons"] = [number]
        answer: Any = score_position(position)
        player = answer["players"][0]
        assert player["lessons"] == {str(number): X1.expected["lessons"][str(number)]}
        assert player["rare_treasures"] == 0
        assert player["public_lessons"] == {}


def test_what_is_left_out_is_nothing() -> None:
    position = {
        "game": "isle",
        "mode": "standard",
        "players": [{"boat": "red", "tiles": []}],
    }
    answer: Any = score_position(position)
    assert answer["players"][0]["total"] == -54


def test_the_order_of_cells_does_not_matter() -> None:
    position = example()
    for tile in position["players"][0]["tiles"]:
        tile["cells"].reverse()
    assert score_position(position) == score_position(example())


def test_tiles_need_not_be_named() -> None:
    position = example()
    for tile in position["players"][0]["tiles"]:
        del tile["tile"]
        if tile["colour"] is None:
            del tile["colour"]
    assert score_position(position) == score_position(example())


def two_players(**fish: int) -> Position:
    position = example()
    position["players"] += example()["players"]
    position["players"][0]["fish"] = fish["first"]
    position["players"][1]["fish"] = fish["second"]
    return position


def test_equal_totals_are_decided_by_fish() -> None:
    assert score_position(two_players(first=4, second=3))["winners"] == [0]
    assert score_position(two_players(first=3, second=4))["winners"] == [1]
    assert score_position(two_players(first=4, second=4))["winners"] == [0, 1]


def with_largest_family_lesson(**changes: object) -> Any:
    position = X1.position(**changes)
    position["players"][0]["lessons"] = [121]
    answer: Any = score_position(position)
    return answer["players"][0]["lessons"]["121"]


def test_a_largest_family_on_a_boat_not_given_counts() -> None:
    assert with_largest_family_lesson(others_largest_family=6) == 0
    assert with_largest_family_lesson(others_largest_family=5) == 10


def test_the_families_of_the_boats_given_are_compared() -> None:
    players = [X1.position()["players"][0], X3.position()["players"][0]]
    assert with_largest_family_lesson(others_largest_family=0, players=players) == 0


@pytest.mark.parametrize(
    ("order", "points"), [([0], 7), ([0, 3], 7), ([3, 0], 0), ([2, 1, 0, 3], 0)]
)
def test_the_turn_order_may_name_seats_without_a_boat(
    order: list[int], points: int
) -> None:
    position = X1.position(turn_order=order)
    position["players"][0]["lessons"] = [119]
    answer: Any = score_position(position)
    assert answer["players"][0]["lessons"] == {"119": points}


@pytest.mark.parametrize(("order", "points"), [([0, "sister"], 7), (["sister", 0], 0)])
def test_in_solo_you_must_stand_ahead_of_the_sister(
    order: list[object], points: int
) -> None:
    position = X3.position(turn_order=order)
    position["players"][0]["lessons"] = [119]
    answer: Any = score_position(position)
    assert answer["players"][0]["lessons"] == {"119": points}


def test_the_other_options_of_a_table_change_nothing() -> None:
    options = {
        "mode": "standard",
        "printing": "cs",
        "rescue_choice": "simultaneous",
        "first": 1,
    }
    assert score_position(example(options=options)) == score_position(example())


# --- files that are refused ---

Change = Callable[[Position], object]


def set_(path: str, value: object) -> Change:
    """Changes one value, named by its path."""

    def change(position: Position) -> None:
        *parents, last = path.split(".")
        place: Any = position
        for step in parents:
            place = place[int(step)] if step.isdigit() else place[step]
        place[int(last) if last.isdigit() else last] = value

    return change


def drop(path: str) -> Change:
    def change(position: Position) -> None:
        *parents, last = path.split(".")
        place: Any = position
        for step in parents:
            place = place[int(step)] if step.isdigit() else place[step]
        del place[last]

    return change


TILE = "players.0.tiles.3"
AT_TILE: dict[str, object] = {"player": 0, "tile": 3}
BENT = [[8, 4], [9, 4], [10, 4], [11, 4], [11, 5]]

BAD: list[tuple[Change, str, dict[str, object]]] = [
    (set_("game", "fits"), "value", {"key": "game"}),
    (drop("game"), "missing", {"key": "game"}),
    (drop("mode"), "missing", {"key": "mode"}),
    (set_("mode", "party"), "value", {"key": "mode"}),
    (set_("mode", 3), "type", {"key": "mode"}),
    (set_("weather", "fine"), "unknown_key", {"key": "weather"}),
    (set_("sister", {}), "unknown_key", {"key": "sister"}),
    (set_("options", []), "type", {"key": "options"}),
    (set_("options", {"printing": "de"}), "value", {"key": "printing"}),
    (set_("options", {"colour": "red"}), "unknown_key", {"key": "colour"}),
    (set_("options", {"mode": "family"}), "mode_differs", {}),
    (set_("options", {"first": 4}), "range", {"key": "first"}),
    (drop("players"), "missing", {"key": "players"}),
    (set_("players", []), "players", {"players": 0}),
    (set_("players", {}), "type", {"key": "players"}),
    (set_("players", [{}] * 5), "too_many", {"key": "players"}),
    (set_("players", [7]), "type", {"key": "players", "player": 0}),
    (set_("players.0.boat", "pink"), "value", {"key": "boat", "player": 0}),
    (drop("players.0.boat"), "missing", {"key": "boat", "player": 0}),
    (drop("players.0.tiles"), "missing", {"key": "tiles", "player": 0}),
    (set_("players.0.fish", -1), "range", {"key": "fish", "player": 0}),
    (set_("players.0.fish", True), "type", {"key": "fish", "player": 0}),
    (set_("players.0.fish", 1.0), "type", {"key": "fish", "player": 0}),
    (set_("players.0.fish", 10**30), "range", {"key": "fish", "player": 0}),
    (set_("players.0.baskets", "1"), "type", {"key": "baskets", "player": 0}),
    (set_("players.0.name", "Ann"), "unknown_key", {"key": "name", "player": 0}),
    (set_("players.0.tiles", [{}] * 201), "too_many", {"key": "tiles", "player": 0}),
    (set_("players.0.lessons", 135), "type", {"key": "lessons", "player": 0}),
    (set_("players.0.lessons", ["135"]), "type", {"key": "card", "player": 0}),
    (set_("players.0.lessons", [True]), "type", {"key": "card", "player": 0}),
    (set_("players.0.lessons", [999]), "card_unknown", {"card": 999, "player": 0}),
    (set_("players.0.lessons", [10**5000]), "card_unknown", {"player": 0}),
    (set_("players.0.lessons", [84]), "card_mode", {"card": 84, "kind": "anytime"}),
    (set_("players.0.lessons", [151]), "card_mode", {"card": 151, "player": 0}),
    (set_("players.0.lessons", [148]), "card_mode", {"card": 148, "player": 0}),
    (set_("players.0.lessons", [197]), "card_mode", {"card": 197, "player": 0}),
    (set_("players.0.lessons", [113, 113]), "card_twice", {"card": 113, "player": 0}),
    (set_("public_lessons", [148]), "type", {"key": "public_lessons"}),
    (set_("public_lessons", [{}]), "missing", {"key": "card"}),
    (set_("public_lessons", [{"card": 135}]), "card_mode", {"card": 135}),
    (set_("public_lessons", [{"card": 148}] * 2), "card_twice", {"card": 148}),
    (set_("public_lessons", [{"card": 143}]), "colour_missing", {"card": 143}),
    (
        set_("public_lessons", [{"card": 143, "colour": "pink"}]),
        "value",
        {"key": "colour", "card": 143},
    ),
    (
        set_("public_lessons", [{"card": 148, "colour": "red"}]),
        "colour_needless",
        {"card": 148},
    ),
    (set_("turn_order", "01"), "type", {"key": "turn_order"}),
    (set_("turn_order", []), "turn_order", {}),
    (set_("turn_order", [1]), "turn_order", {}),
    (set_("turn_order", [0, 0]), "turn_order", {}),
    (set_("turn_order", [0, 4]), "turn_order", {}),
    (set_("turn_order", [False, 1]), "turn_order", {}),
    (set_("turn_order", [0, [1]]), "turn_order", {}),
    (set_("turn_order", [0, "sister"]), "turn_order", {}),
    (set_("others_largest_family", None), "type", {"key": "others_largest_family"}),
    (set_("others_largest_family", -1), "range", {"key": "others_largest_family"}),
    (set_(TILE, []), "type", {"key": "tiles", **AT_TILE}),
    (set_(f"{TILE}.kind", "dog"), "value", {"key": "kind", **AT_TILE}),
    (set_(f"{TILE}.kind", "oshax"), "tile_shape", AT_TILE),
    (set_(f"{TILE}.tile", "C16"), "tile_shape", AT_TILE),
    (set_(f"{TILE}.name", "Tom"), "unknown_key", {"key": "name", **AT_TILE}),
    (drop(f"{TILE}.cells"), "missing", {"key": "cells", **AT_TILE}),
    (drop(f"{TILE}.colour"), "colour_missing", AT_TILE),
    (set_(f"{TILE}.colour", "pink"), "value", {"key": "colour", **AT_TILE}),
    (set_("players.0.tiles.21.colour", "red"), "colour_needless", {"tile": 21}),
    (set_(f"{TILE}.cells", []), "tile_cells", AT_TILE),
    (set_(f"{TILE}.cells", [[1, 2, 3]]), "tile_cells", AT_TILE),
    (set_(f"{TILE}.cells", [[True, 2]]), "tile_cells", AT_TILE),
    (set_(f"{TILE}.cells", [[8, 4], [8, 4]]), "tile_cells", AT_TILE),
    (set_(f"{TILE}.cells", [[8, 4]] * 21), "too_many", {"key": "cells", **AT_TILE}),
    (set_(f"{TILE}.cells", [[22, 4]]), "tile_off_boat", AT_TILE),
    (set_(f"{TILE}.cells", [[8, -1]]), "tile_off_boat", AT_TILE),
    (set_(f"{TILE}.cells", [[x, 4] for x in range(7)]), "tile_shape", AT_TILE),
    (
        set_(TILE, {"kind": "cat", "colour": "red", "cells": [[x, 0] for x in range(5)]}),
        "tile_off_boat",
        AT_TILE,
    ),
    (
        set_("players.0.tiles.4", {"kind": "cat", "colour": "red", "cells": BENT}),
        "tile_overlaps",
        {"player": 0},
    ),
]


@pytest.mark.parametrize(("change", "id", "details"), BAD)
def test_a_bad_file_is_refused_with_its_reason(
    change: Change, id: str, details: dict[str, object]
) -> None:
    position = example()
    change(position)
    with pytest.raises(BadData) as caught:
        score_position(position)
    assert caught.value.id == f"position.{id}"
    assert details.items() <= caught.value.details.items()


BAD_SOLO: list[tuple[Change, str]] = [
    (drop("sister"), "missing"),
    (set_("sister", []), "type"),
    (drop("sister.colours"), "missing"),
    (set_("sister.colours", ["blue"] * 5), "sister_colours"),
    (set_("sister.colours", ["blue", "red", "green", "orange"]), "sister_colours"),
    (set_("sister.colours", ["blue", "red", "green", "orange", 5]), "sister_colours"),
    (set_("sister.lessons", [113]), "card_mode"),
    (set_("sister.lessons", [204, 204]), "card_twice"),
    (set_("sister.mood", "good"), "unknown_key"),
    (set_("turn_order", [0]), "turn_order"),
    (set_("turn_order", [0, 1]), "turn_order"),
    (set_("players", X3.position()["players"] * 2), "players"),
]


@pytest.mark.parametrize(("change", "id"), BAD_SOLO)
def test_a_bad_solo_file_is_refused_with_its_reason(change: Change, id: str) -> None:
    position = solo([199])
    change(position)
    with pytest.raises(BadData) as caught:
        score_position(position)
    assert caught.value.id == f"position.{id}"


def test_public_lessons_have_no_place_in_family_mode() -> None:
    with pytest.raises(BadData, match=r"position\.card_mode"):
        score_position(X1.position(mode="family", public_lessons=[{"card": 148}]))


def test_the_lesson_for_the_first_place_needs_the_turn_order() -> None:
    position = X1.position()
    del position["turn_order"]
    score_position(position)
    position["players"][0]["lessons"] = [119]
    with pytest.raises(BadData, match=r"position\.missing.*turn_order"):
        score_position(position)


@pytest.mark.parametrize("position", [None, 7, "isle", [], [{}], {}])
def test_what_is_no_position_at_all_is_refused(position: object) -> None:
    with pytest.raises(BadData, match=r"position\.(type|missing)"):
        score_position(position)
