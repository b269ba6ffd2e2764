"""A killed server loses nothing that it acknowledged, and does nothing twice."""

from __future__ import annotations

from random import Random

import pytest

from meowple.table.log import Entry
from tests.server.kill_server import RECEIVED, SENT, WRITTEN, Client, Moment, play_all
from tests.server.players import Person
from tests.server.record_checks import record_of, replayed, rows_of
from tests.server.server_processes import Running, running
from tests.thorough import times

# Six tests, each with so many: at least one at each kind of moment.
KILLS = times(3, 9)
KINDS = (SENT, RECEIVED, WRITTEN)
GAMES = [("fits", 4, {}), ("isle", 2, {"rescue_choice": "simultaneous"}), ("kyoto", 2, {})]
MOST = {SENT: 12, RECEIVED: 40, WRITTEN: 12}


class Table:
    """A table at which everybody has a client of their own."""

    def __init__(self, address: str, game: str, seats: int, options: object) -> None:
        people = [Person(address, f"Cat {seat}") for seat in range(seats)]
        kinds = ["me", *["open"] * (seats - 1)]
        self.table = people[0].table(game, *kinds, options=options, window_seconds=0)
        for person in people[1:]:
            person.join(self.table)
        self.clients = [
            Client(person, self.table, seat, Random(f"{game} {seat}"))
            for seat, person in enumerate(people)
        ]

    @property
    def over(self) -> bool:
        return all(client.end is not None for client in self.clients)

    def move_to(self, server: Running) -> None:
        for client in self.clients:
            client.person.address = server.address

    def check(self, server: Running, entries: list[Entry]) -> None:
        """Every promise is kept, once; what was refused, or never sent, is not there."""
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        promised = {
            (client.seat, id): text
            for client in self.clients
            for id, (text, _) in client.promised.items()
        }
        written = {(e.seat, e.request): e.text for e in entries}
        assert len(written) == len(entries)
        assert written == promised
        record = record_of(Person(server.address, None), self.table)
        assert record.actions == [(entry.seat, entry.text) for entry in entries]
        rows = {row.entry.number: row for row in replayed(record).rows}
        for entry in entries:
            assert entry.seat is not None
            _, number = self.clients[entry.seat].promised[entry.request or ""]
            assert rows[entry.number].shown(entry.seat) == number
        ends = [client.end or {} for client in self.clients]
        assert all(end["result"] == ends[0]["result"] for end in ends)


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_a_killed_server_loses_nothing_and_does_nothing_twice(
    database_url: str, game: str, seats: int, options: dict[str, object]
) -> None:
    chance = Random(f"{game} is killed")
    tables: list[Table] = []
    kills = 0
    while kills < KILLS or not tables[-1].over:
        with running(database_url) as server:
            if not tables or tables[-1].over:
                tables.append(Table(server.address, game, seats, options))
            table = tables[-1]
            table.move_to(server)
            kind = KINDS[kills % len(KINDS)] if kills < KILLS else None
            often = chance.randint(1, MOST[kind or SENT])
            moment = Moment(kind, often, server.kill)
            play_all(table.clients, moment, database_url)
            kills += moment.has_come
    with running(database_url) as server:
        for table in tables:
            table.check(server, rows_of(database_url, table.table["id"]))
