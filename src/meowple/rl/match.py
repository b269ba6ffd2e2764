"""One game under way, in numbers: who is asked, what may be done, what it came to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from meowple.encoding.observation_layout import Vector
from meowple.kernel.frame import Action, not_now
from meowple.kernel.registry import find
from meowple.kernel.setup import Value
from meowple.kernel.state import State
from meowple.rl.encodings import encoding
from meowple.rl.rewards import REWARDS

Mask = NDArray[np.int8]
# `observation` is a vector or named arrays, `action_mask` what may be done.
Observation = dict[str, Any]


class Match:
    """A game that is dealt again and again.

    Where several are asked at the same time, the first of them answers first: the order
    does not matter. What a seat could do without being asked is left undone.
    """

    def __init__(
        self, id: str, seats: int, options: Mapping[str, Value], reward: str = "win"
    ) -> None:
        if reward not in REWARDS:
            raise ValueError(f"reward is one of {', '.join(REWARDS)}")
        self.game = find(id)
        self.setup = self.game.setup(seats, options)
        encoded = encoding(id)
        self.catalogue = encoded.catalogue(self.game, self.setup)
        self.observer = encoded.observer(self.game, self.setup)
        self._margin = encoded.margin
        self._reward = REWARDS[reward]
        self.deal(0)

    def deal(self, seed: int) -> None:
        """Begin the game of this seed."""
        self.state: State = self.game.start(replace(self.setup, seed=seed))
        self._ask()

    def _ask(self) -> None:
        actors = self.game.actors(self.state)
        self.seat = actors[0] if actors else None
        self.actions: Sequence[Action] = ()
        if self.seat is not None:
            self.actions = self.game.legal(self.state, self.seat)
        self._legal: dict[int, Action] | None = None

    @property
    def legal(self) -> dict[int, Action]:
        """What the seat that is asked may do, by its numbers: not asked for of bots."""
        if self._legal is None:
            self._legal = self.catalogue.coded(self.actions, self.seat or 0)
        return self._legal

    @property
    def over(self) -> bool:
        return self.seat is None

    def play(self, code: int) -> None:
        """Let the seat that is asked do what has this number."""
        if code not in self.legal:
            raise not_now()
        self.choose(self.legal[code])

    def choose(self, action: Action) -> None:
        """Let the seat that is asked do this."""
        assert self.seat is not None
        self.game.play(self.state, self.seat, action)
        self._ask()

    def mask(self, seat: int) -> Mask:
        """Which numbers are legal; none for a seat that is not asked."""
        found = np.zeros(len(self.catalogue), np.int8)
        if seat == self.seat:
            found[list(self.legal)] = 1
        return found

    def vector(self, seat: int) -> Vector:
        """What a seat may know."""
        return self.observer.observe(self.game.view(self.state, seat))

    def observation(self, seat: int, flat: bool) -> Observation:
        vector = self.vector(seat)
        shown = vector if flat else self.observer.layout.arrays(vector)
        return {"observation": shown, "action_mask": self.mask(seat)}

    def observation_space(self, flat: bool) -> spaces.Dict:
        layout, number = self.observer.layout, len(self.catalogue)
        return spaces.Dict(
            {
                "observation": layout.flat_space() if flat else layout.structured_space(),
                "action_mask": spaces.Box(0, 1, (number,), np.int8),
            }
        )

    def rewards(self) -> tuple[float, ...]:
        """What the game was worth to each seat; nothing while it goes on."""
        result = self.game.result(self.state)
        if result is None:
            return (0.0,) * self.setup.seats
        return self._reward(result, self._margin)
