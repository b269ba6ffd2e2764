"""Replies to the last action of a person who plays against bots alone, and whether they can
be taken back together with that action.

Bots don't mind being asked again. But nothing that came to light may be hidden again: not
what was drawn or rolled, to whomever it was shown, and not what a bot showed of its hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from meowple.kernel.event import seen
from meowple.kernel.game import AnyGame
from meowple.kernel.rng import Rng
from meowple.table.log import ACT, FORCED

if TYPE_CHECKING:
    from meowple.table.moment import Moment

# In this many imagined states a reply must look the same. A bot's card from a hidden hand
# would have to be in that hand in all of them to pass for known.
_WORLDS = 8


def reach_after(
    game: AnyGame, before: Moment, after: Moment, person: int | None, *, revealed: bool
) -> tuple[int, ...]:
    """The rows that an undo of the only person would take back after one more row: their
    own action first, then what came after it. Empty where nothing can be taken back."""
    entry = after.entry
    assert entry is not None
    if person is None or revealed:
        return ()
    if entry.seat == person and entry.kind == FORCED:
        return (*before.reach, entry.number) if before.reach else ()
    if entry.seat == person:
        return (entry.number,) if entry.kind == ACT else ()
    if before.reach and tells_nothing(game, before, after, person):
        return (*before.reach, entry.number)
    return ()


def tells_nothing(game: AnyGame, before: Moment, after: Moment, person: int) -> bool:
    """Whether the action of another seat tells a person nothing about hidden things: it
    would be possible, and look the same, whatever it is that the person can't see."""
    entry, view = after.entry, game.view(after.state, person)
    assert entry is not None
    assert entry.seat is not None
    shown = _shown(after, person)
    if not shown and view == game.view(before.state, person):
        return True
    action, rng = game.parse(entry.text), Rng(f"replies:{entry.number}")
    for _ in range(_WORLDS):
        state = game.imagine(before.state, person, rng)
        if action not in game.legal(state, entry.seat):
            return False
        events = game.play(state, entry.seat, action)
        told = [(event.id, dict(event.args)) for event in seen(events, person)]
        if told != shown or game.view(state, person) != view:
            return False
    return True


def _shown(moment: Moment, person: int) -> list[tuple[str, dict[str, object]]]:
    return [(event.id, dict(event.args)) for event in seen(moment.events, person)]
