"""Where a game stands: the replay of its log, with the last rows kept at hand.

Nothing here reads a clock or a database. States that were reached never change: an
action is played on a copy, so that rows can share them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from meowple.kernel.errors import IllegalAction
from meowple.kernel.event import Event
from meowple.kernel.game import AnyGame
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Setup
from meowple.table import clocks
from meowple.table.clocks import Outages, Timeline
from meowple.table.log import ACT, ACTIONS, END, UNDO, Entry, taken_back

# Who has seen so many rows of a log may not take back any more, or it would never end.
MOST_ROWS = 50_000


class Point:
    """One moment of the game that survives: the action that led to it, what it told,
    and the moment before. `previous` is None at the start, and where the past is no
    longer held. `undoable` are the seats that may take back their last action."""

    __slots__ = (
        "entry", "events", "hidden", "line", "previous", "quiet", "state", "undoable",
    )  # fmt: skip

    def __init__(
        self,
        entry: Entry | None,
        state: Any,
        line: Timeline,
        events: list[Event],
        previous: Point | None,
        quiet: bool = False,
        undoable: tuple[int, ...] = (),
    ) -> None:
        self.entry = entry
        self.state = state
        self.line = line
        self.events = events
        self.previous = previous
        self.quiet = quiet
        self.undoable = undoable
        # As in the row of its entry; known when that is committed.
        self.hidden: tuple[int, ...] = ()

    def shown(self, viewer: int | None) -> int:
        """The number of its row, as a viewer counts."""
        return 0 if self.entry is None else _shown(self.entry, self.hidden, viewer)

    def known_to(self, viewer: int | None) -> bool:
        """Whether a viewer knows that there was such a row."""
        return not self.quiet or (self.entry is not None and self.entry.seat == viewer)


def _shown(entry: Entry, hidden: tuple[int, ...], viewer: int | None) -> int:
    own = 0 if viewer is None else hidden[viewer]
    return entry.number - sum(hidden) + own


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the log, where it led, and how many rows of each seat are hidden from
    the others up to here. `fallen` is what an undo took back."""

    entry: Entry
    point: Point
    hidden: tuple[int, ...]
    fallen: tuple[Point, ...] = ()

    def shown(self, viewer: int | None) -> int:
        """The number of the row as this seat (None: a spectator) counts. Rows that a
        seat cannot know of are not counted, so that a gap tells nothing."""
        return _shown(self.entry, self.hidden, viewer)


class Position:
    """A game, moved on by rows of its log."""

    def __init__(
        self,
        game: AnyGame,
        setup: Setup,
        *,
        started: int,
        outages: Outages = (),
        recent: int = 12,
    ) -> None:
        self.game = game
        self.setup = setup
        self.outages = outages
        self.recent = recent
        state = game.start(setup)
        self.point = Point(None, state, clocks.begin(game, state, started), [], None)
        self.end: str | None = None
        self.number = 0
        self.hidden = (0,) * setup.seats
        start = Row(Entry(0, None, "start", "", started), self.point, self.hidden)
        self.rows: deque[Row] = deque([start])

    @property
    def state(self) -> Any:
        return self.point.state

    @property
    def over(self) -> bool:
        return self.end is not None or not self.point.line.asked

    def shown(self, viewer: int | None) -> int:
        """The present number as a viewer counts."""
        return self.rows[-1].shown(viewer)

    def load(self, entries: Iterable[Entry]) -> None:
        """Move on by many rows; the past is let go at the end, for an undo needs it."""
        for entry in entries:
            self._push(entry, self._next(entry))
        self._trim()

    def try_entry(self, entry: Entry) -> Point:
        """Where a row would lead. Raises what the rules refuse; changes nothing."""
        return self._next(entry)

    def push(self, entry: Entry, point: Point) -> None:
        """The row was committed."""
        self._push(entry, point)
        self._trim()

    def _next(self, entry: Entry) -> Point:
        if entry.kind in ACTIONS:
            return self._played(self.point, entry)
        if entry.kind == UNDO:
            return self._without(taken_back(entry))
        return self.point

    def _played(self, before: Point, entry: Entry) -> Point:
        game = self.game
        assert entry.seat is not None
        state = before.state.copy()
        events = game.play(state, entry.seat, game.parse(entry.text))
        line = clocks.after(game, before.line, state, entry, self.outages)
        rolled = _drawn(before.state.rng) != _drawn(state.rng)
        quiet = not rolled and is_quiet(game, before, state, line, events, entry.seat)
        # What is done in secret changes for nobody else what they may take back.
        undoable = before.undoable if quiet else ()
        undoable = tuple(seat for seat in undoable if seat != entry.seat)
        if entry.kind == ACT and not rolled and not any(e.reveals for e in events):
            undoable = (*undoable, entry.seat)
        return Point(entry, state, line, events, before, quiet, undoable)

    def _without(self, numbers: tuple[int, ...]) -> Point:
        """Where the game stands when some rows are taken back: those that came later and
        survive are played again."""
        later: list[Point] = []
        point: Point | None = self.point
        while point is not None and point.entry and point.entry.number >= min(numbers):
            if point.entry.number not in numbers:
                later.append(point)
            point = point.previous
        if point is None:
            raise LookupError(numbers)
        for old in reversed(later):
            assert old.entry is not None
            point = self._played(point, old.entry)
            point.hidden = old.hidden
        return point

    def _push(self, entry: Entry, point: Point) -> None:
        assert entry.number == self.number + 1, (entry.number, self.number)
        fallen = self._fallen(entry)
        if self.is_hidden(entry, point):
            self.hidden = tuple(
                n + (seat == entry.seat) for seat, n in enumerate(self.hidden)
            )
        if entry.kind == END:
            self.end = entry.text
        if entry.kind in ACTIONS:
            point.hidden = self.hidden
        self.number = entry.number
        self.point = point
        self.rows.append(Row(entry, point, self.hidden, fallen))

    def is_hidden(self, entry: Entry, point: Point) -> bool:
        """Whether nobody else may know of the row that would come next. To take back
        what nobody knew of is as quiet as that was."""
        if entry.kind == UNDO:
            return self._fallen(entry)[0].quiet
        return entry.kind in ACTIONS and point.quiet

    def _fallen(self, entry: Entry) -> tuple[Point, ...]:
        """What an undo takes back, its own action first."""
        if entry.kind != UNDO:
            return ()
        numbers = taken_back(entry)
        found: list[Point] = []
        point: Point | None = self.point
        while point is not None and point.entry and point.entry.number >= numbers[0]:
            if point.entry.number in numbers:
                found.append(point)
            point = point.previous
        return tuple(reversed(found))

    def holds_undo(self, seat: int) -> bool:
        """Whether the moment before the last action of a seat is still held."""
        point = self._last_known(seat)
        return point is not None and point.previous is not None

    def _last_known(self, seat: int) -> Point | None:
        """The newest moment but for those that others prepared in secret."""
        point: Point | None = self.point
        while point is not None and not point.known_to(seat):
            point = point.previous
        return point

    def falls(self, seat: int) -> tuple[int, ...]:
        """The numbers of the rows that fall when a seat takes back its last action: its
        own, and of what others prepared in secret since then what cannot be, or cannot
        be secret, without it."""
        own = self._last_known(seat)
        assert own is not None
        assert own.entry is not None
        assert own.previous is not None
        later: list[Entry] = []
        point: Point | None = self.point
        while point is not own and point is not None and point.entry is not None:
            later.append(point.entry)
            point = point.previous
        now, fallen = own.previous, [own.entry.number]
        for entry in reversed(later):
            try:
                again = self._played(now, entry)
            except IllegalAction:
                again = None
            if again is not None and again.quiet:
                now = again
            else:
                fallen.append(entry.number)
        return tuple(fallen)

    def _trim(self) -> None:
        while len(self.rows) > self.recent:
            self.rows.popleft()
        point: Point | None = self.point
        for _ in range(self.recent):
            if point is None:
                return
            point = point.previous
        if point is not None:
            point.previous = None
            if point.entry is not None:
                point.events = []

    def lets_go_of(self, row: Row | None) -> bool:
        """Whether the next row will be the end of what is held of this one."""
        return len(self.rows) >= self.recent and self.rows[0] is row

    def find(self, shown: int, viewer: int | None) -> Row | None:
        """The newest row that a viewer counts so; None if it is not held any more."""
        for row in reversed(self.rows):
            if row.shown(viewer) == shown:
                return row
        return None

    def since(self, row: Row) -> list[Row]:
        """The rows after one that is held."""
        return [later for later in self.rows if later.entry.number > row.entry.number]


def _drawn(rng: Rng) -> tuple[int, int]:
    return rng.counter, rng.pool


def is_quiet(
    game: AnyGame,
    before: Point,
    state: Any,
    line: Timeline,
    events: list[Event],
    seat: int,
) -> bool:
    """Whether an action leaves no trace for anybody else: a seat that was not asked has
    prepared something in secret. Then not even a number may tell the others of it."""
    if seat in before.line.asked or before.line.asked != line.asked:
        return False
    others = [None, *(s for s in range(state.seats) if s != seat)]
    if any(event.seen_by(other) for event in events for other in others):
        return False
    return all(
        game.view(state, other) == game.view(before.state, other) for other in others
    )


def may_undo(position: Position, seat: int) -> bool:
    """Whether a seat may take back its last action: by hand, with nothing rolled or
    revealed, and as far as the seat can know nobody has acted since."""
    undoable = seat in position.point.undoable and not position.over
    return undoable and not undone_enough(position, seat)


def undone_enough(position: Position, seat: int) -> bool:
    """Whether so much was done and taken back that it must go on."""
    return position.shown(seat) >= MOST_ROWS


def may_be_late(position: Position, row: Row, seat: int) -> bool:
    """Whether an action meant for an earlier row means the same now: since then only
    others acted, and the seat has been asked the same thing throughout."""
    game = position.game
    wanted = _question(game, row.point, seat)
    if wanted is None:
        return False
    return all(
        later.entry.seat != seat
        and later.entry.kind != END
        and _question(game, later.point, seat) == wanted
        for later in position.since(row)
    )


def _question(game: AnyGame, point: Point, seat: int) -> list[str] | None:
    if seat not in point.line.asked:
        return None
    return [str(action) for action in game.legal(point.state, seat)]
