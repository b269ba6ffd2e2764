"""What a person chose for a device, and what nobody chose."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.test_languages import say
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
    page.reload()
    expect(page.get_by_label(say("uk", "web.settings.language"))).to_have_value("uk")
