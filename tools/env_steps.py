"""Measure the steps per second of our PettingZoo environments beside another version's.

    python -m tools.env_steps PYTHON

PYTHON has the other version of Meowple, with the extra `rl`. If it can import PettingZoo's
connect four, that is measured, too. Both play the same seeds at random, in turn, in short
rounds; a round counts by its processor time, and the medians of the rounds are compared.
"""

from __future__ import annotations

import json
import subprocess
import sys
from statistics import median

from meowple.kernel.registry import games

ROUNDS = 30
GAMES = 4
CONNECT_FOUR = "connect_four"

# It runs in either version, so it can't be a module of this one.
WORKER = """
import json, random, sys, time, warnings
from functools import cache
from importlib import import_module
import numpy as np

warnings.simplefilter("ignore")

@cache
def make(game):
    if game == "connect_four":
        return import_module("pettingzoo.classic").connect_four_v3.env()
    try:
        module = import_module(f"meowple.rl.{game}_v1")
    except ModuleNotFoundError:
        module = import_module(f"meowple.rl.{game}_v0")
    return module.env(seats=2, flat=True)

def play(env, seed):
    steps, chance = 0, random.Random(seed)
    env.reset(seed=seed)
    for _ in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(chance.random() * len(legal))]))
            steps += 1
    return steps

for line in sys.stdin:
    game, first, games = json.loads(line)
    env, start = make(game), time.process_time()
    steps = sum(play(env, seed) for seed in range(first, first + games))
    print((time.process_time() - start) / steps, flush=True)
"""


class Version:
    """A process that plays with one version."""

    def __init__(self, python: str) -> None:
        pipe = subprocess.PIPE
        command = [python, "-c", WORKER]
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)

    def seconds(self, game: str, seed: int, games: int) -> float:
        """The processor time of a step."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps([game, seed, games]), file=self._process.stdin, flush=True)
        return float(self._process.stdout.readline())

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def can_play(python: str) -> bool:
    """Whether this Python can play connect four."""
    command = [python, "-c", f"from pettingzoo.classic import {CONNECT_FOUR}_v3"]
    return not subprocess.run(command, capture_output=True, check=False).returncode


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("usage: python -m tools.env_steps PYTHON")
    other = sys.argv[1]
    mine, theirs = Version(sys.executable), Version(other)
    for game in games():
        for version in (mine, theirs):
            version.seconds(game, 0, GAMES)
        seeds = range(1000, 1000 + ROUNDS * GAMES, GAMES)
        rounds = [
            (mine.seconds(game, seed, GAMES), theirs.seconds(game, seed, GAMES))
            for seed in seeds
        ]
        ours, before = (median(column) for column in zip(*rounds, strict=True))
        speeds = f"{1 / ours:.0f} steps/s, other {1 / before:.0f}"
        print(f"{game}: {speeds}, ratio {before / ours:.2f}", flush=True)
    if can_play(other):
        four = median([theirs.seconds(CONNECT_FOUR, seed, 20) for seed in range(ROUNDS)])
        print(f"connect four: {1 / four:.0f} steps/s")
    mine.close()
    theirs.close()


if __name__ == "__main__":
    main()
