"""The reach of kittens: what the walls of the boards allow, found by flooding the facts,
and found again by stepping."""

from __future__ import annotations

import pytest

from meowple.games.kyoto.rules.board import HOMES
from tests.games.kyoto.boards import crossed_at, flood, neighbours, walls_of
from tests.games.kyoto.facts import CENTRES
from tests.games.kyoto.tables import able, begin, go, steps, table

boards = pytest.mark.parametrize(
    ("centre", "rotation"), [(side, turn) for side in CENTRES for turn in range(4)]
)


def walked(centre: str, rotation: int, agility: int, home: str) -> set[str]:
    """All spaces that a kitten of this agility is offered, step after step."""
    state = table(centre=centre, rotation=rotation)
    able(state, 0, agility=agility)
    found, edge = {f"terrace-{home}"}, [f"terrace-{home}"]
    while edge:
        go(state, 0, edge.pop())
        new = steps(state) - found
        found |= new
        edge += new
    return found


def flooded(centre: str, rotation: int, agility: int, home: str) -> set[str]:
    beside = neighbours(walls_of(centre, rotation), crossed_at(agility))
    return {*flood(beside, f"terrace-{home}")}


@boards
@pytest.mark.parametrize("agility", range(9))
def test_kittens_come_where_the_walls_allow(
    centre: str, rotation: int, agility: int
) -> None:
    for home in HOMES:
        found = walked(centre, rotation, agility, home)
        assert found == flooded(centre, rotation, agility, home)


@boards
@pytest.mark.parametrize("agility", [6, 7, 8])
def test_whoever_climbs_roofs_comes_everywhere(
    centre: str, rotation: int, agility: int
) -> None:
    every = {*begin(centre=centre, rotation=rotation).board.names}
    for home in HOMES:
        assert walked(centre, rotation, agility, home) == every


@boards
@pytest.mark.parametrize("agility", [0, 3, 4, 5])
def test_every_terrace_reaches_the_same(centre: str, rotation: int, agility: int) -> None:
    """No home is cut off, and none is better off."""
    first, *others = (walked(centre, rotation, agility, home) for home in HOMES)
    assert all(other == first for other in others)


@pytest.mark.parametrize(
    ("centre", "agility", "closed"),
    [
        # the four spaces around the pond lie behind hedges and roofs
        ("normal", 0, {"2,3", "3,2", "3,4", "4,3"}),
        ("normal", 3, {"2,3", "3,2", "3,4", "4,3"}),
        # a hedge leads to each of them: no space lies behind roofs alone
        ("normal", 4, set()),
        # on this side walls make ways longer, but there is one to every space
        ("asymmetric", 0, set()),
    ],
)
def test_what_hedges_and_roofs_close_off(
    centre: str, agility: int, closed: set[str]
) -> None:
    every = {*begin(centre=centre, rotation=0).board.names}
    assert every - walked(centre, 0, agility, "n") == closed


@boards
def test_any_paw_can_move_one_two_or_three_spaces(centre: str, rotation: int) -> None:
    board = begin(centre=centre, rotation=rotation).board
    for space in range(len(board.names)):
        for number in (1, 2, 3):
            for retraces in (False, True):
                assert board.paw_ways(space, number, retraces)


@boards
@pytest.mark.parametrize("agility", [0, 4])
def test_walls_make_ways_longer(centre: str, rotation: int, agility: int) -> None:
    walls = walls_of(centre, rotation)
    open_ways = flood(neighbours(walls, crossed_at(8)), "terrace-n")
    closed_ways = flood(neighbours(walls, crossed_at(agility)), "terrace-n")
    assert all(closed_ways[space] >= open_ways[space] for space in closed_ways)
    assert any(closed_ways[space] > open_ways[space] for space in closed_ways)
