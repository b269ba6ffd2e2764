"""Everything that can be asked of a game, asked in one random game of each."""

from __future__ import annotations

import pytest

from meowple.kernel.game import AnyGame
from meowple.kernel.registry import find
from meowple.kernel.rng import Rng
from meowple.kernel.state import State
from tests.games.saying import say
from tests.own_games import IDS

# The boards are described at one decision in ten.
TOLD = 10


def tell(game: AnyGame, state: State) -> None:
    for seat in (0, 1, None):
        view = game.view(state, seat)
        assert len(game.describe(view, say)) > len(game.brief(view, say))
        for action in game.legal(state, seat)[:5] if seat is not None else ():
            assert game.explain(action, say, view)


@pytest.mark.parametrize("game", list(map(find, IDS)), ids=IDS)
def test_a_game_answers_whatever_it_is_asked(game: AnyGame) -> None:
    setup = game.setup(2, seed=3)
    state, rng, number = game.start(setup), Rng("asked"), 0
    census = game.census(state)
    while actors := game.actors(state):
        assert game.result(state) is None
        for seat in range(2):
            other = game.imagine(state, seat, rng)
            assert game.view(other, seat) == game.view(state, seat)
        if number % TOLD == 0:
            tell(game, state)
        game.play(state, actors[0], rng.choice(game.legal(state, actors[0])))
        number += 1
    assert number < game.bound(setup)
    assert game.census(state) == census
    assert game.result(state) is not None
    tell(game, state)
