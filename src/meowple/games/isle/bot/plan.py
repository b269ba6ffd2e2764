"""Weighs cats and their places by the best plan for the day that begins with them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf

from meowple.games.isle.bot import placing, rescuing
from meowple.games.isle.bot.beam import Beam
from meowple.games.isle.bot.decision_context import DecisionContext
from meowple.games.isle.bot.tiles import squares_of
from meowple.games.isle.rules.actions import Place, Rescue
from meowple.games.isle.rules.frames import PlaceTile
from meowple.games.isle.rules.state import FIELDS
from meowple.kernel.frame import Action
from meowple.kernel.knowledge import Late
from meowple.kernel.toolbox.once import once


class Planner:
    """Weighs the rescues that a seat's baskets and fish allow."""

    def __init__(self, context: DecisionContext, late: Late) -> None:
        self._context = context
        self._state = context.state
        self.beam = Beam(
            context.state, context.player, context.economy.fish, late, context.memory
        )

    def rescue(self, context: DecisionContext, action: Rescue) -> float:
        """What the best plan is worth that begins with a cat."""
        cat = self._state.fields[FIELDS.index(action.field)][action.place - 1]
        if cat not in self._by_cat:
            # it got late before
            return rescuing.rescue(context, action)
        cost = self._state.box.supply.rescue_cost[action.field]
        return self._by_cat[cat] - context.economy.lost(context.player.fish, cost)

    @once
    def _by_cat(self) -> Mapping[int, float]:
        found: dict[int, float] = {}
        for tile, worth in self.beam.worths().items():
            found[tile.piece] = max(worth, found.get(tile.piece, worth))
        return found

    def weigh_places(self, frame: PlaceTile, actions: Sequence[Action]) -> list[float]:
        """What the best plan is worth that begins with a cat at each of its places; those
        that do not look good are not tried."""
        worths = self.beam.worths(frame.piece)
        found = {tile.mask: worth for tile, worth in worths.items()}
        if not found:
            # it got late before
            return placing.weigh_places(self._context, frame, actions)
        squares = squares_of(self._state.piece(frame.piece).shape)
        return [
            found.get(squares(action), -inf) if type(action) is Place else -inf
            for action in actions
        ]
