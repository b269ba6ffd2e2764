"""Several who are asked at once and answer the same state, one after the other."""

from __future__ import annotations

import asyncio

from meowple.kernel.game import AnyGame
from meowple.kernel.rng import Rng
from meowple.server.errors import Conflict
from meowple.table.moment import Moment
from meowple.table.table import ActionRequest
from tests.server.in_memory_table import a_world

SEEDS = range(6, 13)


def question(game: AnyGame, moment: Moment, seat: int) -> list[str]:
    """What a seat can answer, nothing if it is not asked."""
    if seat not in game.actors(moment.state):
        return []
    return [str(action) for action in game.legal(moment.state, seat)]


async def answered_at_once(seed: int) -> tuple[int, int]:
    """A random game of the Isle in which all who are asked answer before they see what
    the others did: how many came late and counted, and how many were too late."""
    world, rng = a_world("isle", 2, {}, seed), Rng(seed)
    late = stale = 0
    while not world.position.over:
        position, before = world.position, world.position.moment
        for place, seat in enumerate(rng.shuffled(before.line.asked)):
            asked = question(position.game, before, seat)
            request = ActionRequest(seat, before.shown(seat), f"r{position.number}")
            try:
                await world.act(request, rng.choice(asked))
                late += place
            except Conflict:
                assert question(position.game, world.position.moment, seat) != asked
                stale += 1
    return late, stale


def test_an_answer_is_too_late_only_if_the_question_has_changed() -> None:
    found = [asyncio.run(answered_at_once(seed)) for seed in SEEDS]
    assert sum(late for late, _ in found) > 100
    assert sum(stale for _, stale in found) > 0
