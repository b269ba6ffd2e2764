"""What is gained by laying a card, a cat, a special toy or the Princess."""

from __future__ import annotations

from meowple.games.fits.bot.boxes import CAT, Judge, Row, around, growing_boxes
from meowple.games.fits.bot.pace import LAST_CARDS, swing, turns_left
from meowple.games.fits.bot.spots import Spot, Trial, change
from meowple.games.fits.rules.boxes import Box
from meowple.games.fits.rules.deck import Card, one
from meowple.games.fits.rules.state import FitsState
from meowple.games.fits.rules.waking import with_awake_cat


class Placing:
    """Evaluates one seat's possible plays on the current table. A gain is in points, minus
    what the others gain by it on average; `defense` is how much that counts."""

    __slots__ = (
        "_defense",
        "_ending",
        "_growing",
        "_next",
        "_seat",
        "_so_far",
        "_spots",
        "_state",
        "judge",
    )

    def __init__(self, state: FitsState, seat: int, defense: float = 1.0) -> None:
        self._state = state
        self._defense = defense
        self._seat = seat
        self._next = (seat + 1) % state.seats
        self.judge = Judge(state, self._next, turns_left(state))
        table = state.table
        claimed = self.judge.row(table, table.awake | table.asleep)
        self._growing = growing_boxes(claimed, state.cats)
        self._so_far = self._over([self.judge.future(each) for each in self._growing])
        # caches: free cells, and the gain of ending the game
        self._spots: dict[int, Spot] = {}
        self._ending: float | None = None

    def card(self, cell: int, card: Card, turned: bool) -> float:
        """What is gained by a card on this cell, with a cat on it where that is good."""
        trial = self._spot(cell).lay(card.sides(turned), card.icons)
        gain = self._gain(trial.change)
        if trial.has_joint and self._may_claim(trial.box):
            return max(gain, self._with_cat(trial))
        return gain

    def cat(self, box: Box) -> float:
        """What is gained by a cat awake in this box."""
        end_cells = around(self._state.table, box)
        nothing = [0.0] * (2 * self._state.seats)
        return self._with_cat(Trial(box, end_cells, nothing, has_joint=True))

    def sleeper(self, cell: int) -> float:
        """What is gained by a cat asleep on this cell."""
        card = self._state.whole_deck.sleeper
        trial = self._spot(cell).lay(card.open, card.icons, one(self._seat))
        return self._gain(trial.change, self._seat, -1) + self._last_cat()

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
        return self._gain(change(before, self.judge.row(table, place)), owner, 1)

    def _spot(self, cell: int) -> Spot:
        spot = self._spots.get(cell)
        if spot is None:
            spot = self._spots[cell] = Spot(self._state, self.judge, cell)
        return spot

    def _may_claim(self, box: Box) -> bool:
        return bool(self._state.cats[self._seat]) and not box.bars(self._seat)

    def _with_cat(self, trial: Trial) -> float:
        """A gain with a cat more in the box."""
        box, end_cells, changed, _ = trial
        claimed = with_awake_cat(box, self._seat)
        bare = self.judge.imagined(box, end_cells)
        taken = self.judge.imagined(claimed, end_cells)
        rows = zip(changed, bare, taken, strict=True)
        changed = [points - less + more for points, less, more in rows]
        return self._gain(changed, self._seat, -1) + self._last_cat()

    def _gain(self, changed: Row, owner: int = 0, cats: int = 0) -> float:
        """The gain when boxes change and an owner's cats come or go."""
        future, seats, growing = self.judge.future, self._state.seats, self._growing
        mine = others = 0.0
        for player in range(seats):
            more = changed[seats + player]
            if cats and player == owner:
                more += CAT * cats
            points = changed[player] + future(growing[player] + more)
            if player == self._seat:
                mine = points
            else:
                others += points
        return mine - self._defense * others / (seats - 1) - self._so_far

    def _over(self, points: list[float]) -> float:
        """This seat's lead over the average of the others."""
        mine = points[self._seat]
        return mine - self._defense * (sum(points) - mine) / (len(points) - 1)

    def _last_cat(self) -> float:
        """The gain of starting the final phase, if only one cat is left."""
        state = self._state
        if state.final or state.cats[self._seat] != 1:
            return 0.0
        if self._ending is None:
            ended = state.copy()
            ended.final = True
            then = Judge(ended, self._next, LAST_CARDS)
            # a lead is worth more when less can happen to it
            surer = swing(self.judge.turns) / swing(then.turns)
            lead, lead_then = self.judge.scores(state), then.scores(ended)
            self._ending = surer * self._over(lead_then) - self._over(lead)
        return self._ending
