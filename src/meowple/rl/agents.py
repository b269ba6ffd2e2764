"""The common part of PettingZoo's two environments: a match with one agent per seat."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding

from meowple.kernel.setup import Value
from meowple.rl.match import Match
from meowple.rl.rendering import RENDER_MODES, check_render_mode

# The reward of an illegal action, which ends the game.
ILLEGAL = -1.0


def agent_name(seat: int) -> str:
    return f"seat_{seat}"


def new_seed(chance: np.random.Generator) -> int:
    return int(chance.integers(1 << 62))


class SeatAgents:
    """A game with one agent per seat, and the spaces of their actions and observations."""

    # PettingZoo declares them in both of its base classes.
    possible_agents: list[str]
    agents: list[str]
    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        *,
        seats: int = 2,
        flat: bool = False,
        reward: str = "win",
        rules: int | None = None,
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        """`game` is the id of an installed game, `options` are its options; `rules` is the
        version of its rules, the newest by default."""
        check_render_mode(render_mode)
        self.match = Match(game, seats, options, reward, rules)
        self.metadata = {
            "name": f"{game}_v{self.match.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
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

    def _deal(self, seed: int | None) -> None:
        """Deal the game of this seed, or a random one."""
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        self.match.deal(new_seed(self._chance) if seed is None else seed)
        self.agents = self.possible_agents[:]
