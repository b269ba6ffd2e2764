"""Pages around the board in small windows: a phone, a tablet, a page at 200 %."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.server.players import Person
from tests.server.serving import Serving
from tests.web import pages
from tests.web.conftest import Invite

# A window of 1280x800 at 200 %.
ZOOMED: ViewportSize = {"width": 640, "height": 400}
TABLET: ViewportSize = {"width": 768, "height": 1024}
# The bar of a table: a row of controls, and up to two lines of what is asked.
TWO_ROWS = 110
# How many lines a group of links takes.
LINES = """group => new Set([...group.querySelectorAll('a')]
  .map(link => Math.round(link.getBoundingClientRect().top))).size"""


def bottom(found: Locator) -> float:
    box = found.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def test_an_invitation_is_answered_without_scrolling_at_200_percent(
    visit: Invite, site: Serving
) -> None:
    visitor, scene = visit(), pages.invited(site)
    visitor.page.set_viewport_size(ZOOMED)
    visitor.go(scene.path)
    sit = visitor.page.get_by_role("button", name="Sit down")
    expect(sit).to_be_visible()
    assert bottom(sit) <= ZOOMED["height"]


@pytest.mark.parametrize("size", [ZOOMED, TABLET], ids=["zoomed", "tablet"])
def test_the_links_of_all_pages_stand_in_one_row(visit: Invite, size: ViewportSize) -> None:
    visitor = visit()
    visitor.page.set_viewport_size(size)
    visitor.go("/rules")
    visitor.settled()
    assert visitor.page.locator("header").evaluate(LINES) <= 2
    assert visitor.page.locator("header nav").evaluate(LINES) == 1
    # The name of the site is beside them.
    assert bottom(visitor.page.locator("header")) < 70
    # No cover stands alone in a second row.
    assert visitor.page.locator("main ul").evaluate(LINES) == 1


def test_who_plays_too_takes_no_row_of_the_bar_on_a_phone(
    visit: Invite, site: Serving
) -> None:
    ann, bob = Person(site.address, "Ann"), Person(site.address, "Bob")
    pace = {"kind": "live", "seconds": 600, "increment": 5}
    table = ann.table("kyoto", "me", "open", pace=pace)
    bob.join(table)
    visitor = visit(phone=True)
    visitor.bring(dict(ann.http.cookies))
    visitor.go(f"/table/{table['id']}")
    expect(visitor.page.locator("[data-presence='1']")).to_be_visible()
    expect(visitor.page.get_by_role("timer")).to_be_visible()
    assert bottom(visitor.page.locator("header").first) <= TWO_ROWS


def test_a_table_that_waits_offers_nothing_to_undo_or_to_look_back_at(
    visit: Invite, site: Serving
) -> None:
    visitor, scene = visit(), pages.waiting(site)
    visitor.bring(scene.cookies)
    visitor.go(scene.path)
    expect(visitor.page.get_by_role("button", name="Rules")).to_be_visible()
    for name in ("Undo", "Log", "Text"):
        expect(visitor.page.get_by_role("button", name=name)).to_have_count(0)


# Controls of the bar that lie over another one, and those of the group at its end that
# say in no visible word what they are.
COVERED = """() => {
  const found = [...document.querySelectorAll('header :is(a, button)')]
    .filter(one => one.checkVisibility({ visibilityProperty: true }))
    .map(one => [one.getAttribute('aria-label'), one.getBoundingClientRect()]);
  return found.filter(([name, here], n) => found.slice(n + 1).some(([, there]) =>
    here.left + 1 < there.right && there.left + 1 < here.right
      && here.top + 1 < there.bottom && there.top + 1 < here.bottom));
}"""
WORDLESS = """[...document.querySelectorAll('header nav button')]
  .filter(one => !one.innerText.trim())
  .map(one => one.getAttribute('aria-label'))"""


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "tablet"])
def test_controls_of_the_bar_have_words_and_none_covers_another(
    visit: Invite, site: Serving, phone: bool
) -> None:
    ann, bob = Person(site.address, "Ann"), Person(site.address, "Bob")
    pace = {"kind": "live", "seconds": 600, "increment": 5}
    table = ann.table("isle", "me", "open", pace=pace)
    bob.join(table)
    visitor = visit(phone=phone)
    if not phone:
        visitor.page.set_viewport_size(TABLET)
    visitor.bring(dict(ann.http.cookies))
    visitor.go(f"/table/{table['id']}")
    cards = visitor.page.locator("[data-action^='keep'][aria-pressed=false]:visible")
    for _ in range(2):
        cards.first.click()
    bar = visitor.page.locator("header").first
    height = bottom(bar)
    visitor.page.locator("[data-confirm]").click()
    visitor.page.locator("header").get_by_role("button", name="Undo").click()
    redo = visitor.page.locator("[data-redo]")
    expect(redo).to_be_visible()
    assert visitor.page.evaluate(COVERED) == []
    assert visitor.page.evaluate(WORDLESS) == []
    # What is under the bar stays where it is.
    assert bottom(bar) == height


# How far each word of the bar is from the one before it, in pixels.
APART = """() => {
  const words = [...document.querySelectorAll('header nav .label')].map(one => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getBoundingClientRect();
  });
  return words.slice(1).map((word, n) => word.left - words[n].right);
}"""


@pytest.mark.parametrize("lang", ["ru", "cs"])
def test_long_words_of_the_bar_keep_apart_on_a_narrow_phone(
    visit: Invite, site: Serving, lang: str
) -> None:
    ann, bob = Person(site.address, "Ann"), Person(site.address, "Bob")
    table = ann.table("isle", "me", "open")
    bob.join(table)
    visitor = visit(phone=True, lang=lang)
    visitor.page.set_viewport_size({"width": 360, "height": 740})
    visitor.bring(dict(ann.http.cookies))
    visitor.go(f"/table/{table['id']}")
    visitor.settled()
    apart = visitor.page.evaluate(APART)
    assert len(apart) == 5
    assert min(apart) >= 4
    assert visitor.page.evaluate(COVERED) == []


def test_on_a_phone_on_its_side_the_table_of_fits_is_the_largest_part(
    visit: Invite, site: Serving
) -> None:
    visitor, scene = visit(phone=True), pages.table(site, "fits-turn")
    visitor.page.set_viewport_size({"width": 844, "height": 390})
    visitor.bring(scene.cookies)
    visitor.go(scene.path)
    visitor.settled()
    table = visitor.page.locator("[data-part=table]").bounding_box()
    assert table is not None
    assert table["height"] > 390 / 2
    acts = visitor.page.locator("[data-part=recent]").bounding_box()
    assert acts is not None
    assert acts["width"] > 844 / 3
    expect(visitor.page.locator("[data-action=draw]")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("part", ["rescue", "place"])
def test_at_200_percent_the_isle_shows_what_is_asked_about_above_the_answers(
    visit: Invite, site: Serving, part: str
) -> None:
    visitor, scene = visit(), pages.table(site, f"isle-{part}")
    visitor.page.set_viewport_size(ZOOMED)
    visitor.bring(scene.cookies)
    visitor.go(scene.path)
    visitor.settled()
    page = visitor.page
    cats, boat = "[data-part=field] [data-cat]", "[data-placing] .boat > svg"
    asked = boat if part == "place" else cats
    dock = page.locator("[data-part=dock]").bounding_box()
    assert dock is not None
    for shown in page.locator(asked).all():
        assert bottom(page.locator("header").first) - 1 <= bottom(shown) <= dock["y"]


# Things in a part of the Isle that are not all inside of it.
CUT = """([part, things]) => [...document.querySelectorAll(part)].flatMap(around => {
  const { top, bottom } = around.getBoundingClientRect();
  return [...around.querySelectorAll(things)].filter(thing => {
    const box = thing.getBoundingClientRect();
    return box.top < top || box.bottom > bottom;
  });
}).length"""


def test_on_a_tablet_no_oshax_beside_the_fields_is_cut(
    visit: Invite, site: Serving
) -> None:
    visitor, scene = visit(), pages.table(site, "isle-rescue")
    visitor.page.set_viewport_size(TABLET)
    visitor.bring(scene.cookies)
    visitor.go(scene.path)
    visitor.settled()
    expect(visitor.page.locator(".oshax svg")).not_to_have_count(0)
    assert visitor.page.evaluate(CUT, [".stock", ".oshax svg"]) == 0


def test_beside_the_log_all_cats_stay_in_their_fields(visit: Invite, site: Serving) -> None:
    visitor, scene = visit(), pages.table(site, "isle-place")
    visitor.bring(scene.cookies)
    visitor.go(scene.path)
    visitor.page.set_viewport_size({"width": 1280, "height": 800})
    visitor.settled()
    visitor.page.get_by_role("button", name="Log").click()
    expect(visitor.page.locator("main + .aside")).to_be_visible()
    assert visitor.page.evaluate(CUT, ["[data-part=field]", "li"]) == 0
