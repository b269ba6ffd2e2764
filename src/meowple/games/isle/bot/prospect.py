"""What is still to come for a seat: how many cats and how many squares it will lay.

All chances in the evaluation of the Isle are computed from it.
"""

from __future__ import annotations

from typing import NamedTuple

from meowple.games.isle.rules.day.calendar import phase_name
from meowple.games.isle.rules.day.rescue import CARDS_NEEDED
from meowple.games.isle.rules.state import IsleState, Player

# What a sensible player lays in a day, as counted over many games: cats rescued or
# found, and squares under treasures.
_CATS_A_DAY = {"standard": 3.1, "solo": 2.8, "family": 3.9}
_TREASURES_A_DAY = {"standard": 5.0, "solo": 5.0, "family": 0.7}
_SQUARES_OF_A_CAT = 5.3
# What a cat costs on the average, in fish.
CAT_COST = 3.8

# The share of a day that is left after its rescue: the finds.
_FINDS = 0.3

BEFORE_RESCUE = ("setup", "fill", "fishing", "draft", "buy", "lessons", "ready", "order")
_AFTER_RESCUE = ("evening", "night", "over")


class Prospect(NamedTuple):
    """`days` are those after today, `share` is what is left of today (1 to 0)."""

    days: int
    share: float
    cats: float
    squares: float

    @property
    def left(self) -> float:
        """The days left, today's rest included."""
        return self.days + self.share


def prospect(state: IsleState, player: Player) -> Prospect:
    days = _days(state)
    phase = phase_name(state)
    a_day = _CATS_A_DAY[state.mode]
    if phase in BEFORE_RESCUE:
        share = 1.0
        today = a_day
    elif phase in _AFTER_RESCUE:
        share = today = 0.0
    elif phase == "rescue" and not player.passed:
        today = _rescues_left(state, player)
        share = min(1.0, _FINDS + (1 - _FINDS) * today / a_day)
    else:
        return evening(state)
    return _to_come(state, days, share, today)


def evening(state: IsleState) -> Prospect:
    """What is still to come when the rescue of today is over."""
    return _to_come(state, _days(state), _FINDS, 0.0)


def _to_come(state: IsleState, days: int, share: float, today: float) -> Prospect:
    cats = days * _CATS_A_DAY[state.mode] + today
    treasures = (days + share) * _TREASURES_A_DAY[state.mode]
    return Prospect(days, share, cats, cats * _SQUARES_OF_A_CAT + treasures)


def _days(state: IsleState) -> int:
    return state.box.supply.days - max(state.day, 1)


def _rescues_left(state: IsleState, player: Player) -> float:
    """How many cats of today's fields the seat will still get."""
    there = len(state.fields[0]) + len(state.fields[1])
    rivals = sum([not p.passed for p in state.players]) + (state.sister is not None)
    fair = there / max(rivals, 1)
    if state.mode == "family":
        return fair
    # In halves, so that what is computed for one amount of fish can be used for others.
    affordable = round(2 * player.fish / CAT_COST) / 2
    return min(fair, rescues(state, player), affordable)


def rescues(state: IsleState, player: Player) -> int:
    """How many cats there are baskets for today, with the cards that are laid."""
    if not player.ready:
        return player.baskets
    cards = state.box.cards
    faces = [cards[card].basket for card in player.ready]
    paid = [faces.count(kind) // number for kind, number in CARDS_NEEDED.items()]
    return player.baskets + sum(paid)
