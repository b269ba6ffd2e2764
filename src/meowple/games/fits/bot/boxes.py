"""What boxes are worth to everyone."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from meowple.games.fits.bot.claims import TO_INVADE, Cats, claims
from meowple.games.fits.bot.pace import MOST_ENDS, closing
from meowple.games.fits.rules.boxes import Box, Table
from meowple.games.fits.rules.scoring import Rules, score_box
from meowple.games.fits.rules.state import FitsState

# What players with many boxes that can grow gain in a round, all together.
GROWTH = 1.3
# The share of the gap to that which each further box that can grow closes.
EACH = 0.5
# The part of such a box that a cat not laid yet counts as.
CAT = 0.8
# With this many turns left half of what can happen to a majority happens.
HALF_TIME = 3.0
# The share of an unclaimed box that goes to the next player.
UNCLAIMED = 0.3

# What everyone can expect of some boxes, and then how many of them, of everyone, can grow.
Row = list[float]


@lru_cache(maxsize=1 << 14)
def _value(icons: int, closed: bool, one_kind: bool) -> int:
    rules = Rules(one_kind=one_kind)
    return score_box(Box(0, int(not closed), icons, 0, 0), 1, rules).value


class Judge:
    """Evaluates boxes at one moment of a game. Results are cached, because a box comes up
    many times."""

    __slots__ = (
        "_cells",
        "_closing",
        "_growth",
        "_known",
        "_next",
        "_one_kind",
        "_rules",
        "_seats",
        "_supply",
        "time",
        "turns",
    )

    def __init__(self, state: FitsState, next: int, turns: float) -> None:
        self.turns = turns
        self.time = turns / (turns + HALF_TIME)
        self._seats = state.seats
        self._rules, self._one_kind = state.rules, state.one_kind
        self._cells = state.table.grid.cells
        self._next = next
        self._growth = GROWTH * turns / state.seats
        self._closing = closing(turns)
        # more than one needs makes no difference; in the final phase no one breaks in
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
        """What a player will still gain with these boxes that can grow."""
        return self._growth * (1.0 - exp(-EACH * growing))

    def row(self, table: Table, cells: int) -> Row:
        """All boxes that have one of these cells."""
        total = [0.0] * (2 * self._seats)
        while cells:
            box = table.box_of[cells & -cells]
            cells &= ~box.cells
            for place, points in enumerate(self.box(table, box)):
                total[place] += points
        return total

    def box(self, table: Table, box: Box) -> Row:
        """A box of this table."""
        return self._known.get(box) or self._judged(box, around(table, box))

    def imagined(self, box: Box, end_cells: int) -> Row:
        """A box that could come to be, with the cells that must be filled to close it."""
        return self._known.get(box) or self._judged(box, end_cells)

    def _judged(self, box: Box, end_cells: int) -> Row:
        value = self._expected(box, end_cells)
        if box.awake or box.asleep:
            found = claims(
                Cats(box.awake, box.asleep, box.woken),
                not box.ends,
                self._rules,
                self._supply,
                self.time,
            )
            row = [share * value + extra for share, extra in found]
            row += [share if box.ends else 0.0 for share, _ in found]
        else:
            row = [0.0] * (2 * self._seats)
            if box.ends:
                row[self._next] = UNCLAIMED * max(0.0, value)
        self._known[box] = row
        return row

    def _expected(self, box: Box, end_cells: int) -> float:
        """The value of a box in the end if no icon is added. What is open at the edge of
        the table is never closed (R5)."""
        value = _value(box.icons, not box.ends, self._one_kind)
        if not box.ends or end_cells & ~self._cells:
            return value
        return value * (1.0 + self._closing[min(end_cells.bit_count(), MOST_ENDS)])


def growing_boxes(row: Row, cats: list[int]) -> list[float]:
    """How many boxes of everyone can grow, cats that are not laid yet counted in."""
    return [
        growing + CAT * number
        for growing, number in zip(row[len(cats) :], cats, strict=True)
    ]


def around(table: Table, box: Box) -> int:
    """The cells that must be filled to close a box, also those beyond the edge."""
    cells, stride = box.cells, table.grid.stride
    north, east, south, west = table.open
    out = (cells & north) >> stride | (cells & south) << stride
    out |= (cells & east) << 1 | (cells & west) >> 1
    return out & ~table.occupied
