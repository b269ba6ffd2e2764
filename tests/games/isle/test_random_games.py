"""Thousands of random games: they end, nothing is lost, and their records replay."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from meowple.games.isle.game import GAME
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.frame import Action
from meowple.kernel.record import Record, verify
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Setup, Value
from tests.games.isle.playing import random_move
from tests.games.isle.tables import actors

pytestmark = pytest.mark.uncounted

# Games per test; several tests spread over the processors.
CHUNK = 50
# Every so many actions the pieces are counted.
COUNTED = 25

# Seats and options, and how many chunks of each.
GAMES: tuple[tuple[int, dict[str, Value], int], ...] = (
    (2, {}, 7),
    (2, {"printing": "ru-uk"}, 1),
    (2, {"rescue_choice": "simultaneous"}, 1),
    (3, {}, 4),
    (3, {"rescue_choice": "simultaneous", "first": 1}, 1),
    (4, {}, 4),
    (4, {"rescue_choice": "simultaneous", "printing": "ru-uk"}, 1),
    (1, {"difficulty": "easy"}, 3),
    (1, {"difficulty": "medium"}, 1),
    (1, {"difficulty": "hard", "first": 0}, 1),
    (1, {"difficulty": "very_hard", "printing": "ru-uk"}, 1),
    (1, {"difficulty": "expert"}, 3),
    (2, {"mode": "family"}, 2),
    (2, {"mode": "family", "family_maps": "any"}, 2),
    (3, {"mode": "family"}, 2),
    (3, {"mode": "family", "family_maps": "any"}, 2),
    (4, {"mode": "family"}, 2),
    (4, {"mode": "family", "family_maps": "any", "first": 3}, 2),
)
CHUNKS = [
    pytest.param(seats, options, chunk, id=f"{seats} {_name} {chunk}")
    for seats, options, chunks in GAMES
    for _name in [
        " ".join(f"{key}={value}" for key, value in options.items()) or "standard"
    ]
    for chunk in range(chunks)
]


def test_there_are_enough_games() -> None:
    assert len(CHUNKS) * CHUNK >= 2000
    assert {param.values[0] for param in CHUNKS} == {1, 2, 3, 4}


@pytest.mark.parametrize(("seats", "options", "chunk"), CHUNKS)
def test_random_games_end_lose_nothing_and_replay(
    seats: int, options: dict[str, Value], chunk: int
) -> None:
    for seed in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        setup = GAME.setup(seats, options, seed)
        record = play_at_random(setup)
        again = Record.parse(record.text())
        assert [check.passed for check in verify(again, GAME)] == [True, True], seed


def play_at_random(setup: Setup) -> Record:
    """A random game from its beginning to its end, within its bound."""
    state, rng = GAME.start(setup), Rng(f"random game {setup.seed}")
    record, census = Record.of(GAME, setup), GAME.census(state)
    bound = GAME.bound(setup)
    while actors(state):
        seat, action = random_move(state, rng)
        GAME.play(state, seat, action)
        record.add(seat, action)
        assert len(record.actions) <= bound, setup
        if len(record.actions) % COUNTED == 0:
            _count(state, census, setup)
    _count(state, census, setup)
    assert GAME.result(state) is not None
    record.close(GAME, state)
    return record


def _count(state: IsleState, census: Mapping[str, int], setup: Setup) -> None:
    assert GAME.census(state) == census, setup


# --- the longest games we can think of ---


def tireless(state: IsleState, rng: Rng) -> tuple[int, Action]:
    """Wants to be asked always, buys and plays whatever it can, never passes unasked."""
    seat = rng.choice(actors(state))
    legal = GAME.legal(state, seat)
    if len(legal) > 200:
        return seat, rng.choice(legal)
    by_text = {str(action): action for action in legal}
    if "ask always" in by_text:
        return seat, by_text["ask always"]
    busy = [
        action
        for text, action in by_text.items()
        if text.split()[0] not in ("pass", "done", "pay", "skip", "ask")
    ]
    return seat, rng.choice(busy or legal)


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {}), (2, {}), (3, {}), (4, {}), (2, {"mode": "family"}), (4, {"mode": "family"})],
)
def test_the_longest_games_stay_far_below_the_bound(
    seats: int, options: dict[str, Value]
) -> None:
    for seed in range(10):
        setup = GAME.setup(seats, options, seed)
        state, rng = GAME.start(setup), Rng(f"tireless {seed}")
        number = 0
        while actors(state):
            GAME.play(state, *tireless(state, rng))
            number += 1
        assert number < GAME.bound(setup)
