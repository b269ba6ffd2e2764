"""The rules in the browser: found by words, reached by links, opened by a refusal, and
printed."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.serving import Serving
from tests.web import pages
from tests.web.browsing import Visitor
from tests.web.conftest import Invite


def reading(visit: Invite, path: str, **manners: bool) -> Visitor:
    visitor = visit(**manners)
    visitor.go(path)
    visitor.page.locator("article figure svg").first.wait_for()
    return visitor


def test_a_link_leads_to_a_section_and_the_next_one_to_another(visit: Invite) -> None:
    page = reading(visit, "/rules/isle#touching").page
    expect(page.locator("#touching")).to_be_focused()
    expect(page.locator("#touching")).to_be_in_viewport()
    page.locator("article a[href='#scoring-lessons']").first.click()
    expect(page.locator("#scoring-lessons")).to_be_focused()
    expect(page).to_have_url(re.compile("/rules/isle#scoring-lessons$"))


def test_a_search_is_walked_through_by_keys(visit: Invite) -> None:
    page = reading(visit, "/rules/kyoto", phone=True).page
    expect(page.get_by_role("link", name="The aim", exact=True)).to_have_count(0)
    page.get_by_role("searchbox").fill("HÉDGES cross roll")
    hits = page.get_by_role("search").get_by_role("link")
    expect(hits.first).to_contain_text("Hedges and roofs")
    expect(page.locator("mark").first).to_have_text("cross")
    page.keyboard.press("ArrowDown")
    expect(hits.first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#walls")).to_be_focused()
    page.get_by_role("searchbox").focus()
    page.keyboard.press("Escape")
    expect(hits).to_have_count(0)


def test_paper_is_light_and_has_the_text_and_figures_alone(visit: Invite) -> None:
    page = reading(visit, "/rules/fits", dark=True).page
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    page.emulate_media(media="print")
    expect(root).to_have_attribute("data-theme", "light")
    for gone in ("header", "input", "nav", "article h2 a", "button"):
        expect(page.locator(gone).first).to_be_hidden()
    expect(page.locator("article figure svg").first).to_be_visible()


def test_a_refusal_at_the_table_opens_its_rule(visit: Invite, site: Serving) -> None:
    scene = pages.table(site, "kyoto-turn")
    visitor = visit()
    visitor.bring(scene.cookies)
    visitor.go(scene.path)
    visitor.settled()
    page = visitor.page
    page.locator("[data-space]:not([data-action], [data-way])").first.click(force=True)
    link = page.locator("[data-rule]")
    rule = link.get_attribute("data-rule")
    link.click()
    expect(page.locator(f"aside [data-anchor='{rule}']")).to_be_focused()
    # Links within the rules stay in the drawer: the address is the table's.
    page.locator("aside article a[href='#end']").first.click()
    expect(page.locator("aside [data-anchor='end']")).to_be_focused()
    assert page.url.endswith(scene.path)
