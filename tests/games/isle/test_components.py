"""The contents of the box: a client can draw every tile, boat and card from it."""

from __future__ import annotations

import pytest

from meowple.games.isle.extras.components import CardFacts, IsleComponents, ShapeFacts
from meowple.games.isle.game import GAME
from meowple.games.isle.rules.boat import BOARDS, COLOURS, OUTLINE, squares
from meowple.games.isle.rules.box import base_box
from tests.games.isle.playing import begin
from tests.games.isle.tables import answer, fill, places, table
from tests.games.saying import say

BOX = base_box()


@pytest.fixture(scope="module")
def found() -> IsleComponents:
    return GAME.components(say)


def card(found: IsleComponents, number: int) -> CardFacts:
    return found.cards[number]


# --- shapes ---


def test_every_tile_of_a_game_has_a_shape_with_a_name(found: IsleComponents) -> None:
    view = GAME.view(begin(4), None)
    shown = {*view.bag, *view.left, *view.right, *view.rares, *view.commons, *view.oshax}
    for tile in shown:
        shape = found.shapes[tile.shape]
        assert shape.kind == tile.kind
        assert shape.name
    assert len(found.shapes) == 17 + 5 + 4 + 6


def turned(shape: ShapeFacts, text: str) -> frozenset[tuple[int, int]]:
    """The squares of a text form such as `place 7,2 f r1`, drawn with the shape alone."""
    _, corner, *ways = text.split()
    x, y = map(int, corner.split(","))
    flip = int("f" in ways)
    turn = next((int(way[1:]) for way in ways if way[0] == "r"), 0)
    way = next(o for o in shape.orientations if (o.flip, o.turn) == (flip, turn))
    assert max(column for column, _ in way.cells) == way.width - 1
    assert max(row for _, row in way.cells) == way.height - 1
    return frozenset((x + column, y + row) for column, row in way.cells)


@pytest.mark.parametrize("cat", ["C01", "C04", "C11", "C13", "C16"])
def test_a_place_covers_the_squares_of_its_orientation(
    found: IsleComponents, cat: str
) -> None:
    state = table(2, "rescue")
    fill(state, f"red {cat}")
    answer(state, 0, "rescue left:1")
    for line in places(state, 0)[::7]:
        after = state.copy()
        answer(after, 0, line)
        (tile,) = GAME.view(after, 0).players[0].tiles
        assert {*tile.cells} == turned(found.shapes[cat], line)


def test_a_shape_is_drawn_as_it_is_named_without_a_turn(found: IsleComponents) -> None:
    for shape in found.shapes.values():
        first = shape.orientations[0]
        assert (first.flip, first.turn, first.cells) == (0, 0, shape.cells)


def test_only_the_small_treasures_are_small(found: IsleComponents) -> None:
    small = {shape.id for shape in found.shapes.values() if shape.small}
    state = table(2)
    assert small == {state.piece(piece).shape.id for piece in state.stock("small")}


# --- boats ---


def test_a_boat_shows_its_squares_rooms_rats_and_maps(found: IsleComponents) -> None:
    assert [*found.boats] == [*BOARDS]
    for id, boat in found.boats.items():
        drawn = {
            (x, y)
            for y, row in enumerate(boat.squares)
            for x, letter in enumerate(row)
            if letter != "."
        }
        assert drawn == {*squares(OUTLINE)}
        for room in boat.rooms:
            assert room.name.startswith(room.id)
            assert all(boat.squares[y][x] == room.id for x, y in room.cells)
        assert sum(len(room.cells) for room in boat.rooms) == len(drawn)
        assert len(boat.rats) == 19
        assert {*boat.edge} < drawn
        assert (boat.width, boat.height) == (22, 9)
        maps = {place.colour: [(place.x, place.y)] for place in boat.maps}
        assert maps == {c: squares(mask) for c, mask in BOARDS[id].maps.items()}


def test_rooms_have_the_printed_numbers(found: IsleComponents) -> None:
    rooms = found.boats["green"].rooms
    assert "".join(f"{room.id}{room.number}" for room in rooms) == "A1B2C3D4E5F6G7"
    assert {room.symbol for room in rooms} == {"parrot", "moon", "apple", "wheat", "none"}


# --- cards ---


def test_every_card_has_a_kind_a_phase_and_a_text(found: IsleComponents) -> None:
    assert found.cards.keys() == BOX.cards.keys()
    for number, facts in found.cards.items():
        assert facts.number == number
        assert facts.name
        assert facts.text
        assert facts.phase in ("setup", "lessons", "rescue", "finds", "anytime")


def test_a_card_says_what_it_costs_and_does(found: IsleComponents) -> None:
    rescue = card(found, 55)
    assert (rescue.phase, rescue.cost, rescue.speed) == ("rescue", 3, 3)
    assert rescue.basket == "whole"
    anytime = card(found, 73)
    assert (anytime.phase, anytime.effect, anytime.params) == (
        "anytime",
        "draw_cards",
        {"draw": 3},
    )
    rare, commons = card(found, 99).offers
    assert (rare.what, rare.tiles, rare.fish) == ("rare", 1, 0)
    assert commons.text == "up to 2 common treasures"


def test_a_lesson_says_how_it_scores(found: IsleComponents) -> None:
    lesson = card(found, 130)
    assert lesson.effect == "colour_count_exact"
    assert lesson.params == {"colour": "red", "count": 5, "points": 9}
    assert lesson.text == "9 points for exactly 5 red cats."
    rooms = [c.params["rooms"] for c in found.cards.values() if "rooms" in c.params]
    assert rooms
    assert all(isinstance(one, tuple) for one in rooms)


def test_a_lesson_that_names_a_colour_has_words_for_each(found: IsleComponents) -> None:
    for facts in found.cards.values():
        assert facts.names_colour == bool(facts.named)
        if facts.named:
            assert tuple(facts.named) == COLOURS
            assert len({*facts.named.values()}) == len(COLOURS)
            assert all(colour in text for colour, text in facts.named.items())


def test_lessons_that_printings_score_differently_have_both_texts(
    found: IsleComponents,
) -> None:
    differing = {number for number, facts in found.cards.items() if facts.printings}
    assert differing == {116, 148}
    for number in differing:
        texts = card(found, number).printings
        assert texts["cs"] != texts["ru-uk"]
        assert texts["cs"] in card(found, number).text
        assert texts["ru-uk"] in card(found, number).text


def test_the_sisters_cards_say_what_she_does(found: IsleComponents) -> None:
    assert found.sister.keys() == BOX.sister.keys()
    swap, cat = found.sister[192].does
    assert (swap.what, swap.first, swap.second) == ("swap", 1, 6)
    assert (cat.what, cat.first, cat.second, cat.text) == ("cat", 2, None, "takes cat 2")
    assert found.sister[175].does[1].first == "K1"
    for number, facts in found.sister.items():
        assert all(symbol.text in facts.text for symbol in facts.does)
        assert facts.name
        assert facts.number == number
    assert [facts.colour for facts in found.colour_cards.values()] == [
        "blue", "green", "purple", "red", "orange",
    ]  # fmt: skip
    assert all(facts.name and facts.text for facts in found.colour_cards.values())


# --- numbers and words ---


def test_numbers_are_those_of_the_rules(found: IsleComponents) -> None:
    assert found.supply.days == 5
    assert found.supply.rescue_cost == {"left": 3, "right": 5}
    assert found.solo.colour_values == (5, 4, 3, 2, 1)
    assert found.solo.advanced_lessons["expert"] == 4
    assert (found.family_game.deal, found.family_game.keep) == (3, 2)
    assert found.points.family == (8, 11, 15)
    assert found.points.visible_rat == -1


def test_colours_and_kinds_have_words(found: IsleComponents) -> None:
    assert tuple(colour.id for colour in found.colours) == COLOURS
    assert all(colour.name for colour in found.colours)
    assert found.kinds["rare"] == "rare treasure"
    assert {*found.kinds} == {"cat", "oshax", "common", "rare", "small"}


def test_an_owners_components_are_in_the_box() -> None:
    lessons = [
        {"number": 301 + i, "rule": "oshax_count", "params": {"points_each": 2}}
        for i in range(8)
    ]
    crown = {"id": "R6", "name": "crown", "rows": ["XX.", ".XX"], "copies": 1}
    game = GAME.with_data(
        {"modules": [{"id": "D", "lessons": lessons}], "promo": {"rare": [crown]}}
    )
    found = game.components(say)
    assert found.cards[301].module == "D"
    assert found.shapes["R6"].name == "crown"
