"""If It Fits as an environment of PettingZoo."""

from __future__ import annotations

from typing import Any

from meowple.rl.environment import Env, GameEnv, guarded


def raw_env(**settings: Any) -> GameEnv:
    """The bare environment; for its settings see `GameEnv`."""
    return GameEnv("fits_v0", **settings)


def env(**settings: Any) -> Env:
    """The environment with PettingZoo's usual guards."""
    return guarded(raw_env(**settings))
