"""The goals of puzzles in the Isle."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from meowple.games.isle.rules.boat import ROOM
from meowple.games.isle.rules.scoring.ending import standings
from meowple.games.isle.rules.scoring.scoring import score
from meowple.games.isle.rules.state import IsleState

Wanted = int | str


def met(state: IsleState, seat: int, goal: Mapping[str, Wanted]) -> bool:
    """Whether a seat has reached all that is asked for."""
    return all(_GOALS[name](state, seat, wanted) for name, wanted in goal.items())


def _family_at_least(state: IsleState, seat: int, cats: Wanted) -> bool:
    return standings(state)[seat].largest >= int(cats)


def _room_filled(state: IsleState, seat: int, room: Wanted) -> bool:
    return not ROOM[str(room)] & state.players[seat].boat.free


def _rats_at_most(state: IsleState, seat: int, rats: Wanted) -> bool:
    return standings(state)[seat].visible_rats.bit_count() <= int(rats)


def _score_at_least(state: IsleState, seat: int, points: Wanted) -> bool:
    """The score of a game that ends now."""
    standing = standings(state)[seat]
    return score(state.box, standing, state.public, state.mode).total >= int(points)


_GOALS: Mapping[str, Callable[[IsleState, int, Wanted], bool]] = {
    "family_at_least": _family_at_least,
    "room_filled": _room_filled,
    "rats_at_most": _rats_at_most,
    "score_at_least": _score_at_least,
}
