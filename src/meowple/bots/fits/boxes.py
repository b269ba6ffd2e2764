"""What boxes are worth to everyone."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from meowple.bots.fits.claims import TO_INVADE, claims
from meowple.bots.fits.pace import MOST_ENDS, closing, turns_left
from meowple.games.fits.scoring import Rules, score_box
from meowple.games.fits.state import FitsState
from meowple.games.fits.table import Box, Table
from meowple.games.fits.view import rules_of

# What players with many boxes that can grow gain in a round, all together.
GROWTH = 1.3
# Of what is missing to that, each box more that can grow brings about so much.
EACH = 0.5
# A cat that is not laid yet is as good as so much of such a box.
CAT = 0.8
# With so many turns left half of what can happen to a majority happens.
HALF_TIME = 3.0
# Of a box that nobody has claimed so much goes to the next player.
UNCLAIMED = 0.3

# What everyone can expect of some boxes, and then how many of them, of everyone, can grow.
Row = list[float]


@lru_cache(maxsize=1 << 14)
def _value(icons: int, closed: bool, rules: Rules) -> int:
    return score_box(Box(0, int(not closed), icons, 0, 0), 1, rules).value


class Judge:
    """Judges boxes at one moment of a game. Each is asked about again and again, so what
    was found is kept."""

    __slots__ = (
        "_closing",
        "_growth",
        "_known",
        "_next",
        "_rules",
        "_seats",
        "_supply",
        "time",
        "turns",
    )

    def __init__(self, state: FitsState, next: int) -> None:
        turns = self.turns = turns_left(state)
        self.time = turns / (turns + HALF_TIME)
        self._seats = state.seats
        self._rules = rules_of(state)
        self._next = next
        self._growth = GROWTH * turns / state.seats
        self._closing = closing(turns)
        # more than one needs makes no difference; in the final phase nobody breaks in
        most = TO_INVADE - state.final
        self._supply = tuple([min(cats, most) for cats in state.cats])
        self._known: dict[Box, Row] = {}

    def scores(self, state: FitsState) -> list[float]:
        """What everyone can expect of the game."""
        row = self.row(state.table, state.table.occupied)
        return [
            row[player] + self.future(growing)
            for player, growing in enumerate(growing_boxes(row, state.cats))
        ]

    def future(self, growing: float) -> float:
        """What a player will still gain who has so many boxes that can grow."""
        return self._growth * (1.0 - exp(-EACH * growing))

    def row(self, table: Table, cells: int) -> Row:
        """All boxes that have one of these cells."""
        total = [0.0] * (2 * self._seats)
        while cells:
            box = table._box_of[cells & -cells]
            cells &= ~box.cells
            for place, points in enumerate(self.box(table, box)):
                total[place] += points
        return total

    def box(self, table: Table, box: Box) -> Row:
        known = self._known.get(box)
        if known is None:
            known = self._known[box] = self._judged(table, box)
        return known

    def _judged(self, table: Table, box: Box) -> Row:
        value = self._expected(table, box)
        if box.awake or box.asleep:
            found = claims(box, self._rules, self._supply, self.time)
            grows = float(not box.closed)
            return [
                *[share * (value + extra) for share, extra in found],
                *[share * grows for share, _ in found],
            ]
        row = [0.0] * (2 * self._seats)
        if box.ends:
            row[self._next] = UNCLAIMED * max(0.0, value)
        return row

    def _expected(self, table: Table, box: Box) -> float:
        """The value of a box in the end if no icon is added."""
        value = _value(box.icons, box.closed, self._rules)
        if box.closed:
            return value
        return value * (1.0 + self._closing[end_cells(table, box)])


def growing_boxes(row: Row, cats: list[int]) -> list[float]:
    """How many boxes of everyone can grow, cats that are not laid yet counted in."""
    return [
        growing + CAT * number
        for growing, number in zip(row[len(cats) :], cats, strict=True)
    ]


def end_cells(table: Table, box: Box) -> int:
    """How many cells must be filled to close a box; as many as never are, if it has an
    open side at the edge of the table (R5)."""
    cells, stride = box.cells, table.grid.stride
    north, east, south, west = table.open
    out = (cells & north) >> stride | (cells & south) << stride
    out |= (cells & east) << 1 | (cells & west) >> 1
    out &= ~table.occupied
    if out & ~table.grid.cells:
        return MOST_ENDS
    return min(out.bit_count(), MOST_ENDS)
