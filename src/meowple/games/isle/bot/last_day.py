"""The rest of the last day, played out: which cats and finds, and where they lie.

Nothing comes after it, so boats are compared by the game's own score. A beam search plays
on for one seat alone, as if the others passed, and is repeated wider while there is time.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from heapq import nlargest
from operator import attrgetter
from typing import NamedTuple

from meowple.games.isle.bot.decision_context import DecisionContext
from meowple.games.isle.bot.memory import Memory
from meowple.games.isle.bot.tiles import place_on
from meowple.games.isle.rules.actions import Anytime, Ask, Done, Pass, Place, Skip
from meowple.games.isle.rules.day.calendar import phase_name
from meowple.games.isle.rules.frames import PlaceTile
from meowple.games.isle.rules.scoring.ending import final_result
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.frame import Action
from meowple.kernel.game import AnyGame
from meowple.kernel.knowledge import Late

# How many positions are followed further of those that have the same left to use: first
# few, then more while there is time.
_WIDTHS = (2, 5, 10)
# How many places of a tile are tried.
_PLACES = 8
_PASSING = (Pass, Done, Skip)


def is_last(state: IsleState) -> bool:
    """Whether only the seats' own choices decide what still comes to their boats."""
    last = state.mode != "family" and state.day == state.box.supply.days
    return last and phase_name(state) in ("rescue", "finds")


class _Line(NamedTuple):
    """A position, what it promises, and the action it began with."""

    promise: float
    state: IsleState
    root: Action


class LastDay:
    """Plays out the rest of the last day for one seat."""

    def __init__(
        self, game: AnyGame, state: IsleState, seat: int, late: Late, memory: Memory
    ) -> None:
        self._game, self._seat = game, seat
        self._late, self._memory = late, memory
        self._begin = state.copy()
        for player in self._begin.players:
            player.passed = player.passed or player.seat != seat

    def scores(self, actions: Sequence[Action]) -> Mapping[Action, float]:
        """The best ends that were found, by the action they began with."""
        found: dict[Action, float] = {}
        if len(self._sensible(self._begin, actions)) < 2:
            return found
        for width in _WIDTHS:
            ends: dict[Action, float] = {}
            lines = [*self._longer(self._begin, actions, None)]
            while lines and not self._late():
                self._note(lines, ends)
                lines = self._next(self._best(lines, width))
            if self._late():
                # what is half done would favor the actions it began with
                break
            for action, score in ends.items():
                found[action] = max(score, found.get(action, score))
        return found

    def _note(self, lines: Sequence[_Line], ends: dict[Action, float]) -> None:
        for line in lines:
            if not line.state.stack:
                ends[line.root] = max(line.promise, ends.get(line.root, line.promise))

    def _next(self, lines: Sequence[_Line]) -> list[_Line]:
        """All ways to go on by one action; of those that are alike, the first."""
        found: dict[object, _Line] = {}
        for line in lines:
            if line.state.stack:
                actions = self._game.legal(line.state, self._seat)
                for longer in self._longer(line.state, actions, line.root):
                    found.setdefault(self._alike(longer), longer)
        return [*found.values()]

    def _alike(self, line: _Line) -> object:
        player, stack = line.state.players[self._seat], line.state.stack
        tiles = frozenset(player.boat.tiles)
        return tiles, player.fish, player.hand, player.passed, tuple(stack[-1:]), line.root

    def _best(self, lines: Sequence[_Line], width: int) -> list[_Line]:
        """The best of those that have the same left to use."""
        groups: defaultdict[object, list[_Line]] = defaultdict(list)
        for line in lines:
            if line.state.stack:
                player = line.state.players[self._seat]
                left = len(player.hand), player.baskets, len(player.ready)
                frame = type(line.state.stack[-1])
                groups[frame, phase_name(line.state), left].append(line)
        by_promise = attrgetter("promise")
        return [
            one for group in groups.values() for one in nlargest(width, group, by_promise)
        ]

    def _longer(
        self, state: IsleState, actions: Sequence[Action], root: Action | None
    ) -> Iterator[_Line]:
        for action in self._sensible(state, actions):
            if self._late():
                return
            after = state.copy()
            self._game.play(after, self._seat, action)
            self._go_on(after)
            yield _Line(self._promise(after), after, root or action)

    def _sensible(self, state: IsleState, actions: Sequence[Action]) -> list[Action]:
        """Without cards for any time, and of many places those that look best."""
        frame = state.stack[-1]
        if isinstance(frame, PlaceTile) and type(actions[0]) is Place:
            context = DecisionContext(state, self._seat, self._memory)
            shape, anywhere = state.piece(frame.piece).shape, context.player.anywhere
            best = context.glance(frame.colour).best(shape, anywhere, _PLACES)
            return [place_on(shape, mask) for mask in best]
        return [one for one in actions if not isinstance(one, Anytime | Ask)]

    def _go_on(self, state: IsleState) -> None:
        """To the seat's next choice; the others do nothing."""
        while asked := self._game.actors(state):
            actions = self._game.legal(state, asked[0])
            if asked[0] == self._seat and len(actions) > 1:
                return
            nothing = (one for one in actions if isinstance(one, _PASSING))
            self._game.play(state, asked[0], next(nothing, actions[0]))

    def _promise(self, state: IsleState) -> float:
        """What a boat promises, at the end what it scores, in solo beyond the sister."""
        if not state.stack:
            result = final_result(state)
            assert result is not None
            return result.scores[self._seat] - sum(r.score for r in result.rivals)
        context = DecisionContext(state, self._seat, self._memory)
        frame = state.stack[-1]
        if isinstance(frame, PlaceTile):
            return context.promise + context.gain(frame.piece, frame.colour)
        return context.promise
