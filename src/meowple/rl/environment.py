"""PettingZoo environments (AEC: agents act one at a time) for any installed game.

    from meowple.rl.environment import env

    table = env("catnaps", seats=3)

A game of another package has an environment as soon as its plugin has an encoding. Our own
games also have a module each where users of PettingZoo expect it, `GAME_v1`; another
package may add its own, `catnaps_v0`, with two lines:

    raw_env = partial(environment.raw_env, "catnaps")
    env = partial(environment.env, "catnaps")
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from meowple.rl.agents import ILLEGAL, SeatAgents
from meowple.rl.match import Observation
from meowple.rl.rendering import rendered

Env = AECEnv[str, Observation, int | None]


class GameEnv(SeatAgents, AECEnv[str, Observation, int | None]):
    """A game with one agent per seat; see `docs/research.md`."""

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> None:
        """Deal the game of this seed, or a random one."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        if self.match.seat is not None:
            self.agent_selection = self.possible_agents[self.match.seat]

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
        if self.match.over:
            self.rewards = dict(zip(self.agents, self.match.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        self._select()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The view of the seat to act; of the last one when the game is over."""
        return rendered(self.match, self._seats[self.agent_selection], self.render_mode)

    def close(self) -> None:
        """Nothing is open; PettingZoo's own `close` would say that it is missing."""


class CheckedEnv(GameEnv):
    """The same environment, but forgiving: an illegal action ends the game and costs its
    agent. It does what PettingZoo's usual wrappers do; as one class it takes a fifth less
    time."""

    def step(self, action: int | None) -> None:
        if not hasattr(self, "agent_selection"):
            EnvLogger.error_step_before_reset()
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
        elif action is None or not 0 <= action < len(self.match.catalogue):
            raise AssertionError("action is not in action space")
        elif int(action) in self.match.legal:
            super().step(action)
        else:
            self._lose(agent)

    def _lose(self, agent: str) -> None:
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: ILLEGAL}
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        if not hasattr(self, "agent_selection"):
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)


def raw_env(game: str, **settings: Any) -> GameEnv:
    """The bare environment of an installed game; for its settings see `GameEnv`."""
    return GameEnv(game, **settings)


def env(game: str, **settings: Any) -> CheckedEnv:
    """The environment of an installed game for training: it refuses actions out of bounds,
    and an illegal action ends the game."""
    return CheckedEnv(game, **settings)
