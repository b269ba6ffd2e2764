"""What a beginner sees in a turn: some of the things to do, and no danger."""

from __future__ import annotations

from collections.abc import Sequence

from meowple.games.kyoto.bot.rollout import TurnPolicy, choose
from meowple.games.kyoto.rules.actions import Attack
from meowple.games.kyoto.rules.state import KyotoState
from meowple.games.kyoto.rules.turns.turn import Turn
from meowple.kernel.frame import Action
from meowple.kernel.rng import Rng

# Of this many destinations a beginner sees this many, on average.
OF = 5
SEES = 2
# A fight looks good no matter who is stronger.
FIGHT = 1.0


def glance(
    state: KyotoState, seat: int, actions: Sequence[Action], rng: Rng
) -> Sequence[float]:
    """How good each action looks to a beginner. Outside a turn it is the first thing that
    comes to mind: the other kittens' chances are not counted."""
    top = state.stack[-1]
    if isinstance(top, Turn):
        return Beginner(state, seat, top.left, rng).weigh(actions)
    chosen = choose(state, seat, actions, rng)
    return [float(action == chosen) for action in actions]


class Beginner(TurnPolicy):
    """Chooses as a beginner does: overlooks destinations, fears neither bikes nor red paws,
    and fights without counting."""

    __slots__ = ("_rng",)

    def __init__(self, state: KyotoState, seat: int, left: int, rng: Rng) -> None:
        super().__init__(state, seat, left)
        self._rng = rng

    def _worths(self, here: int) -> dict[int, float]:
        worths = super()._worths(here)
        return {to: worths[to] for to in worths if self._rng.below(OF) < SEES}

    def _unharmed(self, to: int) -> float:
        return 1.0

    def _worth(self, action: Action) -> float:
        return FIGHT if isinstance(action, Attack) else super()._worth(action)
