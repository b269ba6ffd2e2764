"""Simulation of many games on several processes, in constant memory.

Game i of a plan has the seed `seed + i`, and games come back in that order: the same plan
gives the same games for any number of processes.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from functools import lru_cache

import msgspec

from meowple.bots import SECONDS
from meowple.kernel.game import AnyGame
from meowple.kernel.record import Record
from meowple.kernel.registry import find
from meowple.kernel.setup import Setup, Value
from meowple.lab.playout import Moves, PlayedGame, one_game
from meowple.lab.workers import run_locally

# Games per task: few enough for a smooth progress bar, enough to make the overhead small.
CHUNK = 16


@dataclass(frozen=True)
class SimulationPlan:
    """The settings of a simulation, as plain values that can be sent to other processes."""

    game: str
    seats: int
    options: Mapping[str, Value]
    seed: int
    games: int
    bots: tuple[str, ...]
    seconds: float = SECONDS
    data: Mapping[str, object] | None = None
    records: bool = False

    def load(self) -> AnyGame:
        return load(self.game, self.data)


def load(id: str, data: Mapping[str, object] | None) -> AnyGame:
    """A game, with an owner's own components if `data` has them."""
    return find(id) if data is None else _owners(id, msgspec.json.encode(data))


@lru_cache(maxsize=4)
def _owners(id: str, data: bytes) -> AnyGame:
    # Cached, since checking an owner's components takes longer than many games.
    return find(id).with_data(msgspec.json.decode(data))


def simulate(plan: SimulationPlan, jobs: int = 1) -> Generator[PlayedGame, None, None]:
    """The games of the plan in order."""
    # One game of bots that think takes long enough to be a task.
    size = CHUNK if jobs > 1 and set(plan.bots) == {"random"} else 1
    tasks = ((plan, first, size) for first in range(0, plan.games, size))
    with closing(run_locally(_chunk, tasks, jobs)) as chunks:
        for games in chunks:
            yield from games


def _chunk(task: tuple[SimulationPlan, int, int]) -> list[PlayedGame]:
    plan, first, size = task
    game = plan.load()
    last = min(first + size, plan.games)
    return [_one(plan, game, number) for number in range(first, last)]


def _one(plan: SimulationPlan, game: AnyGame, number: int) -> PlayedGame:
    """Play game `number` of the plan."""
    setup = game.setup(plan.seats, plan.options, plan.seed + number)
    if not plan.records:
        return one_game(game, setup, plan.bots, seconds=plan.seconds)
    return recorded_game(game, setup, plan.bots, plan.seconds, plan.data)


def recorded_game(
    game: AnyGame,
    setup: Setup,
    bots: Sequence[str],
    seconds: float = SECONDS,
    data: Mapping[str, object] | None = None,
) -> PlayedGame:
    """Play one whole game, with its record."""
    moves: Moves = []
    outcome = one_game(game, setup, bots, moves, seconds)
    record = Record.of(game, setup, data=data)
    for seat, action in moves:
        record.add(seat, action)
    record.digest = outcome.digest
    return replace(outcome, record=record.text())
