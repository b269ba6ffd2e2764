"""If It Fits as a PettingZoo environment; for its settings see `GameEnv`."""

from __future__ import annotations

from functools import partial

from meowple.rl import environment, simultaneous

raw_env = partial(environment.raw_env, "fits")
env = partial(environment.env, "fits")
parallel_env = partial(simultaneous.parallel_env, "fits")
