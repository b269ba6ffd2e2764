"""Train MaskablePPO of sb3-contrib on one seat of a game, against a bot.

    pip install sb3-contrib
    python examples/train_maskable_ppo.py --game fits --steps 60000

Nothing is needed between the two: the environment has `action_masks`, which is all that
MaskablePPO asks for. From time to time it plays games that it has not learned from and
prints how many it wins.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO

import meowple.rl  # noqa: F401 - makes the environments known

# The first seed of the games that it is measured by; training has smaller ones.
FRESH = 1_000_000


def make(game: str, bot: str) -> Any:
    """The newest environment of a game, played from seat 0 against one bot."""
    newest = max(
        (id for id in gymnasium.registry if id.startswith(f"meowple/{game}-v")),
        key=lambda id: int(id.rpartition("v")[2]),
    )
    return gymnasium.make(newest, bots=[bot])


def wins(model: Any, game: str, bot: str, games: int) -> float:
    """The share of fresh games that the model wins; a shared win counts half."""
    env, total = make(game, bot), 0.0
    for number in range(games):
        seen, _ = env.reset(seed=FRESH + number)
        reward, over = 0.0, False
        while not over:
            masks = env.unwrapped.action_masks()
            action, _ = model.predict(seen, action_masks=masks, deterministic=True)
            seen, reward, over, _, _ = env.step(np.int64(action))
        total += (1 + np.sign(reward)) / 2
    return total / games


def train(
    game: str, bot: str, steps: int, every: int, games: int, seed: int
) -> Iterator[tuple[int, float]]:
    """Learn, and report how many steps it has learned from and what it wins."""
    env = make(game, bot)
    env.reset(seed=seed)
    model = MaskablePPO(
        "MultiInputPolicy",
        env,
        n_steps=min(2048, every),
        batch_size=256,
        learning_rate=3e-4,
        ent_coef=0.01,
        seed=seed,
        device="cpu",
    )
    yield 0, wins(model, game, bot, games)
    for done in range(every, steps + 1, every):
        model.learn(every, reset_num_timesteps=False)
        yield done, wins(model, game, bot, games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="fits")
    parser.add_argument("--bot", default="random")
    parser.add_argument("--steps", type=int, default=60_000)
    parser.add_argument("--every", type=int, default=6_000)
    parser.add_argument("--games", type=int, default=100, help="games of each measurement")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    for steps, share in train(**vars(given)):
        print(f"{steps:>8} steps: wins {share:.0%} of {given.games} games", flush=True)


if __name__ == "__main__":
    main()
