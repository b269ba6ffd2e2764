"""The start cards, and the beginning of a turn (rules 1.1 to 1.3): draw and play a card, or
place a sleeping cat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meowple.games.fits.rules.actions import Draw, Lay, Sleep
from meowple.games.fits.rules.boxes import Grid
from meowple.games.fits.rules.card_decisions import PLAY_CARD, PlayToy
from meowple.games.fits.rules.deck import NORTH, SOUTH, one
from meowple.games.fits.rules.legal_plays import Plays, Way, checked_cell, places, ways
from meowple.games.fits.rules.one_seat import OneSeat, end_turn, tell_closed
from meowple.games.fits.rules.state import FitsState
from meowple.kernel.errors import IllegalAction
from meowple.kernel.frame import Action, not_now

DRAW = Draw()
SLEEP = Sleep()
_EITHER = (DRAW, SLEEP)
_DRAW_ONLY = (DRAW,)


@dataclass(frozen=True, slots=True)
class Turns(OneSeat):
    """The bottom of the stack: draw, or place a sleeping cat. In the final phase a card is
    played at once, until all hands are empty (rule 1.3)."""

    def advance(self, state: FitsState) -> bool:
        if not state.final:
            return True
        if not any(state.hands):
            state.stack.pop()
            state.tell("fits.over")
            return False
        while not state.hands[state.seat]:
            end_turn(state)
        state.stack.append(PLAY_CARD)
        return False

    def choices(self, state: FitsState) -> Sequence[Action]:
        return _EITHER if beds(state) else _DRAW_ONLY

    def answer(self, state: FitsState, action: Action) -> None:
        if type(action) is Draw:
            self._draw(state)
        elif type(action) is Sleep:
            if not state.cats[state.seat]:
                raise IllegalAction("cat.none_left")
            if not beds(state):
                raise IllegalAction("sleep.no_place")
            state.stack.append(LAY_SLEEPER)
        else:
            raise not_now()

    def _draw(self, state: FitsState) -> None:
        seat = state.seat
        state.draws[seat] += one(state.pile)
        card = state.draw()
        if card in state.whole_deck.toys:
            state.reveal("fits.drew_toy", seat=seat, card=card)
            state.stack.append(PlayToy(card))
        else:
            state.tell("fits.drew", seat=seat)
            state.reveal_to(seat, "fits.drew_own", seat=seat, card=card)
            state.hands[seat] += (card,)
            state.stack.append(PLAY_CARD)
        if not state.deck:
            # R22: this turn is finished as usual
            state.begin_final("deck")


def beds(state: FitsState) -> int:
    """The cells where a cat of the seat on turn can sleep, by the rules of box cards."""
    if not state.cats[state.seat]:
        return 0
    return places(state, state.whole_deck.sleeper, False)


@dataclass(frozen=True, slots=True)
class LaySleeper(OneSeat):
    """The choice of a place for the sleeping cat, which claims the box it joins."""

    def choices(self, state: FitsState) -> Sequence[Action]:
        way = (state.whole_deck.sleeper.id, False, beds(state))
        return Plays(state.table.grid, [way])

    def answer(self, state: FitsState, action: Action) -> None:
        seat, card = state.seat, state.whole_deck.sleeper
        if not isinstance(action, Lay) or action.card != card.id:
            raise not_now()
        cell = checked_cell(state, card, action.x, action.y, action.turned)
        state.stack.pop()
        _, closed = state.table.lay(cell, card, sleeper=seat)
        state.tell("fits.asleep", seat=seat, x=action.x, y=action.y)
        tell_closed(state, closed)
        state.give_cats(seat, -1)
        end_turn(state)


LAY_SLEEPER = LaySleeper()


@dataclass(frozen=True, slots=True)
class StartCards(OneSeat):
    """The start cards: each seat places one, joined by short sides (rule 1.1, R32, R33)."""

    drawn: bool

    def advance(self, state: FitsState) -> bool:
        if len(state.table.laid) < len(state.hands):
            if self.drawn:
                state.uncover()
            return True
        state.stack.pop()
        return False

    def cards(self, state: FitsState) -> tuple[str, ...]:
        """The start cards that are left, or the one that was drawn."""
        return state.starts[:1] if self.drawn else tuple(sorted(state.starts))

    def choices(self, state: FitsState) -> Sequence[Action]:
        return Plays(state.table.grid, self._ways(state))

    def _ways(self, state: FitsState) -> list[Way]:
        column = self._column(state)
        if not state.table.occupied:
            return [
                (id, turned, column)
                for id in self.cards(state)
                for turned in state.card(id).turns
            ]
        return [
            (id, turned, cells & column)
            for id in self.cards(state)
            for _, turned, cells in ways(state, state.card(id))
            if cells & column
        ]

    def _column(self, state: FitsState) -> int:
        """The middle cell first; then the cells at the two ends of the column."""
        grid: Grid = state.table.grid
        laid = state.table.occupied
        if not laid:
            return grid.bit(grid.width // 2, grid.height // 2)
        return (grid.step(laid, NORTH) | grid.step(laid, SOUTH)) & grid.cells & ~laid

    def answer(self, state: FitsState, action: Action) -> None:
        if type(action) is not Lay:
            raise not_now()
        if action.card not in self.cards(state):
            raise IllegalAction("card.not_offered", card=action.card)
        grid = state.table.grid
        if not grid.has(action.x, action.y):
            raise IllegalAction("cell.off_table", x=action.x, y=action.y)
        cell = grid.bit(action.x, action.y)
        if not cell & self._column(state):
            raise IllegalAction("start.column", x=action.x, y=action.y)
        card = state.card(action.card)
        if state.table.occupied:
            checked_cell(state, card, action.x, action.y, action.turned)
        elif action.turned not in card.turns:
            raise IllegalAction("card.same_when_turned", card=card.id)
        state.starts = tuple(id for id in state.starts if id != action.card)
        state.table.lay(cell, card, action.turned)
        state.tell(
            "fits.started",
            seat=state.seat,
            card=action.card,
            x=action.x,
            y=action.y,
            turned=action.turned,
        )
        end_turn(state)
