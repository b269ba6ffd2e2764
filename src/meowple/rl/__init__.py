"""Reinforcement learning: every game as an environment of PettingZoo or Gymnasium.

Begin with `match`, one game in numbers. `environment` is the PettingZoo environment of any
installed game, `simultaneous` the one in which all seats that are asked act at once
(`GAME_v1` has both for our own games), `single` the Gymnasium environment of one seat
against bots, `vector` many games of self-play over processes. `rewards` and `rendering`
serve all of them; `encodings` finds a game's encoding, which its plugin has. Importing this
package makes the games known to `gymnasium.make`, see `registration`.

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

from meowple.rl.registration import register as _register

_register()
