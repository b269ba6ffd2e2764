"""A cat is carried from the island to the boat, by mouse and by finger."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.serving import Serving
from tests.web.beside import asks, beside_bob, play_until
from tests.web.browsing import Visitor
from tests.web.conftest import Invite
from tests.web.hand import Hand, middle

LEGAL = '[data-piece][data-action^="rescue"]'


def on_turn(visit: Invite, site: Serving, phone: bool) -> Visitor:
    visitor, chairs = beside_bob(
        visit, site, "isle", {"mode": "family", "first": 0}, phone=phone
    )
    play_until(visitor, chairs, asks("rescue"))
    visitor.page.locator(LEGAL).first.wait_for()
    return visitor


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "finger"])
def test_a_cat_is_carried_to_the_boat_and_placed_there(
    visit: Invite, site: Serving, phone: bool
) -> None:
    visitor = on_turn(visit, site, phone)
    page, hand = visitor.page, Hand(visitor, phone)
    boat = middle(visitor, "[data-part=boat] svg[data-boat]")
    hand.carry(middle(visitor, LEGAL), boat)
    # Over the boat it says what it would change.
    expect(page.locator("[data-placing] .tile")).to_be_visible()
    # Its buttons stand where the answers were.
    expect(page.locator('[data-action="pass"]')).not_to_be_visible()
    hand.release()
    if phone:
        # It stays loose until it is confirmed.
        page.locator('[data-action^="place"]').click()
    visitor.until(lambda: visitor.state["view"]["players"][0]["tiles"], "a cat on the boat")
    placed = visitor.state["view"]["players"][0]["tiles"][0]["cells"]
    assert any(8 <= x <= 14 for x, _ in placed)


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "finger"])
def test_a_cat_that_is_dropped_elsewhere_goes_back(
    visit: Invite, site: Serving, phone: bool
) -> None:
    visitor = on_turn(visit, site, phone)
    page, hand, number = visitor.page, Hand(visitor, phone), visitor.state["number"]
    start = middle(visitor, LEGAL)
    hand.carry(start, (start[0] + 60, start[1] + 20))
    expect(page.locator(".carried").first).to_be_visible()
    hand.release()
    expect(page.locator(".carried")).to_have_count(0)
    assert visitor.state["number"] == number
    # A click chooses it as ever.
    page.locator(LEGAL).first.click()
    expect(page.locator("[data-placing]")).to_be_visible()


def test_a_cat_that_is_carried_says_why_it_does_not_fit(
    visit: Invite, site: Serving
) -> None:
    visitor = on_turn(visit, site, False)
    page, hand = visitor.page, Hand(visitor, False)
    boat = page.locator("[data-part=boat] svg[data-boat]").bounding_box()
    assert boat is not None
    bow = (boat["x"] + boat["width"] - 12, boat["y"] + 12)
    hand.carry(middle(visitor, LEGAL), bow)
    note = page.locator("[data-placing] .note")
    expect(note).to_contain_text("The tile sticks out over the edge of the boat.")
    hand.release()


def test_a_cat_is_turned_both_ways_by_key_and_wheel(visit: Invite, site: Serving) -> None:
    visitor = on_turn(visit, site, False)
    page = visitor.page
    page.locator(LEGAL).first.click()
    outline = page.locator("[data-placing] .tile .edge").first

    def turned(turn: Callable[[], None]) -> None:
        before = outline.get_attribute("d")
        turn()
        visitor.until(lambda: outline.get_attribute("d") != before, "a turned cat")

    start = outline.get_attribute("d")
    turned(lambda: page.keyboard.press("r"))
    by_key = outline.get_attribute("d")
    turned(lambda: page.keyboard.press("Shift+R"))
    expect(outline).to_have_attribute("d", str(start))
    page.mouse.move(*middle(visitor, "[data-placing]"))
    turned(lambda: page.mouse.wheel(0, 120))
    expect(outline).to_have_attribute("d", str(by_key))
    turned(lambda: page.mouse.wheel(0, -120))
    expect(outline).to_have_attribute("d", str(start))
