"""A session: one client of a table, and what its messages mean.

The host of a table gives every incoming message to `receive`, which checks it and returns
the task that the host does. The host only adds what is its own: the connection, rate
limits, the database. It keeps to this order: an `Ack` is sent before the state that the
action led to, and an error before the state that is sent again after it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from meowple.kernel.errors import MeowpleError
from meowple.table import messages, presenter, queries
from meowple.table.access import may_look
from meowple.table.errors import BadRequest, Forbidden, in_words
from meowple.table.follower import Follower
from meowple.table.messages import (
    AskForesight,
    AskHint,
    AskInsight,
    AskPlan,
    AskPreview,
    AskWords,
)
from meowple.table.queries import Present
from meowple.table.seats import TableFacts
from meowple.table.table import ActionRequest, Table, begun
from meowple.texts import Texts

Query = AskWords | AskInsight | AskHint


class Hosted(Protocol):
    """A table, as its host holds it. `table` is None before the game begins."""

    @property
    def row(self) -> TableFacts: ...
    @property
    def table(self) -> Table | None: ...
    @property
    def rematch(self) -> str | None: ...


# The tasks of a host.


@dataclass(frozen=True, slots=True)
class PlayAction:
    """Play an action, and acknowledge it with the number of its row."""

    request: ActionRequest
    action: str


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take back the seat's last action, and acknowledge that with the number of its row."""

    request: ActionRequest


@dataclass(frozen=True, slots=True)
class CatchUp:
    """Send the present state with everything since the one that the client has."""

    have: int


@dataclass(frozen=True, slots=True)
class Greet:
    """Send the hello: the client has changed seats."""


@dataclass(frozen=True, slots=True)
class AddChatLine:
    """Send a line of chat to all clients, and acknowledge it if it has an id."""

    seat: int
    text: str
    id: str | None = None


@dataclass(frozen=True, slots=True)
class MuteSeat:
    """Keep the lines of a seat from a profile, or let them through again."""

    profile: str
    seat: int
    on: bool


@dataclass(frozen=True, slots=True)
class Explain:
    """Send the rule that forbids an action: `Session.why`."""

    seat: int
    id: str
    action: str
    after: Sequence[str]


@dataclass(frozen=True, slots=True)
class Foresee:
    """Send the effect of actions or plans: `Session.foresee`."""

    seat: int
    query: AskForesight | AskPreview | AskPlan


@dataclass(frozen=True, slots=True)
class AnswerQuery:
    """Answer a query beside the other messages: `Session.ask`."""

    query: Query


Task = (
    PlayAction
    | TakeBack
    | CatchUp
    | Greet
    | AddChatLine
    | MuteSeat
    | Explain
    | Foresee
    | AnswerQuery
)


@dataclass(frozen=True, slots=True)
class AskedQuery:
    """A query, the seat through whose eyes the client looked when it was asked, and the
    moment that it is about. It may be answered in another thread."""

    query: Query
    viewer: int | None
    now: Present
    texts: Texts

    @property
    def repeats(self) -> bool:
        """Whether the query is asked again for the seat that the client has changed to. A
        hint is not: the client must ask for it at each seat."""
        return not isinstance(self.query, AskHint)

    def words(self, *, picture: bool) -> messages.Words:
        return queries.words(self.now, self.texts, picture=picture)

    def insight(self) -> messages.Insight:
        return queries.insight(self.now)


class Session:
    """A client of a table. `who` is its profile; `seat` is the seat through whose eyes it
    looks, or None for a spectator."""

    def __init__(
        self, hosted: Hosted, who: str | None, seat: int | None, language: Texts
    ) -> None:
        self._hosted = hosted
        self.who = who
        self.follower = Follower(seat, language)

    @property
    def seat(self) -> int | None:
        return self.follower.seat

    @property
    def language(self) -> Texts:
        return self.follower.language

    @property
    def texts(self) -> Texts:
        """The client's language, with the names of the players at the table now."""
        return self.follower.texts(self._hosted.row)

    @property
    def yours(self) -> tuple[int, ...]:
        """The seats of the profile."""
        return self._hosted.row.seats_of(self.who)

    @property
    def is_awaited(self) -> bool:
        """Whether the game waits for the seat, or the client must not miss the next row."""
        table = self._hosted.table
        return table is not None and self.follower.is_awaited(table.position)

    @property
    def may_stay(self) -> bool:
        """Whether the client may still look: its seat may have gone to another player."""
        return may_look(self._hosted.row, self.who, self.seat)

    def own_seat(self) -> int:
        """The seat that the client acts for; refused where it has none."""
        seat = self.seat
        if seat is None:
            raise Forbidden("seat.none")
        self._hosted.row.check_seat(self.who, seat)
        return seat

    # Incoming messages.

    def receive(self, message: messages.Incoming) -> Task:
        """The task that a message gives the host. Raises if the client may not ask it."""
        match message:
            case messages.Act(number, id, action):
                return PlayAction(ActionRequest(self.own_seat(), number, id), action)
            case messages.Undo(number, id):
                return TakeBack(ActionRequest(self.own_seat(), number, id))
            case messages.Sync(have):
                return CatchUp(have)
            case messages.Sit(seat):
                return self._sit(seat)
            case messages.Say(text, id):
                return AddChatLine(self.own_seat(), text, id)
            case messages.Mute(seat, on):
                return self._mute(seat, on)
            case messages.AskWhy(id, action, after):
                return Explain(self.own_seat(), id, action, after)
            case AskForesight() | AskPreview() | AskPlan():
                return Foresee(self.own_seat(), message)
            case AskWords() | AskInsight() | AskHint():
                return AnswerQuery(message)

    def _sit(self, seat: int | None) -> Greet:
        if seat is not None:
            self._hosted.row.check_seat(self.who, seat)
        self.follower.change_seat(seat)
        return Greet()

    def _mute(self, seat: int, on: bool) -> MuteSeat:
        seats = len(self._hosted.row.seats)
        if self.who is None:
            raise Forbidden("seat.none")
        if seat >= seats:
            raise BadRequest("seat.unknown", number=seat, seats=seats)
        return MuteSeat(self.who, seat, on)

    # Queries.

    def why(self, task: Explain) -> messages.Why:
        table = begun(self._hosted.table)
        return table.why(task.seat, task.id, task.action, self.texts, task.after)

    def foresee(
        self, task: Foresee
    ) -> messages.Foresight | messages.Preview | messages.Planned:
        table = begun(self._hosted.table)
        match task.query:
            case AskForesight(id, actions):
                return table.foresee(task.seat, id, actions)
            case AskPreview(id, action):
                return table.preview(task.seat, id, action)
            case AskPlan(id, steps):
                return table.plan(task.seat, id, steps)

    def ask(self, query: Query) -> AskedQuery:
        """Begin to answer a query, about the present moment."""
        now = begun(self._hosted.table).present(self.seat)
        if isinstance(query, AskHint):
            self.own_seat()
        return AskedQuery(query, self.seat, now, self.texts)

    def may_see(self, asked: AskedQuery) -> bool:
        """Whether the answer is sent: the client still looks through the same eyes."""
        return asked.viewer == self.seat

    # Outgoing messages.

    def hello(self, muted: Iterable[int] = ()) -> messages.Hello:
        hosted, table, seat = self._hosted, self._hosted.table, self.seat
        return presenter.hello(
            hosted.row,
            seat,
            self.language,
            number=0 if table is None else table.position.shown(seat),
            yours=self.yours,
            rematch=hosted.rematch,
            muted=muted,
        )

    def table_changed(self) -> messages.Table:
        """The message that seats, names or status have changed."""
        row, rematch = self._hosted.row, self._hosted.rematch
        return presenter.table_changed(row, self.yours, rematch, self.language)

    def refused(self, error: MeowpleError, request: str | None) -> messages.Error:
        """The answer to a request that is refused. A client that acted on an old state
        gets the present one once more."""
        if error.id == "action.stale":
            self.follower.resend()
        return self.error(error, request)

    def trouble(self, error: MeowpleError | None) -> messages.Trouble:
        """The message that the table can't go on, or that it can again."""
        return messages.Trouble(None if error is None else in_words(error, self.texts))

    def error(self, error: MeowpleError, request: str | None = None) -> messages.Error:
        """An error in words."""
        table = self._hosted.table
        if table is None:
            return messages.Error(in_words(error, self.texts), request)
        return table.error(error, self.texts, request)
