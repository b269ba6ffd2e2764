"""What a player can do with the cards and cats in hand, and how much that gains."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import inf
from typing import Any

from meowple.games.fits.bot.placing import Placing
from meowple.games.fits.rules.actions import Cat, Draw, Lay, Play, Princess, Sleep, Toy
from meowple.games.fits.rules.card_decisions import PLACE_PRINCESS, PlayToy, lay_card
from meowple.games.fits.rules.state import FitsState
from meowple.games.fits.rules.turn import LAY_SLEEPER, StartCards
from meowple.kernel.frame import Action

# What the card that is drawn adds, on average, to the best of those in hand.
DRAWN = 0.17
# A Princess who is kept sends a better cat home later, if there is time enough.
KEPT_PRINCESS = 1.25
# First actions of a turn that are worse than the best by this much are not searched.
HOPELESS = 3.0


class Hand:
    """Evaluates everything that one seat can do with its hand and its cats."""

    __slots__ = ("_placing", "_seat", "_state")

    def __init__(self, state: FitsState, seat: int) -> None:
        self._state = state
        self._seat = seat
        self._placing = Placing(state, seat)

    def weigh(self, actions: Sequence[Action]) -> list[float]:
        """What each action gains."""
        if isinstance(self._state.stack[-1], StartCards):
            # start cards help everyone equally
            return [0.0, *[-inf] * (len(actions) - 1)]
        gains = [self._gain(action) for action in actions]
        if isinstance(actions[0], Draw):
            least = max(gains) - HOPELESS
            return [gain if gain >= least else -inf for gain in gains]
        return gains

    def _gain(self, action: Action) -> float:
        """To do nothing, or to discard a card that cannot be played, gains nothing."""
        gain = _GAINS.get(type(action))
        return gain(self, action) if gain else 0.0

    def _best(self, actions: Sequence[Action]) -> float:
        return max(map(self._gain, actions), default=0.0)

    def _draw(self, draw: Draw) -> float:
        return DRAWN + max(map(self._card, self._state.hands[self._seat]))

    def _sleep(self, sleep: Sleep) -> float:
        return self._best(LAY_SLEEPER.choices(self._state))

    def _play(self, play: Play) -> float:
        return self._card(play.card)

    def _card(self, id: str) -> float:
        """What a card of the hand gains where it is best."""
        if id in self._state.whole_deck.cards:
            return self._best(lay_card(id).choices(self._state))
        sent_home = self._best(PLACE_PRINCESS.choices(self._state))
        return sent_home - KEPT_PRINCESS * self._placing.judge.time

    def _lay(self, lay: Lay) -> float:
        state = self._state
        cell = state.table.grid.bit(lay.x, lay.y)
        if lay.card == state.whole_deck.sleeper.id:
            return self._placing.sleeper(cell)
        return self._placing.card(cell, state.card(lay.card), lay.turned)

    def _cat(self, cat: Cat) -> float:
        table = self._state.table
        return self._placing.cat(table.box_of[table.grid.bit(cat.x, cat.y)])

    def _toy(self, toy: Toy) -> float:
        state = self._state
        frame = state.stack[-1]
        assert isinstance(frame, PlayToy)
        joint = state.table.grid.bit(toy.x, toy.y)
        return self._placing.toy(joint, state.card(frame.card))

    def _princess(self, princess: Princess) -> float:
        place = self._state.table.grid.bit(princess.x, princess.y)
        return self._placing.princess(princess.what, place)


_GAINS: Mapping[type, Callable[[Hand, Any], float]] = {
    Draw: Hand._draw,
    # the rollout policy overrides this
    Sleep: lambda hand, sleep: hand._sleep(sleep),
    Play: Hand._play,
    Lay: Hand._lay,
    Cat: Hand._cat,
    Toy: Hand._toy,
    Princess: Hand._princess,
}
