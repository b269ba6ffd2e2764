"""Random games of every kind: they end, nothing is lost, and their records replay."""

from __future__ import annotations

from typing import Any

import pytest

from meowple.kernel.record import Record, verify
from meowple.kernel.registry import find
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Setup
from tests.games.cases import RandomGames, of_every_game
from tests.own_games import IDS
from tests.thorough import times

pytestmark = pytest.mark.uncounted

# Games per test: 2,000 and more of each game when all are played.
PLAYED, CHUNK = times(8, 50), 50
# The pieces are counted after every 25 actions.
COUNTED = 25

GAMES: list[RandomGames] = of_every_game("RANDOM_GAMES")
LONGEST: list[RandomGames] = of_every_game("LONGEST_GAMES")


def of(id: str) -> list[RandomGames]:
    return [games for games in GAMES if games.kind.game.info.id == id]


@pytest.mark.parametrize("id", IDS)
def test_there_are_enough_games_with_every_number_of_seats(id: str) -> None:
    assert len(of(id)) * CHUNK >= 2000
    assert {games.kind.seats for games in of(id)} == {*find(id).info.seats}


@pytest.mark.parametrize("id", IDS)
def test_every_option_is_played(id: str) -> None:
    for option in find(id).info.options:
        given = {games.kind.setup(0).options[option.id] for games in of(id)}
        assert given >= {*option.values}


@pytest.mark.parametrize("games", GAMES, ids=str)
def test_random_games_end_lose_nothing_and_replay(games: RandomGames) -> None:
    for seed in range(games.chunk * CHUNK, games.chunk * CHUNK + PLAYED):
        record = play(games, games.kind.setup(seed))
        again = Record.parse(record.text())
        assert [check.passed for check in verify(again, games.kind.game)] == [True, True]


@pytest.mark.parametrize("games", LONGEST, ids=str)
def test_the_longest_games_we_can_think_of_stay_below_the_bound(games: RandomGames) -> None:
    for seed in range(times(3, 10)):
        setup = games.kind.setup(seed)
        assert len(play(games, setup).actions) < games.kind.game.bound(setup)


def play(games: RandomGames, setup: Setup) -> Record:
    """A game from its beginning to its end, within its bound."""
    game: Any = games.kind.game
    state, rng = game.start(setup), Rng(f"random game {setup.seed}")
    record, census, bound = Record.of(game, setup), game.census(state), game.bound(setup)
    while game.actors(state):
        seat, action = games.move(state, rng)
        game.play(state, seat, action)
        record.add(seat, action)
        assert len(record.actions) <= bound, setup
        if len(record.actions) % COUNTED == 0:
            assert game.census(state) == census, setup
    assert game.census(state) == census, setup
    assert games.ended(state), setup
    assert game.result(state) is not None
    record.close(game, state)
    return record
