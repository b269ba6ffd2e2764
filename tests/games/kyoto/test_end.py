"""The end (rules 3): the last round, ties, longer games, and the bound of rounds."""

from __future__ import annotations

import pytest

from meowple.games.kyoto.game import GAME
from meowple.games.kyoto.rules.state import KyotoState
from meowple.kernel.errors import IllegalAction
from tests.games.kyoto.tables import (
    able,
    actors,
    answer,
    honour,
    ids,
    lay,
    play_to_the_end,
    table,
    turn_of,
)

FOUR = ("climb_tree", "cross_road", "befriend_butterfly", "house")
ALL = (*FOUR, "track", "beat_kitten", "hunt_bug")


def with_four(seats: int, target: int = 5, first: int = 0) -> KyotoState:
    """The seat on turn has one medal less than the game needs, and a bug to hunt."""
    state = table("bug4 terrace-n", seats=seats, target=target)
    honour(state, 0, *ALL[: target - 1])
    state.slots = ()
    state.first = first
    return state


def test_the_fifth_medal_ends_the_game_at_the_end_of_the_round() -> None:
    state = with_four(3)
    answer(state, 0, "hunt bug4", dice="3")
    assert actors(state) == (1,)
    answer(state, 1, "done")
    assert actors(state) == (2,)
    assert GAME.result(state) is None
    events = answer(state, 2, "done")
    assert ids(events) == ["done", "over"]
    assert actors(state) == ()
    assert turn_of(state) is None


def test_before_the_first_player_would_start_again() -> None:
    state = with_four(3, first=1)
    answer(state, 0, "hunt bug4", dice="3")
    assert actors(state) == ()


def test_when_it_is_over_nothing_can_be_done() -> None:
    state = with_four(2, first=1)
    answer(state, 0, "hunt bug4", dice="3")
    with pytest.raises(IllegalAction) as caught:
        GAME.play(state, 0, GAME.parse("done"))
    assert caught.value.id == "game.over"
    assert GAME.view(state, 1).asked is None
    assert GAME.view(state, 1).offers == ()


def test_four_medals_do_not_end_it() -> None:
    state = table()
    honour(state, 0, *FOUR)
    state.slots = ()
    answer(state, 0, "done")
    answer(state, 1, "done")
    assert actors(state) == (0,)
    assert GAME.view(state, None).round == 2


@pytest.mark.parametrize("target", [5, 6, 7])
def test_the_target_may_be_higher(target: int) -> None:
    state = with_four(2, target)
    assert GAME.view(state, None).target == target
    below = state.copy()
    answer(below, 0, "done")
    answer(below, 1, "done")
    assert actors(below) == (0,)
    answer(state, 0, "hunt bug4", dice="3")
    answer(state, 1, "done")
    assert actors(state) == ()


def test_in_the_last_round_others_may_still_overtake() -> None:
    state = with_four(2)
    lay(state, "bug5 terrace-e")
    honour(state, 1, *ALL[:5])
    answer(state, 0, "hunt bug4", dice="3")
    answer(state, 1, "hunt bug5", dice="4")
    result = GAME.result(state)
    assert result is not None
    assert (result.scores, result.winners) == ((5, 6), (1,))


# --- who wins ---


def ended(
    medals: tuple[int, ...], friendship: tuple[int, ...], fight: tuple[int, ...]
) -> tuple[tuple[int | str, ...], str]:
    """The winners of a game that ends like this, and what decided."""
    state = table(seats=len(medals))
    for seat, number in enumerate(medals):
        honour(state, seat, *ALL[:number])
        able(state, seat, friendship=friendship[seat], fight=fight[seat])
    state.stack = []
    result = GAME.result(state)
    assert result is not None
    assert result.scores == medals
    assert [len(lines) for lines in result.lines] == [*medals]
    return result.winners, result.decided.removeprefix("kyoto.won.")


def test_most_medals_win() -> None:
    assert ended((4, 5), (8, 1), (8, 1)) == ((1,), "medals")
    assert ended((5, 7, 6), (8, 1, 8), (8, 1, 8)) == ((1,), "medals")


def test_then_friendship() -> None:
    assert ended((5, 5), (3, 4), (8, 1)) == ((1,), "friendship")
    assert ended((5, 5, 4), (3, 2, 8), (1, 8, 8)) == ((0,), "friendship")


def test_then_fight() -> None:
    assert ended((5, 5), (4, 4), (2, 3)) == ((1,), "fight")
    assert ended((5, 5, 5), (4, 4, 3), (2, 3, 8)) == ((1,), "fight")


def test_then_the_win_is_shared() -> None:
    assert ended((5, 5), (4, 4), (3, 3)) == ((0, 1), "shared")
    assert ended((5, 5, 5, 4), (4, 4, 4, 8), (3, 3, 2, 8)) == ((0, 1), "shared")


def test_more_than_five_are_possible() -> None:
    assert ended((7, 6), (1, 1), (1, 1)) == ((0,), "medals")


def test_every_medal_is_a_line() -> None:
    state = table()
    honour(state, 0, "cross_road", "house", "track")
    state.stack = []
    result = GAME.result(state)
    assert result is not None
    ids = [line.id for line in result.lines[0]]
    assert ids == ["kyoto.medal.cross_road", "kyoto.medal.house", "kyoto.medal.track"]
    assert result.lines[1] == ()


# --- endless games ---


def test_a_game_that_nobody_finishes_ends_after_200_rounds() -> None:
    state = table()
    result = play_to_the_end(state)
    assert GAME.view(state, None).round == 200
    assert GAME.view(state, None).last_round == 200
    assert (result.scores, result.winners) == ((0, 0), (0, 1))


def test_the_200th_round_is_played_to_its_end() -> None:
    state = table(seats=3)
    state.round, state.first = 200, 1
    state.seat = 1
    for seat in (1, 2, 0):
        assert actors(state) == (seat,)
        answer(state, seat, "done")
    assert actors(state) == ()
