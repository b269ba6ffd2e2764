"""Reasons for a placement in If It Fits: what it changes in the boxes now, in words."""

from __future__ import annotations

from meowple.games.fits.extras.insight import after
from meowple.games.fits.rules.actions import Cat, Lay, Princess, Toy
from meowple.games.fits.rules.scoring import result
from meowple.games.fits.rules.state import FitsState
from meowple.kernel.frame import Action
from meowple.kernel.optional_verbs import Say


def reason(state: FitsState, seat: int, action: Action, say: Say) -> str:
    """Sentences about a placement; empty where it changes no points for the better."""
    if not isinstance(action, Lay | Cat | Toy | Princess):
        return ""
    then = after(state, seat, action)
    changes = [new - old for old, new in zip(_points(state), _points(then), strict=True)]
    mine = changes.pop(seat)
    found = []
    changed = {*then.table.boxes} - {*state.table.boxes}
    closed = any(box.closed and box.cats(seat) for box in changed)
    if mine > 0:
        found.append(say("fits.reason.mine", points=mine))
    if mine > 0 and closed:
        found.append(say("fits.reason.closes"))
    if (lost := -min(changes)) > 0:
        found.append(say("fits.reason.others", points=lost))
    return " ".join(found)


def _points(state: FitsState) -> tuple[int, ...]:
    """The points that the boxes would bring each seat if the game ended now."""
    return result(state.table, len(state.hands), state.rules).scores
