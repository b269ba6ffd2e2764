"""A follower: which state a client lacks, and what of the past comes with it."""

from __future__ import annotations

import pytest

from meowple.kernel.registry import built_in
from meowple.table.follower import Follower, Need
from meowple.table.messages import encode
from meowple.table.table import Table
from meowple.table.terms import Terms
from meowple.texts import texts
from tests.table.tables import Game, facts_of

RULES = next(iter(built_in())).game


@pytest.fixture(scope="module")
def game() -> Game:
    facts = facts_of(RULES, 2, {}, 5, Terms(window_seconds=0))
    game = Game.begun(RULES, facts, "followers")
    while len(game.log) < 12:
        game.step()
    return game


def holding(game: Game, recent: int) -> Table:
    """The same table, which holds only the last rows."""
    return Table(game.table.facts, RULES, game.log, recent=recent)


def test_a_client_catches_up_from_the_state_that_it_has(game: Game) -> None:
    client, table = Follower(0, texts()), game.table
    number = table.position.shown(0)
    state = client.catch_up(table, game.now, number - 2)
    assert state.number == number
    assert state.events
    assert {event.number for event in state.events} <= {number - 1, number}
    assert client.have == number
    assert client.need(table.position) is Need.NOTHING


def test_a_client_that_is_up_to_date_gets_its_state_once_more(game: Game) -> None:
    client, table = Follower(0, texts()), game.table
    state = client.catch_up(table, game.now, table.position.shown(0))
    assert state.events == []


def test_a_state_that_is_not_held_any_more_takes_a_replay(game: Game) -> None:
    client, few = Follower(None, texts()), holding(game, 3)
    number = few.position.shown(None)
    assert [client.must_replay(few.position, number - n) for n in (0, 2, 3, number)] == [
        False,
        False,
        True,
        True,
    ]
    assert not client.must_replay(game.table.position, 0)


def test_a_state_that_is_yet_to_come_takes_no_replay(game: Game) -> None:
    client, table = Follower(0, texts()), game.table
    ahead = table.position.shown(0) + 1
    assert not client.must_replay(table.position, ahead)
    # It is sent the present state, and nothing of the past.
    assert client.catch_up(table, game.now, ahead).events == []


def test_a_slow_client_gets_the_same_by_a_replay_as_from_a_table_that_held_all(
    game: Game,
) -> None:
    slow, quick = (Follower(0, texts()) for _ in range(2))
    begun = Table(game.table.facts, RULES, game.log[:2])
    for client in (slow, quick):
        client.reached(begun.position)
    assert slow.need(holding(game, 3).position) is Need.REPLAY
    replayed = holding(game, len(game.log) + 1)
    assert quick.need(game.table.position) is Need.STATE
    since = quick.reached(game.table.position)
    wanted = quick.state(game.table, game.now, since)
    assert encode(slow.catch_up(replayed, game.now, slow.have)) == encode(wanted)


def test_another_seat_has_seen_nothing_yet(game: Game) -> None:
    client, table = Follower(0, texts()), game.table
    client.reached(table.position)
    client.change_seat(1)
    assert client.have == 0
    assert client.need(table.position) is Need.STATE
