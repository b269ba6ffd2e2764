"""The best boat: what is asked, what is found, what is proven."""

from __future__ import annotations

from dataclasses import replace

import pytest

from meowple.games.isle.game import GAME
from meowple.games.isle.packing import best_boat as packing
from meowple.games.isle.packing.best_boat import Packing, Question, asked, best_boat, pack
from meowple.games.isle.packing.cp_solver import solve
from meowple.games.isle.packing.local_search import search
from meowple.games.isle.packing.question import in_order, islands
from meowple.games.isle.rules.boat import BOARDS, OUTLINE, Boat, Laid, bit
from meowple.games.isle.rules.scoring.standing import Standing
from tests.games.isle.packing.packings import (
    BOX,
    ONE,
    check,
    every_packing,
    example,
    finished,
    tiny,
)


def proven(question: Question) -> Packing:
    """The best boat by the solver alone, which ends when it has proved it."""
    tiles = question.played.tiles
    played = Packing(question.score(tiles), tiles, "played")
    found = solve(question, played, seconds=600)
    assert found.proven
    return found


@pytest.mark.parametrize(("seats", "mode"), [(2, "standard"), (1, "solo"), (3, "family")])
def test_the_boat_as_played_scores_in_the_question_as_in_the_game(
    seats: int, mode: str
) -> None:
    state = finished(seats, 5, mode=mode)
    result = GAME.result(state)
    assert result is not None
    for seat, points in enumerate(result.scores):
        question = asked(state, seat)
        assert question.score(question.played.tiles) == points


def test_the_best_boat_of_a_finished_game_can_be_laid_and_is_no_worse() -> None:
    state = finished(2, 3)
    found = best_boat(state, 1, seconds=2)
    question = asked(state, 1)
    check(question, found)
    assert found.score >= question.score(question.played.tiles)


def test_the_search_improves_a_boat_that_was_laid_at_random() -> None:
    question = asked(finished(2, 4), 0)
    found = search(question, seconds=1.5)
    check(question, replace(found, tiles=in_order(found.tiles)))
    assert found.score > question.score(question.played.tiles)


def test_a_tiny_boat_is_proven_and_no_packing_is_better() -> None:
    # three cats can be a family, in the colour that the oshax takes
    cats = [("cat", "red", ONE), ("cat", "red", ONE), ("oshax", None, ONE)]
    question = tiny(*cats, lessons=(117, 135))
    found = proven(question)
    check(question, replace(found, tiles=in_order(found.tiles)))
    assert found.score == max(question.score([*tiles]) for tiles in every_packing(question))


def test_a_tile_that_would_cost_points_is_left_out() -> None:
    # 134: exactly five treasures; six were taken
    commons = [("common", None, ONE)] * 6
    found = proven(tiny(*commons, lessons=(134,)))
    assert len(found.tiles) == 5


def test_a_boat_without_tiles_has_nothing_to_improve() -> None:
    question = Question(BOX, "standard", Standing(Boat(BOARDS["red"])))
    found = pack(question, seconds=5)
    assert found.proven
    assert (found.score, found.bound, found.tiles) == (-54, -54, ())
    assert found.found_by == "played"


def test_without_the_solver_nothing_is_proven(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(packing, "find_spec", lambda name: None)
    question = example("X1", lessons=(135, 116, 131))
    found = pack(question, seconds=0.3)
    check(question, found)
    assert (found.bound, found.proven) == (None, False)


def test_a_boat_that_was_played_in_two_islands_may_be_packed_so() -> None:
    # a card let the second tile lie away from the first
    common = BOX.commons[0]
    apart = tuple(Laid(common, "common", None, bit(x, 4)) for x in (3, 9))
    boat = Boat(BOARDS["blue"], bit(3, 4) | bit(9, 4), apart)
    question = Question(BOX, "standard", Standing(boat))
    assert question.islands == 2
    assert question.layable(bit(0, 4) | bit(4, 4))
    assert not question.layable(bit(0, 4) | bit(4, 4) | bit(8, 4))
    # two rats that lie far from each other
    assert proven(question).score == -54 + 2


def test_squares_hang_together_over_their_sides_alone() -> None:
    assert islands(OUTLINE) == [OUTLINE]
    corner = bit(8, 4) | bit(9, 5)
    assert sorted(islands(corner)) == [bit(8, 4), bit(9, 5)]


def test_tiles_are_listed_so_that_each_touches_one_before_it() -> None:
    row = [Laid(0, "common", None, bit(x, 4)) for x in (3, 5, 4)]
    assert [tile.mask for tile in in_order(row)] == [bit(3, 4), bit(4, 4), bit(5, 4)]
