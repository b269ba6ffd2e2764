"""The goals of puzzles in Kyoto no Neko."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from meowple.games.kyoto.rules.state import KyotoState


def met(state: KyotoState, seat: int, goal: Mapping[str, int | str]) -> bool:
    """Whether a seat has reached all that is asked for."""
    return all(_GOALS[name](state, seat, int(wanted)) for name, wanted in goal.items())


def _medals_at_least(state: KyotoState, seat: int, medals: int) -> bool:
    return state.medals[seat].bit_count() >= medals


_GOALS: Mapping[str, Callable[[KyotoState, int, int], bool]] = {
    "medals_at_least": _medals_at_least,
}
