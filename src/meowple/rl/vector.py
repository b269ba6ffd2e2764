"""A vector environment for self-play: many games at once, spread over processes.

    with SelfPlay("catnaps", processes=2, games=32) as table:
        batch = table.reset()
        while learning:
            batch = table.step(policy(batch))

The caller plays every seat. When a game ends, the next one begins in its row.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from signal import SIG_IGN, SIGINT, signal
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from meowple.encoding.observation_layout import Vector
from meowple.kernel.setup import Value
from meowple.rl.match import Mask, Match

Codes = NDArray[np.int64]
# The requests to a process, and its answer when it is done.
_DEAL, _PLAY, _READY = "deal", "play", "ready"


@dataclass(frozen=True, slots=True)
class Batch:
    """The decision in each game: the seat to act, its observation and its legal actions.
    `over` marks the games that ended with the last step and `rewards` has the rewards of
    all their seats; the other arrays of these rows are already those of the next game.

    The next step overwrites all arrays.
    """

    observations: Vector
    masks: Mask
    seats: NDArray[np.int64]
    rewards: Vector
    over: NDArray[np.bool_]

    def part(self, rows: slice) -> Batch:
        return Batch(
            self.observations[rows],
            self.masks[rows],
            self.seats[rows],
            self.rewards[rows],
            self.over[rows],
        )


@dataclass(frozen=True, slots=True)
class _Plan:
    """The settings that all processes share."""

    game: str
    seats: int
    options: Mapping[str, Value]
    reward: str
    seed: int
    processes: int
    games: int

    @property
    def rows(self) -> int:
        return self.processes * self.games

    def seeds(self, row: int) -> Iterator[int]:
        """The seeds of the games in a row, in order; no two rows share one."""
        seed = self.seed + row
        while True:
            yield seed
            seed += self.rows


class SelfPlay:
    """`processes` times `games` games, each a row of the batch.

    Row by row the games have the seeds `seed`, `seed + 1` and so on: the same actions give
    the same games, for any number of processes.
    """

    def __init__(
        self,
        game: str,
        *,
        seats: int = 2,
        processes: int = 2,
        games: int = 32,
        seed: int = 0,
        reward: str = "win",
        **options: Value,
    ) -> None:
        plan = _Plan(game, seats, options, reward, seed, processes, games)
        match = Match(game, seats, options, reward)
        self.actions = len(match.catalogue)
        self.layout = match.observer.layout
        self.seats = seats
        context = get_context("spawn")
        sizes = _sizes(plan.rows, seats, self.layout.size, self.actions)
        shared = {name: context.RawArray("b", size) for name, size in sizes.items()}
        self._batch = _batch(shared, plan.rows)
        self._codes = np.frombuffer(shared["codes"], np.int64)
        self._pipes: list[Connection] = []
        self._processes = []
        for number in range(processes):
            ours, theirs = context.Pipe()
            process = context.Process(
                target=_serve, args=(plan, number, shared, theirs), daemon=True
            )
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)

    def reset(self) -> Batch:
        """Deal all games again, with the seeds that follow."""
        return self._request(_DEAL)

    def step(self, codes: NDArray[Any]) -> Batch:
        """Play one action in each game, by its code. An illegal one raises; then the state
        of the other games is undefined until `reset`."""
        self._codes[:] = codes
        return self._request(_PLAY)

    def _request(self, request: str) -> Batch:
        for pipe in self._pipes:
            pipe.send(request)
        answers = [pipe.recv() for pipe in self._pipes]
        for answer in answers:
            if answer != _READY:
                raise answer
        return self._batch

    def close(self) -> None:
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()


def _sizes(rows: int, seats: int, features: int, actions: int) -> dict[str, int]:
    """The size of each shared array in bytes."""
    return {
        "observations": rows * features * 4,
        "masks": rows * actions,
        "seats": rows * 8,
        "rewards": rows * seats * 4,
        "over": rows,
        "codes": rows * 8,
    }


def _batch(shared: Mapping[str, Any], rows: int) -> Batch:
    return Batch(
        observations=np.frombuffer(shared["observations"], np.float32).reshape(rows, -1),
        masks=np.frombuffer(shared["masks"], np.int8).reshape(rows, -1),
        seats=np.frombuffer(shared["seats"], np.int64),
        rewards=np.frombuffer(shared["rewards"], np.float32).reshape(rows, -1),
        over=np.frombuffer(shared["over"], np.bool_),
    )


def _serve(plan: _Plan, number: int, shared: Mapping[str, Any], pipe: Connection) -> None:
    """The body of a process: it serves its rows of the batch until the pipe is closed."""
    # The parent handles an interrupt, and closes the pipe.
    signal(SIGINT, SIG_IGN)
    mine = slice(number * plan.games, (number + 1) * plan.games)
    batch = _batch(shared, plan.rows).part(mine)
    codes = np.frombuffer(shared["codes"], np.int64)[mine]
    rows = [_Row(plan, row) for row in range(mine.start, mine.stop)]
    with suppress(EOFError, BrokenPipeError):
        while True:
            pipe.send(_answer(pipe.recv(), rows, batch, codes))


def _answer(request: str, rows: list[_Row], batch: Batch, codes: Codes) -> str | Exception:
    """Carry a request out in all rows; an exception becomes the answer."""
    try:
        for place, row in enumerate(rows):
            if request == _DEAL:
                row.deal()
                batch.rewards[place], batch.over[place] = 0, False
            else:
                batch.rewards[place], batch.over[place] = row.play(int(codes[place]))
            row.show(batch, place)
    except Exception as error:
        return error
    return _READY


class _Row:
    """A row of the batch: one game after another."""

    def __init__(self, plan: _Plan, row: int) -> None:
        self.match = Match(plan.game, plan.seats, plan.options, plan.reward)
        self._seeds = plan.seeds(row)

    def deal(self) -> None:
        self.match.deal(next(self._seeds))

    def play(self, code: int) -> tuple[tuple[float, ...], bool]:
        """The reward of each seat, and whether the game is over."""
        self.match.play(code)
        rewards, over = self.match.rewards(), self.match.over
        if over:
            self.deal()
        return rewards, over

    def show(self, batch: Batch, place: int) -> None:
        """Write the current decision into the batch."""
        seat = self.match.seat
        assert seat is not None
        batch.seats[place] = seat
        batch.masks[place] = self.match.mask(seat)
        batch.observations[place] = self.match.vector(seat)
