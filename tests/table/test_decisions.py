"""Bots and hints at a table without a server decide as they do at one with a server."""

from __future__ import annotations

import pytest

from meowple.backend.bot_answers import Worker
from meowple.backend.bot_questions import Choice, Choose, GameLog
from meowple.kernel.plugin import Plugin
from meowple.kernel.registry import built_in
from meowple.table.table import Table
from meowple.texts import texts
from tests.table.tables import QUICK, Game, decision, facts_of


def in_a_worker(table: Table, seat: int, bot: str) -> str:
    """What the server's worker process would answer."""
    log = GameLog.of(table.facts, table.actions)
    chosen = Worker().answer(Choose(log, seat, bot, QUICK))
    assert isinstance(chosen, Choice)
    return chosen.action


@pytest.mark.parametrize("plugin", built_in(), ids=lambda plugin: plugin.id)
def test_a_bot_chooses_as_in_the_worker_of_the_server(plugin: Plugin) -> None:
    game = Game.begun(plugin.game, facts_of(plugin.game, 2, {}, 11), "choices")
    for _ in range(12):
        game.step()
        for seat in game.table.position.asked:
            here = decision(game.table, seat).choice("random", QUICK)
            assert str(here) == in_a_worker(game.table, seat, "random")


@pytest.mark.parametrize("plugin", built_in(), ids=lambda plugin: plugin.id)
def test_a_hint_is_made_of_what_the_search_finds(plugin: Plugin) -> None:
    game = Game.begun(plugin.game, facts_of(plugin.game, 2, {}, 11), "hints")
    table, seat = game.table, game.table.position.asked[0]
    hint = table.hint(seat, texts(), lambda *_: decision(table, seat).hint(QUICK))
    legal = {str(action) for action in plugin.game.legal(table.position.state, seat)}
    assert {found.action for found in hint.findings} <= legal
    assert bool(hint.findings) == (len(legal) > 1)
