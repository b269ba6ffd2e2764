"""Evening of lanterns: a lantern hangs on every terrace.

A kitten that stands there lights it as its action, without a roll. When it has lit enough
different ones, its own among them or not, it has fulfilled the mission.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meowple.games.kyoto.rules.actions import Use
from meowple.games.kyoto.rules.scenarios.scenario import Rules
from meowple.games.kyoto.rules.state import KyotoState
from meowple.kernel.errors import IllegalAction
from meowple.kernel.frame import Action, not_now

LIGHT = Use("lantern")


class Lanterns(Rules):
    """`state.marks` holds the spaces of the lanterns that each seat has lit."""

    __slots__ = ("lantern", "needed")

    def __init__(self, data: Mapping[str, Any], index: Mapping[str, int]) -> None:
        self.lantern = index["lantern"]
        self.needed: int = data["lanterns"]

    def offers(self, state: KyotoState, seat: int) -> tuple[Action, ...]:
        here = state.at[seat]
        if self.lantern not in state.up[here] or state.marks[seat] >> here & 1:
            return ()
        return (LIGHT,)

    def use(self, state: KyotoState, seat: int, action: Action) -> None:
        if action != LIGHT:
            raise not_now()
        if not self.offers(state, seat):
            raise IllegalAction("kyoto.no_lantern")
        state.marks[seat] |= 1 << state.at[seat]
        lit = state.marks[seat].bit_count()
        state.tell("kyoto.lit", seat=seat, lit=lit, needed=self.needed)
        if lit >= self.needed:
            state.fulfil(seat, state.scenario.rule)
