"""What a person chose for a device, and what nobody chose."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.serving import Serving
from tests.test_languages import say
from tests.web import pages
from tests.web.conftest import Invite

KEPT = "localStorage.getItem('meowple.language')"


def test_the_language_is_the_browsers_until_another_is_chosen(visit: Invite) -> None:
    visitor = visit(lang="cs")
    visitor.go("/settings")
    page, root = visitor.page, visitor.page.locator("html")
    expect(root).to_have_attribute("lang", "cs")
    assert page.evaluate(KEPT) is None
    page.get_by_label(say("cs", "web.settings.language")).select_option("uk")
    expect(root).to_have_attribute("lang", "uk")
    visitor.settled()
    page.reload()
    expect(page.get_by_label(say("uk", "web.settings.language"))).to_have_value("uk")


def test_settings_stand_above_leaving_in_the_options_of_a_table(
    visit: Invite, site: Serving
) -> None:
    visitor, scene = visit(), pages.table(site, "isle-draft")
    visitor.bring(scene.cookies)
    visitor.go(scene.path)
    visitor.settled()
    visitor.click(say("en", "web.people.bar.table"))
    headings = visitor.page.locator("aside").get_by_role("heading")
    expect(headings.last).to_have_text(say("en", "web.table.leave_title"))


def test_who_has_a_profile_is_known_although_the_page_kept_nothing(visit: Invite) -> None:
    visitor = visit()
    visitor.go("/profile")
    page = visitor.page
    page.get_by_label(say("en", "web.profile.name")).fill("Mio")
    visitor.click(say("en", "web.profile.save"))
    page.get_by_role("status").filter(has_text=say("en", "web.profile.saved")).wait_for()
    # As at another port: the browser keeps such things for one address alone.
    visitor.settled()
    page.evaluate("localStorage.clear()")
    page.reload()
    expect(page.get_by_label(say("en", "web.profile.name"))).to_have_value("Mio")


def test_a_profile_without_games_leads_to_one(visit: Invite) -> None:
    visitor = visit()
    visitor.go("/profile")
    empty = visitor.page.locator("[data-no-games]")
    expect(empty.get_by_role("link", name="The Isle of Cats")).to_be_visible()
    empty.get_by_role("link", name="Learn to play").click()
    visitor.page.wait_for_url("**/learn")
