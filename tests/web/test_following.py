"""Following the others at the Isle's table: what they did is seen, and stays to be seen."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.server.players import Chair, Person, one_by_one
from tests.server.serving import Serving
from tests.server.table_seeds import DEALS
from tests.web.browsing import Visitor
from tests.web.conftest import Invite

ON_SCREEN = """one => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""


def beside_bob(
    visit: Invite, site: Serving, options: dict[str, object], **manners: bool
) -> tuple[Visitor, list[Chair]]:
    """Ann's browser at a table with Bob, and a chair of each to play by messages."""
    DEALS.begin(f"beside Bob {options}")
    ann, bob = Person(site.address, "Ann"), Person(site.address, "Bob")
    table = ann.table("isle", "me", "open", options=options)
    bob.join(table)
    chairs = [ann.chair(table, 0), bob.chair(table, 1)]
    for chair in chairs:
        chair.at(0)
    visitor = visit(**manners)
    visitor.bring(dict(ann.http.cookies))
    visitor.go(f"/table/{table['id']}")
    visitor.settled()
    return visitor, chairs


def play_until(
    visitor: Visitor, chairs: list[Chair], holds: Callable[[Chair, str], bool]
) -> None:
    """Both play at random, to the first action of which this holds; the page has seen
    it."""
    for chair, action in one_by_one(chairs, Random("following")):
        if holds(chair, action):
            break
    else:
        raise AssertionError("never")
    reached = chairs[0].state["number"]
    visitor.until(lambda: visitor.state["number"] >= reached, "what was played")


def placed_by_bob(chair: Chair, action: str) -> bool:
    return chair.seat == 1 and action.startswith("place ")


def is_on_screen(page: Page, control: str) -> None:
    found = page.locator(control).first
    expect(found).to_be_visible()
    assert found.evaluate(ON_SCREEN), control


@pytest.mark.parametrize("still", [True, False], ids=["still", "moving"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_cat_that_another_player_placed_is_marked_and_listed(
    visit: Invite, site: Serving, phone: bool, still: bool
) -> None:
    visitor, chairs = beside_bob(
        visit, site, {"mode": "family", "first": 1}, phone=phone, still=still
    )
    play_until(visitor, chairs, placed_by_bob)
    page = visitor.page
    # It has landed on the small boat, and its squares are marked there.
    expect(page.locator('[data-boat="1"] [data-marked]')).to_be_visible()
    expect(page.locator('[data-boat="1"] .coming')).to_have_count(0)
    is_on_screen(page, '[data-boat="1"]')
    newest = page.locator("[data-act]").first
    expect(newest).to_have_attribute("data-act", "placed")
    expect(newest).to_contain_text("Bob placed this cat")
    expect(newest.get_by_role("img")).to_be_visible()
    is_on_screen(page, "[data-act]")


def test_a_card_that_was_played_is_shown_again_when_it_is_pressed(
    visit: Invite, site: Serving
) -> None:
    visitor, chairs = beside_bob(visit, site, {})
    page = visitor.page
    play_until(
        visitor,
        chairs,
        lambda chair, action: chair.seat == 1 and action.split()[0] in ("find", "anytime"),
    )
    played = page.locator("[data-act=find], [data-act=anytime]").first
    cards = page.locator(".layer .isle-card")
    expect(played).to_contain_text("Bob")
    expect(cards).to_have_count(0)
    played.click()
    expect(cards.first).to_be_visible()
    page.keyboard.press("Escape")
    expect(cards).to_have_count(0)


def test_what_was_taken_back_is_no_longer_listed(visit: Invite, site: Serving) -> None:
    visitor, chairs = beside_bob(visit, site, {"mode": "family", "first": 1})
    listed = visitor.page.locator("[data-act]")
    play_until(visitor, chairs, placed_by_bob)
    expect(listed).to_have_count(1)
    chairs[1].undo()
    expect(listed).to_have_count(0)
    expect(visitor.page.locator("[data-marked]")).to_have_count(0)
