"""The tile in hand at the Isle's table says what it changes, or why it does not fit."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.serving import Serving
from tests.web import pages
from tests.web.conftest import Invite


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_tile_in_hand_says_what_it_changes_or_why_it_does_not_fit(
    visit: Invite, site: Serving, phone: bool
) -> None:
    visitor, scene = visit(phone=phone), pages.table(site, "isle-family")
    visitor.bring(scene.cookies)
    visitor.go(scene.path)
    visitor.settled()
    page = visitor.page
    note = page.locator("[data-placing] .note, [data-tile-bar] .note")
    told = page.locator('[role="status"][aria-live]')
    # From place to place, to one that covers a rat.
    for _ in range(60):
        page.keyboard.press("PageDown")
        expect(note).not_to_have_text("It fits here.")
        if "rat" in note.inner_text():
            break
    expect(page.locator("[data-ghost]")).to_be_visible()
    expect(told).to_contain_text("rat")
    # To the bow, as far as it goes.
    for _ in range(22):
        page.keyboard.press("ArrowRight")
    expect(page.locator("[data-ghost]")).to_contain_text("The tile")
    assert note.evaluate("one => one.scrollHeight <= one.clientHeight")
