"""Catnaps keeps what every game must keep, and its own rules."""

from __future__ import annotations

import pytest

from catnaps.actions import PLACES
from catnaps.game import GAME
from catnaps.plugin import PLUGIN
from meowple.conformance import check_plugin
from meowple.kernel.conformance.check import check_game
from meowple.kernel.errors import BadData, IllegalAction
from meowple.kernel.registry import plugin


def test_the_whole_package_conforms() -> None:
    check_plugin(PLUGIN, every=1)


@pytest.mark.parametrize("hours", [4, 3])
@pytest.mark.parametrize("seats", GAME.info.seats)
def test_random_games_keep_what_always_holds(seats: int, hours: int) -> None:
    for seed in range(4):
        check_game(GAME, GAME.setup(seats, {"hours": hours}, seed), seed, every=1)


def test_it_is_installed() -> None:
    assert plugin("catnaps") is PLUGIN


def test_the_quickest_cat_chooses_first() -> None:
    state = GAME.start(GAME.setup(2, seed=1))
    slow, quick = max(state.hands[0]), min(state.hands[1])
    GAME.play(state, 0, GAME.parse(f"send {slow}"))
    GAME.play(state, 1, GAME.parse(f"send {quick}"))
    assert quick < slow
    assert GAME.actors(state) == (1,)


def test_a_cat_that_is_not_at_home_cannot_be_sent() -> None:
    state = GAME.start(GAME.setup(2, seed=1))
    with pytest.raises(IllegalAction, match=r"catnaps\.not_home"):
        GAME.play(state, 0, GAME.parse(f"send {state.hands[1][0]}"))


def test_owners_bring_their_own_sun() -> None:
    own = {place: [2, 4, 6, 8] for place in PLACES}
    game = GAME.with_data({"warmth": own})
    check_game(game, game.setup(3, seed=5), 5)
    with pytest.raises(BadData, match=r"catnaps\.data_numbers"):
        GAME.with_data({"warmth": {**own, "lap": [1, 1, 2, 3]}})
