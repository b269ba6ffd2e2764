"""The reach of a seat's kitten in this turn, and what waits on the way.

It uses only what the seat may know: paws face down count as unknown unless it has seen
them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from meowple.games.kyoto.rules.actions import Step
from meowple.games.kyoto.rules.board import ROAD
from meowple.games.kyoto.rules.paws.paw import AGILITY
from meowple.games.kyoto.rules.state import KyotoState
from meowple.games.kyoto.rules.turns.turn import Turn


@dataclass(frozen=True, slots=True)
class Reach:
    """A space within reach: the steps of a shortest way, and of these of one where least
    happens. `stops` is what may end the move on it: `road` (a bike card is drawn),
    `face_down` (a paw that the seat does not know), `paw` (a red one that it knows),
    `kitten`. Only the first step is certain to be legal when the others come."""

    space: str
    path: tuple[str, ...]
    steps: int
    stops: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class KyotoInsight:
    """Facts that a seat could work out for itself."""

    game: Literal["kyoto"]
    reach: tuple[Reach, ...]


@dataclass(frozen=True, slots=True)
class _Way:
    """The spaces of a way, and what happens on them."""

    spaces: tuple[int, ...] = ()
    stops: tuple[str, ...] = ()


def insight(state: KyotoState, seat: int | None) -> KyotoInsight | None:
    """The insight of a seat; None unless it is asked to move."""
    if seat is not None:
        state.check_seat(seat)
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Turn) or seat != state.seat:
        return None
    names = state.board.names
    found = _ways(state, seat, frame.left)
    reach = (
        Reach(
            space=names[space],
            path=tuple(str(Step(names[one])) for one in way.spaces),
            steps=len(way.spaces),
            stops=tuple(dict.fromkeys(way.stops)),
        )
        for space, way in found.items()
    )
    return KyotoInsight("kyoto", tuple(reach))


def _ways(state: KyotoState, seat: int, left: int) -> dict[int, _Way]:
    """The best way to each space, nearest spaces first."""
    near = state.board.reach[state.box.levels[state.skills[seat][AGILITY]]]
    start = state.at[seat]
    found: dict[int, _Way] = {}
    edge = {start: _Way()}
    for _ in range(left):
        beyond: dict[int, _Way] = {}
        for here, way in edge.items():
            for to in near[here]:
                if to in found or to == start:
                    continue
                longer = _Way((*way.spaces, to), way.stops + _stops(state, seat, to))
                known = beyond.get(to)
                if known is None or len(longer.stops) < len(known.stops):
                    beyond[to] = longer
        found |= beyond
        edge = beyond
    return found


def _stops(state: KyotoState, seat: int, space: int) -> tuple[str, ...]:
    """The things that may end the move of a kitten that comes to this space."""
    bit, reds = 1 << space, state.box.reds
    stops = ["road"] if state.board.kinds[space] == ROAD else []
    waiting = state.up[space]
    if state.down & ~state.known[seat] & bit:
        stops.append("face_down")
    elif state.down & bit:
        waiting += (state.under[space],)
    if any(reds[paw] for paw in waiting):
        stops.append("paw")
    if any(at == space for other, at in enumerate(state.at) if other != seat):
        stops.append("kitten")
    return tuple(stops)
