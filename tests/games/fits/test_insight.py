"""The worth of the boxes after each thing that could be placed."""

from __future__ import annotations

import pytest

from meowple.games.fits.game import GAME
from meowple.games.fits.rules.state import FitsState
from meowple.games.fits.rules.view import BoxView
from meowple.kernel.errors import IllegalAction
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Value
from tests.games.fits.playing import KINDS, name, positions
from tests.games.fits.tables import (
    answer,
    begin,
    decision,
    drawn,
    give,
    table,
    texts,
)

LAID = ("lay", "cat", "toy", "princess")


def previews(state: FitsState, seat: int | None = 0) -> dict[str, tuple[BoxView, ...]]:
    found = GAME.insight(state, seat)
    return {one.action: one.boxes for one in found.previews} if found else {}


def test_a_card_that_closes_a_box_doubles_it_before_it_is_laid() -> None:
    # one open end to the east, with two balls of yarn
    state = table("B13 7,5")
    drawn(state, "B10")
    answer(state, 0, "play B10")
    (closed,) = previews(state)["lay B10 8,5 t"]
    assert closed.cells == ((7, 5), (8, 5))
    assert (closed.closed, closed.value, closed.points) == (True, 6, {})
    # with its wall against the open end it closes the other, and has a box of its own
    other, own = previews(state)["lay B10 8,5"]
    assert (other.cells, other.closed, other.value) == (((7, 5),), True, 4)
    assert (own.cells, own.closed, own.value) == (((8, 5),), False, 1)


def test_a_toy_that_ends_a_tie_is_told_to_lower_the_value() -> None:
    # a mouse, a ball of yarn, a fish and a feather: four tied kinds
    state = table("B72 7,5", "B32 8,5", "toy T1 7,5")
    drawn(state, "B01")
    answer(state, 0, "play B01")
    (box,) = previews(state)["lay B01 7,6"]
    assert GAME.view(state, 0).boxes[0].value == 4
    assert box.value == 2


def test_a_cat_is_told_what_it_would_bring() -> None:
    state = table("B72 7,5")
    drawn(state, "B25")
    answer(state, 0, "lay B25 8,5")
    (box,) = previews(state)["cat 7,5"]
    assert (box.points, box.awake) == ({0: 1}, (1, 0))
    assert previews(state).keys() == {"cat 7,5"}


def test_a_princess_is_told_what_she_would_take() -> None:
    state = table("B25 6,5", "B26 7,5", "cat 1 6,5", "sleeper 1 8,5")
    drawn(state, "P1")
    answer(state, 0, "play P1")
    found = previews(state)
    (alone,) = found["princess cat 6,5"]
    assert (alone.points, alone.awake, alone.asleep) == ({}, (0, 0), (0, 1))
    (awake,) = found["princess sleeper 8,5"]
    assert (awake.points, awake.asleep) == ({1: 2}, (0, 0))


def test_a_toy_and_a_sleeping_cat_are_told_too() -> None:
    state = table("B65 6,5", "B72 7,5")
    drawn(state, "T1")
    (box,) = previews(state)["toy 6,5"]
    assert box.toys == {"M": 2, "Y": 1, "F": 1, "P": 1}
    state = table("B65 6,5")
    answer(state, 0, "sleep")
    (box,) = previews(state)["lay Z 7,5"]
    assert box.asleep == (1, 0)


def test_a_start_card_is_a_box_of_its_own() -> None:
    state = begin()
    found = previews(state, state.seat)
    assert found.keys() == {*texts(state, state.seat)}
    assert all(len(boxes) == 1 for boxes in found.values())


def test_nothing_is_told_where_nothing_is_laid() -> None:
    state = table("B72 7,5")
    give(state, 0, "B01")
    assert decision(state) == "turn"
    assert GAME.insight(state, 0) is None
    answer(state, 0, "draw")
    assert decision(state) == "card"
    assert GAME.insight(state, 0) is None


def test_nothing_is_told_to_others_nor_after_the_end() -> None:
    state = table("B72 7,5")
    drawn(state, "B01")
    answer(state, 0, "play B01")
    assert GAME.insight(state, 0) is not None
    assert GAME.insight(state, 1) is None
    assert GAME.insight(state, None) is None
    with pytest.raises(IllegalAction):
        GAME.insight(state, 2)
    state.stack.clear()
    assert GAME.insight(state, 0) is None


# --- whole games ---


@pytest.mark.parametrize(
    ("seats", "options"), KINDS[6:], ids=[name(*kind) for kind in KINDS[6:]]
)
def test_what_is_told_of_something_comes_true_when_it_is_laid(
    seats: int, options: dict[str, Value]
) -> None:
    rng, told = Rng("insight"), 0
    for state in positions(seats, options, 3):
        found = {} if rng.below(4) else previews(state, state.seat)
        if not found:
            continue
        legal = texts(state, state.seat)
        assert [*found] == [text for text in legal if text.split()[0] in LAID]
        line = rng.choice([*found])
        now, after = {str(box) for box in GAME.view(state, None).boxes}, state.copy()
        GAME.play(after, state.seat, GAME.parse(line))
        then = [box for box in GAME.view(after, None).boxes if str(box) not in now]
        assert list(found[line]) == then
        told += len(then)
    assert told
