"""A game of which nothing is known is played by its rules alone."""

from __future__ import annotations

from meowple.kernel.knowledge import Knowledge, never
from meowple.kernel.rng import Rng
from tests.kernel.toy import GAME, Cushions

KNOWLEDGE = Knowledge(GAME)


def start() -> Cushions:
    return GAME.start(GAME.setup(3, seed=1))


def end() -> Cushions:
    state, rng = GAME.start(GAME.setup(3, seed=1)), Rng(2)
    while actors := GAME.actors(state):
        GAME.play(state, actors[0], rng.choice(GAME.legal(state, actors[0])))
    return state


def test_all_actions_look_alike() -> None:
    state = GAME.start(GAME.setup(3, seed=1))
    legal = GAME.legal(state, 0)
    assert KNOWLEDGE.weigh(state, 0, legal) == [0.0] * len(legal)
    assert KNOWLEDGE.study(state, 0, legal) == [0.0] * len(legal)


def test_any_legal_action_is_chosen() -> None:
    state, rng = GAME.start(GAME.setup(3, seed=1)), Rng(1)
    legal = GAME.legal(state, 0)
    for choose in (KNOWLEDGE.quick, KNOWLEDGE.careful):
        assert {choose(state, 0, legal, rng) for _ in range(60)} == {*legal}


def test_all_seats_have_the_same_chance_until_the_end() -> None:
    assert KNOWLEDGE.outlook(start()) == ((0.0,) * 3, (1 / 3,) * 3)


def test_at_the_end_the_winners_share_the_chance() -> None:
    state = end()
    outlook, result = KNOWLEDGE.outlook(state), GAME.result(state)
    assert result is not None
    assert outlook.scores == result.scores
    assert sum(outlook.chances) == 1
    assert {seat for seat in range(3) if outlook.chances[seat]} == {*result.winners}


def test_there_is_no_clock_and_no_limit_of_time() -> None:
    assert KNOWLEDGE.clock(start()) == KNOWLEDGE.clock(end()) == 0
    assert not never()
