"""The end of the game: what each box is worth, and to whom (rules 1.3, 1.4 and 5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meowple.games.fits.rules.boxes import Box, Grid, Table
from meowple.games.fits.rules.deck import ICONS, TOYS, counted, counts
from meowple.kernel.result import Line, Result


@dataclass(frozen=True, slots=True)
class Rules:
    """The options that change the score."""

    advanced: bool = False
    one_kind: bool = False


@dataclass(frozen=True, slots=True)
class BoxScore:
    """A box at its value, and the points of the players who hold it."""

    box: Box
    value: int
    sprays: int
    points: dict[int, int]


def toys(box: Box) -> dict[str, int]:
    """Every kind of toy in the box."""
    found = zip(TOYS, counts(box.icons, len(TOYS)), strict=True)
    return {kind: count for kind, count in found if count}


def score_box(box: Box, players: int, rules: Rules) -> BoxScore:
    *kinds, sprays = counts(box.icons, len(ICONS))
    most = max(kinds)
    # R24: all kinds that are tied for most frequent count, or one of them
    top = most if rules.one_kind else most * kinds.count(most)
    factor = 2 if box.closed else 1
    value = (top - sprays) * factor
    weights = [weight(box, player, rules) for player in range(players)]
    heaviest = max(weights)
    points = {
        player: value + (0 if rules.advanced else box.cats(player) - 1)
        for player, heavy in enumerate(weights)
        if heavy and heavy == heaviest
    }
    return BoxScore(box, value, sprays * factor, points)


def weight(box: Box, player: int, rules: Rules) -> int:
    """How much a player's cats weigh, in halves: sleepers count only beside an awake cat
    of their owner (R15-R17), in the advanced rules by half (R31)."""
    awake, asleep = counted(box.awake, player), counted(box.asleep, player)
    return awake * 2 + asleep * (1 if rules.advanced else 2) if awake else 0


def score(boxes: Sequence[Box], players: int, rules: Rules) -> list[BoxScore]:
    return [score_box(box, players, rules) for box in boxes]


def totals(scored: Sequence[BoxScore], players: int) -> list[int]:
    return [sum(box.points.get(player, 0) for box in scored) for player in range(players)]


def penalties(scored: Sequence[BoxScore], players: int) -> list[int]:
    """The spray minuses that each player took, after doubling (R28)."""
    return [
        sum(box.sprays for box in scored if player in box.points)
        for player in range(players)
    ]


def winners(points: Sequence[int], taken: Sequence[int]) -> tuple[tuple[int, ...], str]:
    """Most points; of those the fewest penalties; of those all (R28)."""
    best = [p for p, total in enumerate(points) if total == max(points)]
    if len(best) == 1:
        return tuple(best), "fits.won.points"
    fewest = min(taken[player] for player in best)
    first = tuple(player for player in best if taken[player] == fewest)
    return first, "fits.won.penalties" if len(first) == 1 else "fits.won.shared"


def result(table: Table, players: int, rules: Rules) -> Result:
    """Only boxes with an awake cat can be held by a player (R26)."""
    scored = score([box for box in table.boxes if box.awake], players, rules)
    points = totals(scored, players)
    first, decided = winners(points, penalties(scored, players))
    return Result(
        scores=tuple(points),
        winners=first,
        lines=tuple(_lines(table.grid, scored, player) for player in range(players)),
        decided=decided,
    )


def _lines(grid: Grid, scored: Sequence[BoxScore], player: int) -> tuple[Line, ...]:
    """For each box that the player holds its value, and the extra cats in it. A box is
    named by its first cell."""
    lines = []
    for one in scored:
        if player not in one.points:
            continue
        x, y = grid.cell(one.box.cells & -one.box.cells)
        where = {"x": x, "y": y, "cards": one.box.cells.bit_count()}
        kind = "closed" if one.box.closed else "open"
        lines.append(Line(f"fits.score.{kind}", one.value, where))
        extra = one.points[player] - one.value
        if extra:
            lines.append(Line("fits.score.extra_cats", extra, {"x": x, "y": y}))
    return tuple(lines)
