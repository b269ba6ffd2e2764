"""Bots: honest, repeatable, found by name."""

from __future__ import annotations

import pytest

from meowple import bots
from meowple.bots.bot import Bot, Question
from meowple.bots.random import RandomBot
from meowple.kernel.errors import BadSetup
from meowple.kernel.frame import Action
from meowple.kernel.rng import Rng
from meowple.lab.playout import play_out
from tests.pebbles import Name, Pebbles, View


def test_one_name_serves_all_seats() -> None:
    assert bots.check_bots(["random"], 3) == ["random"] * 3
    assert bots.check_bots(["random", "random"], 2) == ["random"] * 2


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadSetup, match=r"bot\.unknown"):
        bots.check_bots(["random", "lynx"], 2)


def test_too_few_bots_are_refused() -> None:
    with pytest.raises(BadSetup, match=r"bot\.count"):
        bots.check_bots(["random", "random"], 3)


def test_the_random_bot_takes_every_action_sooner_or_later() -> None:
    actions = [Name(n) for n in range(5)]
    bot = RandomBot(1)
    assert {bot.pick(actions) for _ in range(200)} == set(actions)


def test_the_random_bot_is_the_same_for_the_same_seed() -> None:
    actions = [Name(n) for n in range(100)]
    one, other = bots.seat_bot("random", 5, 1), bots.seat_bot("random", 5, 1)
    game = Pebbles()
    state = game.start(game.setup(2))
    question = Question(game, state, 0, actions)
    first = [one.choose(question) for _ in range(20)]
    assert first == [other.choose(question) for _ in range(20)]
    third = bots.seat_bot("random", 5, 0)
    assert first != [third.choose(question) for _ in range(20)]


class Curious(Bot):
    """Looks at all that a question offers."""

    def __init__(self) -> None:
        self.views: list[View] = []

    def choose(self, question: Question) -> Action:
        view = question.view()
        assert isinstance(view, View)
        self.views.append(view)
        assert question.game.view(question.imagine(Rng(1)), question.seat) == view
        return question.actions[0]


def test_a_bot_sees_its_own_view_and_imagined_states() -> None:
    game = Pebbles()
    state = game.start(game.setup(2))
    curious = [Curious(), Curious()]
    choosers = [bot.chooser(game, state, seat) for seat, bot in enumerate(curious)]
    play_out(game, state, choosers)
    assert game.result(state) is not None
    assert {view.seat for view in curious[1].views} == {1}


def test_no_attribute_of_a_question_is_the_state() -> None:
    game = Pebbles()
    state = game.start(game.setup(2))
    question = Question(game, state, 0, game.legal(state, 0))
    held = [getattr(question, name) for name in Question.__slots__]
    assert all(value is not state for value in held)
