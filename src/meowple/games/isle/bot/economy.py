"""What fish and baskets are good for: the cats of today, and what is left for tomorrow."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from meowple.games.isle.bot.prospect import CAT_COST
from meowple.games.isle.rules.day.rescue import CARDS_NEEDED
from meowple.games.isle.rules.state import IsleState, Player
from meowple.kernel.toolbox.once import once

# Of the cats in the fields, best first, a seat gets about one in this many: the others and
# the sister take theirs in between.
_ONE_IN = 1.5
# What a fish is worth tomorrow, by the days that are left.
_FISH = (0.02, 0.45, 0.55, 0.6, 0.6)
_SAVING = "fish_at_least"
# A basket that is not needed today may be tomorrow.
SPARE_BASKET = 1.0


Gains = Callable[[], Iterable[float]]


class Economy:
    """Values what a seat could spend today; `gains` says what the cats that it will get
    add, one by one, and is asked only if that matters. Fish that is left may score for a
    lesson."""

    def __init__(self, state: IsleState, player: Player, days: int, gains: Gains) -> None:
        self.days = days
        self.fish = self._price(state)
        held = (*player.lessons, *player.hand, *player.chosen)
        scores = [score for card in held if (score := state.card(card).score)]
        saving = [score.params for score in scores if score.rule == _SAVING]
        # how much fish must be left for how many points; before the last day there is time
        self._saved = saving[0] if saving and not days and self.fish >= 0 else None
        self._gains = gains

    @once
    def cats(self) -> Iterable[float]:
        return self._gains()

    def _price(self, state: IsleState) -> float:
        """What a fish is worth tomorrow."""
        return _FISH[min(self.days, len(_FISH) - 1)]

    def worth(self, fish: float, rescues: float) -> float:
        """What this much fish and these baskets bring; half a basket is a broken
        one that may find its other half."""
        if self._saved is None or fish < self._saved["min"]:
            return self._spent(fish, rescues)
        points: int = self._saved["points"]
        return points + self._spent(fish - self._saved["min"], rescues)

    def _spent(self, fish: float, rescues: float) -> float:
        left, points, baskets = fish, 0.0, rescues
        if baskets > 0 and left > 0:
            for gain in self.cats:
                share = min(baskets, 1.0, left / CAT_COST)
                profit = gain - CAT_COST * self.fish
                if profit <= 0:
                    break
                points += share * profit
                left -= share * CAT_COST
                baskets -= share
                if baskets <= 0 or left <= 0:
                    break
        spare = SPARE_BASKET if self.days else 0.0
        return points + self.fish * fish + spare * max(baskets, 0.0)

    def lost(self, fish: int, paid: int) -> float:
        """The value that is lost by paying this much fish."""
        if self._saved is None or not fish >= self._saved["min"] > fish - paid:
            return 0.0
        return float(self._saved["points"])


def shared(gains: Sequence[float]) -> list[float]:
    """Of what the cats in the fields add, best first, the part that one seat gets."""
    best = sorted(gains, reverse=True)
    return [best[int(pick * _ONE_IN)] for pick in range(int(len(best) / _ONE_IN))]


def baskets_in(state: IsleState, cards: Iterable[int]) -> float:
    """How many rescues these cards are good for, a lone broken basket being half of one."""
    held = state.box.cards
    faces = [held[card].basket for card in cards]
    return sum([faces.count(kind) / number for kind, number in CARDS_NEEDED.items()])
