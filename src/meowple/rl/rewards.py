"""Reward functions: from the result of a game to a number for each seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from meowple.kernel.result import Result

Reward = Callable[[Result, int], tuple[float, ...]]


def win(result: Result, margin: int) -> tuple[float, ...]:
    """The winners share 1, all others share -1; a win shared by all is worth 0."""
    seats = range(len(result.scores))
    won = [seat in result.winners for seat in seats]
    winners, losers = sum(won), len(won) - sum(won)
    if not losers and not result.rivals:
        return (0.0,) * len(won)
    return tuple(1 / winners if good else -1 / losers for good in won)


def lead(result: Result, margin: int) -> tuple[float, ...]:
    """How far a seat is ahead of the best other, from -1 to 1."""
    rivals = [rival.score for rival in result.rivals]
    found = []
    for seat, score in enumerate(result.scores):
        others = [*result.scores[:seat], *result.scores[seat + 1 :], *rivals]
        found.append(max(-1.0, min(1.0, (score - max(others)) / margin)))
    return tuple(found)


REWARDS: Mapping[str, Reward] = {"win": win, "margin": lead}
