"""The changes that a placement would bring to the score, before it is made."""

from __future__ import annotations

import pytest

from meowple.games.isle.extras.foresight import IsleForesight, ScoreChange
from meowple.games.isle.game import GAME
from meowple.games.isle.rules.actions import Place, Rescue, Take
from meowple.games.isle.rules.frames import TakeTile
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.errors import IllegalAction
from meowple.kernel.rng import Rng
from tests.games.isle.playing import begin, random_move
from tests.games.isle.tables import answer, lay, narrow, teach, texts, turns


def foreseen(state: IsleState, *lines: str, seat: int = 0) -> IsleForesight | None:
    before = state.digest()
    found = GAME.foresee(state, seat, [GAME.parse(line) for line in lines])
    assert state.digest() == before
    return found


def changes(state: IsleState, *lines: str) -> list[ScoreChange]:
    found = foreseen(state, *lines)
    assert found is not None
    assert found.points == sum(one.points for one in found.changes)
    return [*found.changes]


@pytest.mark.parametrize(("seats", "mode"), [(2, "standard"), (3, "family"), (1, "solo")])
def test_what_is_foreseen_is_what_comes(seats: int, mode: str) -> None:
    state, rng = begin(seats, seed=5, mode=mode), Rng(5)
    placed = 0
    while GAME.actors(state):
        seat, action = random_move(state, rng)
        if isinstance(action, Rescue | Take):
            found = foreseen(state, str(action), seat=seat)
            assert found is not None
            assert found.places
        if not isinstance(action, Place):
            GAME.play(state, seat, action)
            continue
        found = foreseen(state, str(action), seat=seat)
        assert found is not None
        before = GAME.view(state, seat).players[seat].points
        GAME.play(state, seat, action)
        # Other steps may follow at once, but none changes what a boat scores.
        if GAME.actors(state):
            assert GAME.view(state, seat).players[seat].points == before + found.points
        placed += 1
    assert placed > 5


def test_a_cat_is_foreseen_before_it_is_chosen() -> None:
    state = turns("red C16")
    early = foreseen(state, "rescue left:1")
    assert early is not None
    place = early.places[0]
    found = foreseen(state, "rescue left:1", place)
    answer(state, 0, "rescue left:1")
    assert early.places == tuple(texts(state, 0))
    assert foreseen(state, place) == found


def test_the_third_cat_of_a_family_brings_its_points() -> None:
    state = turns("red C15")
    lay(state, 0, "red C14", "5,4")
    lay(state, 0, "red C16", "9,2")
    places = foreseen(state, "rescue left:1")
    assert places is not None
    found = [
        one
        for place in places.places
        for one in changes(state, "rescue left:1", place)
        if one.what == "family"
    ]
    assert {(one.count, one.points) for one in found} >= {(3, 8)}


def test_a_lesson_says_what_it_gains() -> None:
    state = turns("red C16")
    teach(state, 0, 120)
    found = [
        one
        for place in texts_of(state)
        for one in changes(state, "rescue left:1", place)
        if one.card == 120
    ]
    assert {one.what for one in found} == {"lesson"}


def texts_of(state: IsleState) -> tuple[str, ...]:
    found = foreseen(state, "rescue left:1")
    assert found is not None
    return found.places


@pytest.mark.parametrize("lines", [("pass",), ("rescue left:9",), ("place 0,0",), ()])
def test_nothing_else_is_foreseen(lines: tuple[str, ...]) -> None:
    assert foreseen(turns("red C16"), *lines) is None


def test_the_rule_that_forbids_the_placement_is_raised() -> None:
    state = turns("red C16", "blue C16")
    lay(state, 0, "red C14", "5,4")
    raised = set()
    for x in range(18):
        try:
            foreseen(state, "rescue left:1", f"place {x},4")
        except IllegalAction as error:
            raised.add(error.id)
    assert raised == {"tile.off_boat", "tile.overlaps", "tile.must_touch"}


def test_nobody_foresees_the_turn_of_another() -> None:
    state = turns("red C16")
    assert foreseen(state, "rescue left:1", seat=1) is None
    answer(state, 0, "rescue left:1")
    assert foreseen(state, texts(state, 0)[0], seat=1) is None


def test_a_public_lesson_says_what_it_gains_or_loses() -> None:
    state = turns("red C16")
    lonely_red, bare_maps = (146, "red"), (150, None)
    state.public = (lonely_red, bare_maps)
    found = {
        (one.card, one.colour, one.points)
        for place in texts_of(state)
        for one in changes(state, "rescue left:1", place)
        if one.what == "public_lesson"
    }
    assert found == {(*lonely_red, 3), (*bare_maps, -5)}


def test_the_last_square_of_a_room_says_that_the_room_is_full() -> None:
    state = turns()
    narrow(state, 0, (21, 4))
    state.stack.append(TakeTile(0, ("common",), 1, False))
    assert changes(state, "take K1", "place 21,4") == [ScoreChange("rooms", 5, 1)]


def test_an_oshax_changes_nothing_before_its_color_is_chosen() -> None:
    state = turns()
    lay(state, 0, "red C16", "7,0")
    state.stack.append(TakeTile(0, ("oshax",), 1, False))
    found = foreseen(state, "take O1")
    assert found is not None
    joined = set()
    for place in found.places:
        assert changes(state, "take O1", place) == []
        joined |= {*changes(state, "take O1", "colour red", place)}
    assert ScoreChange("family", 0, 2, "red") in joined
