"""A script that measures catanatron in the same way, run by a Python that has it.

    python catanatron.py SECONDS SEED

It is started by its path in another environment, so it imports nothing of Meowple.
"""

from __future__ import annotations

import json
import random
import sys
from time import process_time
from typing import Any


def main(seconds: float, seed: int) -> None:
    # Installed only in the environment of the benchmark.
    from catanatron import Color, Game, RandomPlayer

    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def new() -> Any:
        return Game([RandomPlayer(color) for color in colors])

    random.seed(seed)
    games = decisions = 0
    began = process_time()
    while process_time() - began < seconds:
        game = new()
        game.play()
        games += 1
        decisions += len(game.state.actions)
    spent = process_time() - began
    found = {
        "games": games,
        "decisions": decisions,
        "seconds": spent,
        "copy_us": copy_time(new()),
    }
    print(json.dumps(found))


def copy_time(game: Any) -> float:
    """Microseconds of a copy, over positions along a random game."""
    times = []
    for tick in range(400):
        if game.winning_color() is not None:
            break
        game.play_tick()
        if tick % 10 == 0:
            began = process_time()
            for _ in range(5):
                game.copy()
            times.append((process_time() - began) / 5)
    return sum(times) / len(times) * 1e6


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
