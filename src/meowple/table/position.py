"""The position of a game: the replay of its log, with the last rows still held."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from meowple.kernel.game import AnyGame
from meowple.kernel.setup import Setup
from meowple.table import clocks, undo
from meowple.table.absences import Absences, News, Viewers
from meowple.table.clocks import Outages
from meowple.table.log import ACTIONS, END, UNDO, Entry, SurvivingActions, taken_back
from meowple.table.moment import Moment, play, shown_number

# Hold every row of the log.
ALL_ROWS = sys.maxsize


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the log, where it led, and how many rows up to here each viewer can't know
    of. `fallen` is what an undo took back. `away` are the seats for which a bot plays
    because their player left, `news` is what the row says about its player rather than
    about the game, and who learns it (None: all who know of the row)."""

    entry: Entry
    moment: Moment
    hidden: tuple[int, ...]
    fallen: tuple[Moment, ...] = ()
    away: frozenset[int] = frozenset()
    news: tuple[News, Viewers | None] | None = None

    def shown(self, viewer: int | None) -> int:
        """The number of the row as a viewer (a seat, or None for a spectator) counts."""
        return shown_number(self.entry, self.hidden, viewer)


class Position:
    """A game, moved on by rows of its log. `recent` is how many rows are held; `person`
    is the only person at the table, if there are only bots beside them."""

    def __init__(
        self,
        game: AnyGame,
        setup: Setup,
        *,
        started: int,
        outages: Outages = (),
        recent: int,
        person: int | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.outages = outages
        self.recent = recent
        self.person = person
        state = game.start(setup)
        self.moment = Moment(None, state, clocks.begin(game, state, started), [], None)
        self.end: str | None = None
        self.number = 0
        # For each seat, and for a spectator.
        self.hidden = (0,) * (setup.seats + 1)
        self.surviving = SurvivingActions()
        self.absences = Absences()
        start = Row(Entry(0, None, "start", "", started), self.moment, self.hidden)
        self.rows: deque[Row] = deque([start])

    @property
    def state(self) -> Any:
        return self.moment.state

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are asked for an action."""
        return self.moment.line.asked

    @property
    def over(self) -> bool:
        return self.end is not None or not self.asked

    def shown(self, viewer: int | None) -> int:
        """The present number as a viewer counts."""
        return self.rows[-1].shown(viewer)

    def load(self, entries: Iterable[Entry]) -> None:
        """Move on by many rows. The past is dropped at the end, for an undo needs it."""
        for entry in entries:
            self._push(entry, self.try_entry(entry))
        self._trim()

    def try_entry(self, entry: Entry) -> Moment:
        """The moment after a row. Raises what the rules refuse; changes nothing."""
        if entry.kind in ACTIONS:
            return self._play(self.moment, entry)
        if entry.kind == UNDO:
            return undo.without(self.moment, taken_back(entry), self._play)
        return self.moment

    def push(self, entry: Entry, moment: Moment) -> None:
        """Add a row that was committed."""
        self._push(entry, moment)
        self._trim()

    def rows_to_undo(self, seat: int) -> tuple[int, ...]:
        """The rows that an undo of this seat takes back, its own first. Raises
        PastNotHeld where the moment before is not held any more."""
        if seat == self.person:
            return self.moment.reach
        return undo.rows_to_undo(self.moment, seat, self._play)

    def _play(self, before: Moment, entry: Entry) -> Moment:
        return play(self.game, before, entry, self.outages, self.person)

    def _push(self, entry: Entry, moment: Moment) -> None:
        assert entry.number == self.number + 1, (entry.number, self.number)
        fallen = undo.fallen(self.moment, entry)
        unknown_to = self._unknown_to(entry, moment)
        if unknown_to:
            viewers = (*range(self.setup.seats), None)
            self.hidden = tuple(
                n + (viewer in unknown_to)
                for viewer, n in zip(viewers, self.hidden, strict=True)
            )
        if entry.kind == END:
            self.end = entry.text
        if entry.kind in ACTIONS:
            moment.hidden = self.hidden
            moment.undone_too = self._undone_too(moment)
        self.number = entry.number
        self.moment = moment
        self.surviving.add(entry)
        news = self.absences.add(entry, unknown_to)
        away = self.absences.away
        self.rows.append(Row(entry, moment, self.hidden, fallen, away, news))

    def is_hidden(self, entry: Entry, moment: Moment) -> bool:
        """Whether no other seat or spectator may know of the row that would come next."""
        return len(self._unknown_to(entry, moment)) == self.setup.seats

    def _unknown_to(self, entry: Entry, moment: Moment) -> frozenset[int | None]:
        """The viewers who can't know of the row that would come next. Taking back a secret
        action is as secret as the action was."""
        if entry.kind == UNDO:
            taken = [moment.unknown_to for moment in undo.fallen(self.moment, entry)]
            return taken[0].intersection(*taken[1:]) - {entry.seat}
        return moment.unknown_to if entry.kind in ACTIONS else frozenset()

    def _undone_too(self, moment: Moment) -> tuple[int, ...]:
        if len(moment.reach) < 2:
            return ()
        assert moment.previous is not None
        before = moment.previous.undone_too
        if not moment.known_to(self.person):
            return before
        return (*before, moment.shown(self.person))

    def _trim(self) -> None:
        while len(self.rows) > self.recent:
            self.rows.popleft()
        if self.recent > self.number:
            return
        moment: Moment | None = self.moment
        for _ in range(self.recent):
            if moment is None:
                return
            moment = moment.previous
        if moment is not None:
            moment.previous = None
            if moment.entry is not None:
                moment.events = []

    def drops_next(self, row: Row | None) -> bool:
        """Whether this row is the one that the next row will push out."""
        return len(self.rows) >= self.recent and self.rows[0] is row

    def find(self, shown: int, viewer: int | None) -> Row | None:
        """The newest row that has this number for a viewer; None if it is not held."""
        for row in reversed(self.rows):
            if row.shown(viewer) == shown:
                return row
        return None

    def since(self, row: Row) -> list[Row]:
        """The rows after one that is held."""
        return [later for later in self.rows if later.entry.number > row.entry.number]


def may_be_late(position: Position, row: Row, seat: int) -> bool:
    """Whether an action meant for an earlier row means the same now: since then only
    others acted, and the seat has been asked the same thing throughout."""
    game = position.game
    wanted = _question(game, row.moment, seat)
    if wanted is None:
        return False
    return all(
        later.entry.seat != seat
        and later.entry.kind != END
        and _question(game, later.moment, seat) == wanted
        for later in position.since(row)
    )


def _question(game: AnyGame, moment: Moment, seat: int) -> list[str] | None:
    if seat not in moment.line.asked:
        return None
    return [str(action) for action in game.legal(moment.state, seat)]
