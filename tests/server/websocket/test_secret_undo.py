"""Secret preparations of others neither hinder taking back nor show in it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, Sequence
from copy import copy
from itertools import islice
from typing import Any

import pytest

from meowple.kernel.frame import Action, refuse
from meowple.kernel.game import AnyGame
from meowple.kernel.record import Record
from meowple.kernel.registry import games
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Setup
from meowple.table.log import ACT, Entry, surviving
from meowple.table.position import Position
from meowple.table.table import ActionRequest
from meowple.table.undo import may_undo
from tests.server.bell_game import Belfry, Bells, Turn, Word
from tests.server.in_memory_table import Desk, Wire, World, a_table, all_is_sent
from tests.server.players import Person
from tests.server.serving import Serving


class EarlyTurn(Turn):
    """After a step of whose turn it is, the others may ring beforehand, in secret."""

    __slots__ = ()

    def legal(self, state: Belfry, seat: int) -> Sequence[Action]:
        if seat == state.turn:
            return super().legal(state, seat)
        return [Word("ring")] if state.steps[state.turn] and not state.rung[seat] else []

    def play(self, state: Belfry, seat: int, action: Action) -> None:
        if seat == state.turn:
            super().play(state, seat, action)
            return
        if action not in self.legal(state, seat):
            raise refuse(state, seat)
        state.rung[seat] = True
        state.whisper(seat, "bells.answered", answer="ring")


class EarlyBells(Bells):
    def start(self, setup: Setup) -> Belfry:
        state = super().start(setup)
        state.stack = [EarlyTurn()]
        return state


def begun(game: AnyGame, seats: int, moves: Sequence[tuple[int, str]]) -> Position:
    position = Position(game, game.setup(seats, {}, 1), started=0, recent=12)
    for seat, text in moves:
        position.push(*tried(position, seat, text))
    return position


def tried(position: Position, seat: int, text: str) -> Any:
    entry = Entry(position.number + 1, seat, ACT, text, 0)
    return entry, position.try_entry(entry)


def world_at(position: Position) -> World:
    """A world of its own that stands where the position does."""
    own = copy(position)
    own.rows = position.rows.copy()
    own.surviving = position.surviving.copy()
    table = a_table(own.game, own.setup.seats, dict(own.setup.options))
    return World(Desk(), table, own)


async def told(
    position: Position, watching: int | None, undoing: int, secret: tuple[int, str] | None
) -> list[str]:
    """The messages to someone while a seat takes back its last action and does it again,
    and another has prepared something in secret before, or has not."""
    world = world_at(position)
    own = position.moment.entry
    assert own is not None
    wire = Wire(world, watching)
    await all_is_sent()
    if secret is not None:
        seat, action = secret
        await world.act(ActionRequest(seat, world.position.shown(seat), "s"), action)
        assert not world.position.moment.known_to(None)
        await all_is_sent()
    number = world.position.shown(undoing)
    if watching == undoing:
        wire.ask("u", number, None)
        await all_is_sent()
        wire.ask("r", number + 1, own.text)
    else:
        await world.undo(ActionRequest(undoing, number, "u"))
        await all_is_sent()
        await world.act(ActionRequest(undoing, number + 1, "r"), own.text)
    await all_is_sent()
    await wire.hang_up()
    return wire.received


def same_for_others(position: Position, undoing: int, secret: tuple[int, str]) -> None:
    for watching in (None, *range(position.setup.seats)):
        if watching != secret[0]:
            with_it = asyncio.run(told(position, watching, undoing, secret))
            assert with_it == asyncio.run(told(position, watching, undoing, None))
            assert '"undo":true' in with_it[1] or watching != undoing
            assert "error" not in "".join(with_it)


def states(received: list[str]) -> list[dict[str, Any]]:
    return [m for m in map(json.loads, received) if m["type"] == "state"]


def test_a_secret_ring_does_not_show_when_another_takes_back_an_answer() -> None:
    position = begun(Bells(), 3, [(0, "end"), (1, "done")])
    same_for_others(position, 1, (0, "ring"))


def test_a_secret_ring_outlasts_the_undo_of_another(server: Serving) -> None:
    ann = Person(server.address, "Ann")
    options = {"rounds": 1}
    table = ann.table(
        "bells", "me", "hotseat", "hotseat", options=options, window_seconds=0
    )
    own, one, two = (ann.chair(table, seat) for seat in range(3))
    own.at(0)
    own.act("end")
    one.at(1)
    one.act("ring")
    own.at(2)
    own.act("ring")
    one.undo()
    two.at(3)
    two.act("done")
    own.at(5)
    assert (own.state["undone"], own.state["view"]["rung"]) == ([], True)
    one.act("done")
    assert own.at(6)["view"]["steps"] == [1, 0, 0]
    record = ann.http.get(f"/api/tables/{table['id']}/record").text
    assert Record.parse(record).actions == [
        (0, "end"), (0, "ring"), (2, "done"), (1, "done"),
    ]  # fmt: skip


def test_what_cannot_be_without_the_step_falls_with_it_and_only_its_owner_is_told() -> None:
    position = begun(EarlyBells(), 3, [(0, "step")])
    same_for_others(position, 0, (2, "ring"))
    _, rung, back, again = states(asyncio.run(told(position, 2, 0, (2, "ring"))))
    assert (rung["number"], rung["view"]["rung"]) == (2, True)
    assert (back["undone"], back["view"]["rung"]) == ([1, 2], False)
    assert again["actions"] == ["ring"]


def test_of_several_secrets_each_stands_or_falls_by_itself() -> None:
    position = begun(EarlyBells(), 3, [(0, "step"), (0, "step"), (1, "ring"), (2, "ring")])
    assert all(may_undo(position, seat) for seat in range(3))
    assert [position.rows_to_undo(seat) for seat in range(3)] == [(2,), (3,), (4,)]


def test_more_secrets_than_are_held_change_nothing(server: Serving) -> None:
    ann = Person(server.address, "Ann")
    table = ann.table("bells", "me", "hotseat", "hotseat", window_seconds=0)
    own, one = ann.chair(table, 0), ann.chair(table, 1)
    own.at(0)
    own.act("end")
    one.at(1)
    one.act("done")
    own.at(2)
    for _ in range(server.settings.recent_rows):
        own.act("ring")
        own.undo()
    one.send("sync", have=2)
    assert one.next("state")["undo"]
    assert one.undo() == 3
    assert one.state["undone"] == [2]


def chances(position: Position, rng: Rng) -> Iterator[tuple[int, tuple[int, str]]]:
    """Moments of a random game at which one seat may take back its last action while
    another can prepare something in secret."""
    game = position.game
    while not position.over:
        for seat in set(range(position.setup.seats)) - set(position.moment.line.asked):
            for action in map(str, game.legal(position.state, seat)):
                undoable = tried(position, seat, action)[1]
                if not undoable.known_to(None) and len(undoable.undoable) > 1:
                    yield undoable.undoable[0], (seat, action)
        seat = rng.choice(position.moment.line.asked)
        wanted = [str(a) for a in game.legal(position.state, seat)]
        text = rng.choice([a for a in wanted if not a.startswith("ask ")])
        position.push(*tried(position, seat, text))


@pytest.mark.parametrize(("seed", "falls"), [(4, 2), (9, 1)])
def test_on_the_isle_a_secret_interjection_does_not_show_in_an_undo(
    seed: int, falls: int
) -> None:
    game = games()["isle"]
    position = Position(game, game.setup(3, {}, seed), started=0, recent=12)
    found = list(islice(chances(position, Rng(seed)), 1))
    assert found
    for undoing, secret in found:
        same_for_others(position, undoing, secret)
        entry, moment = tried(position, *secret)
        position.push(entry, moment)
        assert len(position.rows_to_undo(undoing)) == falls


def test_rows_survive_an_undo_that_does_not_name_them() -> None:
    rows = [
        Entry(number, seat, kind, text, 0)
        for number, (seat, kind, text) in enumerate(
            [(0, "act", "a"), (1, "act", "b"), (2, "act", "c"), (0, "undo", "1 3")], 1
        )
    ]
    assert [row.text for row in surviving(rows)] == ["b"]
