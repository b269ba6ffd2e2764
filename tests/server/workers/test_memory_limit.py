"""A worker that wants all the memory of the machine does not get it."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from random import Random

import pytest

from meowple.backend.bot_questions import LOW_PRIORITY, BestLayout, FindLayout, GameLog
from meowple.kernel.registry import built_in
from meowple.server.metrics import Metrics
from meowple.server.settings import Settings
from meowple.server.workers.pool import WorkerPool

resource = pytest.importorskip("resource")
MIB = 1024 * 1024


@pytest.mark.parametrize(("limit", "found"), [(600, 600 * MIB), (0, -1)])
def test_every_worker_has_the_limit_of_the_settings(limit: int, found: int) -> None:
    async def limits() -> tuple[int, int]:
        pool = WorkerPool(Settings(bot_memory=limit, bot_grace=60), Metrics(), 1)
        assert await pool.responds()
        (process,) = pool._all
        limits: tuple[int, int] = resource.prlimit(process.pid, resource.RLIMIT_DATA)
        await pool.close()
        return limits

    assert asyncio.run(limits())[0] == found


def test_a_process_that_grows_beyond_its_limit_ends() -> None:
    grows = (
        "from meowple.server.workers import memory_limit\n"
        "memory_limit.apply(['memory=256'])\n"
        "bytearray(1024 * 1024 * 1024)\n"
    )
    ended = subprocess.run([sys.executable, "-c", grows], capture_output=True, text=True)
    assert "MemoryError" in ended.stderr


def finished() -> GameLog:
    """A finished game whose best layout a solver looks for."""
    game = next(plugin.game for plugin in built_in() if plugin.has_layouts)
    setup, chance = game.setup(2), Random(1)
    state, actions = game.start(setup), []
    while asked := game.actors(state):
        action = chance.choice(list(game.legal(state, asked[0])))
        actions.append((asked[0], str(action)))
        game.play(state, asked[0], action)
    info, options = game.info, dict(setup.options)
    return GameLog(
        "table", info.id, info.rules_version, 2, options, str(setup.seed), actions
    )


def test_the_solver_of_the_best_layout_has_enough() -> None:
    async def find() -> BestLayout | None:
        pool = WorkerPool(Settings(bot_grace=60), Metrics(), 1, LOW_PRIORITY)
        found = await pool.answer(FindLayout(finished(), 0, 1.0), BestLayout, "")
        await pool.close()
        return found

    assert asyncio.run(find()) is not None
