"""That a record is what was played: what clients saw and did, compared with its replay."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import pairwise

from meowple.kernel.event import seen
from meowple.kernel.record import Record, verify
from meowple.kernel.registry import find
from meowple.server.storage import log_reader
from meowple.server.storage.database import Database
from meowple.table.log import ACT, Entry
from meowple.table.messages import encode
from meowple.table.position import Position, Row
from tests.server.players import Chair, Message, Person

CHECKS = ["verify.commitment", "verify.digest", "verify.replay"]


def record_of(person: Person, table: Message) -> Record:
    """The record of a finished table. It verifies: seed, salt and commitment, too."""
    record = Record.parse(person.http.get(f"/api/tables/{table['id']}/record").text)
    checks = verify(record)
    assert sorted(check.id for check in checks) == CHECKS
    assert all(check.passed for check in checks)
    assert record.commitment == table["commitment"]
    return record


def rows_of(url: str, table: str) -> list[Entry]:
    """The log of a table, from the database itself."""
    database = Database(url)
    try:
        return database.read_now(lambda c: log_reader.entries(c, table))
    finally:
        database.close()


def replayed(record: Record) -> Position:
    """The game of a record, every row held."""
    game = find(record.game)
    given = record.setup
    setup = game.setup(given.seats, given.options, given.seed)
    entries = [
        Entry(number, seat, ACT, action, 0)
        for number, (seat, action) in enumerate(record.actions, start=1)
    ]
    position = Position(game, setup, started=0, recent=len(entries) + 1)
    position.load(entries)
    return position


def check_clients(record: Record, chairs: Sequence[Chair]) -> None:
    """Check that clients that were there from the start received what the record holds."""
    position = replayed(record)
    assert position.over
    for chair in chairs:
        done = [action for seat, action in record.actions if seat == chair.seat]
        assert chair.played == done
        _check_states(position, chair)
    assert len({json.dumps(chair.state["result"]) for chair in chairs}) == 1
    for chair in chairs:
        assert chair.state["fair"]["seed"] == str(record.setup.seed)


def _check_states(position: Position, chair: Chair) -> None:
    game, viewer = position.game, chair.seat
    messages = [json.loads(text) for text in chair.received]
    states = [message for message in messages if message["type"] == "state"]
    numbers = [state["number"] for state in states]
    assert all(one <= next for one, next in pairwise(numbers))
    assert numbers[-1] == position.shown(viewer)
    told: dict[int, list[tuple[str, object]]] = {}
    for state in states:
        for event in state["events"]:
            told.setdefault(event["number"], []).append((event["id"], event["args"]))
        row = position.find(state["number"], viewer)
        assert row is not None
        assert state["view"] == json.loads(encode(game.view(row.moment.state, viewer)))
        assert state["over"] or state["actors"] == list(row.moment.line.asked)
    since = numbers[0]
    expected = [row for row in position.rows if row.shown(viewer) > since]
    assert told == _events(expected, viewer)


def _events(rows: Sequence[Row], viewer: int | None) -> dict[int, list[tuple[str, object]]]:
    found: dict[int, list[tuple[str, object]]] = {}
    for row in rows:
        for event in seen(row.moment.events, viewer):
            args = json.loads(encode(dict(event.args)))
            found.setdefault(row.shown(viewer), []).append((event.id, args))
    return found
