"""How long a game will still last, and what can be done in that time."""

from __future__ import annotations

from functools import lru_cache

from meowple.games.fits.rules.card_decisions import PlayCard
from meowple.games.fits.rules.state import FitsState

# The turns between two cats of a player: the first to run out of cats ends the game.
TURNS_PER_CAT = 2.5
# Cards that each still plays once the final phase has begun, and how much of a turn each
# of them counts as.
LAST_CARDS = 2
LAST_CARD = 0.4
# With this many turns left an open end is closed with a chance of one half.
TO_CLOSE = 5.3
# By how many points leads change: with the last cards, and with each turn before them.
LAST_SWING = 1.5
SWING = 0.25
# More ends than this are never closed in time.
MOST_ENDS = 12


def turns_left(state: FitsState) -> float:
    """About how many turns a player still has."""
    seats = state.seats
    if state.final:
        # the card that is played now leaves the hand: so one plan serves the whole play
        cards = sum(map(len, state.hands)) - isinstance(state.stack[-1], PlayCard)
        return LAST_CARD * cards / seats
    drawn = len(state.deck) / seats
    return min(drawn, TURNS_PER_CAT * min(state.cats)) + LAST_CARD * LAST_CARDS


@lru_cache(maxsize=1024)
def closing(turns: float) -> tuple[float, ...]:
    """The chance that a box is closed in the end, by the number of its end cells."""
    one = turns / (turns + TO_CLOSE)
    return (1.0, *[one**ends for ends in range(1, MOST_ENDS)], 0.0)


def swing(turns: float) -> float:
    """The lead with which almost three of four games are won."""
    return LAST_SWING + SWING * turns
