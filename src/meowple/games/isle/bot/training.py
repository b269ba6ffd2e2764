"""How the habits of the learned policy come about: first from cats, then by trying."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from meowple.games.isle.bot import habits
from meowple.games.isle.bot.knowledge import IsleKnowledge
from meowple.games.isle.bot.memory import Memory
from meowple.games.isle.game import GAME
from meowple.games.isle.rules import actions as said
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.frame import Action
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Value
from meowple.kernel.trainer import Comparison, Example, Features, Trainer, Weights

# The tables of each mode, one after the other: most games are played by two.
_TABLES: dict[str, tuple[tuple[int, dict[str, Value]], ...]] = {
    "solo": tuple(
        (1, {"difficulty": name})
        for name in ("hard", "easy", "very_hard", "medium", "expert")
    ),
    "standard": tuple((seats, {}) for seats in (2, 2, 2, 3, 4)),
    "family": tuple((seats, {"mode": "family"}) for seats in (2, 2, 3, 4)),
}
# One in this many decisions is tried both ways, against one of this many next best; more
# of them where a game takes less time.
_TRIED = {"solo": 3, "standard": 16, "family": 8}
_NEXT_BEST = 2
# What is hardly ever done is not tried.
_NEVER = 0.02


class IsleTrainer(Trainer):
    """Learns the habits of each mode."""

    modes: Sequence[str] = tuple(_TABLES)

    def watch(self, mode: str, seed: int) -> list[Example]:
        known, memory, state = IsleKnowledge(GAME), Memory(), _start(mode, seed)
        found: list[Example] = []
        while asked := GAME.actors(state):
            seat, actions = asked[0], GAME.legal(state, asked[0])
            weights = known.weigh(state, seat, actions)
            chosen = max(range(len(weights)), key=weights.__getitem__)
            sight = habits.Sight(state, seat, memory)
            seen = habits.features(sight, actions)
            if chosen in seen and len(seen) > 1:
                for index, features in seen.items():
                    action = actions[index]
                    if isinstance(action, said.Rescue):
                        features += habits.closer(sight, action)
                found.append(Example([*seen.values()], [*seen].index(chosen)))
            GAME.play(state, seat, actions[chosen])
        return found

    def compare(self, mode: str, seed: int, weights: Weights) -> list[Comparison]:
        policy = _Policy(mode, weights)
        state, rng = _start(mode, seed), Rng(f"compare {seed}")
        found: list[Comparison] = []
        while asked := GAME.actors(state):
            if not rng.below(_TRIED[mode]):
                found += policy.tried(state, asked[0], rng)
            policy.play(state)
        return found


class _Policy:
    """The policy with the weights that it has so far."""

    def __init__(self, mode: str, weights: Weights) -> None:
        self._weights = weights
        self._known = IsleKnowledge(GAME, {mode: weights})
        self._memory = Memory()
        self._rng = Rng(mode)

    def play(self, state: IsleState) -> None:
        seat = GAME.actors(state)[0]
        actions = GAME.legal(state, seat)
        GAME.play(state, seat, self._known.by_habit(state, seat, actions, self._rng))

    def tried(self, state: IsleState, seat: int, rng: Rng) -> list[Comparison]:
        """What comes of the action that is liked best, and of another one."""
        actions = GAME.legal(state, seat)
        if type(actions[0]) not in habits.LEARNED:
            return []
        sight = habits.Sight(state, seat, self._memory)
        liked, seen = habits.likings(sight, actions, self._weights)
        best, *others = sorted(liked, key=liked.__getitem__, reverse=True)
        if not others:
            return []
        other = others[rng.below(min(_NEXT_BEST, len(others)))]
        doubt = 1 / (1 + exp(min(liked[best] - liked[other], 30.0)))
        more = _more(seen[best], seen[other])
        if not more or doubt < _NEVER:
            return []
        luck = rng.below(1 << 32)
        first, second = (self._end(state, seat, actions[n], luck) for n in (best, other))
        return [Comparison(more, first - second, doubt)]

    def _end(self, state: IsleState, seat: int, action: Action, luck: int) -> float:
        """By how much the seat is ahead at the end, after an action."""
        world = state.copy()
        world.rng = Rng(luck)
        GAME.play(world, seat, action)
        while GAME.actors(world):
            self.play(world)
        result = GAME.result(world)
        assert result is not None
        others = [score for at, score in enumerate(result.scores) if at != seat]
        rivals = [rival.score for rival in result.rivals]
        return float(result.scores[seat] - max(others + rivals))


def _start(mode: str, seed: int) -> IsleState:
    seats, options = _TABLES[mode][seed % len(_TABLES[mode])]
    return GAME.start(GAME.setup(seats, options, seed))


def _more(first: Features, second: Features) -> Features:
    """What the first has more of than the second."""
    found: dict[str, float] = {}
    for name, amount in first:
        found[name] = found.get(name, 0.0) + amount
    for name, amount in second:
        found[name] = found.get(name, 0.0) - amount
    return [(name, amount) for name, amount in found.items() if amount]
