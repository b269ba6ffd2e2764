"""What boxes are worth to everyone."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from meowple.games.fits.bot.claims import TO_INVADE, Cats, claims
from meowple.games.fits.bot.pace import MOST_ENDS, closing
from meowple.games.fits.rules.boxes import Box, Grid, Table
from meowple.games.fits.rules.scoring import Rules, score_box
from meowple.games.fits.rules.state import FitsState

# What players with many boxes that can grow gain in a round, all together.
GROWTH = 3.0
# The share of the gap to that which each further box that can grow closes.
EACH = 1.0
# The part of such a box that a cat not laid yet counts as.
CAT = 0.03
# With this many turns left half of what can happen to a majority happens.
HALF_TIME = 1.3
# The share of an unclaimed box that goes to the next player.
UNCLAIMED = 0.3

# The most boxes that are remembered for one moment of a game.
MOST_BOXES = 1 << 13
# A closed box, and one that is open at the edge of the table, among numbers of end cells.
CLOSED = 0
NEVER_CLOSED = -1

# What everyone can expect of some boxes, and then how many of them, of everyone, can grow.
Row = list[float]
# What matters of a box but its place: icons, cats awake, asleep and woken, and how many
# cells must be filled to close it.
Look = tuple[int, int, int, int, int]


@lru_cache(maxsize=1 << 14)
def _value(icons: int, closed: bool, one_kind: bool) -> int:
    rules = Rules(one_kind=one_kind)
    return score_box(Box(0, int(not closed), icons, 0, 0), 1, rules).value


class Judge:
    """Evaluates boxes at one moment of a game: `turns` before its end, with as many cats
    of everyone (`supply`), on a table of this shape. Results are cached, because boxes of
    the same look come up many times."""

    __slots__ = (
        "_closing",
        "_next",
        "_rules",
        "_supply",
        "grid",
        "growth",
        "known",
        "nothing",
        "outside",
        "time",
        "turns",
    )

    def __init__(
        self,
        rules: Rules,
        supply: tuple[int, ...],
        next: int,
        turns: float,
        grid: Grid,
    ) -> None:
        self.turns = turns
        self.time = turns / (turns + HALF_TIME)
        self.growth = GROWTH * turns / len(supply)
        self.nothing: Row = [0.0] * (2 * len(supply))
        self._rules = rules
        self._supply = supply
        self._next = next
        self.grid = grid
        self.outside = ~grid.cells
        self._closing = closing(turns)
        # what was judged so far
        self.known: dict[Look, Row] = {}

    def scores(self, state: FitsState) -> list[float]:
        """What everyone can expect of the game."""
        row = self.row(state.table, state.table.occupied)
        return [
            row[player] + self.future(growing)
            for player, growing in enumerate(growing_boxes(row, state.cats))
        ]

    def future(self, growing: float) -> float:
        """What a player will still gain with these boxes that can grow."""
        return self.growth * (1.0 - exp(-EACH * growing))

    def row(self, table: Table, cells: int) -> Row:
        """All boxes that have one of these cells."""
        total = self.nothing[:]
        while cells:
            box = table.box_of[cells & -cells]
            cells &= ~box.cells
            for place, points in enumerate(self.box(table, box)):
                total[place] += points
        return total

    def box(self, table: Table, box: Box) -> Row:
        """A box of this table."""
        return self.imagined(box, around(table, box))

    def imagined(self, box: Box, end_cells: int) -> Row:
        """A box that could come to be, with the cells that must be filled to close it."""
        _, _, icons, awake, asleep, woken = box
        return self.look(icons, awake, asleep, woken, end_cells)

    def look(self, icons: int, awake: int, asleep: int, woken: int, ends: int) -> Row:
        """The same for a box with these icons and cats, wherever it is."""
        # what is open at the edge of the table is never closed (R5)
        number = NEVER_CLOSED if ends & self.outside else ends.bit_count()
        look = (icons, awake, asleep, woken, number)
        return self.known.get(look) or self.judged(look)

    def judged(self, look: Look) -> Row:
        """The same for a box that is not in `known` yet."""
        icons, awake, asleep, woken, ends = look
        value = self._expected(icons, ends)
        if awake or asleep:
            cats = Cats(awake, asleep, woken)
            found = claims(cats, not ends, self._rules, self._supply, self.time)
            row = [share * value + extra for share, extra in found]
            row += [share if ends else 0.0 for share, _ in found]
        else:
            row = self.nothing[:]
            if ends:
                row[self._next] = UNCLAIMED * max(0.0, value)
        if len(self.known) >= MOST_BOXES:
            self.known.clear()
        self.known[look] = row
        return row

    def _expected(self, icons: int, ends: int) -> float:
        """The value of a box in the end if no icon is added."""
        value = _value(icons, not ends, self._rules.one_kind)
        if ends in (CLOSED, NEVER_CLOSED):
            return value
        return value * (1.0 + self._closing[min(ends, MOST_ENDS)])


_judge = lru_cache(maxsize=256)(Judge)


def judge(state: FitsState, next: int, turns: float, final: bool) -> Judge:
    """The judge of a position, with the player who is next to gain what is unclaimed."""
    # more than one needs makes no difference; in the final phase no one breaks in
    most = TO_INVADE - final
    supply = tuple([min(cats, most) for cats in state.cats])
    return _judge(state.rules, supply, next, turns, state.table.grid)


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
