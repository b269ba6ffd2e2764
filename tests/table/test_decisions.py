"""Bots and hints at a table without a server decide as they do at one with a server."""

from __future__ import annotations

import pytest

from meowple.backend.bot_answers import Worker
from meowple.backend.bot_questions import Choice, Choose, GameLog
from meowple.bots.bot import Bot, Question
from meowple.kernel.frame import Action
from meowple.kernel.game import AnyGame
from meowple.kernel.plugin import Plugin
from meowple.kernel.registry import built_in, find
from meowple.table.table import Table
from meowple.texts import texts
from tests.table.tables import QUICK, Game, decision, facts_of


def in_a_worker(table: Table, seat: int, bot: str) -> str:
    """The answer of the server's worker process."""
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


class Timed(Bot):
    """Notes the time that it may take."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    def choose(self, question: Question) -> Action:
        self.seconds.append(question.seconds)
        return question.actions[0]


def test_what_comes_before_thinking_is_a_part_of_the_time() -> None:
    """The first question about a game loads its code."""
    table = Game.begun(find("fits"), facts_of(find("fits"), 2, {}, 11), "time").table
    seat, log = table.position.asked[0], GameLog.of(table.facts, table.actions)
    now, bot = [0.0], Timed()
    for loading in (0.25, 0.0, 4.0):

        def load(id: str, loading: float = loading) -> AnyGame:
            now[0] += loading
            return find(id)

        Worker(load, lambda *_: bot, lambda: now[0]).answer(Choose(log, seat, "cat", 1.0))
    assert bot.seconds == [0.75, 1.0, 0.5]
