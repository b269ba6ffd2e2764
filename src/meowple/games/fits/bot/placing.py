"""What is gained by laying a card, a cat, a special toy or the Princess."""

from __future__ import annotations

from math import exp, inf
from operator import mul

from meowple.games.fits.bot.boxes import (
    CAT,
    EACH,
    Row,
    around,
    growing_boxes,
    judge,
)
from meowple.games.fits.bot.pace import LAST_CARD, LAST_CARDS, swing, turns_left
from meowple.games.fits.bot.spots import Spot, change, spot
from meowple.games.fits.rules.boxes import Box
from meowple.games.fits.rules.deck import Card
from meowple.games.fits.rules.state import FitsState
from meowple.games.fits.rules.waking import with_awake_cat

# How much of what the others gain counts against a gain.
DEFENSE = 0.73


class Placing:
    """Evaluates one seat's possible plays on the current table. A gain is in points, minus
    what the others gain by it on average; `defense` is how much that counts. It
    is judged as if the final phase had begun where it has `ended`."""

    __slots__ = (
        "_counts",
        "_defense",
        "_ending",
        "_ends",
        "_is_last",
        "_loses",
        "_seat",
        "_spots",
        "_state",
        "_surer",
        "_then",
        "_under",
        "judge",
    )

    def __init__(
        self,
        state: FitsState,
        seat: int,
        defense: float = DEFENSE,
        ended: bool = False,
    ) -> None:
        self._state = state
        self._defense = defense
        final = state.final or ended
        self._is_last = state.cats[seat] == 1 and not final
        self._seat = seat
        turns = LAST_CARD * LAST_CARDS if ended else turns_left(state)
        self.judge = judge(state, (seat + 1) % state.seats, turns, final)
        others = -defense / (state.seats - 1)
        # how much everyone's points count
        self._counts = [others] * state.seats
        self._counts[seat] = 1.0
        table = state.table
        claimed = self.judge.row(table, table.awake | table.asleep)
        growing = growing_boxes(claimed, state.cats)
        # and what they would lose if none of their boxes could grow
        self._loses = [
            counts * (self.judge.growth - self.judge.future(each))
            for counts, each in zip(self._counts, growing, strict=True)
        ]
        # caches: free cells, and what changes when the game ends
        self._spots: dict[int, Spot] = {}
        self._ends: dict[int, int] = {}
        # the cells where no cat comes across a joint
        under = table.sleepers | table.covered if state.per_card else table.sleepers
        self._under = under
        self._then: Placing | None = None
        self._ending = self._surer = 0.0

    def card(self, cell: int, card: Card, turned: bool) -> float:
        """What is gained by a card on this cell, with a cat on it where that is good."""
        return self.best(cell, card, turned)[0]

    def best(self, cells: int, card: Card, turned: bool) -> tuple[float, int]:
        """The most that is gained by a card on one of these cells, and the first such
        cell."""
        look = card.open_turned if turned else card.open, card.icons
        spots, gained, has_cat = self._spots, self._gain, self._state.cats[self._seat]
        best, where = -inf, 0
        while cells:
            cell = cells & -cells
            cells ^= cell
            at = spots.get(cell) or self._spot(cell)
            bare, claimed = at.known.get(look) or at.changes(*look)
            gain = gained(bare)
            if claimed and has_cat:
                if self._is_last:
                    at = self._final._spot(cell)
                    _, claimed = at.known.get(look) or at.changes(*look)
                    assert claimed is not None
                    gain = max(gain, self._ended(claimed))
                else:
                    gain = max(gain, gained(claimed))
            if gain > best:
                best, where = gain, cell
        return best, where

    def cat(self, box: Box) -> float:
        """What is gained by a cat awake in this box."""
        judge = self._final.judge if self._is_last else self.judge
        end_cells = around(self._state.table, box)
        bare = judge.imagined(box, end_cells)
        taken = judge.imagined(with_awake_cat(box, self._seat), end_cells)
        changed = self._moved(change(bare, taken), self._seat, -CAT)
        return self._ended(changed) if self._is_last else self._gain(changed)

    def sleeper(self, cell: int) -> float:
        """What is gained by a cat asleep on this cell."""
        sides = self._state.whole_deck.sleeper.open
        if self._is_last:
            return self._ended(self._final._spot(cell).sleeper(sides))
        at = self._spots.get(cell) or self._spot(cell)
        return self._gain(at.sleeper(sides))

    def toy(self, joint: int, card: Card) -> float:
        """What is gained by a special toy across this joint."""
        table = self._state.table.copy()
        before = self.judge.row(table, joint)
        table.lay_toy(joint, card)
        return self._gain(change(before, self.judge.row(table, joint)))

    def princess(self, what: str, place: int) -> float:
        """What is gained by the Princess in the place of a cat, which goes home."""
        table = self._state.table.copy()
        before = self.judge.row(table, place)
        if what == "cat":
            owner = table.princess_on_cat(place)
        else:
            owner = table.princess_on_sleeper(place)
        changed = change(before, self.judge.row(table, place))
        return self._gain(self._moved(changed, owner, CAT))

    def _spot(self, cell: int) -> Spot:
        table = self._state.table
        stride = table.grid.stride
        above, right, below, left = cell >> stride, cell << 1, cell << stride, cell >> 1
        north, east, south, west = table.open
        sideways = right & west | left & east
        facing = left_over = above & south | below & north | sideways
        beside = []
        while left_over:
            box = table.box_of[left_over & -left_over]
            left_over &= ~box.cells
            ends = self._ends.get(box.cells)
            if ends is None:
                ends = self._ends[box.cells] = around(table, box)
            beside.append((box, ends))
        free = (above | right | below | left) & ~table.occupied
        found = self._spots[cell] = spot(
            self.judge, self._seat, cell, facing, free, sideways & ~self._under, *beside
        )
        return found

    def _moved(self, row: Row, owner: int, cats: float) -> Row:
        """A change with cats of an owner that come or go."""
        row[self._state.seats + owner] += cats
        return row

    def _gain(self, changed: Row) -> float:
        """The gain when boxes change."""
        gain = 0.0
        seats = len(self._counts)
        for player, counts in enumerate(self._counts):
            gain += counts * changed[player]
            more = changed[seats + player]
            if more:
                gain += self._loses[player] * (1.0 - exp(-EACH * more))
        return gain

    @property
    def _final(self) -> Placing:
        """The same table in the final phase, which this seat's last cat starts."""
        if self._then is None:
            self._then = Placing(self._state, self._seat, self._defense, ended=True)
            self._then._ends = self._ends
            # a lead is worth more when less can happen to it
            self._surer = swing(self.judge.turns) / swing(self._then.judge.turns)
            self._ending = self._surer * self._then._lead() - self._lead()
        return self._then

    def _ended(self, changed: Row) -> float:
        """The gain when the last cat starts the final phase and boxes change."""
        gain = self._final._gain(changed)
        return self._ending + self._surer * gain

    def _lead(self) -> float:
        """This seat's lead over the average of the others."""
        return sum(map(mul, self._counts, self.judge.scores(self._state)), 0.0)
