"""What the profile says its owner could have played better, from own games only."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.serving import Serving
from tests.web import pages
from tests.web.conftest import Invite


def test_the_profile_tells_the_costliest_moves_of_own_games(
    visit: Invite, site: Serving
) -> None:
    scene = pages.over(site, "fits")[1]
    table = scene.path.removeprefix("/replay/").partition("#")[0]
    visitor = visit()
    slip = {"number": 7, "better": "draw a card", "loss": 0.25}
    mine = {**slip, "seat": 0, "played": "place a card"}
    theirs = {**slip, "seat": 1, "played": "put a cat to sleep"}
    elsewhere = {"table": "another", "slips": [{**mine, "played": "not mine"}]}
    visitor.keep("analyses", [{"table": table, "slips": [mine, theirs]}, elsewhere])
    visitor.bring(scene.cookies)
    visitor.go("/profile")
    told = visitor.page.locator("[data-lessons]")
    expect(told).to_contain_text("Better: draw a card")
    expect(told).to_contain_text("25%")
    expect(told).not_to_contain_text("put a cat to sleep")
    expect(told).not_to_contain_text("not mine")
    link = told.get_by_role("link", name="place a card")
    expect(link).to_have_attribute("href", f"/replay/{table}#7,analysis")


def test_an_analysis_is_remembered_for_the_profile(visit: Invite, site: Serving) -> None:
    scene = pages.over(site, "fits")[1]
    visitor = visit()
    visitor.bring(scene.cookies)
    visitor.go("/profile")
    analyze = visitor.page.locator("[data-lessons] a.button")
    expect(analyze).to_contain_text("If It Fits")
    analyze.click()
    stored = "JSON.parse(localStorage.getItem('meowple.analyses') ?? '[]').length"
    visitor.until(lambda: visitor.page.evaluate(stored) == 1, "the analysis")
    visitor.go("/profile")
    expect(visitor.page.locator("[data-lessons] h3")).to_have_text("If It Fits")
