"""The Gymnasium environment of one seat against bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from meowple.bots import check_bots, seat_bot
from meowple.bots.bot import Chooser
from meowple.kernel.errors import BadSetup
from meowple.kernel.setup import Value
from meowple.rl.agents import ILLEGAL, new_seed
from meowple.rl.match import Match, Observation
from meowple.rl.rendering import RENDER_MODES, check_render_mode, rendered


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """The agent plays `seat`; `bots` names the other seats in their order.

    An illegal action ends the game with a negative reward.
    """

    def __init__(
        self,
        game: str,
        seat: int = 0,
        bots: Sequence[str] = ("random",),
        *,
        flat: bool = True,
        reward: str = "win",
        rules: int | None = None,
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        check_render_mode(render_mode)
        seats = len(bots) + 1
        if not 0 <= seat < seats:
            raise BadSetup("seat.unknown", number=seat, seats=seats)
        check_bots(list(bots), len(bots))
        self.metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}
        self.render_mode = render_mode
        self.match = Match(game, seats, options, reward, rules)
        self.seat = seat
        self.flat = flat
        others = [other for other in range(seats) if other != seat]
        self._bots = dict(zip(others, bots, strict=True))
        self.action_space = spaces.Discrete(len(self.match.catalogue))
        self.observation_space = self.match.observation_space(flat)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal the game of this seed, or a random one, up to the agent's first turn."""
        super().reset(seed=seed)
        dealt = new_seed(self.np_random) if seed is None else seed
        self.match.deal(dealt)
        game, state = self.match.game, self.match.state
        self._choosers: dict[int, Chooser] = {
            seat: seat_bot(name, dealt, seat).chooser(game, state, seat)
            for seat, name in self._bots.items()
        }
        self._play_bots()
        return self._observed(), {}

    def step(
        self, action: np.int64
    ) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if int(action) not in self.match.legal:
            return self._observed(), ILLEGAL, True, False, {"illegal": True}
        self.match.play(int(action))
        self._play_bots()
        if self.render_mode == "human":
            self.render()
        reward = self.match.rewards()[self.seat]
        return self._observed(), reward, self.match.over, False, {}

    def _play_bots(self) -> None:
        """Play the bots until it is the agent's turn."""
        match = self.match
        while match.seat not in (None, self.seat):
            assert match.seat is not None
            match.choose(self._choosers[match.seat](match.actions))

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask of legal actions, as sb3-contrib's MaskablePPO asks for it."""
        return self.match.mask(self.seat).astype(np.bool_)

    def _observed(self) -> Observation:
        return self.match.observation(self.seat, self.flat)

    def render(self) -> str | None:
        """The view of the agent's seat."""
        return rendered(self.match, self.seat, self.render_mode)
