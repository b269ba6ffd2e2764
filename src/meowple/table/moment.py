"""One moment of a game: a state that was reached, and how.

A state that was reached never changes: an action is played on a copy. So moments can
share states, and an undo goes back to a moment that is still held.
"""

from __future__ import annotations

from typing import Any

from meowple.kernel.event import Event
from meowple.kernel.game import AnyGame
from meowple.kernel.rng import Rng
from meowple.table import clocks
from meowple.table.clocks import Outages, Timeline
from meowple.table.log import Entry
from meowple.table.replies import reach_after
from meowple.table.undo import undoable_after


class Moment:
    """The action that led here, the events it caused, and the moment before. `previous`
    is None at the start, and where the past is no longer held. `undoable` are the seats
    that may take back their last action; `reach` are the rows that an undo of the only
    person at the table would take back, its own action first. `quiet`: only the seat that
    acted may know that there was an action at all."""

    __slots__ = (
        "entry", "events", "hidden", "line", "previous", "quiet", "reach", "state",
        "undoable",
    )  # fmt: skip

    def __init__(
        self,
        entry: Entry | None,
        state: Any,
        line: Timeline,
        events: list[Event],
        previous: Moment | None,
        quiet: bool = False,
        undoable: tuple[int, ...] = (),
        reach: tuple[int, ...] = (),
    ) -> None:
        self.entry = entry
        self.state = state
        self.line = line
        self.events = events
        self.previous = previous
        self.quiet = quiet
        self.undoable = undoable
        self.reach = reach
        # As in the row of its entry; known when that is committed.
        self.hidden: tuple[int, ...] = ()

    def shown(self, viewer: int | None) -> int:
        """The number of its row, as a viewer counts."""
        return 0 if self.entry is None else shown_number(self.entry, self.hidden, viewer)

    def known_to(self, viewer: int | None) -> bool:
        """Whether a viewer knows that there was such a row."""
        return not self.quiet or (self.entry is not None and self.entry.seat == viewer)


def shown_number(entry: Entry, hidden: tuple[int, ...], viewer: int | None) -> int:
    """The number of a row as a viewer counts: `hidden` is how many rows of each seat are
    hidden from the others up to here. A viewer does not count rows that it can't know of,
    so that a gap gives nothing away."""
    own = 0 if viewer is None else hidden[viewer]
    return entry.number - sum(hidden) + own


def play(
    game: AnyGame,
    before: Moment,
    entry: Entry,
    outages: Outages,
    person: int | None = None,
) -> Moment:
    """The moment after an action. Raises what the rules refuse; changes nothing. `person`
    is the only person at the table, if there are only bots beside them."""
    assert entry.seat is not None
    state = before.state.copy()
    events = game.play(state, entry.seat, game.parse(entry.text))
    line = clocks.after(game, before.line, state, entry, outages)
    rolled = _drawn(before.state.rng) != _drawn(state.rng)
    quiet = not rolled and is_quiet(game, before, state, line, events, entry.seat)
    revealed = rolled or any(event.reveals for event in events)
    undoable = undoable_after(before.undoable, entry, quiet=quiet, revealed=revealed)
    after = Moment(entry, state, line, events, before, quiet, undoable)
    after.reach = reach_after(game, before, after, person, revealed=revealed)
    return after


def _drawn(rng: Rng) -> tuple[int, int]:
    return rng.counter, rng.pool


def is_quiet(
    game: AnyGame,
    before: Moment,
    state: Any,
    line: Timeline,
    events: list[Event],
    seat: int,
) -> bool:
    """Whether an action leaves no trace for anyone else: a seat that was not asked has
    prepared something in secret. Then not even a number may give it away."""
    if seat in before.line.asked or before.line.asked != line.asked:
        return False
    others = [None, *(s for s in range(state.seats) if s != seat)]
    if any(event.seen_by(other) for event in events for other in others):
        return False
    return all(
        game.view(state, other) == game.view(before.state, other) for other in others
    )
