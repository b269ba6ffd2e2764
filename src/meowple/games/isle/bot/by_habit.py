"""The learned policy: most choices by learned habits, a few by rules of thumb.

Kittens play by it. It is a better player than the rollout policy, at two and a half times
the cost; in the lines of a search it has not proved itself (docs/strength-experiments.md).
"""

from __future__ import annotations

from collections.abc import Sequence

from meowple.games.isle.bot import habits, rollout
from meowple.games.isle.bot.memory import Memory
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.frame import Action
from meowple.kernel.rng import Rng
from meowple.kernel.trainer import Weights


def choose(
    state: IsleState,
    seat: int,
    actions: Sequence[Action],
    rng: Rng,
    memory: Memory,
    weights: Weights,
) -> Action:
    if type(actions[0]) in habits.LEARNED:
        return habits.choose(habits.Sight(state, seat, memory), actions, weights)
    return rollout.choose(state, seat, actions, rng, memory)
