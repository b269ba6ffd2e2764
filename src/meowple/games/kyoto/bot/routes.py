"""Distances between all spaces, computed once per board."""

from __future__ import annotations

from functools import lru_cache

from meowple.games.kyoto.rules.board import INSIDE, OUTSIDE, Board

# Longer than any route: the space cannot be reached.
FAR = 40

Rows = tuple[tuple[int, ...], ...]


class Routes:
    """Distances in steps by level (what the kitten crosses), from space to space; and how
    many road spaces have to be entered on the safest of the shortest ways."""

    __slots__ = ("across", "away", "door", "nearest", "roads")

    def __init__(self, board: Board) -> None:
        spaces = range(len(board.spaces))
        on_road = [board.roads >> space & 1 for space in spaces]
        floods = [[_flood(reach, on_road, one) for one in spaces] for reach in board.reach]
        self.away = tuple(tuple(away for away, _ in level) for level in floods)
        self.roads = tuple(tuple(roads for _, roads in level) for level in floods)
        # all spaces, the nearest first
        self.nearest = tuple(
            tuple(tuple(sorted(spaces, key=row.__getitem__)) for row in level)
            for level in self.away
        )
        # the nearest space on a side of the road, and the steps to it
        self.door = tuple(
            {side: _door(board, level, side) for side in (INSIDE, OUTSIDE)}
            for level in self.nearest
        )
        self.across = tuple(
            {
                side: tuple(level[space][to] for space, to in enumerate(doors))
                for side, doors in by_side.items()
            }
            for level, by_side in zip(self.away, self.door, strict=True)
        )


def _flood(
    reach: Rows, on_road: list[int], start: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    away, roads = [FAR] * len(reach), [0] * len(reach)
    away[start] = steps = 0
    edge = [start]
    while edge:
        steps += 1
        beyond: dict[int, int] = {}
        for here in edge:
            for to in reach[here]:
                if away[to] == FAR:
                    entered = roads[here] + on_road[to]
                    beyond[to] = min(entered, beyond.get(to, entered))
        for to, entered in beyond.items():
            away[to], roads[to] = steps, entered
        edge = [*beyond]
    return tuple(away), tuple(roads)


def _door(board: Board, nearest: Rows, side: int) -> tuple[int, ...]:
    sides = board.sides
    return tuple(next(to for to in row if sides[to] == side) for row in nearest)


@lru_cache(maxsize=32)
def routes(board: Board) -> Routes:
    """The routes of a board."""
    return Routes(board)
