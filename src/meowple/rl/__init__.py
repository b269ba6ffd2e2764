"""Reinforcement learning: every game as an environment of PettingZoo or Gymnasium.

Begin with `match`, one game in numbers. `environment` is the PettingZoo environment of any
installed game (`GAME_v0` are those of our own games), `single` the Gymnasium environment
of one seat against bots, `vector` many games of self-play over processes. `rewards` and
`rendering` serve all of them; `encodings` finds a game's encoding, which its plugin has.

The packages it needs come with `pip install meowple[rl]`; the rest of Meowple does without
them.
"""

from __future__ import annotations

try:
    import gymnasium as gymnasium
    import numpy as numpy
    import pettingzoo as pettingzoo
except ImportError as missing:
    raise ImportError(
        f"meowple.rl needs the package {missing.name}: pip install 'meowple[rl]'"
    ) from missing
