"""Following the others at the Isle's table: what they did is seen, and stays to be seen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.serving import Serving
from tests.web import pages
from tests.web.beside import asks, beside_bob, by_bob, play_until
from tests.web.boxes import is_on_screen
from tests.web.conftest import Invite

UNCUT = """one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const corners = [[x + 4, y + 4], [x + width - 4, y + height - 4]];
  return corners.every(at => one.contains(document.elementFromPoint(...at)));
}"""


@pytest.mark.parametrize("still", [True, False], ids=["still", "moving"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_cat_that_another_player_placed_is_marked_and_listed(
    visit: Invite, site: Serving, phone: bool, still: bool
) -> None:
    visitor, chairs = beside_bob(
        visit, site, "isle", {"mode": "family", "first": 1}, phone=phone, still=still
    )
    play_until(visitor, chairs, by_bob("place"))
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


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_what_happened_is_on_screen_beside_three_others(
    visit: Invite, site: Serving, phone: bool
) -> None:
    visitor, scene = visit(phone=phone), pages.table(site, "isle-rescue")
    visitor.bring(scene.cookies)
    visitor.go(scene.path)
    visitor.settled()
    assert len(visitor.state["view"]["players"]) == 4
    # Where it is, nothing else is: no part of the table has cut it off.
    assert visitor.page.locator("[data-act]").first.evaluate(UNCUT)


def test_my_own_score_is_on_screen_on_a_phone(visit: Invite, site: Serving) -> None:
    visitor, scene = visit(phone=True), pages.table(site, "isle-rescue")
    visitor.bring(scene.cookies)
    visitor.go(scene.path)
    visitor.settled()
    mine = visitor.state["view"]["players"][visitor.hello["seat"]]
    shown = str(mine["points"]).replace("-", "−")  # noqa: RUF001
    expect(visitor.page.locator("[data-part=boat] .points b")).to_have_text(shown)
    is_on_screen(visitor.page, "[data-part=boat] .points")


def test_a_treasure_is_chosen_with_the_boat_in_sight(visit: Invite, site: Serving) -> None:
    visitor, chairs = beside_bob(visit, site, "isle", {"mode": "family"})
    play_until(visitor, chairs, asks("take"))
    page = visitor.page
    sheet = page.locator("[data-part=cards]").bounding_box()
    boat = page.locator("[data-part=boat] svg[data-boat]").evaluate(
        "svg => svg.querySelector('path').getBoundingClientRect().bottom"
    )
    assert sheet is not None
    assert boat <= sheet["y"]
    # What lies beside the island can be taken there, too.
    assert page.locator('.beach [data-action^="take"]').first.evaluate(UNCUT)


def test_a_card_that_was_played_is_shown_again_when_it_is_pressed(
    visit: Invite, site: Serving
) -> None:
    visitor, chairs = beside_bob(visit, site, "isle", {})
    page = visitor.page
    play_until(visitor, chairs, by_bob("find", "anytime"))
    played = page.locator("[data-act=find], [data-act=anytime]").first
    cards = page.locator(".layer .isle-card")
    expect(played).to_contain_text("Bob")
    expect(cards).to_have_count(0)
    played.click()
    expect(cards.first).to_be_visible()
    page.keyboard.press("Escape")
    expect(cards).to_have_count(0)


def test_what_was_taken_back_is_no_longer_listed(visit: Invite, site: Serving) -> None:
    visitor, chairs = beside_bob(visit, site, "isle", {"mode": "family", "first": 1})
    listed = visitor.page.locator("[data-act]")
    play_until(visitor, chairs, by_bob("place"))
    expect(listed).to_have_count(1)
    chairs[1].undo()
    expect(listed).to_have_count(0)
    expect(visitor.page.locator("[data-marked]")).to_have_count(0)
