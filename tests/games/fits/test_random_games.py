"""Thousands of random games: they end, nothing is lost, and their records replay."""

from __future__ import annotations

import pytest

from meowple.games.fits.game import GAME
from meowple.games.fits.rules.state import FitsState
from meowple.kernel.frame import Action
from meowple.kernel.record import Record, verify
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Setup, Value
from tests.games.fits.playing import KINDS, Mover, described_move, name, random_move

pytestmark = pytest.mark.uncounted

# Games per test; several tests spread over the processors.
CHUNK = 50
# Every so many actions the pieces are counted.
COUNTED = 20

CHUNKS = [
    pytest.param(seats, options, move, chunk, id=f"{name(seats, options)} {label}")
    for seats, options in KINDS
    for chunk, (move, label) in enumerate(
        [(described_move, "described"), (described_move, "more"), (random_move, "random")]
    )
]


def test_there_are_enough_games() -> None:
    assert len(CHUNKS) * CHUNK >= 2000
    assert {seats for seats, _ in KINDS} == {2, 3, 4, 5}


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
        seat, action = state.seat, move(state, rng)
        GAME.play(state, seat, action)
        record.add(seat, action)
        assert len(record.actions) <= bound, setup
        if len(record.actions) % COUNTED == 0:
            assert GAME.census(state) == census, setup
    assert GAME.census(state) == census, setup
    assert not any(state.hands)
    assert GAME.result(state) is not None
    record.close(GAME, state)
    return record


# --- the longest games we can think of ---


def tireless(state: FitsState, rng: Rng) -> Action:
    """Puts cats to sleep while it has two, and sends home whatever it can."""
    legal = GAME.legal(state, state.seat)
    by_word: dict[str, list[Action]] = {}
    for action in legal:
        by_word.setdefault(str(action).split()[0], []).append(action)
    if "sleep" in by_word and state.cats[state.seat] > 1:
        return by_word["sleep"][0]
    if "play" in by_word:
        ladies = [action for action in by_word["play"] if str(action).startswith("play P")]
        return rng.choice(ladies or by_word["play"])
    for word in ("draw", "princess", "done", "toy", "lay", "discard"):
        if word in by_word:
            return rng.choice(by_word[word])
    raise AssertionError([*by_word])


@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_longest_games_stay_below_the_bound(seats: int, advanced: bool) -> None:
    for seed in range(10):
        setup = GAME.setup(seats, {"advanced": advanced}, seed)
        assert len(play(setup, tireless).actions) < GAME.bound(setup)
