"""PettingZoo environments (AEC: agents act one at a time) for any installed game.

    from meowple.rl.environment import env

    table = env("catnaps", seats=3)

A game of another package has an environment as soon as its plugin has an encoding. Our own
games also have a module each where users of PettingZoo expect it, `GAME_v0`; another
package may add its own, `catnaps_v0`, with two lines:

    raw_env = partial(environment.raw_env, "catnaps")
    env = partial(environment.env, "catnaps")
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from meowple.kernel.setup import Value
from meowple.rl.match import Match, Observation
from meowple.rl.rendering import RENDER_MODES, check_render_mode, rendered

# The reward of an illegal action, which ends the game.
ILLEGAL = -1.0

# The version of all environments: it rises when results stop being comparable.
VERSION = 0

Env = AECEnv[str, Observation, int | None]


def agent_name(seat: int) -> str:
    return f"seat_{seat}"


class GameEnv(AECEnv[str, Observation, int | None]):
    """A game with one agent per seat; see `docs/research.md`."""

    def __init__(
        self,
        game: str,
        *,
        seats: int = 2,
        flat: bool = False,
        reward: str = "win",
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        """`game` is the id of an installed game, `options` are its options."""
        check_render_mode(render_mode)
        self.metadata = {
            "name": f"{game}_v{VERSION}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.match = Match(game, seats, options, reward)
        self.render_mode = render_mode
        self.flat = flat
        self.possible_agents = [agent_name(seat) for seat in range(seats)]
        self.agents = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        codes = len(self.match.catalogue)
        self._action_spaces = {
            agent: spaces.Discrete(codes) for agent in self.possible_agents
        }
        self._observation_spaces = {
            agent: self.match.observation_space(flat) for agent in self.possible_agents
        }
        self._chance, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> None:
        """Deal the game of this seed, or a random one."""
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        self.match.deal(new_seed(self._chance) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        if self.match.seat is not None:
            self.agent_selection = agent_name(self.match.seat)

    def observe(self, agent: str) -> Observation:
        return self.match.observation(self._seats[agent], self.flat)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.match.play(int(action))
        self.rewards = dict(zip(self.agents, self.match.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, self.match.over)
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The view of the seat to act; of the last one when the game is over."""
        return rendered(self.match, self._seats[self.agent_selection], self.render_mode)

    def close(self) -> None:
        """Nothing is open; PettingZoo's own `close` would say that it is missing."""


def new_seed(chance: np.random.Generator) -> int:
    return int(chance.integers(1 << 62))


def raw_env(game: str, **settings: Any) -> GameEnv:
    """The bare environment of an installed game; for its settings see `GameEnv`."""
    return GameEnv(game, **settings)


def env(game: str, **settings: Any) -> Env:
    """The environment of an installed game, with PettingZoo's usual wrappers: it refuses
    actions out of turn or out of bounds, and an illegal action ends the game."""
    found = wrappers.TerminateIllegalWrapper(
        raw_env(game, **settings), illegal_reward=ILLEGAL
    )
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(found))
