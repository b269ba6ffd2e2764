"""A game against a bot asks only what is a question, and no clock runs in it."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.server.serving import Serving
from tests.thorough import THOROUGH
from tests.web.browsing import Visitor
from tests.web.conftest import Invite
from tests.web.playing import (
    BY_HAND,
    BY_MESSAGE,
    MANY,
    answer,
    answerable,
    chair_of,
    is_over,
    my_turn,
    skip,
)
from tests.web.test_forgiveness import sit_down

COUNTDOWN = "[role=timer]"


class Player:
    """Someone who answers all that is asked, and counts it."""

    def __init__(self, visitor: Visitor, seed: str) -> None:
        self.visitor = visitor
        self.chance = Random(seed)
        self.clicks = 0
        self.decisions = 0
        self._asked = -1

    def play(self) -> None:
        visitor = self.visitor
        visitor.until(lambda: my_turn(visitor), "my turn")
        chair = chair_of(visitor, 0)
        while True:
            visitor.until(lambda: my_turn(visitor) or is_over(visitor), "my turn")
            if is_over(visitor):
                break
            self._answer()
            if self.clicks % BY_HAND == 0 and not THOROUGH:
                most = BY_MESSAGE * (1 + self.clicks // MANY)
                skip(visitor, chair, self.chance, most)
        chair.leave()

    def _answer(self) -> None:
        visitor = self.visitor
        answerable(visitor)
        if not my_turn(visitor):
            return
        if len(self._choices()) == 1:
            # The page plays it, without a click.
            number = visitor.state["number"]
            visitor.until(lambda: visitor.state["number"] > number, "the only choice")
            return
        self._look()
        answer(visitor, self.chance)
        self.clicks += 1

    def _choices(self) -> list[str]:
        actions = self.visitor.state["actions"]
        return [one for one in actions if not one.startswith("ask ")]

    def _look(self) -> None:
        """What the page waits for is a question, and waits without a clock."""
        state = self.visitor.state
        assert state["clocks"] is None
        assert state["window"] is None
        expect(self.visitor.page.locator(COUNTDOWN)).to_have_count(0)
        if state["number"] != self._asked:
            self.decisions += 1
            self._asked = state["number"]


@pytest.mark.parametrize(
    ("game", "mode"), [("isle", ""), ("isle", "family"), ("fits", ""), ("kyoto", "")]
)
def test_a_game_against_a_bot_has_no_clock_and_no_step_with_one_choice(
    visit: Invite, site: Serving, game: str, mode: str
) -> None:
    visitor = visit()
    sit_down(visitor, site, game, mode)
    player = Player(visitor, f"questions {game} {mode}")
    player.play()
    assert player.decisions > 3
