"""An owner's own modules and promo tiles."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from meowple.games.isle.extras.owner import extended
from meowple.games.isle.extras.score_file import score_position
from meowple.games.isle.rules.boat import BOARDS, Boat
from meowple.games.isle.rules.box import base_box
from meowple.games.isle.rules.scoring.lessons import RULES
from meowple.games.isle.rules.scoring.scoring import score
from meowple.games.isle.rules.scoring.standing import Standing
from meowple.kernel.errors import BadData
from tests.games.isle.boats import sketch

BOX = base_box()
Data = dict[str, Any]


def lesson(number: int, rule: str = "oshax_count", **params: object) -> Data:
    return {"number": number, "rule": rule, "params": params or {"points_each": 2}}


def module(id: str = "D", start: int = 301, **changes: object) -> Data:
    lessons = [lesson(number) for number in range(start, start + 8)]
    return {"id": id, "source": "ours", "lessons": lessons, **changes}


def rare(id: str = "R6", **changes: object) -> Data:
    return {"id": id, "name": "crown", "rows": ["XX.", ".XX"], **changes}


def oshax(id: str = "O7", **changes: object) -> Data:
    return {"id": id, "name": "tower", "rows": ["XXXXXX"], **changes}


# --- what an owner may add ---


def test_no_data_leave_the_box_as_it_was() -> None:
    same = extended(BOX, {})
    for component in fields(BOX):
        assert getattr(same, component.name) == getattr(BOX, component.name)


def test_a_module_joins_the_box() -> None:
    box = extended(BOX, {"modules": [module()]})
    assert box.modules() == ("A", "B", "C", "D")
    assert len(box.deck(("A", "C", "D"))) == 150
    card = box.cards[301]
    assert (card.kind, card.cost, card.module) == ("private_lesson", 2, "D")
    assert card.source == "ours"
    assert BOX.modules() == ("A", "B", "C")


def test_a_lesson_of_an_owner_scores_by_its_rule() -> None:
    box = extended(BOX, {"modules": [module()]})
    standing = Standing(sketch("bg"), lessons=(301,))
    assert score(box, standing, [], "standard").lessons == ((301, 4),)


def test_public_lessons_cost_one_and_may_name_a_colour() -> None:
    data = module(public=True)
    data["lessons"][0] = lesson(301, "colour_count", points_each=3)
    box = extended(BOX, {"modules": [data]})
    card = box.cards[301]
    assert (card.kind, card.cost, card.names_colour) == ("public_lesson", 1, True)
    found = score(box, Standing(sketch("RR")), [(301, "red")], "standard")
    assert found.public_lessons == ((301, 6),)


def test_an_owner_may_price_a_lesson() -> None:
    data = module()
    data["lessons"][0]["cost"] = 4
    assert extended(BOX, {"modules": [data]}).cards[301].cost == 4


def test_rooms_are_named_in_a_list() -> None:
    data = module()
    data["lessons"][0] = lesson(301, "rooms_full", rooms=["A", "E"], points=20)
    score_of = extended(BOX, {"modules": [data]}).cards[301].score
    assert score_of is not None
    assert score_of.params == {"rooms": ("A", "E"), "points": 20}


def test_a_solo_size_is_optional() -> None:
    data = module()
    data["lessons"][0] = lesson(301, "largest_family", points=9)
    data["lessons"][1] = lesson(302, "largest_family", points=9, solo_min_size=5)
    box = extended(BOX, {"modules": [data]})
    five = Standing(sketch("BBBBB"), lessons=(301, 302), solo=True)
    assert score(box, five, [], "solo").lessons == ((301, 0), (302, 9))


def test_promo_tiles_wait_outside_the_bag() -> None:
    box = extended(BOX, {"promo": {"rare": [rare(copies=3)], "oshax": [oshax()]}})
    assert (box.bag, box.oshax, box.rares) == (BOX.bag, BOX.oshax, BOX.rares)
    first = len(BOX.pieces)
    assert box.promo == (first, first, first, first + 1)
    assert [piece.index for piece in box.pieces] == list(range(len(box.pieces)))


def test_promo_tiles_are_found_by_their_ids() -> None:
    box = extended(BOX, {"promo": {"rare": [rare()], "oshax": [oshax()]}})
    crown, tower = box.piece_of("R6"), box.piece_of("O7")
    assert crown is not None
    assert tower is not None
    assert (crown.kind, crown.colour, crown.name) == ("rare", None, "crown")
    assert (tower.kind, tower.colour) == ("oshax", None)


def test_a_promo_tile_can_be_laid() -> None:
    box = extended(BOX, {"promo": {"rare": [rare(rows=["XXXXXXXXX", "X........"])]}})
    piece = box.piece_of("R6")
    assert piece is not None
    boat = Boat(BOARDS["blue"])
    assert len(boat.places(piece.shape)) > 0
    for place in boat.places(piece.shape):
        assert boat.mask_of(piece.shape, place).bit_count() == 10


def test_a_position_can_be_scored_with_an_owners_cards() -> None:
    box = extended(BOX, {"modules": [module()]})
    player = {"boat": "blue", "tiles": [], "lessons": [301]}
    position = {"game": "isle", "mode": "standard", "players": [player]}
    answer: Any = score_position(position, box=box)
    assert answer["players"][0]["lessons"] == {"301": 0}


def test_data_can_be_added_twice() -> None:
    once = extended(BOX, {"modules": [module()], "promo": {"rare": [rare()]}})
    twice = extended(once, {"modules": [module("E", 401)], "promo": {"rare": [rare("R7")]}})
    assert twice.modules() == ("A", "B", "C", "D", "E")
    assert len(twice.promo) == 2


# --- what is refused ---


def refused(data: Mapping[str, object]) -> BadData:
    with pytest.raises(BadData) as caught:
        extended(BOX, data)
    return caught.value


BAD_MODULES: list[tuple[Data, str]] = [
    (module(id="A"), "data.module_taken"),
    (module(id="a"), "data.module_taken"),
    (module(id="basic"), "data.module_taken"),
    (module(id="D-1"), "data.module_id"),
    (module(id="ninechars"), "data.module_id"),
    (module(id="Д"), "data.module_id"),
    (module(id=""), "data.length"),
    ({**module(), "id": 4}, "data.type"),
    (module(public=1), "data.type"),
    (module(source="stolen"), "data.value"),
    (module(colour="red"), "data.unknown_key"),
    ({"id": "D"}, "data.missing"),
    (module(lessons={}), "data.type"),
    (module(lessons=[lesson(n) for n in range(301, 308)]), "data.module_lessons"),
    (module(lessons=[lesson(n) for n in range(301, 310)]), "data.too_many"),
    (module(lessons=[lesson(301)] * 8), "data.number_taken"),
    (module(start=208), "data.range"),
    (module(start=99995), "data.range"),
]


@pytest.mark.parametrize(("data", "id"), BAD_MODULES)
def test_a_bad_module_is_refused_with_its_reason(data: Data, id: str) -> None:
    error = refused({"modules": [module("E", 401), data]})
    assert error.id == id
    assert error.details["module"] == 1


BAD_LESSONS: list[tuple[object, str]] = [
    (7, "data.type"),
    ({"number": 301, "rule": "oshax_count"}, "data.missing"),
    ({**lesson(301), "text": "x"}, "data.unknown_key"),
    ({**lesson(301), "number": True}, "data.type"),
    ({**lesson(301), "cost": -1}, "data.range"),
    ({**lesson(301), "params": []}, "data.type"),
    (lesson(302), "data.number_taken"),
    (lesson(301, "most_fish"), "data.rule_unknown"),
    (lesson(301, "double_best_sister_lesson"), "data.rule_of_sister"),
    (lesson(301, "colour_count"), "data.rule_names_colour"),
    (lesson(301, "oshax_count", points=2), "data.param_unknown"),
    (lesson(301, "oshax_count", points_each=2, min=1), "data.param_unknown"),
    (lesson(301, "rats_exact", count=2), "data.param_missing"),
    (lesson(301, "oshax_count", points_each=True), "data.param_value"),
    (lesson(301, "oshax_count", points_each="2"), "data.param_value"),
    (lesson(301, "oshax_count", points_each=1000), "data.param_value"),
    (lesson(301, "edge_cats_per", per=0, points_each=1), "data.param_value"),
    (lesson(301, "nth_family", rank=0), "data.param_value"),
    (lesson(301, "row_full", row=9, points=1), "data.param_value"),
    (lesson(301, "rooms_full", rooms=[], points=1), "data.param_value"),
    (lesson(301, "rooms_full", rooms=["A", "A"], points=1), "data.param_value"),
    (lesson(301, "rooms_full", rooms=["H"], points=1), "data.param_value"),
    (lesson(301, "rooms_full", rooms="A", points=1), "data.param_value"),
    (lesson(301, "rooms_full", rooms=[[]], points=1), "data.param_value"),
    (
        lesson(301, "colour_count_exact", colour="pink", count=5, points=9),
        "data.param_value",
    ),
    (lesson(301, "colour_count_exact", colour=[], count=5, points=9), "data.param_value"),
]


@pytest.mark.parametrize(("data", "id"), BAD_LESSONS)
def test_a_bad_lesson_is_refused_with_its_reason(data: object, id: str) -> None:
    whole = module()
    whole["lessons"] = [*whole["lessons"][1:], data]
    error = refused({"modules": [whole]})
    assert error.id == id
    assert (error.details["module"], error.details["lesson"]) == (0, 7)


BAD_TILES: list[tuple[object, str]] = [
    ("R6", "data.type"),
    (rare(id="R1"), "data.tile_taken"),
    (rare(id="C01"), "data.tile_taken"),
    (rare(id="r6"), "data.tile_id"),
    (rare(id="R 6"), "data.tile_id"),
    (rare(name=""), "data.length"),
    (rare(name=None), "data.type"),
    (rare(copies=0), "data.range"),
    (rare(copies=11), "data.range"),
    (rare(points=3), "data.unknown_key"),
    ({"id": "R6", "name": "crown"}, "data.missing"),
    (rare(rows=[]), "data.tile_rows"),
    (rare(rows=[1]), "data.tile_rows"),
    (rare(rows="XX"), "data.type"),
    (rare(rows=["XX", "X"]), "data.tile_ragged"),
    (rare(rows=["X#"]), "data.tile_letters"),
    (rare(rows=["", ""]), "data.tile_border"),
    (rare(rows=["..", "XX"]), "data.tile_border"),
    (rare(rows=["XX", ".."]), "data.tile_border"),
    (rare(rows=[".X", ".X"]), "data.tile_border"),
    (rare(rows=["X.", "X."]), "data.tile_border"),
    (rare(rows=["X.", ".X"]), "data.tile_in_parts"),
    (rare(rows=["X.X"]), "data.tile_in_parts"),
    (rare(rows=["X" * 10]), "data.tile_too_large"),
    (rare(rows=["XXXXX"] * 3), "data.tile_too_large"),
    (rare(rows=["X"] * 10), "data.too_many"),
]


@pytest.mark.parametrize(("data", "id"), BAD_TILES)
def test_a_bad_tile_is_refused_with_its_reason(data: object, id: str) -> None:
    error = refused({"promo": {"rare": [rare("R9"), data]}})
    assert error.id == id
    assert (error.details["kind"], error.details["tile"]) == ("rare", 1)


OTHERS: list[tuple[Callable[[], Data], str]] = [
    (lambda: {"cats": []}, "data.unknown_key"),
    (lambda: {"modules": {}}, "data.type"),
    (lambda: {"modules": [3]}, "data.type"),
    (lambda: {"modules": [module(f"M{n}", 8 * n) for n in range(30, 51)]}, "data.too_many"),
    (lambda: {"modules": [module(), module("d", 401)]}, "data.module_taken"),
    (lambda: {"modules": [module(), module("E")]}, "data.number_taken"),
    (lambda: {"promo": []}, "data.type"),
    (lambda: {"promo": {"common": []}}, "data.unknown_key"),
    (lambda: {"promo": {"rare": [rare(), rare()]}}, "data.tile_taken"),
    (lambda: {"promo": {"rare": [rare("T1")], "oshax": [oshax("T1")]}}, "data.tile_taken"),
    (lambda: {"promo": {"oshax": [oshax(copies=2)]}}, "data.unknown_key"),
    (
        lambda: {"promo": {"rare": [rare(f"T{n}") for n in range(31)]}},
        "data.too_many",
    ),
    (
        lambda: {
            "promo": {
                "rare": [rare(f"T{n}") for n in range(20)],
                "oshax": [oshax(f"U{n}") for n in range(20)],
            }
        },
        "data.too_many",
    ),
]


@pytest.mark.parametrize(("data", "id"), OTHERS)
def test_bad_data_are_refused_with_their_reason(data: Callable[[], Data], id: str) -> None:
    assert refused(data()).id == id


# --- the page about it ---

PAGE = (Path(__file__).parents[3] / "docs" / "isle-data.md").read_text("utf-8")


def test_the_example_of_the_documentation_can_be_used() -> None:
    example = PAGE.split("```json")[1].split("```")[0]
    box = extended(BOX, json.loads(example))
    assert box.modules() == ("A", "B", "C", "D")
    assert len(box.promo) == 3


def test_the_documentation_lists_every_rule_with_its_params() -> None:
    listed = re.findall(r"^\| `(\w+)`( \*)? \| (.*?) \|", PAGE, re.MULTILINE)
    found = {rule: (params, bool(star)) for rule, star, params in listed if rule in RULES}
    for rule in RULES.values():
        if not rule.sister:
            needed = [f"`{name}`" for name in rule.needs]
            optional = [f"[`{name}`]" for name in rule.may]
            assert found[rule.id] == (", ".join(needed + optional), rule.names_colour)
    assert len(found) == len(RULES) - 1
