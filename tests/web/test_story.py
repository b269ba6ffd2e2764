"""What happened at a table, told as a story: the log."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.serving import Serving
from tests.web import pages
from tests.web.browsing import Visitor
from tests.web.conftest import Invite

# By how many pixels the log covers the boat.
COVERED = """() => {
  const log = document.querySelector('aside').getBoundingClientRect();
  const boat = document.querySelector('.middle').getBoundingClientRect();
  return Math.max(0, boat.right - log.left);
}"""


def open_log(visitor: Visitor, scene: pages.Scene) -> None:
    visitor.bring(scene.cookies)
    visitor.go(scene.path)
    visitor.settled()
    visitor.page.locator("nav button[aria-expanded]").first.click()
    expect(visitor.page.locator("aside li").first).to_be_visible()


def test_days_are_headings_and_readers_are_told_what_they_did(
    visit: Invite, site: Serving
) -> None:
    visitor = visit()
    open_log(visitor, pages.table(site, "isle-place"))
    log = visitor.page.locator("aside")
    expect(log.get_by_role("heading", level=3).first).to_have_text("Day 1 of 5")
    expect(log.get_by_role("heading", level=3).last).to_have_text(
        f"Day {visitor.state['view']['day']} of 5"
    )
    # A card is told by what it does.
    expect(log).to_contain_text(re.compile("You keep card “[A-Z0-9]"))
    expect(log.get_by_text(re.compile(r"\bcards? \d"))).to_have_count(0)
    assert visitor.page.evaluate(COVERED) == 0


def test_a_card_of_the_sister_is_told_by_what_she_does(
    visit: Invite, site: Serving
) -> None:
    visitor = visit()
    open_log(visitor, pages.table(site, "isle-solo"))
    log = visitor.page.locator("aside")
    expect(log).to_contain_text(re.compile("The sister plays card “(takes|swaps) "))
    expect(log.get_by_text(re.compile(r"\bcards? \d"))).to_have_count(0)


def test_cards_and_tiles_are_shown_under_the_mouse_and_by_a_press(
    visit: Invite, site: Serving
) -> None:
    visitor = visit()
    open_log(visitor, pages.table(site, "isle-place"))
    lines = visitor.page.locator("aside li button")
    kept = lines.filter(has_text="You keep card").first
    kept.hover()
    expect(visitor.page.locator(".floating .art svg")).to_be_visible()
    visitor.page.mouse.move(5, 5)
    expect(visitor.page.locator(".floating")).to_have_count(0)
    # Where a tile was placed is lit on a small boat.
    placed = lines.filter(has_text="You place").first
    placed.click()
    expect(placed).to_have_attribute("aria-expanded", "true")
    expect(visitor.page.locator("aside .shown path.lit")).to_be_visible()


def test_a_phone_shows_the_picture_below_the_line(visit: Invite, site: Serving) -> None:
    visitor = visit(phone=True)
    open_log(visitor, pages.table(site, "isle-place"))
    visitor.page.locator("aside li button").filter(has_text="You keep").first.tap()
    expect(visitor.page.locator("aside .shown .art svg")).to_be_visible()


def test_kyoto_is_told_by_rounds(visit: Invite, site: Serving) -> None:
    visitor = visit()
    open_log(visitor, pages.table(site, "kyoto-turn"))
    now = visitor.state["view"]["round"]
    last = visitor.page.locator("aside h3").last
    expect(last).to_have_text(f"Round {now}")


def test_a_card_of_if_it_fits_is_a_picture_and_no_number(
    visit: Invite, site: Serving
) -> None:
    visitor = visit()
    open_log(visitor, pages.table(site, "fits-turn"))
    log = visitor.page.locator("aside")
    placed = log.get_by_role("button", name="You place this card.").first
    expect(placed.locator("svg").first).to_be_visible()
    expect(log.get_by_text(re.compile(r"\b[A-Z]\d"))).to_have_count(0)


@pytest.mark.parametrize("game", ["isle", "fits"])
def test_a_line_of_a_finished_game_leads_to_that_step(
    visit: Invite, site: Serving, game: str
) -> None:
    visitor, scene = visit(), pages.over(site, game)[0]
    visitor.bring(scene.cookies)
    visitor.go(scene.path)
    visitor.settled()
    page = visitor.page
    # The sheet comes when what happened last was shown.
    sheet = page.get_by_role("dialog", name="Final score")
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.locator("nav button[aria-expanded]").first.click()
    lines = page.locator("aside").get_by_title("Show this position")
    placed = lines.filter(has_text="You place ")
    expect(placed.first).to_be_visible()
    visitor.settled()
    line = placed.nth(placed.count() // 2)
    # The replay tells it of everyone alike.
    piece = line.inner_text().strip().removeprefix("You place ")
    line.click()
    page.wait_for_url("**/replay/**")
    visitor.settled()
    page.get_by_role("button", name="Game log", exact=True).click()
    told = page.locator("aside li").filter(has_text=f"Mio places {piece}")
    expect(told).not_to_have_count(0)
    visitor.settled()
    times = told.count()
    # The step is the one of the line: a step earlier it has not happened yet.
    page.get_by_role("button", name="Previous step").click()
    expect(told).to_have_count(times - 1)
