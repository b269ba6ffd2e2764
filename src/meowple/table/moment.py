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
    person at the table would take back, its own action first. `unknown_to` are the viewers
    who can't know that there was an action at all: seats, and None for a spectator."""

    __slots__ = (
        "entry", "events", "hidden", "line", "previous", "reach", "state", "undoable",
        "undone_too", "unknown_to",
    )  # fmt: skip

    def __init__(
        self,
        entry: Entry | None,
        state: Any,
        line: Timeline,
        events: list[Event],
        previous: Moment | None,
        unknown_to: frozenset[int | None] = frozenset(),
        undoable: tuple[int, ...] = (),
        reach: tuple[int, ...] = (),
    ) -> None:
        self.entry = entry
        self.state = state
        self.line = line
        self.events = events
        self.previous = previous
        self.unknown_to = unknown_to
        self.undoable = undoable
        self.reach = reach
        # As in the row of its entry; known when that is committed.
        self.hidden: tuple[int, ...] = ()
        # The rest of `reach` as the only person counts, without what they can't know of.
        self.undone_too: tuple[int, ...] = ()

    def shown(self, viewer: int | None) -> int:
        """The number of its row, as a viewer counts."""
        return 0 if self.entry is None else shown_number(self.entry, self.hidden, viewer)

    def known_to(self, viewer: int | None) -> bool:
        """Whether a viewer knows that there was such a row."""
        return viewer not in self.unknown_to


def shown_number(entry: Entry, hidden: tuple[int, ...], viewer: int | None) -> int:
    """The number of a row as a viewer counts: `hidden` is how many rows up to here each
    seat can't know of, and then a spectator. A viewer does not count these, so that a gap
    gives nothing away."""
    return entry.number - hidden[-1 if viewer is None else viewer]


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
    rolled = drawn(before.state.rng) != drawn(state.rng)
    revealed = rolled or any(event.reveals for event in events)
    unknown_to = frozenset() if revealed else _unaware(game, before, state, events, entry)
    line = clocks.after(game, before.line, state, entry, outages, secret=bool(unknown_to))
    undoable = undoable_after(before.undoable, entry, unknown_to, revealed=revealed)
    after = Moment(entry, state, line, events, before, unknown_to, undoable)
    after.reach = reach_after(game, before, after, person, revealed=revealed)
    return after


def drawn(rng: Rng) -> tuple[int, int]:
    """A mark of how far a generator has come: it changes with each roll or deal."""
    return rng.counter, rng.pool


def _unaware(
    game: AnyGame, before: Moment, state: Any, events: list[Event], entry: Entry
) -> frozenset[int | None]:
    """The viewers for whom an action leaves no trace: a seat has prepared or chosen
    something in secret. Then not even a number may give it away."""
    if not clocks.looks_same(game, before.line, state):
        return frozenset()
    others = [None, *(seat for seat in range(state.seats) if seat != entry.seat)]
    return frozenset(
        other
        for other in others
        if not any(event.seen_by(other) for event in events)
        and game.view(state, other) == game.view(before.state, other)
    )
