"""Reasons for an action in If It Fits: what it changes in the boxes now, or keeps open, in
words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from meowple.games.fits.extras.insight import after
from meowple.games.fits.rules.actions import (
    Cat,
    Done,
    Draw,
    Lay,
    Play,
    Princess,
    Sleep,
    Toy,
)
from meowple.games.fits.rules.card_decisions import LayCat
from meowple.games.fits.rules.scoring import result
from meowple.games.fits.rules.state import FitsState
from meowple.kernel.frame import Action
from meowple.kernel.optional_verbs import Say

# No more places of a card are tried out: an analysis asks for every decision of a game.
_PLACES = 60


def reason(state: FitsState, seat: int, action: Action, say: Say) -> str:
    """Sentences about an action; empty where nothing speaks for it."""
    match action:
        case Lay() | Cat() | Toy() | Princess():
            return " ".join(_placed(state, seat, action, say))
        case Play():
            best = _best_place(state, seat, action)
            return say("fits.reason.play", points=best) if best > 0 else ""
        case Sleep():
            return say("fits.reason.sleep")
        case Draw() | Done() if state.cats[seat] and not state.final:
            return say("fits.reason.keep", cats=state.cats[seat])
    return ""


def _placed(state: FitsState, seat: int, action: Action, say: Say) -> Iterator[str]:
    """The changes that a placement brings; where there are none, that it gives nothing
    away."""
    then = after(state, seat, action)
    mine, others = _changes(state, then, seat)
    changed = {*then.table.boxes} - {*state.table.boxes}
    if mine > 0:
        yield say("fits.reason.mine", points=mine)
    if mine > 0 and any(box.closed and box.cats(seat) for box in changed):
        yield say("fits.reason.closes")
    if (more := _with_cat(state, then, seat)) > max(mine, 0):
        yield say("fits.reason.cat", points=more)
    if (lost := -min(others)) > 0:
        yield say("fits.reason.others", points=lost)
    elif mine == more == max(others) == 0:
        yield say("fits.reason.safe")


def _best_place(state: FitsState, seat: int, action: Action) -> int:
    """The most that a card of the hand can bring its seat, with a cat that may follow."""
    played = after(state, seat, action)
    places = islice(played.stack[-1].legal(played, seat), _PLACES)
    thens = (after(played, seat, place) for place in places)
    return max(
        max(_gain(state, then, seat), _with_cat(state, then, seat)) for then in thens
    )


def _with_cat(state: FitsState, then: FitsState, seat: int) -> int:
    """The most that a cat on the card just placed can bring; 0 if none may follow."""
    if not (then.stack and isinstance(then.stack[-1], LayCat)):
        return 0
    cats = [one for one in then.stack[-1].legal(then, seat) if isinstance(one, Cat)]
    return max(_gain(state, after(then, seat, cat), seat) for cat in cats)


def _gain(before: FitsState, then: FitsState, seat: int) -> int:
    return _points(then)[seat] - _points(before)[seat]


def _changes(before: FitsState, then: FitsState, seat: int) -> tuple[int, list[int]]:
    """How the points of a seat change, and those of the others."""
    pairs = zip(_points(before), _points(then), strict=True)
    changes = [new - old for old, new in pairs]
    return changes.pop(seat), changes


def _points(state: FitsState) -> tuple[int, ...]:
    """The points that the boxes would bring each seat if the game ended now."""
    return result(state.table, len(state.hands), state.rules).scores
