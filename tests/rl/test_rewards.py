"""The reward of each seat for a game."""

from __future__ import annotations

from meowple.kernel.result import Result, Rival
from meowple.rl.rewards import lead, win


def result(
    scores: tuple[int, ...], winners: tuple[int | str, ...], sister: int | None = None
) -> Result:
    rivals = () if sister is None else (Rival("sister", sister, ()),)
    return Result(scores, winners, ((),) * len(scores), "points", rivals)


def test_the_winner_takes_what_the_others_lose() -> None:
    assert win(result((3, 9), (1,)), 20) == (-1, 1)
    assert win(result((3, 9, 4), (1,)), 20) == (-0.5, 1, -0.5)


def test_winners_share() -> None:
    assert win(result((9, 9, 4), (0, 1)), 20) == (0.5, 0.5, -1)


def test_a_win_shared_by_all_is_worth_nothing() -> None:
    assert win(result((9, 9), (0, 1)), 20) == (0, 0)


def test_alone_it_is_the_sister_who_loses_or_wins() -> None:
    assert win(result((60,), (0,), sister=50), 50) == (1,)
    assert win(result((40,), ("sister",), sister=50), 50) == (-1,)


def test_a_lead_counts_up_to_the_margin() -> None:
    assert lead(result((10, 15, 5), (1,)), 20) == (-0.25, 0.25, -0.5)
    assert lead(result((0, 90), (1,)), 20) == (-1, 1)
    assert lead(result((60,), (0,), sister=50), 50) == (0.2,)
