"""The rollout policy: plans a turn once and carries it out."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from meowple.games.fits.bot.hands import Hand
from meowple.games.fits.bot.pace import turns_left
from meowple.games.fits.rules.actions import Lay, Sleep
from meowple.games.fits.rules.legal_plays import lay, ways
from meowple.games.fits.rules.state import FitsState
from meowple.games.fits.rules.turn import StartCards, beds
from meowple.kernel.frame import Action
from meowple.kernel.toolbox.bitboards import each_bit
from meowple.kernel.toolbox.identity_key import IdentityKey

# How many turns are remembered.
KEPT = 256


class RolloutPolicy:
    """Caches plans by table: all decisions of a turn are about the same table, and so are
    the first decisions of all lines that are played from one position."""

    __slots__ = ("_turns",)

    def __init__(self) -> None:
        self._turns: dict[object, Turn] = {}

    def pick(self, state: FitsState, seat: int, actions: Sequence[Action]) -> Action:
        if len(actions) == 1 or isinstance(state.stack[-1], StartCards):
            return actions[0]
        return self._turn(state, seat).pick(state, actions)

    def _turn(self, state: FitsState, seat: int) -> Turn:
        table = state.table
        # everything that a card's gain depends on
        about = (seat, state.final, turns_left(state), *state.cats)
        same = IdentityKey(table.laid), IdentityKey(table.overlays), about
        turn = self._turns.get(same)
        if turn is None:
            if len(self._turns) >= KEPT:
                self._turns.clear()
            turn = self._turns[same] = Turn(state.copy(), seat)
        return turn


class Turn(Hand):
    """A seat's turn at a table. The best place of a card is computed once, and only places
    beside something open are considered."""

    __slots__ = ("_best_places", "_open")

    def __init__(self, state: FitsState, seat: int) -> None:
        super().__init__(state, seat)
        table, stride = state.table, state.table.grid.stride
        north, east, south, west = table.open
        self._open = north >> stride | east << 1 | south << stride | west >> 1
        self._best_places: dict[str, tuple[float, Lay | None]] = {}

    def pick(self, state: FitsState, actions: Sequence[Action]) -> Action:
        """The action that gains most. The decision and the hands may have changed since."""
        self._state.stack, self._state.hands = state.stack[:], state.hands[:]
        first = actions[0]
        if isinstance(first, Lay):
            return self._place(first.card)[1] or first
        return max(actions, key=self._gain)

    def _sleep(self, sleep: Sleep) -> float:
        return self._place(self._state.whole_deck.sleeper.id)[0]

    def _card(self, id: str) -> float:
        if id in self._state.whole_deck.cards:
            return self._place(id)[0]
        return super()._card(id)

    def _place(self, id: str) -> tuple[float, Lay | None]:
        """A card's gain at its best place, and that place."""
        found = self._best_places.get(id)
        if found is None:
            found = self._best_places[id] = self._best_place(id)
        return found

    def _best_place(self, id: str) -> tuple[float, Lay | None]:
        state, placing = self._state, self._placing
        best, at, best_turned = -inf, 0, False
        if id == state.whole_deck.sleeper.id:
            for cell in each_bit(self._come_to_mind(beds(state))):
                gain = placing.sleeper(cell)
                if gain > best:
                    best, at = gain, cell
        else:
            card = state.card(id)
            for _, turned, cells in ways(state, card):
                gain, cell = placing.best(self._come_to_mind(cells), card, turned)
                if gain > best:
                    best, at, best_turned = gain, cell, turned
        if not at:
            return 0.0, None
        return best, lay(id, *state.table.grid.cell(at), best_turned)

    def _come_to_mind(self, cells: int) -> int:
        """Where nothing is open beside a card one place is as good as another."""
        others = cells & ~self._open
        return cells & self._open | others & -others
