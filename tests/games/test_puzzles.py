"""The goals of puzzles: not reached at the start, reached after our solution."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from meowple.kernel.game import AnyGame
from meowple.kernel.record import Record, final
from meowple.kernel.registry import find
from tests.own_games import IDS

ALL = [
    pytest.param(game, row, id=f"{game.info.id}-{row['id']}")
    for game in map(find, IDS)
    for row in game.puzzles()
]


@pytest.mark.parametrize(("game", "row"), ALL)
def test_the_goal_is_reached_by_the_solution_and_not_before(
    game: AnyGame, row: Mapping[str, Any]
) -> None:
    _, state = final(Record.parse(row["record"]), game)
    for action in row["solution"]:
        assert not game.met(state, row["seat"], row["goal"])
        game.play(state, row["seat"], game.parse(action))
    assert game.met(state, row["seat"], row["goal"])


@pytest.mark.parametrize("game", list(map(find, IDS)), ids=IDS)
def test_each_game_has_five_positions_of_its_own(game: AnyGame) -> None:
    rows = game.puzzles()
    assert len({row["id"] for row in rows}) == 5
    assert len({row["record"] for row in rows}) == 5
