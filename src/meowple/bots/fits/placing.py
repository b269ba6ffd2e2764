"""What is gained by laying a card, a cat, a special toy or the Princess."""

from __future__ import annotations

from meowple.bots.fits.boxes import CAT, Judge, Row, growing_boxes
from meowple.bots.fits.pace import swing
from meowple.games.fits.cards import cat_joints
from meowple.games.fits.deck import Card, one
from meowple.games.fits.state import FitsState
from meowple.games.fits.table import Box, Table


class Placing:
    """Judges what one seat can do with the table as it is. A gain is in points, less
    what the others gain by it on average."""

    __slots__ = (
        "_before",
        "_ending",
        "_growing",
        "_scratch",
        "_seat",
        "_so_far",
        "_state",
        "judge",
    )

    def __init__(self, state: FitsState, seat: int) -> None:
        self._state = state
        self._seat = seat
        # rules are asked about tables with a card more; the true one stays as it is
        self._scratch = state.copy()
        self.judge = Judge(state, next=(seat + 1) % state.seats)
        table = state.table
        claimed = self.judge.row(table, table.awake | table.asleep)
        self._growing = growing_boxes(claimed, state.cats)
        self._so_far = self._over([self.judge.future(each) for each in self._growing])
        # what was found out: boxes beside free cells, and what it gains to end the game
        self._before: dict[int, Row] = {}
        self._ending: float | None = None

    def card(self, cell: int, card: Card, turned: bool) -> float:
        """What is gained by a card on this cell, with a cat on it where that is good."""
        table = self._scratch.table = self._state.table.copy()
        box, _ = table.lay(cell, card, turned)
        before, after = self._as_it_is(cell), self._around(table, cell)
        gain = self._gain(before, after)
        if cat_joints(self._scratch, cell, box):
            return max(gain, self._with_cat(table, box, before, after))
        return gain

    def cat(self, box: Box) -> float:
        """What is gained by a cat awake in this box."""
        row = self.judge.box(self._state.table, box)
        return self._with_cat(self._state.table, box, row, row)

    def sleeper(self, cell: int) -> float:
        """What is gained by a cat asleep on this cell."""
        table = self._state.table.copy()
        table.lay(cell, self._state._deck.sleeper, sleeper=self._seat)
        gain = self._gain(self._as_it_is(cell), self._around(table, cell), self._seat, -1)
        return gain + self._last_cat()

    def toy(self, joint: int, card: Card) -> float:
        """What is gained by a special toy across this joint."""
        table = self._state.table.copy()
        before = self.judge.row(table, joint)
        table.lay_toy(joint, card)
        return self._gain(before, self.judge.row(table, joint))

    def princess(self, what: str, place: int) -> float:
        """What is gained by the Princess in the place of a cat, which goes home."""
        table = self._state.table.copy()
        before = self.judge.row(table, place)
        if what == "cat":
            owner = table.princess_on_cat(place)
        else:
            owner = table.princess_on_sleeper(place)
        return self._gain(before, self.judge.row(table, place), owner, 1)

    def _with_cat(self, table: Table, box: Box, before: Row, after: Row) -> float:
        """A gain with a cat more in one of the boxes that are there after it."""
        claimed = box._replace(awake=box.awake + one(self._seat))
        bare, taken = self.judge.box(table, box), self.judge.box(table, claimed)
        rows = zip(after, bare, taken, strict=True)
        after = [points - less + more for points, less, more in rows]
        return self._gain(before, after, self._seat, -1) + self._last_cat()

    def _gain(self, before: Row, after: Row, owner: int = 0, cats: int = 0) -> float:
        """What it gains that boxes change, and that cats of an owner come or go."""
        growing = self._growing[:]
        growing[owner] += CAT * cats
        future, seats = self.judge.future, self._state.seats
        points = []
        for player in range(seats):
            more = after[seats + player] - before[seats + player]
            points.append(after[player] - before[player] + future(growing[player] + more))
        return self._over(points) - self._so_far

    def _over(self, points: list[float]) -> float:
        """By how much this seat has more than the others have on average."""
        mine = points[self._seat]
        return mine - (sum(points) - mine) / (len(points) - 1)

    def _as_it_is(self, cell: int) -> Row:
        """The boxes beside a free cell."""
        before = self._before.get(cell)
        if before is None:
            before = self._before[cell] = self._around(self._state.table, cell)
        return before

    def _around(self, table: Table, cell: int) -> Row:
        """The boxes on a cell and beside it."""
        stride = table.grid.stride
        cells = cell | cell >> stride | cell << stride | cell << 1 | cell >> 1
        return self.judge.row(table, cells & table.occupied)

    def _last_cat(self) -> float:
        """What it gains that the final phase begins, if only one cat is left."""
        state = self._state
        if state.final or state.cats[self._seat] != 1:
            return 0.0
        if self._ending is None:
            ended = state.copy()
            ended.final = True
            then = Judge(ended, next=(self._seat + 1) % state.seats)
            # a lead is worth more when less can happen to it
            surer = swing(self.judge.turns) / swing(then.turns)
            lead, lead_then = self.judge.scores(state), then.scores(ended)
            self._ending = surer * self._over(lead_then) - self._over(lead)
        return self._ending
