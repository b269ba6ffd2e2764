"""Searches one turn: where a kitten can go, what may stop it, what it can do there.

A value is the chance of winning when the turn is over.
"""

from __future__ import annotations

from collections.abc import Iterator

from meowple.games.kyoto.bot.outcomes import outcomes
from meowple.games.kyoto.bot.prospect import Prospect
from meowple.games.kyoto.bot.win_chances import forecast, shares, to_come
from meowple.games.kyoto.bot.worth import hidden
from meowple.games.kyoto.rules.actions import Step
from meowple.games.kyoto.rules.board import ON_ROAD, OUTSIDE
from meowple.games.kyoto.rules.checks.chances import bike_chances
from meowple.games.kyoto.rules.paws.paw import AGILITY, Check
from meowple.games.kyoto.rules.state import KyotoState
from meowple.games.kyoto.rules.turns.result import result
from meowple.games.kyoto.rules.turns.rounds import Rounds, is_last
from meowple.games.kyoto.rules.turns.turn import MOVED, Turn
from meowple.kernel.frame import Action

# What a kitten learns from failing, in turns.
_LEARNED = 0.2
# The cost of a step in chance of winning, so that the shorter of two ways is chosen.
_STEP = 0.0005


def judge(state: KyotoState, seat: int) -> float:
    """A quick estimate of the chance of winning."""
    if not state.stack:
        winners = result(state).winners
        return 1 / len(winners) if seat in winners else 0.0
    return shares(forecast(state))[seat]


def expected(state: KyotoState, seat: int, action: Action) -> float:
    """The chance of winning after an action, over all rolls."""
    return sum(chance * judge(new, seat) for chance, new in outcomes(state, seat, action))


class Journey:
    """The rest of one turn of a seat."""

    __slots__ = (
        "_bonus",
        "_crossed",
        "_frame",
        "_known",
        "_last",
        "_memo",
        "_seat",
        "_side",
        "_stands",
        "_state",
        "_steady",
        "_turns",
    )

    def __init__(self, state: KyotoState, seat: int) -> None:
        frame = state.stack[-1]
        assert isinstance(frame, Turn)
        self._frame = frame
        self._seat = seat
        here = state.at[seat]
        self._side = state.board.sides[here] or state.from_side[seat] or OUTSIDE
        self._state = state = state.copy()
        state.from_side[seat] = self._side
        state.stack = [Rounds()]
        self._turns = forecast(state)
        self._steady = Prospect(state, seat)
        crossed = state.copy()
        crossed.fulfil(seat, state.scenario.cross)
        self._crossed = Prospect(crossed, seat)
        # after it nothing is left to be estimated
        self._last = state.after(seat) == state.first and is_last(state)
        self._known = state.down & state.known[seat]
        self._memo: dict[tuple[int, int], float] = {}
        self._stands: dict[int, float] = {}
        self._bonus: list[tuple[int, float, float]] = []

    def weigh(self, action: Action) -> float:
        """What a step or an action here is worth."""
        state, seat = self._state, self._seat
        if isinstance(action, Step):
            to = state.board.index[action.to]
            return self._arrive(to, self._frame.left - 1) - _STEP
        placed = state.copy()
        placed.stack.append(Turn(0, self._frame.moved))
        return expected(placed, seat, action)

    def best(self) -> float:
        """What the rest of the turn is worth."""
        return self._go(self._state.at[self._seat], self._frame.left)

    def _over(self, space: int, crossed: bool) -> float:
        """The turn ends on a space."""
        if self._last:
            return self._act(self._placed(space))
        return self._share((self._crossed if crossed else self._steady).turns(space))

    def _share(self, turns: float) -> float:
        turns_of_all = self._turns[:]
        turns_of_all[self._seat] = to_come(self._state, self._seat, turns)
        return shares(turns_of_all)[self._seat]

    def _has_crossed(self, space: int) -> bool:
        return self._state.board.sides[space] not in (ON_ROAD, self._side)

    def _go(self, here: int, left: int) -> float:
        """Standing on a space, with steps left."""
        key = (here, left)
        if key not in self._memo:
            value = self._stand(here)
            self._memo[key] = value
            # a kitten whose agility fell may be shut in by hedges
            reach = self._state.board.reach[self._level()][here]
            if left and reach:
                on = max(self._arrive(to, left - 1) for to in reach)
                value = max(value, on - _STEP)
            self._memo[key] = value
        return self._memo[key]

    def _level(self) -> int:
        return self._state.box.levels[self._state.skills[self._seat][AGILITY]]

    def _arrive(self, space: int, left: int) -> float:
        """Coming to a space: what waits there is met first."""
        state, bit = self._state, 1 << space
        if space in state.at and space != state.at[self._seat]:
            return self._stand(space)
        if state.board.sides[space] == ON_ROAD:
            _, safe = bike_chances(state, self._seat, space)
            return self._risk(safe.good / safe.cases, space, left, state.box.bike_check)
        if state.down & ~self._known & bit:
            return self._turn_up(space, left)
        waiting = state.up[space]
        if self._known & bit:
            waiting += (state.under[space],)
        for paw in waiting:
            if state.box.reds[paw]:
                check = self._easiest(paw)
                return self._risk(self._passing(check), space, left, check)
        return self._go(space, left)

    def _easiest(self, paw: int) -> Check:
        return max(self._state.box.paws[paw].checks, key=self._passing)

    def _passing(self, check: Check) -> float:
        die, skills = self._state.die, self._state.skills[self._seat]
        return die.good[check.target - skills[check.skill]] / len(die.faces)

    def _risk(self, passing: float, space: int, left: int, check: Check) -> float:
        on = self._go(space, left)
        if passing == 1:
            return on
        return passing * on + (1 - passing) * self._fled(space, check)

    def _fled(self, space: int, check: Check) -> float:
        """The kitten flees toward home and learns; the turn is over."""
        state, crossed = self._state, self._has_crossed(space)
        ways = state.board.homeward[state.homes[self._seat]]
        for _ in range(check.flees):
            space = ways[space][0] if ways[space] else space
        prospect = self._crossed if crossed else self._steady
        learned = _LEARNED if check.lowers is None else 0.0
        return self._share(prospect.turns(space) - learned)

    def _turn_up(self, space: int, left: int) -> float:
        """A paw that no seat knows: any of those unseen."""
        if not self._bonus:
            self._bonus = [*self._surprises(space)]
        on = self._go(space, left)
        over = self._over(space, self._has_crossed(space))
        value = 0.0
        for paw, chance, bonus in self._bonus:
            if self._state.box.reds[paw]:
                check = self._easiest(paw)
                passing = self._passing(check)
                value += chance * passing * on
                value += chance * (1 - passing) * self._fled(space, check)
            else:
                value += chance * max(on, over + bonus)
        return value

    def _surprises(self, space: int) -> Iterator[tuple[int, float, float]]:
        """Each paw that may be turned up, its chance, and what it is worth to find it."""
        state = self._state
        unseen = state.down & ~self._known
        over = self._over(space, self._has_crossed(space))
        for paw, count in hidden(state.under, unseen):
            bonus = 0.0
            if not state.box.reds[paw]:
                placed = self._placed(space)
                placed.down &= ~(1 << space)
                placed.put_up(paw, space)
                bonus = self._act(placed) - over
            yield paw, count / unseen.bit_count(), bonus

    def _placed(self, space: int) -> KyotoState:
        """The kitten at the end of its move, on a space."""
        state = self._state.copy()
        state.at[self._seat] = space
        if self._has_crossed(space):
            state.fulfil(self._seat, state.scenario.cross)
            state.from_side[self._seat] = ON_ROAD
        state.stack.append(MOVED[0])
        return state

    def _act(self, placed: KyotoState) -> float:
        legal = placed.stack[-1].legal(placed, self._seat)
        return max(expected(placed, self._seat, action) for action in legal)

    def _stand(self, space: int) -> float:
        """The best that can be done on a space."""
        if space not in self._stands:
            self._stands[space] = self._best_act(space)
        return self._stands[space]

    def _best_act(self, space: int) -> float:
        state, bit = self._state, 1 << space
        seen = self._known & bit
        empty = not (state.up[space] or seen or state.board.house_of[space] >= 0)
        if empty and (space not in state.at or space == state.at[self._seat]):
            return self._over(space, self._has_crossed(space))
        placed = self._placed(space)
        if seen:
            placed.down ^= bit
            placed.put_up(state.under[space], space)
        return self._act(placed)
