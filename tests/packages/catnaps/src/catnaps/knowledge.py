"""The bots' knowledge of Catnaps."""

from __future__ import annotations

from collections.abc import Sequence

from catnaps.actions import Nap, Patch, Send
from catnaps.game import score_lines
from catnaps.state import Afternoon
from meowple.kernel.frame import Action
from meowple.kernel.knowledge import Knowledge
from meowple.kernel.rng import Rng

# A new cat is worth a little more than the mouse alone.
NEW_CAT = 0.5
# The sun that makes a quick cat worth as much as a slow one.
USUAL_SPREAD = 3


class CatnapsKnowledge(Knowledge):
    """`cat` and `kitten` play what `weigh` likes best. `tiger` tries those actions out in
    imagined games, played on by `quick`; they are short enough to be played to the end."""

    depth = 4

    def weigh(
        self, state: Afternoon, seat: int, actions: Sequence[Action]
    ) -> Sequence[float]:
        return [self._weight(state, seat, action) for action in actions]

    def quick(
        self, state: Afternoon, seat: int, actions: Sequence[Action], rng: Rng
    ) -> Action:
        weights = self.weigh(state, seat, actions)
        return actions[weights.index(max(weights))]

    def clock(self, state: Afternoon) -> int:
        """How many hours are behind us, or the end."""
        return len(state.out[0])

    def _weight(self, state: Afternoon, seat: int, action: Action) -> float:
        """Points that an action brings. Where the patches differ much, a quick cat is
        sent; where they are alike, a slow one will do."""
        if isinstance(action, Send):
            gains = [self._gain(state, seat, patch) for patch in state.sun]
            return -action.cat * (max(gains) - min(gains) - USUAL_SPREAD)
        if isinstance(action, Nap):
            return self._gain(state, seat, action.patch)
        return self._gain(state, seat, None) + NEW_CAT * bool(state.hours)

    def _gain(self, state: Afternoon, seat: int, nap: Patch | None) -> float:
        naps = state.naps[seat]
        return _points([*naps, nap]) - _points(naps)


def _points(naps: list[Patch | None]) -> int:
    return sum(line.points for line in score_lines(naps))
