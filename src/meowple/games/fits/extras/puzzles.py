"""The goals of puzzles in If It Fits. Points are those of a game that ends now."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from meowple.games.fits.rules.scoring import BoxScore, score, totals
from meowple.games.fits.rules.state import FitsState


def met(state: FitsState, seat: int, goal: Mapping[str, int | str]) -> bool:
    """Whether a seat has reached all that is asked for."""
    return all(_GOALS[name](state, seat, int(wanted)) for name, wanted in goal.items())


def _scored(state: FitsState) -> list[BoxScore]:
    return score(state.table.boxes, state.seats, state.rules)


def _points(state: FitsState, seat: int) -> tuple[int, int]:
    """The seat's points, and the most that another seat has."""
    points = totals(_scored(state), state.seats)
    own = points.pop(seat)
    return own, max(points)


def _closed_box_worth(state: FitsState, seat: int, value: int) -> bool:
    """Whether the seat holds a closed box of at least this value."""
    return any(
        one.box.closed and seat in one.holders and one.value >= value
        for one in _scored(state)
    )


def _rivals_at_most(state: FitsState, seat: int, points: int) -> bool:
    return _points(state, seat)[1] <= points


def _lead_at_least(state: FitsState, seat: int, points: int) -> bool:
    own, best = _points(state, seat)
    return own - best >= points


_GOALS: Mapping[str, Callable[[FitsState, int, int], bool]] = {
    "closed_box_worth": _closed_box_worth,
    "rivals_at_most": _rivals_at_most,
    "lead_at_least": _lead_at_least,
}
