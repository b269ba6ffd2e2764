"""What opens at a table is open to all: dialogs, sheets, drawers and the end of a game, on
a desk and on a phone, in the light and in the dark."""

from __future__ import annotations

import re
from functools import cache

import pytest

from tests.server.serving import Serving
from tests.test_languages import say
from tests.web import pages
from tests.web.browsing import Visitor
from tests.web.conftest import Invite
from tests.web.test_pages import TURNS, violations_in_both_themes

SIZES = pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
GAMES = ("isle", "fits", "kyoto")
DRAWER = "aside:has(> header > h2[tabindex])"


@cache
def over(site: Serving, game: str) -> list[pages.Scene]:
    return pages.over(site, game)


def come(visit: Invite, scene: pages.Scene, phone: bool) -> Visitor:
    visitor = visit(phone=phone, dark=phone)
    visitor.bring(scene.cookies)
    visitor.go(scene.path)
    visitor.settled()
    return visitor


@SIZES
@pytest.mark.parametrize("game", GAMES)
def test_the_drawers_of_a_table_are_open_to_all(
    visit: Invite, site: Serving, game: str, phone: bool
) -> None:
    visitor = come(visit, pages.table(site, TURNS[game]), phone)
    for name in ("log", "words", "rules", "table"):
        visitor.click(say("en", f"web.people.bar.{name}"))
        visitor.page.locator("aside h2[tabindex]").wait_for()
        visitor.settled()
        assert violations_in_both_themes(visitor, DRAWER) == [], name
        visitor.page.keyboard.press("Escape")


@SIZES
def test_a_hint_is_open_to_all(visit: Invite, site: Serving, phone: bool) -> None:
    visitor = come(visit, pages.table(site, "fits-turn"), phone)
    visitor.page.keyboard.press("h")
    visitor.page.get_by_role("button", name=re.compile("^Play this: ")).first.wait_for()
    assert violations_in_both_themes(visitor) == []


@SIZES
def test_an_analysis_is_open_to_all(visit: Invite, site: Serving, phone: bool) -> None:
    visitor = come(visit, over(site, "fits")[1], phone)
    visitor.click("Analyze the game")
    page = visitor.page
    page.get_by_role("heading", name="What decided the game").wait_for()
    page.get_by_role("button", name="Show on the board").first.click()
    assert violations_in_both_themes(visitor) == []


@SIZES
def test_the_chat_of_a_table_that_waits_is_open_to_all(
    visit: Invite, site: Serving, phone: bool
) -> None:
    visitor = come(visit, pages.waiting(site), phone)
    visitor.click(say("en", "web.people.bar.chat"))
    visitor.page.locator("aside h2[tabindex]").wait_for()
    assert violations_in_both_themes(visitor, DRAWER) == []


@SIZES
def test_the_large_card_and_a_large_boat_are_open_to_all(
    visit: Invite, site: Serving, phone: bool
) -> None:
    visitor = come(visit, pages.table(site, "isle-draft"), phone)
    page = visitor.page
    page.locator("[data-card]").first.focus()
    page.keyboard.press("i")
    page.get_by_role("dialog").wait_for()
    assert violations_in_both_themes(visitor, "dialog") == []
    page.keyboard.press("Escape")
    page.locator(".strip").first.click()
    page.get_by_role("dialog").wait_for()
    assert violations_in_both_themes(visitor, "dialog") == []


@SIZES
def test_the_end_of_a_game_is_open_to_all(
    visit: Invite, site: Serving, phone: bool
) -> None:
    for game in GAMES:
        end, replay = over(site, game)
        visitor = come(visit, end, phone)
        visitor.page.get_by_role("button", name="Play again").wait_for()
        assert violations_in_both_themes(visitor, "dialog") == [], game
        visitor = come(visit, replay, phone)
        assert violations_in_both_themes(visitor) == [], game
