"""The end of a turn that a player ends by hand: until then nobody else knows of it, and it
can be taken back and played again."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.server.serving import Serving
from tests.web.beside import beside_bob, play_until
from tests.web.conftest import Invite
from tests.web.playing import answerable
from tests.web.test_forgiveness import play_until as play_by_controls
from tests.web.test_forgiveness import sit_down


def test_a_placement_waits_until_the_turn_is_ended(visit: Invite, site: Serving) -> None:
    visitor, (ann, bob) = beside_bob(visit, site, "isle", {"mode": "family", "first": 0})
    page = visitor.page
    play_until(
        visitor,
        [ann, bob],
        lambda chair, action: chair.seat == 0 and action.startswith("rescue "),
    )
    page.evaluate("localStorage.setItem('meowple.endTurn', 'true')")
    page.reload()
    visitor.settled()
    answerable(visitor)
    before, number = visitor.states, bob.state["number"]
    tiles = page.locator('[data-boat="0"] [data-tile]')
    end = page.locator("[data-end-turn]")
    page.keyboard.press("PageDown")
    page.keyboard.press("Enter")
    expect(end).to_be_focused()
    count = tiles.count()
    assert count == 1
    assert visitor.states == before
    page.keyboard.press("Control+z")
    expect(end).to_have_count(0)
    expect(page.locator("[data-placing]")).to_be_visible()
    page.keyboard.press("Control+Shift+Z")
    expect(end).to_be_focused()
    expect(tiles).to_have_count(count)
    assert (visitor.states, bob.state["number"]) == (before, number)
    page.keyboard.press("Enter")
    visitor.until(lambda: visitor.states > before, "the placement")
    expect(end).to_have_count(0)
    bob.until(lambda state: 1 in state["actors"])


@pytest.mark.parametrize("by_key", [True, False])
def test_what_was_taken_back_can_be_played_again(
    visit: Invite, site: Serving, by_key: bool
) -> None:
    visitor, chance = visit(), Random("again")
    sit_down(visitor, site, "isle", "family")
    page = visitor.page

    def rescuing() -> bool:
        return any(action.startswith("rescue ") for action in visitor.state["actions"])

    play_by_controls(visitor, chance, rescuing)
    redo = page.locator("[data-redo]")
    expect(redo).to_be_hidden()
    page.locator('[data-action^="rescue "]').first.click()
    expect(page.locator("[data-placing]")).to_be_visible()
    shape = visitor.state["view"]["asked"]["tile"]
    page.keyboard.press("Control+z")
    expect(page.locator("[data-placing]")).to_have_count(0)
    if by_key:
        page.keyboard.press("Control+y")
    else:
        redo.click()
    expect(page.locator("[data-placing]")).to_be_visible()
    assert visitor.state["view"]["asked"]["tile"] == shape
    expect(redo).to_be_hidden()
