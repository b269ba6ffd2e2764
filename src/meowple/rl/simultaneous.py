"""PettingZoo environments for any installed game in which all seats that are asked at the
same time answer in one step (the parallel API).

Every agent gives an action in each step, as that API wants it. Agents that are not asked
have an empty mask, and whatever they give is ignored; an answer of theirs may be missing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from meowple.rl.agents import ILLEGAL, SeatAgents, agent_name
from meowple.rl.match import Observation
from meowple.rl.rendering import rendered


class SimultaneousEnv(SeatAgents, ParallelEnv[str, Observation, int]):
    """A game with one agent per seat, all of whom act at once. An illegal action ends the
    game and costs its agent."""

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal the game of this seed, or a random one."""
        self._deal(seed)
        return self._observed(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Play the answers of all seats that are asked now."""
        agents = self.agents
        culprit = self._play(actions)
        over = self.match.over or culprit is not None
        rewards = dict(zip(agents, self.match.rewards(), strict=True))
        if culprit is not None:
            rewards = dict.fromkeys(agents, 0.0) | {culprit: ILLEGAL}
        observed = self._observed()
        if over:
            self.agents = []
        ended, cut = dict.fromkeys(agents, over), dict.fromkeys(agents, False)
        return observed, rewards, ended, cut, {agent: {} for agent in agents}

    def _play(self, actions: Mapping[str, int]) -> str | None:
        """The agent whose answer was illegal, if one was."""
        for seat in self.match.asked:
            # An answer of another seat may have ended the question.
            legal = self.match.legal_of(seat)
            if not legal:
                continue
            agent = agent_name(seat)
            code = int(actions.get(agent, -1))
            if code not in legal:
                return agent
            self.match.choose_for(seat, legal[code])
        return None

    def _observed(self) -> dict[str, Observation]:
        return {agent: self._seen(self._seats[agent]) for agent in self.agents}

    def _seen(self, seat: int) -> Observation:
        seen = self.match.observation(seat, self.flat)
        mask = np.zeros(len(self.match.catalogue), np.int8)
        mask[list(self.match.legal_of(seat))] = 1
        return {**seen, "action_mask": mask}

    def render(self) -> str | None:
        """The view of the first seat asked, as no agent has a spectator's."""
        return rendered(self.match, self.match.seat or 0, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


def parallel_env(game: str, **settings: Any) -> SimultaneousEnv:
    """The parallel environment of an installed game; for its settings see `GameEnv`."""
    return SimultaneousEnv(game, **settings)
