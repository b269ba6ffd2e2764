"""The list of legal places: a sequence kept as bitboards (rule 3)."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meowple.games.isle.game import GAME
from meowple.games.isle.rules.actions import Place
from meowple.games.isle.rules.boat import (
    BOARDS,
    OUTLINE,
    Boat,
    Laid,
    Places,
    Shape,
    squares,
)
from meowple.games.isle.rules.box import base_box

SHAPES = {piece.shape.id: piece.shape for piece in base_box().pieces}
CELLS = set(squares(OUTLINE))
Cells = frozenset[tuple[int, int]]


@cache
def turned(shape: Shape, flip: int, turn: int) -> Cells:
    """The squares of a shape, mirrored and then turned clockwise, cell by cell."""
    rows = [row[::-1] for row in shape.rows] if flip else list(shape.rows)
    for _ in range(turn):
        rows = ["".join(row[x] for row in reversed(rows)) for x in range(len(rows[0]))]
    return frozenset(
        (x, y) for y, row in enumerate(rows) for x, c in enumerate(row) if c == "X"
    )


def brute_force(boat: Boat, shape: Shape, anywhere: bool) -> dict[Cells, Place]:
    """Every legal set of squares with its lowest (flip, turn)."""
    free = set(squares(boat.free))
    taken = CELLS - free
    found: dict[Cells, Place] = {}
    for flip, turn, x, y in product((0, 1), range(4), range(22), range(9)):
        cells = [(a + x, b + y) for a, b in turned(shape, flip, turn)]
        if not all(cell in free for cell in cells):
            continue
        if anywhere or not taken or any(touches(cell, taken) for cell in cells):
            found.setdefault(frozenset(cells), Place(x, y, flip, turn))
    return found


def touches(cell: tuple[int, int], taken: set[tuple[int, int]]) -> bool:
    x, y = cell
    return not taken.isdisjoint(((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)))


@st.composite
def boats(draw: st.DrawFn) -> Boat:
    """A boat with some tiles, each at a legal place."""
    boat = Boat(BOARDS[draw(st.sampled_from(sorted(BOARDS)))])
    for id in draw(st.lists(st.sampled_from(sorted(SHAPES)), max_size=16)):
        legal = boat.places(SHAPES[id], draw(st.booleans()))
        if legal:
            place = legal[draw(st.integers(0, 999)) % len(legal)]
            mask = boat.mask_of(SHAPES[id], place, True)
            boat = boat.with_tile(Laid(0, "rare", None, mask))
    return boat


@pytest.mark.parametrize("id", sorted(SHAPES))
@settings(max_examples=5, deadline=None)
@given(boat=boats(), anywhere=st.booleans())
def test_the_legal_places_are_those_found_cell_by_cell(
    id: str, boat: Boat, anywhere: bool
) -> None:
    shape = SHAPES[id]
    legal = boat.places(shape, anywhere)
    expected = brute_force(boat, shape, anywhere)
    by_cells = {
        frozenset(squares(boat.mask_of(shape, place, anywhere))): place for place in legal
    }
    assert by_cells == expected
    assert len(legal) == len(expected)
    assert legal.masks() == [boat.mask_of(shape, place, anywhere) for place in legal]
    assert boat.has_place(shape, anywhere) == bool(expected)


@settings(max_examples=40, deadline=None)
@given(boat=boats(), ids=st.lists(st.sampled_from(sorted(SHAPES)), max_size=8))
def test_whether_a_tile_fits_is_right_after_every_tile_laid_or_removed(
    boat: Boat, ids: list[str]
) -> None:
    """Answers found for an earlier boat must not mislead."""
    for id in ids:
        legal = boat.places(SHAPES[id])
        if legal:
            mask = boat.mask_of(SHAPES[id], legal[len(legal) // 2])
            boat = boat.with_tile(Laid(0, "rare", None, mask))
        elif boat.tiles:
            boat = boat.without(boat.tiles[0])
        for shape in SHAPES.values():
            for anywhere in (True, False):
                expected = len(boat.places(shape, anywhere)) > 0
                assert boat.has_place(shape, anywhere) == expected


def test_there_are_32_shapes() -> None:
    assert len(SHAPES) == 17 + 4 + 5 + 6


def test_places_are_a_sequence_that_is_not_built() -> None:
    legal = Boat(BOARDS["red"]).places(SHAPES["C01"])
    assert isinstance(legal, Places)
    built = list(legal)
    count = len(legal)
    assert len(built) == count == len(set(built))
    assert [legal[i] for i in range(count)] == built
    assert [legal[i - count] for i in range(count)] == built
    assert legal[3:9] == built[3:9]
    assert legal[::-7] == built[::-7]
    assert legal[-5:] == built[-5:]
    assert built[7] in legal
    for index in (count, -count - 1):
        with pytest.raises(IndexError):
            legal[index]


def test_a_full_boat_has_no_place() -> None:
    full = Boat(BOARDS["red"]).with_tile(Laid(0, "rare", None, OUTLINE))
    assert len(full.places(SHAPES["K1"])) == 0
    assert not full.has_place(SHAPES["K1"], True)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("place 7,2", Place(7, 2, 0, 0)),
        ("place 7,2 f", Place(7, 2, 1, 0)),
        ("place 7,2 r3", Place(7, 2, 0, 3)),
        ("place 0,0 f r1", Place(0, 0, 1, 1)),
    ],
)
def test_a_place_is_written_with_flip_before_turn(text: str, place: Place) -> None:
    assert str(place) == text
    assert GAME.parse(text) == place


def test_symmetric_tiles_use_the_lowest_flip_and_turn_only() -> None:
    used = {
        id: {(o.flip, o.turn) for o in SHAPES[id].orientations}
        for id in ("K1", "C16", "R3", "C13", "C15", "C09")
    }
    assert used["K1"] == used["R3"] == used["C13"] == {(0, 0)}
    assert used["C16"] == {(0, 0), (0, 1)}
    assert used["C15"] == {(0, 0), (0, 1), (1, 0), (1, 1)}
    assert len(used["C09"]) == 8
