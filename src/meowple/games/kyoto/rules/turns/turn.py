"""A turn: the move, space by space, and the action that ends it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meowple.games.kyoto.rules.actions import Attack, Done, Step, Try, Use
from meowple.games.kyoto.rules.board import DONE, HEDGE, HOMES, ON_ROAD, seats_of
from meowple.games.kyoto.rules.checks.arrival import (
    ATTACKS,
    attack,
    enter,
    enter_road,
    kittens_with,
    which_check,
)
from meowple.games.kyoto.rules.checks.checks import meet_paw
from meowple.games.kyoto.rules.paws.paw import AGILITY
from meowple.games.kyoto.rules.state import KyotoState
from meowple.kernel.errors import IllegalAction
from meowple.kernel.event import Event
from meowple.kernel.frame import Action, Frame, not_now

# No data may give a kitten more.
MOST_STAMINA = 12
ONLY_DONE: tuple[Action, ...] = (DONE,)
# Frequent events are built once.
DONE_TOLD = tuple(Event("kyoto.done", {"seat": seat}) for seat in range(len(HOMES)))


@dataclass(frozen=True, slots=True)
class Turn(Frame[KyotoState]):
    """Step on, act with something here, or be done. `left` is what stamina allows; a
    kitten that has `moved` has just answered the red paws here."""

    left: int
    moved: bool

    def actors(self, state: KyotoState) -> tuple[int, ...]:
        return seats_of(state.seat)

    def legal(self, state: KyotoState, seat: int) -> Sequence[Action]:
        if seat != state.seat:
            return ()
        here = state.at[seat]
        board = state.board
        menu = ONLY_DONE
        if self.left:
            level = state.box.levels[state.skills[seat][AGILITY]]
            menu = board.menus[level][here]
        if state.up[here] or board.house_of[here] >= 0 or state.at.count(here) > 1:
            return (*self._offers(state, seat, here), *menu)
        return menu

    def _offers(self, state: KyotoState, seat: int, here: int) -> tuple[Action, ...]:
        """Everything that can be met here with an action."""
        offers = state.box.offers(objects(state, seat, here), not self.moved)
        if state.at.count(here) > 1:
            offers += tuple([ATTACKS[other] for other in kittens_with(state, seat)])
        if state.scenario.rules:
            offers += state.scenario.rules.offers(state, seat)
        return offers

    def play(self, state: KyotoState, seat: int, action: Action) -> None:
        if seat != state.seat:
            raise IllegalAction("turn.not_yours")
        if type(action) is Step:
            self._step(state, seat, action)
        elif type(action) is Done:
            state.end_turn()
            state.events.append(DONE_TOLD[seat])
        elif type(action) is Try:
            self._try(state, seat, action)
        elif type(action) is Attack:
            attack(state, seat, action.seat)
        elif type(action) is Use and state.scenario.rules:
            state.scenario.rules.use(state, seat, action)
            state.end_turn()
        else:
            raise not_now()

    def _step(self, state: KyotoState, seat: int, action: Step) -> None:
        here, board = state.at[seat], state.board
        to = board.index.get(action.to, -1)
        level = state.box.levels[state.skills[seat][AGILITY]]
        if not self.left or to not in board.reach[level][here]:
            raise self._out_of_reach(state, here, to, action.to)
        state.at[seat] = to
        sides = board.sides
        if sides[here] != sides[to]:
            cross(state, seat, sides[here], sides[to])
        state.events.append(board.stepped[seat][to])
        then = MOVED[self.left - 1]
        if sides[to] == ON_ROAD:
            enter_road(state, then)
        else:
            enter(state, then)

    def _out_of_reach(
        self, state: KyotoState, here: int, to: int, name: str
    ) -> IllegalAction:
        """The error that says why a kitten can't go there now."""
        board, box = state.board, state.box
        if not self.left:
            return IllegalAction("kyoto.no_stamina")
        if to not in board.near[here]:
            return IllegalAction("kyoto.not_beside", space=name)
        if to in board.reach[HEDGE][here]:
            return IllegalAction("kyoto.hedge", space=name, agility=box.hedge)
        return IllegalAction("kyoto.roof", space=name, agility=box.roof)

    def _try(self, state: KyotoState, seat: int, action: Try) -> None:
        paw = state.box.index.get(action.paw, -1)
        if paw not in objects(state, seat, state.at[seat]):
            raise IllegalAction("kyoto.not_here", paw=action.paw)
        if self.moved and state.box.reds[paw]:
            raise IllegalAction("kyoto.answered_already", paw=action.paw)
        check = state.box.paws[paw].checks[which_check(state, paw, action)]
        state.end_turn()
        meet_paw(state, seat, paw, check)


# Turns after a step and at their start, by the stamina left: made once.
MOVED = tuple(Turn(left, True) for left in range(MOST_STAMINA))
STARTS = tuple(Turn(left, False) for left in range(MOST_STAMINA + 1))


def objects(state: KyotoState, seat: int, here: int) -> tuple[int, ...]:
    """Paws and figures that a kitten can meet here: in another's house its friends."""
    home = state.board.house_of[here]
    if home < 0:
        return state.up[here]
    if home == state.homes[seat]:
        return ()
    return tuple([paw for paw in state.friends[home] if paw >= 0])


def cross(state: KyotoState, seat: int, before: int, after: int) -> None:
    """Crossing the road: off it on the other side than onto it."""
    if after == ON_ROAD:
        state.from_side[seat] = before
    else:
        if state.from_side[seat] != after:
            state.fulfil(seat, state.scenario.cross)
        state.from_side[seat] = ON_ROAD
