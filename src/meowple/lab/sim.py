"""Many games, on as many processes as wanted, in constant memory.

Game i of a plan has the seed `seed + i`, and outcomes come back in that order: the
same plan gives the same outcomes whatever the number of processes.
"""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Generator, Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, replace
from multiprocessing import get_context, parent_process, resource_tracker
from threading import Thread

from meowple.kernel.game import AnyGame, find
from meowple.kernel.record import Record
from meowple.kernel.setup import Value
from meowple.lab.playout import Moves, Outcome, one_game

# Games that a process plays before it reports: few enough for a smooth progress bar,
# enough that reporting costs nothing.
CHUNK = 16

# Chunks under way per process. Together with CHUNK this bounds what is in memory.
AHEAD = 2


@dataclass(frozen=True)
class Plan:
    """What is to be played. Plain values, so that another process can be told."""

    game: str
    seats: int
    options: Mapping[str, Value]
    seed: int
    games: int
    bots: tuple[str, ...]
    data: Mapping[str, object] | None = None
    records: bool = False

    def load(self) -> AnyGame:
        game = find(self.game)
        return game if self.data is None else game.with_data(self.data)


def simulate(plan: Plan, jobs: int = 1) -> Generator[Outcome, None, None]:
    """The outcomes of the plan, one after the other."""
    if jobs <= 1:
        game = plan.load()
        for number in range(plan.games):
            yield _one(plan, game, number)
        return
    # Spawned, not forked: the same on every system, and nothing is inherited.
    with ProcessPoolExecutor(
        jobs, mp_context=get_context("spawn"), initializer=_begin, initargs=(plan,)
    ) as pool:
        under_way: deque[Future[list[Outcome]]] = deque()
        try:
            for first in range(0, plan.games, CHUNK):
                with _deaf_children():
                    under_way.append(pool.submit(_chunk, first))
                if len(under_way) >= jobs * AHEAD:
                    yield from under_way.popleft().result()
            while under_way:
                yield from under_way.popleft().result()
        finally:
            # Whoever stops reading stops the games.
            pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Processes started here never hear an interrupt: it is the parent's to handle,
    which hears it a moment later."""
    if not hasattr(signal, "pthread_sigmask"):  # pragma: no cover
        yield
        return
    # Started by the first process otherwise, and it would lift the block.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(plan: Plan) -> None:
    """In a new process."""
    Thread(target=_leave_with_parent, daemon=True).start()
    _Worker.plan = plan
    _Worker.game = plan.load()


def _leave_with_parent() -> None:
    """A parent that was killed can tell nobody: its processes would wait for ever."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class _Worker:
    """What a process of the pool keeps between its chunks."""

    plan: Plan
    game: AnyGame


def _chunk(first: int) -> list[Outcome]:
    plan = _Worker.plan
    last = min(first + CHUNK, plan.games)
    return [_one(plan, _Worker.game, number) for number in range(first, last)]


def _one(plan: Plan, game: AnyGame, number: int) -> Outcome:
    """Game `number` of the plan."""
    setup = game.setup(plan.seats, plan.options, plan.seed + number)
    if not plan.records:
        return one_game(game, setup, plan.bots)
    moves: Moves = []
    outcome = one_game(game, setup, plan.bots, moves)
    record = Record.of(game, setup, data=plan.data)
    for seat, action in moves:
        record.add(seat, action)
    record.digest = outcome.digest
    return replace(outcome, record=record.text())
