"""If It Fits by version 1 of its rules, as a PettingZoo environment, to repeat earlier
results; `fits_v1` is the present one."""

from __future__ import annotations

from functools import partial

from meowple.rl import environment

raw_env = partial(environment.raw_env, "fits", rules=1)
env = partial(environment.env, "fits", rules=1)
