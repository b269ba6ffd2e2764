"""Undo: a seat takes back its own last action, as a row of its own in the log.

Among people, no other seat may have acted since. A person whose opponents are all bots
also takes back what came after the action: see `replies`.

Other seats may have prepared actions in secret since then. Those stay where they can:
they are played again after the undo, and fall with it only if they are impossible, or no
longer secret, without the action that was taken back.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from meowple.kernel.errors import IllegalAction
from meowple.table.log import ACT, UNDO, Entry, taken_back

if TYPE_CHECKING:
    from meowple.table.moment import Moment
    from meowple.table.position import Position, Row

    Play = Callable[[Moment, Entry], Moment]

# A seat that has seen this many rows may not take back any more, or a game might never end.
MOST_ROWS = 50_000


class PastNotHeld(LookupError):
    """The moment to go back to is no longer held: the whole log must be replayed."""


def undoable_after(
    before: tuple[int, ...],
    entry: Entry,
    unknown_to: frozenset[int | None],
    *,
    revealed: bool,
) -> tuple[int, ...]:
    """The seats that may take back their last action after this one.

    An action ends the right of every other seat that can know of it, and gives its own
    seat the right, if it acted itself and nothing was rolled or revealed.
    """
    others = tuple(seat for seat in before if seat in unknown_to)
    if entry.kind != ACT or revealed:
        return others
    assert entry.seat is not None
    return (*others, entry.seat)


def may_undo(position: Position, seat: int) -> bool:
    """Whether a seat may take back its last action: it acted itself, the action rolled
    and revealed nothing, and as far as the seat can know no other seat has acted since;
    or only bots have, and they revealed nothing either."""
    if position.over or undone_enough(position, seat):
        return False
    if seat == position.person:
        return bool(position.moment.reach)
    return seat in position.moment.undoable


def undone_too(position: Position, seat: int) -> list[int]:
    """The rows that fall with the last action of a seat, as the seat counts them: those
    that came after it. Among people this is a secret, and empty."""
    if seat != position.person or not may_undo(position, seat):
        return []
    return list(position.moment.undone_too)


def may_undo_late(position: Position, row: Row, seat: int) -> bool:
    """Whether a request to undo, meant for an earlier row, means the same now: since then
    there were only rows that fall with the action it was meant for."""
    reach = position.moment.reach
    if seat != position.person or not reach or reach[0] > row.entry.number:
        return False
    return all(later.entry.kind != UNDO for later in position.since(row))


def undone_enough(position: Position, seat: int) -> bool:
    """Whether the log has become too long for another undo."""
    return position.shown(seat) >= MOST_ROWS


def _last_known(now: Moment, seat: int) -> Moment | None:
    """The newest moment, except for those that others prepared in secret."""
    moment: Moment | None = now
    while moment is not None and not moment.known_to(seat):
        moment = moment.previous
    return moment


def rows_to_undo(now: Moment, seat: int, play: Play) -> tuple[int, ...]:
    """The numbers of the rows that fall when a seat takes back its last action, its own
    first."""
    own = _last_known(now, seat)
    if own is None or own.previous is None:
        raise PastNotHeld(seat)
    assert own.entry is not None
    later: list[Entry] = []
    moment: Moment | None = now
    while moment is not own and moment is not None and moment.entry is not None:
        later.append(moment.entry)
        moment = moment.previous
    reached, fallen = own.previous, [own.entry.number]
    for entry in reversed(later):
        again = _played_again(reached, entry, play)
        if again is not None and not again.known_to(seat):
            reached = again
        else:
            fallen.append(entry.number)
    return tuple(fallen)


def _played_again(before: Moment, entry: Entry, play: Play) -> Moment | None:
    try:
        return play(before, entry)
    except IllegalAction:
        return None


def without(now: Moment, numbers: tuple[int, ...], play: Play) -> Moment:
    """The moment that is reached when some rows are taken back: later rows that survive
    are played again."""
    later: list[Moment] = []
    moment: Moment | None = now
    while moment is not None and moment.entry and moment.entry.number >= min(numbers):
        if moment.entry.number not in numbers:
            later.append(moment)
        moment = moment.previous
    if moment is None:
        raise PastNotHeld(numbers)
    for old in reversed(later):
        assert old.entry is not None
        moment = play(moment, old.entry)
        moment.hidden, moment.undone_too = old.hidden, old.undone_too
    return moment


def fallen(now: Moment, entry: Entry) -> tuple[Moment, ...]:
    """The moments that an undo takes back, its own action first; none for other rows."""
    if entry.kind != UNDO:
        return ()
    numbers = taken_back(entry)
    found: list[Moment] = []
    moment: Moment | None = now
    while moment is not None and moment.entry and moment.entry.number >= numbers[0]:
        if moment.entry.number in numbers:
            found.append(moment)
        moment = moment.previous
    return tuple(reversed(found))
