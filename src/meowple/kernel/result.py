"""The result of a game: the winners, and every point accounted for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a score: what it is for, and its points.

    >>> Line("rats", -3, {"count": 3}).points
    -3
    """

    id: str
    points: int
    args: Mapping[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Rival:
    """An opponent that holds no seat, such as the sister of the solo game."""

    name: str
    score: int
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a game. The lines of a seat sum to its score.

    `decided` is the id of what decided it: points, a tie-break or a shared win.

    >>> lines = ((Line("cats", 8), Line("rats", -3)), (Line("cats", 4),))
    >>> result = Result((5, 4), winners=(0,), lines=lines, decided="points")
    >>> [sum(line.points for line in seat) for seat in result.lines]
    [5, 4]
    """

    scores: tuple[int, ...]
    winners: tuple[int | str, ...]
    lines: tuple[tuple[Line, ...], ...]
    decided: str
    rivals: tuple[Rival, ...] = ()
