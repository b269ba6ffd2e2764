"""Games are found by their entry points."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from meowple.kernel import registry
from meowple.kernel.errors import BadData, BadSetup, IllegalAction
from meowple.kernel.game import Game
from meowple.kernel.registry import find, games
from tests.kernel.toy import GAME

POINTS = [
    EntryPoint("cushions", "tests.kernel.toy:GAME", "meowple.games"),
]


@pytest.fixture
def _installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy game as if its package were installed."""

    def entry_points(*, group: str) -> list[EntryPoint]:
        return [point for point in POINTS if point.group == group]

    monkeypatch.setattr(registry, "entry_points", entry_points)
    registry.refresh()
    yield
    registry.refresh()


@pytest.mark.usefixtures("_installed")
def test_a_game_is_found_by_its_id() -> None:
    assert find("cushions") is GAME


@pytest.mark.usefixtures("_installed")
def test_a_game_of_another_package_comes_after_our_own() -> None:
    assert list(games()) == ["isle", "fits", "kyoto", "cushions"]


@pytest.mark.usefixtures("_installed")
def test_an_unknown_game_is_refused_with_those_installed() -> None:
    with pytest.raises(BadSetup) as caught:
        find("chess" * 20)
    assert caught.value.id == "game.unknown"
    assert caught.value.details == {
        "game": ("chess" * 20)[:40], "offered": "cushions, fits, isle, kyoto"
    }  # fmt: skip


def test_the_projects_own_games_are_installed_under_their_ids() -> None:
    assert "isle" in games()
    assert all(game.info.id == name for name, game in games().items())


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
