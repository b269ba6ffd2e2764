"""The question before an answer that gives something up."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.server.serving import Serving
from tests.web.browsing import Message, Visitor
from tests.web.conftest import Invite
from tests.web.playing import answerable, my_turn
from tests.web.test_forgiveness import GAMES, come_back, new_table, play_by_messages


def slipping(visitor: Visitor, site: Serving, game: str, mode: str = "") -> str:
    """A table at which an answer would give something up; that answer."""
    chance = Random(f"slip {game} {mode}")
    # The page plays nothing by itself.
    visitor.keep("autoPass", False)
    for _ in range(GAMES):
        person, made = new_table(site, game, mode)
        chair = person.chair(made)
        if play_by_messages(chair, chance, lambda state: state["costly"]):
            break
    costly: Message = chair.state["costly"]
    chair.leave()
    come_back(visitor, person, made)
    visitor.until(lambda: my_turn(visitor), "my turn")
    assert visitor.state["costly"] == costly
    answerable(visitor)
    return str(min(costly))


def press(visitor: Visitor, action: str) -> None:
    visitor.page.locator(f'[data-action="{action}"]:visible').first.click()


@pytest.mark.parametrize("game", ["isle", "isle family", "fits", "kyoto"])
def test_an_answer_that_gives_something_up_is_asked_about(
    visit: Invite, site: Serving, game: str
) -> None:
    visitor = visit(slips=True)
    action = slipping(visitor, site, *game.split())
    page, text = visitor.page, visitor.state["costly"][action]
    asked = page.locator("[data-slip]")
    press(visitor, action)
    expect(asked).to_have_text(text)
    expect(page.locator("[data-slip-back]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(asked).to_have_count(0)
    assert action in visitor.state["costly"]
    press(visitor, action)
    number = visitor.state["number"]
    page.locator("[data-slip-play]").click()
    visitor.until(lambda: visitor.state["number"] > number, "the answer")
    expect(asked).to_have_count(0)


def test_the_question_can_be_switched_off_where_it_is_asked(
    visit: Invite, site: Serving
) -> None:
    visitor = visit(slips=True)
    action = slipping(visitor, site, "kyoto")
    page, before = visitor.page, visitor.states
    press(visitor, action)
    page.get_by_label("ask me again").check()
    page.keyboard.press("Escape")
    expect(page.locator("[data-slip]")).to_have_count(0)
    press(visitor, action)
    visitor.until(lambda: visitor.states > before, "the answer")
    visitor.go("/settings")
    expect(page.get_by_label("Warn me before I give something up")).not_to_be_checked()
