"""A host without a network: a table and its clients in one thread, as a worker in a browser
would keep them. Text in, text out."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from meowple.kernel.errors import MeowpleError
from meowple.table import session
from meowple.table.follower import Need
from meowple.table.messages import (
    Ack,
    AskHint,
    AskInsight,
    AskWords,
    Chat,
    Error,
    Outgoing,
    encode,
    read,
)
from meowple.table.seats import TableFacts
from meowple.table.session import AskedQuery, Session
from meowple.table.table import Table, begun
from meowple.texts import texts
from tests.table.tables import QUICK, STARTED, decision

_decode = msgspec.json.Decoder(Outgoing).decode


@dataclass(eq=False)
class Client:
    """One client: all messages that it was sent, and the queries that wait."""

    session: Session
    sent: list[Outgoing] = field(default_factory=list)
    asked: list[AskedQuery] = field(default_factory=list)
    is_out: bool = False

    def put(self, message: msgspec.Struct) -> None:
        self.sent.append(_decode(encode(message)))

    def news(self) -> list[Outgoing]:
        """The messages that it was sent since the last look."""
        found, self.sent = self.sent, []
        return found

    def kinds(self) -> list[str]:
        return [type(message).__name__ for message in self.news()]

    def errors(self) -> list[str]:
        return [one.error.id for one in self.news() if isinstance(one, Error)]


class Host:
    """Satisfies `session.Hosted`. Queries wait until `answer` is called."""

    def __init__(self, facts: TableFacts, table: Table | None) -> None:
        self.row = facts
        self.table = table
        self.rematch: str | None = None
        self.now = STARTED
        self.clients: list[Client] = []
        self.muted: set[int] = set()

    def client(self, who: str | None, seat: int | None) -> Client:
        client = Client(Session(self, who, seat, texts()))
        client.put(client.session.hello())
        self.clients.append(client)
        self._update()
        return client

    def send(self, client: Client, text: str) -> None:
        """A message of a client."""
        request: str | None = None
        try:
            message = read(text)
            request = getattr(message, "id", None)
            self._do(client, client.session.receive(message))
        except MeowpleError as error:
            client.put(client.session.refused(error, request))
        self._update()

    def _do(self, client: Client, task: session.Task) -> None:
        table = begun(self.table)
        match task:
            case session.PlayAction(request, action):
                client.put(Ack(request.id, table.act(request, action, self.now)))
            case session.TakeBack(request):
                client.put(Ack(request.id, table.undo(request, self.now)))
            case session.CatchUp(have):
                client.put(client.session.follower.catch_up(table, self.now, have))
            case session.Greet():
                client.put(client.session.hello(self.muted))
            case session.AddChatLine(seat, said):
                for other in self.clients:
                    other.put(Chat(1, seat, said, self.now))
            case session.MuteSeat(_, seat, on):
                (self.muted.add if on else self.muted.discard)(seat)
            case session.Explain():
                client.put(client.session.why(task))
            case session.AnswerQuery(query):
                client.asked.append(client.session.ask(query))

    def answer(self, client: Client) -> None:
        """The answers to the queries of a client."""
        while client.asked:
            asked = client.asked.pop(0)
            answer = self._answer(client, asked)
            if client.session.may_see(asked):
                client.put(answer)
            elif asked.repeats:
                client.asked.append(client.session.ask(asked.query))

    def _answer(self, client: Client, asked: AskedQuery) -> msgspec.Struct:
        match asked.query:
            case AskWords(picture):
                return asked.words(picture=picture)
            case AskInsight():
                return asked.insight()
            case AskHint():
                table, seat = begun(self.table), asked.viewer
                assert seat is not None
                find = decision(table, seat).hint
                return table.hint(seat, asked.texts, lambda *_: find(QUICK))

    def change(self, facts: TableFacts) -> None:
        """Seats or status have changed."""
        self.row = facts
        if self.table is not None:
            self.table.facts = facts
        for client in self.clients:
            if client.session.may_stay:
                client.put(client.session.table_changed())
            else:
                client.is_out = True

    def _update(self) -> None:
        """Send each client the state that it lacks."""
        table = self.table
        for client in self.clients if table is not None else ():
            assert table is not None
            follower = client.session.follower
            if follower.need(table.position) is Need.STATE:
                since = follower.reached(table.position)
                client.put(follower.state(table, self.now, since))
