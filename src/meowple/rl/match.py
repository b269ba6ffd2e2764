"""One game in progress, in numbers: the seat to act, its legal actions, the rewards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from meowple.encoding.encoding import Encoding
from meowple.encoding.observation_layout import Vector
from meowple.kernel.frame import Action, not_now
from meowple.kernel.game import AnyGame
from meowple.kernel.registry import find
from meowple.kernel.setup import Value
from meowple.kernel.state import State
from meowple.rl.encodings import encoding
from meowple.rl.rewards import REWARDS

Mask = NDArray[np.int8]
# `observation` is a vector or named arrays, `action_mask` the legal actions.
Observation = dict[str, Any]


def version_of(game: AnyGame, encoded: Encoding) -> int:
    """The version of a game's environment: it rises when results stop being comparable."""
    return game.info.rules_version - 1 + encoded.revision


def _by_rules(game: AnyGame, version: int | None) -> AnyGame:
    """The game by a version of its rules; by default the newest."""
    found = game if version is None else game.at_version(version)
    if found is None:
        raise ValueError(f"{game.info.id} has no version {version} of its rules")
    return found


class Match:
    """A game that is dealt again and again.

    If several seats are asked at the same time, the first of them answers first: the order
    doesn't matter. Actions that a seat could take without being asked are not offered.
    """

    def __init__(
        self,
        id: str,
        seats: int,
        options: Mapping[str, Value],
        reward: str = "win",
        rules: int | None = None,
    ) -> None:
        if reward not in REWARDS:
            raise ValueError(f"reward is one of {', '.join(REWARDS)}")
        self.game = _by_rules(find(id), rules)
        self.setup = self.game.setup(seats, options)
        encoded = encoding(id)
        self.catalogue = encoded.catalogue(self.game, self.setup)
        self._numbers = len(self.catalogue)
        self.observer = encoded.observer(self.game, self.setup)
        self.version = version_of(self.game, encoded)
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
        self._codes: list[int] | None = None

    @property
    def legal(self) -> list[int]:
        """The codes of `actions`, in the same order. Built on demand: bots need none."""
        if self._codes is None:
            self._codes = self.catalogue.codes(self.actions, self.seat or 0)
        return self._codes

    @property
    def over(self) -> bool:
        return self.seat is None

    def play(self, code: int) -> None:
        """Play the action with this code for the seat to act."""
        try:
            place = self.legal.index(code)
        except ValueError:
            raise not_now() from None
        self.choose(self.actions[place])

    def choose(self, action: Action) -> None:
        """Play this action for the seat to act."""
        assert self.seat is not None
        self.game.play(self.state, self.seat, action)
        self._ask()

    def mask(self, seat: int) -> Mask:
        """The mask of legal codes; none for a seat that is not to act."""
        found = bytearray(self._numbers)
        if seat == self.seat:
            # mostly a few: numpy would take longer
            for code in self.legal:
                found[code] = 1
        return np.frombuffer(found, np.int8)

    # Seats that are asked at the same time.

    @property
    def asked(self) -> tuple[int, ...]:
        """All seats that are to act now."""
        return tuple(self.game.actors(self.state))

    def legal_of(self, seat: int) -> dict[int, Action]:
        """The legal actions of a seat by their codes; none for a seat that is not asked."""
        if seat not in self.asked:
            return {}
        return self.catalogue.coded(self.game.legal(self.state, seat), seat)

    def choose_for(self, seat: int, action: Action) -> None:
        """Play this action for any seat that is asked."""
        self.game.play(self.state, seat, action)
        self._ask()

    def vector(self, seat: int) -> Vector:
        """Everything a seat may know, as one vector."""
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
        """The reward of each seat; zero while the game goes on."""
        result = self.game.result(self.state)
        if result is None:
            return (0.0,) * self.setup.seats
        return self._reward(result, self._margin)
