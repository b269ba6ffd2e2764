"""How a boat with gaps is judged, and how games that are thought of are played."""

from __future__ import annotations

import pytest

from meowple.games.isle.bot.bare import gaps, lacks
from meowple.games.isle.bot.decision_context import DecisionContext
from meowple.games.isle.bot.knowledge import IsleKnowledge
from meowple.games.isle.game import GAME
from meowple.games.isle.rules.boat import OUTLINE, ROOM, Boat, beside, bit, squares
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.rng import Rng
from tests.games.isle.tables import give, skip_to, table, teach

KNOWN = IsleKnowledge(GAME)


def bare(*places: tuple[int, int]) -> int:
    return sum(bit(x, y) for x, y in places)


def test_single_squares_and_pairs_are_found() -> None:
    free = bare((5, 5), (8, 5), (9, 5), (12, 4), (12, 5), (15, 5), (16, 5), (17, 5))
    singles, pairs, _ = gaps(free)
    assert singles == bare((5, 5))
    assert squares(pairs) == [(12, 4), (8, 5)]


def test_gaps_are_harder_to_fill_than_squares_together() -> None:
    apart, together = bare((5, 5), (8, 5)), bare((5, 5), (6, 5), (7, 5))
    assert lacks(apart, gaps(apart)) > lacks(together, gaps(together))


def test_a_room_that_lacks_a_square_on_its_own_is_worth_less() -> None:
    state = table(2, "rescue", 5)
    judge = DecisionContext(state, 0).judge
    board = state.players[0].boat.board
    border = ROOM["B"] & beside(OUTLINE & ~ROOM["B"])
    last = border & -border
    # the squares beside the room are bare, too, or they are covered
    near, alone = (
        judge.promise(Boat(board, covered & ~last))
        - judge.promise(Boat(board, covered | last))
        for covered in (ROOM["B"], OUTLINE)
    )
    assert alone < near < 0


@pytest.mark.parametrize("seats", [2, 3])
def test_fish_is_kept_for_the_lesson_that_wants_it_among_others_too(seats: int) -> None:
    state = table(seats, "rescue", 5)
    teach(state, 1, 142)
    mine, theirs = (DecisionContext(state, seat).economy for seat in (0, 1))
    assert mine.lost(6, 3) == 0
    assert theirs.lost(6, 3) == 7


def window(*cards: int, day: int = 1) -> IsleState:
    """Seat 0 may play one of these cards."""
    state = table(2, "buy", day)
    give(state, 0, *cards)
    skip_to(state, "order")
    return state


@pytest.mark.parametrize("policy", [KNOWN.quick, KNOWN.careful])
def test_a_basket_for_nothing_is_taken_in_lines(policy: object) -> None:
    state = window(84)
    assert callable(policy)
    action = policy(state, 0, GAME.legal(state, 0), Rng(1))
    assert str(action) == "anytime 84"


@pytest.mark.parametrize("policy", [KNOWN.quick, KNOWN.careful])
def test_good_lessons_are_not_given_up_for_a_basket_in_lines(policy: object) -> None:
    state = window(86, day=5)
    teach(state, 0, 126, 117)
    assert callable(policy)
    action = policy(state, 0, GAME.legal(state, 0), Rng(1))
    assert str(action) == "done"
