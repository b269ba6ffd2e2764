"""A table: a game in progress, with people and bots around it.

This is where to begin reading. The log of entries is the truth, the position is its
replay, and an undo is an entry of its own. Nothing here reads a clock, a database or a
network: the time comes in as `now`, in milliseconds since 1970.

A change has two steps. `propose_...` checks a request and returns the row that would come
next; `commit` adds it. In between, a server writes the row to its database, where another
process may have been faster. Without a database `act` and `undo` do both at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from meowple.kernel.errors import MeowpleError
from meowple.kernel.frame import Action
from meowple.kernel.game import AnyGame
from meowple.kernel.rng import Rng
from meowple.table import deadlines, messages, presenter, queries
from meowple.table.clocks import Outages
from meowple.table.deadlines import BotTurn, Due
from meowple.table.endings import Ending, ending, is_early, out_of_time
from meowple.table.errors import Conflict, in_words
from meowple.table.fame import Fame, fame
from meowple.table.hint_messages import Hint
from meowple.table.log import ACT, END, FORCED, IDLE, UNDO, Entry
from meowple.table.moment import Moment
from meowple.table.position import ALL_ROWS, Position, Row, may_be_late
from meowple.table.queries import Chooser, Present
from meowple.table.seats import ABANDONED, BOT, OVER, PLAYING, TableFacts
from meowple.table.undo import MOST_ROWS, may_undo, may_undo_late, undone_enough
from meowple.texts import Texts


@dataclass(frozen=True, slots=True)
class ActionRequest:
    """A request to act or to undo: the seat, the number of the state that its client saw,
    and the client's own id of the request."""

    seat: int
    number: int
    id: str


@dataclass(frozen=True, slots=True)
class Proposal:
    """A row that would come next, and where it leads. It counts when it is committed."""

    entry: Entry
    moment: Moment

    @property
    def ends(self) -> bool:
        """Whether nothing comes after it."""
        return self.entry.kind == END or not self.moment.line.asked


def begun(table: Table | None) -> Table:
    """The table, if its game has begun: until then a host has none."""
    if table is None:
        raise Conflict("table.not_begun")
    return table


class Table:
    """A game that has begun. It holds the whole log, or the last `recent` rows of it."""

    def __init__(
        self,
        facts: TableFacts,
        game: AnyGame,
        entries: Iterable[Entry] = (),
        *,
        outages: Outages = (),
        recent: int = ALL_ROWS,
    ) -> None:
        self._facts = facts
        started = facts.created if facts.started is None else facts.started
        self.position = Position(
            game,
            game.setup(len(facts.seats), facts.options, facts.seed),
            started=started,
            outages=outages,
            recent=recent,
            person=facts.person,
        )
        self.position.load(entries)

    @property
    def facts(self) -> TableFacts:
        return self._facts

    @facts.setter
    def facts(self, facts: TableFacts) -> None:
        self._facts = facts
        # A bot may have taken the place of a player who left.
        self.position.person = facts.person

    @property
    def game(self) -> AnyGame:
        return self.position.game

    @property
    def over(self) -> bool:
        return self.position.over or self.facts.status != PLAYING

    @property
    def actions(self) -> list[tuple[int, str]]:
        """Seat and text of every action that was not taken back."""
        return self.position.surviving.listed()

    # Changes.

    def answered(self, request: ActionRequest) -> int | None:
        """The number that a request got already, among the rows that are held."""
        for row in self.position.rows:
            if row.entry.request == request.id and row.entry.seat == request.seat:
                return row.shown(request.seat)
        return None

    def holds(self, request: ActionRequest) -> bool:
        """Whether the state that the client saw is still held; then so is every row that
        came after it."""
        return self.position.find(request.number, request.seat) is not None

    def propose_action(self, request: ActionRequest, text: str, now: int) -> Proposal:
        """A seat's own action."""
        self._check(request)
        return self._propose(request.seat, ACT, text, now, request.id)

    def propose_undo(self, request: ActionRequest, now: int) -> Proposal:
        """A seat takes back its last action. Raises PastNotHeld where that takes more of
        the log than is held."""
        position, seat = self.position, request.seat
        seen = position.find(request.number, seat)
        if self.over or seen is None or not may_undo_late(position, seen, seat):
            self._check(request)
        if undone_enough(position, seat):
            raise Conflict("undo.too_many", most=MOST_ROWS)
        if not may_undo(position, seat):
            raise Conflict("undo.not_now")
        numbers = " ".join(map(str, position.rows_to_undo(seat)))
        return self._propose(seat, UNDO, numbers, now, request.id)

    def propose_choice(self, turn: BotTurn, text: str | None, now: int) -> Proposal | None:
        """The action that a bot chose for a seat, or any legal one if that is none. None
        if the seat is not asked any more."""
        position, seat = self.position, turn.seat
        if position.over or seat not in position.asked:
            return None
        if turn.kind == ACT and self.facts.seats[seat].kind != BOT:
            # Its player has come back.
            return None
        legal = position.game.legal(position.state, seat)
        if text is None or all(str(action) != text for action in legal):
            chance = Rng(f"{position.setup.seed}:any:{seat}:{position.number}")
            text = str(chance.choice(legal))
        return self._propose(seat, turn.kind, text, now)

    def propose_idle(self, now: int) -> Proposal | None:
        """The answer that counts for the next seat that left a window unanswered; None
        where no window is due to close."""
        position, line = self.position, self.position.moment.line
        closes = deadlines.window_end(self.facts, line)
        if position.over or closes is None or closes > now:
            return None
        seat = line.windowed[0]
        action = position.game.idle(position.state, seat)
        return self._propose(seat, IDLE, str(action), now)

    def propose_forced(self, now: int) -> Proposal | None:
        """The forced action of the only person, where there is no choice."""
        action = None if self.over else self._forced(self.position.moment)
        if action is None:
            return None
        return self._propose(self.facts.person, FORCED, str(action), now)

    def _forced(self, moment: Moment) -> Action | None:
        person = self.facts.person
        if person is None or not self.facts.terms.play_forced:
            return None
        return (
            self.game.forced(moment.state, person) if person in moment.line.asked else None
        )

    def propose_news(self, kind: str, seat: int, now: int) -> Proposal:
        """The player of a seat has left, or is back."""
        return self._propose(seat, kind, "", now)

    def propose_end(self, text: str, seat: int | None, now: int) -> Proposal:
        """End the table before its game is over."""
        return self._propose(seat, END, text, now)

    def propose_loss(self, seat: int, now: int) -> Proposal:
        """A seat loses on time."""
        return self.propose_end(out_of_time(seat), seat, now)

    def _check(self, request: ActionRequest) -> None:
        """Refuse a request that was meant for another state, unless it means the same
        now."""
        position, seat = self.position, request.seat
        if request.number != position.shown(seat):
            row = position.find(request.number, seat)
            if row is None or not may_be_late(position, row, seat):
                raise Conflict("action.stale", number=position.shown(seat))
        if self.over:
            raise Conflict("game.over")

    def _propose(
        self, seat: int | None, kind: str, text: str, now: int, id: str | None = None
    ) -> Proposal:
        entry = Entry(self.position.number + 1, seat, kind, text, now, id)
        return Proposal(entry, self.position.try_entry(entry))

    def is_hidden(self, proposal: Proposal) -> bool:
        """Whether no other seat may know of a row that would come next."""
        return self.position.is_hidden(proposal.entry, proposal.moment)

    def ending(self, proposal: Proposal) -> tuple[str, Ending]:
        """The status and the ending of a table that a row ends."""
        entry = proposal.entry
        end = entry.text if entry.kind == END else None
        found = ending(self.game, proposal.moment.state, end)
        return ABANDONED if is_early(end) else OVER, found

    def fame(self, proposal: Proposal) -> Fame:
        """The fame of the game that a row ends."""
        return fame(self.game, self.position.setup.options, proposal.moment.state)

    def commit(self, proposal: Proposal) -> Row:
        """Add a row to the log."""
        status = self.ending(proposal)[0] if proposal.ends else self.facts.status
        self.position.push(proposal.entry, proposal.moment)
        if status != self.facts.status:
            self.facts = replace(self.facts, status=status)
        return self.position.rows[-1]

    def act(self, request: ActionRequest, text: str, now: int) -> int:
        """Play a seat's action at once; the number of its row. The same request twice
        counts once."""
        done = self.answered(request)
        if done is not None:
            return done
        return self.commit(self.propose_action(request, text, now)).shown(request.seat)

    def undo(self, request: ActionRequest, now: int) -> int:
        """Take back a seat's last action at once; the number of the undo's own row."""
        done = self.answered(request)
        if done is not None:
            return done
        return self.commit(self.propose_undo(request, now)).shown(request.seat)

    def due(self, now: int, bots_at: int = 0) -> Due:
        """Everything due now without a request; nothing after the end."""
        if self.over:
            return Due()
        line, outages = self.position.moment.line, self.position.outages
        due = deadlines.due_now(self.facts, line, now, outages, bots_at=bots_at)
        forced = bots_at <= now and self._forced(self.position.moment) is not None
        return replace(due, forced=forced)

    def due_times(
        self, now: int, bots_at: int = 0, after: Moment | None = None
    ) -> list[int]:
        """The times at which something is due: now, or after a moment to come."""
        moment, outages = after or self.position.moment, self.position.outages
        times = deadlines.due_times(self.facts, moment.line, now, outages, bots_at=bots_at)
        return times if self._forced(moment) is None else [*times, bots_at]

    def next_due(self, now: int, bots_at: int = 0) -> int | None:
        """The time to check again what is due, if nothing happens before then."""
        times = () if self.over else self.due_times(now, bots_at)
        return min((time for time in times if time > now), default=None)

    # Messages. A viewer is a seat, or None for a spectator.

    def hello(
        self,
        viewer: int | None,
        texts: Texts,
        *,
        yours: Sequence[int] = (),
        rematch: str | None = None,
        muted: Iterable[int] = (),
    ) -> messages.Hello:
        """The first message to a client."""
        number = self.position.shown(viewer)
        return presenter.hello(
            self.facts,
            viewer,
            texts,
            number=number,
            yours=yours,
            rematch=rematch,
            muted=muted,
        )

    def state(
        self, viewer: int | None, texts: Texts, now: int, since: Row | None = None
    ) -> messages.State:
        """The present state as a viewer may know it, with what happened since a row."""
        return presenter.state_for(
            self.position, self.facts, viewer, texts, since=since, now=now
        )

    def present(self, viewer: int | None) -> Present:
        """The present moment on a copy, to be asked about in another thread."""
        return Present.of(self.position, viewer)

    def words(
        self, viewer: int | None, texts: Texts, *, picture: bool = False
    ) -> messages.Words:
        return queries.words(self.present(viewer), texts, picture=picture)

    def why(
        self, seat: int, id: str, text: str, texts: Texts, after: Sequence[str] = ()
    ) -> messages.Why:
        return queries.why(self.present(seat), seat, id, text, texts, after)

    def foresee(self, seat: int, id: str, actions: Sequence[str]) -> messages.Foresight:
        return queries.foresee(self.present(seat), seat, id, actions)

    def preview(self, seat: int, id: str, text: str) -> messages.Preview:
        return queries.preview(self.present(seat), seat, id, text)

    def plan(self, seat: int, id: str, steps: Sequence[str]) -> messages.Planned:
        return queries.plan(self.present(seat), seat, id, steps)

    def insight(self, viewer: int | None) -> messages.Insight:
        return queries.insight(self.present(viewer))

    def hint(self, seat: int, texts: Texts, choose: Chooser) -> Hint:
        """The best actions of a seat that is asked, as a search estimates them."""
        now = self.hint_asked(seat)
        return queries.hint(now, seat, choose(now.game, now.state.copy(), seat), texts)

    def hint_asked(self, seat: int) -> Present:
        """The moment that a hint is about, where the seat may have one."""
        now = self.present(seat)
        queries.check_hint(now, self.facts.terms)
        return now

    def error(
        self, error: MeowpleError, texts: Texts, id: str | None = None
    ) -> messages.Error:
        """A refusal in words, with the rule of the game that explains it."""
        return messages.Error(in_words(error, texts, self.game), id)
