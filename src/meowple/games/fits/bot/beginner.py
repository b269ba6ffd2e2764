"""What a beginner sees in a hand: near places and points of their own."""

from __future__ import annotations

from meowple.games.fits.bot.hands import Hand
from meowple.games.fits.bot.placing import Placing
from meowple.games.fits.rules.actions import Lay, Toy
from meowple.games.fits.rules.state import FitsState
from meowple.kernel.frame import Action
from meowple.kernel.rng import Rng

# What others gain or lose is not counted.
DEFENSE = 0.0
# One far place in this many comes to mind; one near place in this many is overlooked.
FAR_PLACES = 3
NEAR_PLACES = 10
# A special toy is remembered in one turn of this many.
TOYS = 4
# What is overlooked is worth less than anything that is seen.
OVERLOOKED = -100.0


class Beginner(Hand):
    """Evaluates a hand with a beginner's mistakes: overlooks places, above all those away
    from the last card and the own cats, ignores what others gain, forgets special toys."""

    __slots__ = ("_near", "_noticed", "_rng", "_toys")

    def __init__(self, state: FitsState, seat: int, rng: Rng) -> None:
        super().__init__(state, seat)
        self._placing = Placing(state, seat, DEFENSE)
        self._rng = rng
        self._near = _near(state, seat)
        self._noticed: dict[int, bool] = {}
        self._toys = not rng.below(TOYS)

    def _gain(self, action: Action) -> float:
        if isinstance(action, Lay):
            cell = self._state.table.grid.bit(action.x, action.y)
            if not self._notices(cell):
                return OVERLOOKED
        elif isinstance(action, Toy) and not self._toys:
            return OVERLOOKED
        return super()._gain(action)

    def _notices(self, cell: int) -> bool:
        """Whether a place comes to mind, the same for all cards of the hand."""
        if cell not in self._noticed:
            if cell & self._near:
                self._noticed[cell] = bool(self._rng.below(NEAR_PLACES))
            else:
                self._noticed[cell] = not self._rng.below(FAR_PLACES)
        return self._noticed[cell]


def _near(state: FitsState, seat: int) -> int:
    """The cells beside the last card and beside boxes with a cat of this seat."""
    table, stride = state.table, state.table.grid.stride
    near = table.laid[-1].cell if table.laid else 0
    for box in set(table.box_of.values()):
        if box.cats(seat):
            near |= box.cells
    return near << 1 | near >> 1 | near << stride | near >> stride
