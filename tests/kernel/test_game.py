"""The base class of every game, and what it gives them."""

from __future__ import annotations

import pytest

from meowple.kernel.errors import BadData, IllegalAction
from meowple.kernel.game import Game
from tests.kernel.toy import GAME


def test_a_setup_is_that_of_the_games_info() -> None:
    assert GAME.setup(2) == GAME.info.setup(2, {}, 0)


def test_a_game_takes_no_data_unless_it_says_so() -> None:
    with pytest.raises(BadData) as caught:
        Game.with_data(GAME, {})
    assert (caught.value.id, caught.value.details) == (
        "data.not_taken",
        {"game": "cushions"},
    )


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    state = GAME.start(GAME.setup(2, seed=7))
    action = GAME.legal(state, 0)[0]
    before = state.digest()
    with pytest.raises(IllegalAction) as caught:
        GAME.play(state, seat, action)
    assert caught.value.id == "seat.unknown"
    assert state.digest() == before
    with pytest.raises(IllegalAction):
        GAME.legal(state, seat)


def test_an_action_is_forced_if_it_is_the_only_one() -> None:
    state = GAME.start(GAME.setup(2, seed=7))
    assert GAME.forced(state, 0) is None
    for seat in (0, 1):
        GAME.play(state, seat, GAME.legal(state, seat)[0])
    (winner,) = GAME.actors(state)
    # take the cushion, or leave it for a mouse of the stock
    assert GAME.forced(state, winner) is None
    state.stock.clear()
    assert str(GAME.forced(state, winner)) == "take"
