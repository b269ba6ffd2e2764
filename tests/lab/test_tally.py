"""Running statistics."""

from __future__ import annotations

from statistics import mean, stdev

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meowple.lab.playout import PlayedGame
from meowple.lab.tally import Spread, Tally


@settings(deadline=None)
@given(st.lists(st.integers(-300, 300), min_size=2))
def test_a_spread_agrees_with_the_numbers_themselves(numbers: list[int]) -> None:
    spread = Spread()
    for number in numbers:
        spread.add(number)
    assert spread.mean == pytest.approx(mean(numbers), abs=1e-6)
    assert spread.sd == pytest.approx(stdev(numbers), abs=1e-6)
    assert (spread.low, spread.high) == (min(numbers), max(numbers))


def test_a_spread_of_nothing_and_of_one_number() -> None:
    spread = Spread()
    assert spread.summary() == {"mean": 0, "sd": 0, "min": 0, "max": 0}
    spread.add(-4)
    assert spread.summary() == {"mean": -4, "sd": 0, "min": -4, "max": -4}


def outcome(scores: tuple[int, ...], winners: tuple[int | str, ...]) -> PlayedGame:
    return PlayedGame(0, scores, winners, {}, 10, 0.5)


def test_a_shared_win_counts_for_everyone_who_shares_it() -> None:
    tally = Tally(3)
    tally.add(outcome((5, 5, 1), (0, 1)))
    tally.add(outcome((5, 6, 1), (1,)))
    assert tally.wins == [1, 2, 0]
    assert tally.summary()["games_per_second"] == 2
    assert tally.summary()["decisions_per_second"] == 20


def test_a_tally_of_many_games_is_no_larger_than_one_of_few() -> None:
    def size(games: int) -> int:
        tally = Tally(2)
        for number in range(games):
            tally.add(outcome((number % 97, 3), (0,)))
        return len(repr(tally)) // 100

    assert size(20_000) == size(200)
