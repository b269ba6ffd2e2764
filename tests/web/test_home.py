"""The home page: running games come first, and a newcomer is asked once."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.serving import Serving
from tests.web import pages
from tests.web.browsing import Visitor
from tests.web.conftest import Invite
from tests.web.playing import my_turn


def play_now(visitor: Visitor) -> None:
    """The button of The Isle of Cats."""
    visitor.go("/")
    visitor.page.get_by_role("button", name="Play now").first.click()


def test_a_newcomer_is_asked_once_what_the_game_should_be_like(visit: Invite) -> None:
    visitor = visit(newcomer=True)
    page = visitor.page
    play_now(visitor)
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("short game").check()
    dialog.get_by_label("Kitten").check()
    visitor.click("Start")
    page.wait_for_url("**/table/*")
    visitor.until(lambda: my_turn(visitor), "my turn")
    assert visitor.hello["options"]["mode"] == "family"
    assert visitor.hello["seats"][1]["bot"] == "kitten"
    first = page.url
    play_now(visitor)
    page.wait_for_url("**/table/*")
    assert page.url != first
    visitor.until(lambda: my_turn(visitor), "my turn")
    assert visitor.hello["options"]["mode"] == "family"
    visitor.go("/settings")
    visitor.click("Show the “Play now” choices again")
    play_now(visitor)
    expect(dialog).to_be_visible()


def test_a_newcomer_who_is_asked_can_begin_with_the_guide(visit: Invite) -> None:
    visitor = visit(newcomer=True)
    play_now(visitor)
    dialog = visitor.page.get_by_role("dialog")
    dialog.get_by_role("button", name="New here?").click()
    visitor.page.locator("[data-step]").wait_for()
    visitor.until(lambda: my_turn(visitor), "my turn")
    assert visitor.hello["terms"]["course"] == "family"


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_home_begins_with_the_games_that_go_on(visit: Invite, phone: bool) -> None:
    visitor = visit(phone=phone)
    page = visitor.page
    play_now(visitor)
    page.wait_for_url("**/table/*")
    visitor.until(lambda: my_turn(visitor), "my turn")
    table = page.url
    visitor.go("/")
    heading = page.get_by_role("heading", level=2).first
    expect(heading).to_have_text("Continue")
    link = page.get_by_role("link").filter(has_text="Your turn").first
    expect(link).to_be_in_viewport()
    link.click()
    page.wait_for_url(table)


def test_home_says_how_a_past_game_ended_for_me(visit: Invite, site: Serving) -> None:
    scene, visitor = pages.over(site, "fits")[0], visit()
    visitor.bring(scene.cookies)
    visitor.go("/")
    past = visitor.page.get_by_role("link").filter(has_text=re.compile("won|lost"))
    expect(past).to_have_attribute("href", scene.path)
