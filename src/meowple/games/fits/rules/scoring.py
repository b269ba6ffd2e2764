"""The end of the game: what each box is worth, and to whom (rules 1.3, 1.4 and 5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from meowple.games.fits.rules.boxes import Box, Grid, Table
from meowple.games.fits.rules.deck import ICONS, TOYS, counted, counts
from meowple.kernel.result import Line, Result


class Rules(NamedTuple):
    """The options that change the score. `later`: a sleeping cat counts only if it is woken
    (R15). `all_extras`: further cats bring points to all players, not only to holders
    (R27)."""

    advanced: bool = False
    one_kind: bool = False
    later: bool = True
    all_extras: bool = True


@dataclass(frozen=True, slots=True)
class BoxScore:
    """A box at its value, the players who hold it, and everyone's points for it."""

    box: Box
    value: int
    sprays: int
    holders: tuple[int, ...]
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
    holders = tuple(p for p, heavy in enumerate(weights) if heavy and heavy == heaviest)
    points = dict.fromkeys(holders, value)
    if not rules.advanced:
        for player in range(players) if rules.all_extras else holders:
            further = regular_cats(box, player, rules) - 1
            if further > 0:
                points[player] = points.get(player, 0) + further
    return BoxScore(box, value, sprays * factor, holders, points)


def sleepers_that_count(box: Box, player: int, rules: Rules) -> int:
    """The number of a player's sleeping cats that count as regular cats: those that are
    woken, or all that are beside an awake cat of their owner (R15-R17)."""
    if rules.later:
        return counted(box.woken, player)
    return counted(box.asleep, player) if counted(box.awake, player) else 0


def counting_cells(table: Table, rules: Rules) -> int:
    """The cells of the sleeping cats that count as the table is now."""
    if rules.later:
        return table.woken
    beside = [
        laid.cell
        for laid in table.laid
        if laid.sleeper is not None
        and laid.cell & table.asleep
        and counted(table.box_of[laid.cell].awake, laid.sleeper)
    ]
    return sum(beside)


def regular_cats(box: Box, player: int, rules: Rules) -> int:
    return counted(box.awake, player) + sleepers_that_count(box, player, rules)


def weight(box: Box, player: int, rules: Rules) -> int:
    """The weight of a player's cats, in halves: in the advanced rules sleepers weigh half
    as much (R31)."""
    asleep = sleepers_that_count(box, player, rules)
    return counted(box.awake, player) * 2 + asleep * (1 if rules.advanced else 2)


def score(boxes: Sequence[Box], players: int, rules: Rules) -> list[BoxScore]:
    return [score_box(box, players, rules) for box in boxes]


def totals(scored: Sequence[BoxScore], players: int) -> list[int]:
    return [sum([box.points.get(player, 0) for box in scored]) for player in range(players)]


def penalties(scored: Sequence[BoxScore], players: int) -> list[int]:
    """The spray minuses that each player took, after doubling (R28)."""
    return [
        sum([box.sprays for box in scored if player in box.holders])
        for player in range(players)
    ]


def winners(points: Sequence[int], taken: Sequence[int]) -> tuple[tuple[int, ...], str]:
    """The winners: most points; of those the fewest penalties; of those all (R28)."""
    best = [p for p, total in enumerate(points) if total == max(points)]
    if len(best) == 1:
        return tuple(best), "fits.won.points"
    fewest = min(taken[player] for player in best)
    first = tuple(player for player in best if taken[player] == fewest)
    return first, "fits.won.penalties" if len(first) == 1 else "fits.won.shared"


def result(table: Table, players: int, rules: Rules) -> Result:
    """The result. Only boxes with a cat that counts bring points to anyone (R26)."""
    cats = [box for box in table.boxes if box.awake or box.woken]
    scored = score(cats, players, rules)
    points = totals(scored, players)
    first, decided = winners(points, penalties(scored, players))
    return Result(
        scores=tuple(points),
        winners=first,
        lines=tuple(_lines(table.grid, scored, player) for player in range(players)),
        decided=decided,
    )


def _lines(grid: Grid, scored: Sequence[BoxScore], player: int) -> tuple[Line, ...]:
    """The value of each box if the player holds it, and the further cats in it. A box is
    named by its first cell."""
    lines = []
    for one in scored:
        if player not in one.points:
            continue
        x, y = grid.cell(one.box.cells & -one.box.cells)
        extra = one.points[player]
        if player in one.holders:
            where = {"x": x, "y": y, "cards": one.box.cells.bit_count()}
            kind = "closed" if one.box.closed else "open"
            lines.append(Line(f"fits.score.{kind}", one.value, where))
            extra -= one.value
        if extra:
            lines.append(Line("fits.score.extra_cats", extra, {"x": x, "y": y}))
    return tuple(lines)
