"""Planning tiles on your own boat while others think; no one else knows about it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.serving import Serving
from tests.web.beside import beside_bob, play_until
from tests.web.conftest import Invite


def test_planned_tiles_wait_for_my_turn_and_nobody_else_knows(
    visit: Invite, site: Serving
) -> None:
    visitor, (ann, bob) = beside_bob(visit, site, "isle", {"mode": "family", "first": 1})
    play_until(visitor, [ann, bob], lambda *_: "rescue island:1" in bob.state["actions"])
    page, plan = visitor.page, visitor.page.locator("[data-plan]")
    cats = page.locator("[data-part=field] [data-cat]")
    expect(cats).to_have_count(len(visitor.state["view"]["left"]))
    heard = len(bob.received)
    for number, cat in enumerate(reversed(cats.all()[-2:])):
        cat.click()
        page.keyboard.press("PageDown")
        page.keyboard.press("Enter")
        expect(plan).to_have_attribute("data-plan", str(number + 1))
    tiles = page.locator('[data-boat="0"] .planned')
    expect(tiles).to_have_count(2)
    # its worth: the game tells it
    expect(plan.locator("b")).to_have_text(re.compile(r"\d points?$"))
    page.locator("[data-plan-undo]").click()
    expect(tiles).to_have_count(1)
    expect(page.locator("[data-plan-place]")).to_have_count(0)
    cats.first.click()
    page.keyboard.press("PageDown")
    page.keyboard.press("Enter")
    expect(plan).to_have_attribute("data-plan", "2")
    assert len(bob.received) == heard

    # Bob takes the last one that was planned: it is crossed out.
    broken = page.locator('[data-boat="0"] [data-broken]')
    expect(broken).to_have_count(0)
    bob.act("rescue island:1")
    bob.act(bob.state["actions"][0])
    expect(broken).to_have_count(1)
    page.locator("[data-plan-undo]").click()
    expect(broken).to_have_count(0)
    ann.until(lambda state: 0 in state["actors"])
    page.locator("[data-plan-place]").click()
    ann.until(lambda state: len(state["view"]["players"][0]["tiles"]) == 1)
    expect(plan).to_have_count(0)
    expect(page.locator('[data-boat="0"] [data-tile]')).to_have_count(1)
