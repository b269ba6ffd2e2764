"""Nobody is sent a byte that depends on what they may not know."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from meowple.kernel.game import AnyGame, games
from meowple.kernel.rng import Rng
from meowple.server.entries import Entry
from meowple.server.messages import encode
from meowple.server.position import Point, Position
from meowple.server.seeing import state_for, told_since
from meowple.server.tables import Seat, TableRow
from meowple.server.terms import Pace, Terms
from meowple.texts import texts
from tests.server.people import Chair, Message, Person
from tests.server.serving import Serving

TERMS = Terms(pace=Pace(kind="live"), window_seconds=20)


def a_table(game: AnyGame, seats: int, options: dict[str, Any]) -> TableRow:
    return TableRow(
        id="table",
        game=game.info.id,
        rules=1,
        options=options,
        seed=7,
        salt="salt",
        commitment="",
        maker="",
        terms=TERMS,
        status="playing",
        code=None,
        created=0,
        started=0,
        updated=0,
        asked=(),
        due=None,
        rematch_of=None,
        seats=tuple(Seat(n, "me", "p", None, "Ann", None) for n in range(seats)),
    )


def sent(position: Position, table: TableRow, viewer: int | None) -> bytes:
    rows = list(position.rows)
    before = rows[-2] if len(rows) > 1 else rows[-1]
    told = told_since(before.point, position.since(before), viewer, texts())
    return encode(state_for(position, table, viewer, texts(), told=told, now=10**9))


def redealt(position: Position, seat: int, rng: Rng) -> Any:
    """The present moment with all that a seat does not know dealt anew."""
    point = position.point
    state = position.game.imagine(point.state, seat, rng)
    # Whether something was rolled is known to all; an imagined state rolls anew.
    state.rng = point.state.rng.copy()
    fresh = Point(point.entry, state, point.line, point.events, point.previous)
    fresh.hidden = point.hidden
    return fresh


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("fits", {}),
        ("fits", {"advanced": True}),
        ("isle", {}),
        ("isle", {"mode": "family"}),
    ],
)
def test_what_is_dealt_anew_changes_no_byte(game: str, options: dict[str, Any]) -> None:
    rules = games()[game]
    setup = rules.setup(3, options, 11)
    table = a_table(rules, 3, options)
    position = Position(rules, setup, started=0)
    rng = Rng("secrets")
    while not position.over:
        for viewer in range(3):
            if rng.below(6) == 0:
                true = position.point
                seen = [sent(position, table, v) for v in (viewer, None)]
                position.point = redealt(position, viewer, rng)
                assert [sent(position, table, v) for v in (viewer, None)] == seen
                position.point = true
        seat = rng.choice(position.point.line.asked)
        action = str(rng.choice(rules.legal(position.state, seat)))
        entry = Entry(position.number + 1, seat, "act", action, position.number * 1000)
        position.push(entry, position.try_entry(entry))


def bytes_of_a_round(server: Serving, joins: bool) -> dict[str, list[str]]:
    """What everybody is sent while the seat that is not asked rings, or does not."""
    ann = Person(server.address, "Ann")
    table = ann.table("bells", "me", "hotseat", options={"rounds": 9}, window_seconds=0)
    chairs = {"own": ann.chair(table, 0), "other": ann.chair(table, 1)}
    chairs["guest"] = ann.chair(table, None)
    for chair in chairs.values():
        chair.at(0)
        chair.received.clear()
    chairs["own"].act("end")
    if joins:
        chairs["own"].act("ring")
        assert chairs["own"].state["number"] == 2
    chairs["other"].at(1)
    chairs["other"].act("done", id="r")
    chairs["other"].at(2), chairs["guest"].at(2)
    return {name: chair.received for name, chair in chairs.items()}


def until_told(received: list[str]) -> list[str]:
    """All but the last message, in which the ringing is made known."""
    return received[:-1]


def test_not_even_a_number_tells_of_what_is_done_in_secret(server: Serving) -> None:
    quiet, joined = (bytes_of_a_round(server, joins) for joins in (False, True))
    for name in ("other", "guest"):
        assert until_told(quiet[name]) == until_told(joined[name])
        assert len(quiet[name]) == len(joined[name])


def test_a_secret_ring_can_be_taken_back_in_secret(server: Serving) -> None:
    ann = Person(server.address, "Ann")
    table = ann.table("bells", "me", "hotseat", window_seconds=0)
    own, other = ann.chair(table, 0), ann.chair(table, 1)
    own.at(0)
    own.act("end")
    own.act("ring")
    assert own.undo() == 3
    assert other.at(1)["number"] == 1
    other.act("ring")
    assert [number_of(chair, "bells.rung") for chair in (own, other)] == [4, 2]
    found = ann.chair(table, 1, have=1).next("state")
    assert (found["number"], found["undone"]) == (2, [])


def number_of(chair: Chair, event: str) -> int:
    def there(state: Message) -> bool:
        return any(told["id"] == event for told in state["events"])

    state = chair.until(there)
    return int(next(e["number"] for e in state["events"] if e["id"] == event))


def test_no_seed_is_shown_before_the_end() -> None:
    rules = games()["fits"]
    table = replace(a_table(rules, 2, {}), seed=123456789123456789, salt="pepper")
    position = Position(rules, rules.setup(2, {}, table.seed), started=0)
    for viewer in (None, 0, 1):
        data = sent(position, table, viewer)
        assert b"pepper" not in data
        assert b"123456789123456789" not in data
