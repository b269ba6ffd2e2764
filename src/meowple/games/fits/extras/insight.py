"""The worth of the boxes after each placement that a seat could make now.

It uses only public knowledge: the boxes, and the card that is being placed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from meowple.games.fits.rules.actions import Cat, Lay, Princess, Toy
from meowple.games.fits.rules.state import FitsState
from meowple.games.fits.rules.view import BoxView, box_view
from meowple.kernel.frame import Action


@dataclass(frozen=True, slots=True)
class Preview:
    """A possible placement, and the boxes that it changes as they would be then. A current
    box is part of the one that has its cells."""

    action: str
    boxes: tuple[BoxView, ...]


@dataclass(frozen=True, slots=True)
class FitsInsight:
    """Facts that a seat could work out for itself."""

    game: Literal["fits"]
    previews: tuple[Preview, ...]


def insight(state: FitsState, seat: int | None) -> FitsInsight | None:
    """The insight of a seat; None unless it is asked where to place something."""
    if seat is not None:
        state.check_seat(seat)
    if not state.stack or seat != state.seat:
        return None
    previews = tuple(_previews(state, seat))
    return FitsInsight("fits", previews) if previews else None


def _previews(state: FitsState, seat: int) -> Iterator[Preview]:
    """Previews of placements alone: drawing would show what no seat knows."""
    now = {*state.table.boxes}
    for action in state.stack[-1].legal(state, seat):
        if isinstance(action, Lay | Cat | Toy | Princess):
            then = after(state, seat, action)
            changed = [box for box in then.table.boxes if box not in now]
            yield Preview(str(action), tuple(box_view(then, box) for box in changed))


def after(state: FitsState, seat: int, action: Action) -> FitsState:
    """The state after this decision's answer alone, without the steps that follow it."""
    then = state.copy()
    then.stack[-1].play(then, seat, action)
    return then
