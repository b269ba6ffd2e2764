"""Environments for research: the games in numbers, for PettingZoo and Gymnasium.

They need packages that the rest of Meowple does without: `pip install meowple[rl]`.
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
