"""Thousands of random games: they end, nothing is lost, and their records replay."""

from __future__ import annotations

import pytest

from meowple.games.kyoto.game import GAME
from meowple.kernel.record import Record, verify
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Setup, Value
from tests.games.kyoto.playing import KINDS, Mover, eager_move, name, random_move

pytestmark = pytest.mark.uncounted

# Games per test; several tests spread over the processors.
CHUNK = 50
# Every so many actions the pieces are counted.
COUNTED = 40

CHUNKS = [
    pytest.param(seats, options, move, chunk, id=f"{name(seats, options)} {label}")
    for seats, options in KINDS
    for chunk, (move, label) in enumerate(
        [(random_move, "random"), (random_move, "more"), (eager_move, "eager")]
    )
]


def test_there_are_enough_games() -> None:
    assert len(CHUNKS) * CHUNK >= 2100
    assert {seats for seats, _ in KINDS} == {2, 3, 4}


def test_every_option_is_played() -> None:
    for option in GAME.info.options:
        given = {options.get(option.id, option.default) for _, options in KINDS}
        assert given >= {*option.values}


@pytest.mark.parametrize(("seats", "options", "move", "chunk"), CHUNKS)
def test_random_games_end_lose_nothing_and_replay(
    seats: int, options: dict[str, Value], move: Mover, chunk: int
) -> None:
    for seed in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        record = play(GAME.setup(seats, options, seed), move)
        again = Record.parse(record.text())
        assert [check.passed for check in verify(again, GAME)] == [True, True], seed


def play(setup: Setup, move: Mover) -> Record:
    """A game from its beginning to its end, within its bound."""
    state, rng = GAME.start(setup), Rng(f"random game {setup.seed}")
    record, census = Record.of(GAME, setup), GAME.census(state)
    bound = GAME.bound(setup)
    while state.stack:
        seat = rng.choice(GAME.actors(state))
        action = move(GAME.legal(state, seat), rng)
        GAME.play(state, seat, action)
        record.add(seat, action)
        assert len(record.actions) <= bound, setup
        if len(record.actions) % COUNTED == 0:
            assert GAME.census(state) == census, setup
    assert GAME.census(state) == census, setup
    assert state.most >= state.target or state.round == 200
    assert GAME.result(state) is not None
    record.close(GAME, state)
    return record


def test_a_game_in_which_nobody_does_anything_stays_below_the_bound() -> None:
    for seats in (2, 3, 4):
        setup = GAME.setup(seats)
        record = play(setup, lambda legal, _: legal[-1])
        assert len(record.actions) == 200 * seats
        assert len(record.actions) < GAME.bound(setup)
