"""A table by keys alone: whatever is done, the focus stays at it, and what is asked next is
told to those who only hear it."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.server.people import Person
from tests.server.serving import Serving
from tests.web.browsing import PICTURES, Visitor
from tests.web.conftest import Invite
from tests.web.playing import CONFIRM, answerable, my_turn, ready

# So many answers of two at one screen meet every kind of control.
ANSWERS = 14
# Whether something of the table has the focus and can be used.
KEPT = """() => {
  const active = document.activeElement;
  return active.closest('.stage') !== null && !active.matches(':disabled');
}"""


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
    ann = Person(site.address, "Ann")
    table = ann.table(game, "me", {"kind": "hotseat", "name": "Mia"})
    visitor, chance = visit(), Random(f"keys {game}")
    visitor.bring(dict(ann.http.cookies))
    visitor.go(f"/table/{table['id']}")
    page, told = visitor.page, visitor.page.locator('[role="status"][aria-live]')
    curtain = page.get_by_role("button", name="show my side")
    controls, busy = page.locator("[data-action]"), page.locator('[aria-busy="true"]')

    def asked() -> bool:
        there = curtain.is_visible() or (my_turn(visitor) and controls.count() > 0)
        return there and not busy.count()

    visitor.until(curtain.is_visible, "the first curtain")
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
