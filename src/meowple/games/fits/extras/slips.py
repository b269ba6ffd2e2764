"""Answers that give points up in If It Fits: a closed box will not grow any more."""

from __future__ import annotations

from collections.abc import Sequence

from meowple.games.fits.extras.insight import after
from meowple.games.fits.rules.actions import Cat
from meowple.games.fits.rules.card_decisions import DONE, LayCat
from meowple.games.fits.rules.scoring import result
from meowple.games.fits.rules.state import FitsState
from meowple.kernel.optional_verbs import Slip


def slips(state: FitsState, seat: int) -> Sequence[Slip]:
    """A closed box without one's cat that would bring points, or with one that costs
    some."""
    frame = state.stack[-1]
    if not isinstance(frame, LayCat) or not state.table.box_of[frame.cell].closed:
        return ()
    now = _points(state, seat)
    changes = {
        action: _points(after(state, seat, action), seat) - now
        for action in frame.legal(state, seat)
        if isinstance(action, Cat)
    }
    most = max(changes.values(), default=0)
    if most > 0:
        return (Slip(DONE, "fits.slip.no_cat", {"points": most}),)
    return tuple(
        Slip(action, "fits.slip.cat", {"points": -change})
        for action, change in changes.items()
        if change < 0
    )


def _points(state: FitsState, seat: int) -> int:
    return result(state.table, len(state.hands), state.rules).scores[seat]
