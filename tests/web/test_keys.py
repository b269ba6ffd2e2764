"""A table by keys alone: whatever is done, the focus stays at it, and what is asked next is
told to those who only hear it."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.server.players import Person
from tests.server.serving import Serving
from tests.web import pages
from tests.web.browsing import PICTURES, Visitor
from tests.web.conftest import Invite
from tests.web.playing import CONFIRM, answerable, my_turn, ready

# This many answers of two players at one screen meet every kind of control.
ANSWERS = 14
# Whether something of the table has the focus and can be used.
KEPT = """() => {
  const active = document.activeElement;
  return active.closest('.stage') !== null && !active.matches(':disabled');
}"""


def at_one_screen(visit: Invite, site: Serving, game: str) -> Visitor:
    """A browser at a new table of two who share it."""
    ann = Person(site.address, "Ann")
    table = ann.table(game, "me", {"kind": "hotseat", "name": "Mia"})
    visitor = visit()
    visitor.bring(dict(ann.http.cookies))
    visitor.go(f"/table/{table['id']}")
    return visitor


def press(visitor: Visitor, control: str) -> None:
    visitor.page.locator(control).first.focus()
    visitor.page.keyboard.press("Enter")


def answer(visitor: Visitor, chance: Random) -> None:
    """Mark what can be marked and send it, or take one of the actions."""
    seen, before = answerable(visitor), visitor.states
    if seen.confirm:
        press(visitor, CONFIRM)
        sent = visitor.page.locator(CONFIRM)
        visitor.until(lambda: not sent.count(), "all to be sent")
        return
    action = chance.choice(ready(visitor, seen))
    press(visitor, f'[data-action="{action}"]:visible')
    if action not in seen.marks:
        visitor.until(lambda: visitor.states > before, f"an answer to {action}")


@pytest.mark.parametrize("game", ["isle", "fits", "kyoto"])
def test_who_plays_with_the_keys_never_falls_off_the_table(
    visit: Invite, site: Serving, game: str
) -> None:
    visitor, chance = at_one_screen(visit, site, game), Random(f"keys {game}")
    page, told = visitor.page, visitor.page.locator('[role="status"][aria-live]')
    curtain = page.get_by_role("button", name="show my view")
    controls, busy = page.locator("[data-action]"), page.locator('[aria-busy="true"]')

    def asked() -> bool:
        there = curtain.is_visible() or (my_turn(visitor) and controls.count() > 0)
        return there and not busy.count()

    visitor.until(curtain.is_visible, "the first curtain")
    # What the next player is asked may tell of their hand.
    expect(page.locator("header h1")).to_have_text("Meowple")
    for answers in range(ANSWERS):
        visitor.until(asked, "a turn")
        if curtain.is_visible():
            expect(curtain).to_be_focused()
            page.keyboard.press("Enter")
            expect(curtain).to_be_hidden()
            visitor.until(asked, "the next one's turn")
        page.evaluate(PICTURES)
        assert page.evaluate(KEPT), f"after {answers} answers"
        expect(told).to_contain_text(page.locator("header h1").inner_text())
        answer(visitor, chance)


def test_a_key_that_is_held_neither_lifts_the_curtain_nor_acts_again(
    visit: Invite, site: Serving
) -> None:
    visitor = at_one_screen(visit, site, "fits")
    page = visitor.page
    curtain = page.get_by_role("button", name="show my view")
    draw = page.locator('[data-action="draw"]')

    def hold_on(control: Locator) -> None:
        expect(control).to_be_focused()
        before = visitor.states
        page.keyboard.down("Enter")
        page.evaluate(PICTURES)
        expect(control).to_be_focused()
        assert control.is_enabled()
        assert visitor.states == before
        page.keyboard.up("Enter")

    # Both lay their first card; then there is something to draw.
    for _ in range(2):
        visitor.until(curtain.is_visible, "a curtain")
        page.keyboard.press("Enter")
        answerable(visitor)
        page.locator("[data-place]").first.focus()
        page.keyboard.down("Enter")
        visitor.until(curtain.is_visible, "the next curtain")
        hold_on(curtain)
    page.keyboard.down("Enter")
    answerable(visitor)
    draw.focus()
    hold_on(draw)


def test_the_arrows_lead_to_the_map_from_where_the_keys_rest(
    visit: Invite, site: Serving
) -> None:
    visitor = at_one_screen(visit, site, "kyoto")
    page = visitor.page
    visitor.until(page.get_by_role("button", name="show my view").is_visible, "a curtain")
    page.keyboard.press("Enter")
    answerable(visitor)
    # The turn may be ended at once: no control has the focus by itself.
    expect(page.locator("[data-rest]")).to_be_focused()
    # At an edge of the map one of them leads nowhere.
    for arrow in ("ArrowLeft", "ArrowRight"):
        page.keyboard.press(arrow)
    expect(page.locator("[data-space]:focus")).to_have_count(1)


# Where all that can be pressed at the table is.
CONTROLS = """() => [...document.querySelectorAll('main button, main [data-place]')].map(
  (one) => JSON.stringify(one.getBoundingClientRect()))"""


@pytest.mark.parametrize("phone", [False, True])
def test_a_place_tells_what_the_boxes_would_be_worth_before_anything_is_laid(
    visit: Invite, site: Serving, phone: bool
) -> None:
    visitor, scene = visit(phone=phone), pages.table(site, "fits-lay")
    visitor.bring(scene.cookies)
    visitor.go(scene.path)
    visitor.settled()
    page, number = visitor.page, visitor.state["number"]
    preview, before = page.locator("svg .preview text"), page.evaluate(CONTROLS)
    assert preview.count() == 0
    page.keyboard.press("ArrowRight")
    expect(preview.first).to_be_visible()
    assert page.evaluate(CONTROLS) == before
    place = page.locator("[data-place]:focus")
    told = page.locator(".tray .note").inner_text()
    assert str(place.get_attribute("aria-label")).endswith(told)
    assert re.search(r"(now, .?\d+ then|new box: .?\d+)", told)
    page.keyboard.press("Escape")
    expect(preview).to_have_count(0)
    assert visitor.state["number"] == number
