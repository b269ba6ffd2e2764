"""Against bots, taking back reaches over their replies."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from meowple.table.deadlines import BotTurn
from meowple.table.log import ACT, taken_back
from meowple.table.table import ActionRequest
from tests.own_games import IDS
from tests.server.in_memory_table import a_world
from tests.server.players import Chair, Person
from tests.server.record_checks import rows_of
from tests.server.serving import Serving

# Enough games for chance to bring what a test waits for.
GAMES = 40


def answered(server: Serving, game: str) -> tuple[Chair, dict[str, object]]:
    """A seat whose action a bot has answered, and can still be taken back, with the state
    before that action."""
    ann, chance = Person(server.address), Random(f"replies {game}")
    for _ in range(GAMES):
        chair = ann.chair(ann.table(game, "me", "random"), 0)
        chair.at(0)
        while not chair.until(lambda s: s["over"] or s["actors"] == [0])["over"]:
            before = chair.state
            wanted = [a for a in before["actions"] if not a.startswith("ask ")]
            chair.act(chance.choice(wanted))
            if chair.until(lambda s: s["over"] or 0 in s["actors"])["undone_too"]:
                return chair, before
    raise AssertionError("no bot ever answered what can be taken back")


@pytest.mark.parametrize("game", IDS)
def test_a_reply_of_a_bot_is_taken_back_too(server: Serving, game: str) -> None:
    chair, before = answered(server, game)
    fallen = chair.state["undone_too"]
    assert chair.state["undo"]
    chair.undo()
    assert chair.state["undone"][1:] == fallen
    for part in ("view", "actions", "actors"):
        assert chair.state[part] == before[part]
    last = rows_of(server.settings.database_url, chair.hello["table"])[-1]
    assert last.kind == "undo"
    # A bot may have chosen something in secret, which falls too.
    assert len(taken_back(last)) >= len(chair.state["undone"])


def test_what_a_bot_thought_about_an_action_that_was_taken_back_is_dropped() -> None:
    async def thinks_too_long() -> list[tuple[int, str]]:
        world = a_world("fits", 2, {})
        (first,) = world.position.asked
        actions = [str(a) for a in world.position.game.legal(world.position.state, first)]
        await world.act(ActionRequest(first, 0, "a"), actions[0])
        known = await world.actions()
        (second,) = world.position.asked
        reply = str(world.position.game.legal(world.position.state, second)[0])
        await world.undo(ActionRequest(first, 1, "u"))
        await world.act(ActionRequest(first, 2, "b"), actions[1])
        await world.play_for(BotTurn(second, ACT, "random"), reply, known)
        return await world.actions()

    assert len(asyncio.run(thinks_too_long())) == 1
