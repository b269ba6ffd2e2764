"""A follower: one client's view of a table, and the state that it still lacks.

States are not queued. A client that is behind gets the newest state, with everything
that happened since the one it has.
"""

from __future__ import annotations

from enum import Enum, auto

from meowple.table.messages import State
from meowple.table.position import Position, Row
from meowple.table.seats import TableFacts, at_table
from meowple.table.table import Table
from meowple.texts import Texts


class Need(Enum):
    """The update that a client needs."""

    NOTHING = auto()
    STATE = auto()
    # More of the past than the table holds.
    REPLAY = auto()


class Follower:
    """Looks through a seat's eyes; None: as a spectator."""

    def __init__(self, seat: int | None, language: Texts) -> None:
        self.seat = seat
        self.language = language
        # The row whose state the client has; None: it gets the whole state next.
        self.row: Row | None = None
        self._resend = False
        self._named: tuple[TableFacts, Texts] | None = None

    def texts(self, facts: TableFacts) -> Texts:
        """The client's language, with the names of the players at the table now."""
        if self._named is None or self._named[0] is not facts:
            self._named = facts, at_table(self.language, facts, self.seat)
        return self._named[1]

    def is_awaited(self, position: Position) -> bool:
        """Whether the seat is asked, or the log would have to be replayed for the client
        after one more row."""
        return self.seat in position.asked or position.drops_next(self.row)

    def change_seat(self, seat: int | None) -> None:
        """Look through another seat's eyes, which has seen nothing yet."""
        self.seat = seat
        self.row = None
        self._named = None

    def resend(self) -> None:
        """The client needs the present state once more."""
        self._resend = True

    def need(self, position: Position) -> Need:
        """The update that the client needs now."""
        row = self.row
        if row is None:
            self._resend = False
            return Need.STATE
        if position.number < row.entry.number:
            # The client has a later row from the log than this process has heard of yet.
            return Need.NOTHING
        if not self._resend:
            if position.number == row.entry.number:
                return Need.NOTHING
            if position.shown(self.seat) == row.shown(self.seat):
                # The event is hidden from this seat, and so is the fact that it happened.
                self.row = position.rows[-1]
                return Need.NOTHING
        self._resend = False
        held = row.entry.number >= position.rows[0].entry.number
        return Need.STATE if held else Need.REPLAY

    @property
    def have(self) -> int:
        """The number of the state that the client has; 0: none."""
        return 0 if self.row is None else self.row.shown(self.seat)

    def must_replay(self, position: Position, have: int) -> bool:
        """Whether it takes more of the past than the table holds to send what happened
        since the state with this number. A number that is yet to come needs nothing."""
        held = position.find(have, self.seat) is not None
        return not held and have <= position.shown(self.seat)

    def catch_up(self, table: Table, now: int, have: int) -> State:
        """The present state with everything since the one that the client says it has;
        where that one is not held, with nothing of the past. It is marked as sent."""
        since = table.position.find(have, self.seat)
        self.reached(table.position)
        return self.state(table, now, since)

    def state(self, table: Table, now: int, since: Row | None) -> State:
        """The present state with what happened since a row. It is not marked as sent."""
        return table.state(self.seat, self.texts(table.facts), now, since)

    def reached(self, position: Position) -> Row | None:
        """The client gets the present state; the answer is the row that it had before."""
        before, self.row = self.row, position.rows[-1]
        return before
