"""What fish and baskets are good for: the cats of today, and what is left for tomorrow."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from meowple.games.isle.bot.prospect import CAT_COST
from meowple.games.isle.rules.day.rescue import CARDS_NEEDED
from meowple.games.isle.rules.state import IsleState

# Of the cats in the fields, best first, a seat gets about one in this many: the others and
# the sister take theirs in between.
_ONE_IN = 1.5
# What a fish is worth tomorrow, by the days that are left.
_FISH = (0.02, 0.45, 0.55, 0.6, 0.6)
# A basket that is not needed today may be tomorrow.
SPARE_BASKET = 1.0


class Economy:
    """Values what a seat could spend today; `gains` are those of the cats in the fields."""

    def __init__(self, state: IsleState, days: int, gains: Sequence[float]) -> None:
        self.days = days
        self.fish = _FISH[min(days, len(_FISH) - 1)]
        best = sorted(gains, reverse=True)
        picks = range(int(len(best) / _ONE_IN))
        self.cats = [best[int(pick * _ONE_IN)] for pick in picks]

    def worth(self, fish: float, rescues: float) -> float:
        """What this much fish and these baskets bring; half a basket is a broken
        one that may find its other half."""
        left, points, baskets = fish, 0.0, rescues
        for gain in self.cats:
            share = min(baskets, 1.0, left / CAT_COST)
            profit = gain - CAT_COST * self.fish
            if share <= 0 or profit <= 0:
                break
            points += share * profit
            left -= share * CAT_COST
            baskets -= share
        spare = SPARE_BASKET if self.days else 0.0
        return points + self.fish * fish + spare * max(baskets, 0.0)

    def lost(self, fish: int, paid: int) -> float:
        """The value that is lost by paying this much fish."""
        return 0.0


def baskets_in(state: IsleState, cards: Iterable[int]) -> float:
    """How many rescues these cards are good for, a lone broken basket being half of one."""
    held = state.box.cards
    faces = [held[card].basket for card in cards]
    return sum(faces.count(kind) / number for kind, number in CARDS_NEEDED.items())
